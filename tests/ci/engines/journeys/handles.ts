import { describe, expect, it } from 'vitest';
import { figure as circlesBounce } from '#chapters/circle-and-circle/figures/circles-bounce.ts';
import { figure as nineZones } from '#chapters/nine-zones/figures/nine-zones.ts';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { figure as turnedShip } from '#chapters/start-here/figures/turned-ship.ts';
import type { AnyFigure } from '#figure/figure.ts';
import type { Handle } from '#figure/part.ts';
import type { Vec2 } from '#lib/index.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

interface Hold {
  kind: Handle['kind'];
  path: string;
  figure: AnyFigure;
  /** The initial state. */
  shared: string;
  handle: string;
  to: Vec2;
  /** The verdict afterwards. */
  verdict: RegExp;
  fields: Record<string, string>;
  /** The fields after one press of the right arrow at the start. */
  nudged: Record<string, string>;
}

const inCircle = {
  path: 'point-and-circle/',
  figure: pointInCircle,
  shared: '62,49;40,31,26',
};
const ship = {
  path: 'start-here/',
  figure: turnedShip,
  shared: '80,50;24;20,23,0,-17,15,-9,0,-17,-15',
};

const holds: Hold[] = [
  {
    ...inCircle,
    kind: 'point',
    handle: 'p.at',
    to: { x: 50.2, y: 40 },
    verdict: /^hit: [\d.]+ inside the rim/,
    fields: { 'p.x': '50.2', 'p.y': '40' },
    nudged: { 'p.x': '63', 'p.y': '49' },
  },
  {
    ...inCircle,
    kind: 'center',
    handle: 'circle.center',
    to: { x: 50, y: 40 },
    verdict: /^hit: [\d.]+ inside the rim/,
    fields: { 'circle.x': '50', 'circle.y': '40', 'circle.radius': '26' },
    nudged: { 'circle.x': '41', 'circle.y': '31' },
  },
  {
    ...inCircle,
    kind: 'rim',
    handle: 'circle.rim',
    to: { x: 49, y: 43 },
    verdict: /^miss: [\d.]+ outside the rim/,
    fields: { 'circle.x': '40', 'circle.y': '31', 'circle.radius': '15' },
    nudged: { 'circle.radius': '27' },
  },
  {
    ...ship,
    kind: 'vertex',
    handle: 'ship.2',
    to: { x: 42, y: 57 },
    verdict: /^no use: 1 corner/,
    fields: { 'ship.degrees': '20' },
    nudged: { 'ship.degrees': '20' },
  },
  {
    ...ship,
    kind: 'rotation',
    handle: 'ship.rotation',
    to: { x: 42, y: 61 },
    verdict: /^miss: for certain, after one cheap test/,
    fields: { 'ship.degrees': '90' },
    nudged: { 'ship.degrees': '21' },
  },
  {
    kind: 'extent',
    path: 'nine-zones/',
    figure: nineZones,
    shared: '34,40,20,12;65,18,14',
    handle: 'box.corner',
    to: { x: 60, y: 54 },
    verdict: /^hit: zone 2, 9\.\d to the corner/,
    fields: { 'box.halfWidth': '26', 'box.halfHeight': '14' },
    nudged: { 'box.halfWidth': '21', 'box.halfHeight': '12' },
  },
];

const kindOf = ({ kind }: Hold) => kind;

/** Moves every kind of handle by pointer and by arrow key, in one window size. */
export function handlesMove({ driver, open, problems }: Journey, size: typeof reader.desktop) {
  let path = '';
  const begin = async (hold: Hold) => {
    if (path !== hold.path) await open(hold.path, size);
    path = hold.path;
    await reader.show(driver, hold.figure, hold.shared);
  };
  it('a handle of every kind goes to the pointer', async () => {
    const faults = await offenders(holds, kindOf, async (hold) => {
      const { figure, handle } = hold;
      await begin(hold);
      const before = await reader.look(driver, figure.name);
      const to = await reader.placeInWindow(driver, figure, hold.to);
      await reader.take(driver, figure.name, handle, to);
      await driver.up();
      const seen = () => reader.look(driver, figure.name);
      // WebDriver may return before the page has received the event.
      await reader.until(async () => (await seen()).verdict).toMatch(hold.verdict);
      const after = await seen();
      const found: string[] = [];
      if (JSON.stringify(after) === JSON.stringify(before)) found.push('nothing changes');
      // WebDriver uses integer pixels, which in a narrow drawing are a quarter of a unit.
      for (const [field, value] of Object.entries(hold.fields)) {
        const is = after.fields[field];
        const off = Math.abs(Number(is) - Number(value));
        if (!(off <= 0.5)) found.push(`${field} is ${is}, not ${value}`);
      }
      const at = await reader.placeOf(driver, figure.name, handle);
      const off = Math.hypot(at.x - to.x, at.y - to.y);
      if (!(off < 1.5)) found.push(`it is ${off} pixels from the pointer`);
      return [...found, ...(await problems())];
    });
    expect(faults).toEqual([]);
  });

  it('a handle of every kind moves by an arrow key', async () => {
    const faults = await offenders(holds, kindOf, async (hold) => {
      const { figure, handle } = hold;
      await begin(hold);
      const before = await reader.placeOf(driver, figure.name, handle);
      await driver.evaluate(
        (selector) => {
          const all = [...document.querySelectorAll<SVGElement>(selector)];
          all.find((one) => one.checkVisibility())?.focus();
        },
        `${reader.figureSelector(figure.name)} [data-handle="${handle}"]`,
      );
      await driver.press('ArrowRight');
      const fields = async () => (await reader.look(driver, figure.name)).fields;
      await reader.until(fields).toMatchObject(hold.nudged);
      await reader.until(() => reader.placeOf(driver, figure.name, handle)).not.toEqual(before);
    });
    expect(faults).toEqual([]);
  });
}

/** Tests what a drag leaves behind in the page. */
export function dragsEnd({ driver, open }: Journey) {
  describe('a drag', () => {
    it('goes on beyond the edge of the window, and ends there', async () => {
      await open('point-and-circle/', reader.desktop);
      const { name } = pointInCircle;
      await reader.show(driver, pointInCircle, inCircle.shared);
      const far = driver.leavesWindow ? { x: -60, y: -60 } : { x: 0, y: 0 };
      await reader.take(driver, name, 'p.at', { x: 300, y: 200 }, far);
      await driver.up();
      const { minX, maxY, inset = 0 } = pointInCircle.world;
      const fields = async () => (await reader.look(driver, name)).fields;
      const corner = { 'p.x': `${minX + inset}`, 'p.y': `${maxY - inset}` };
      await reader.until(fields).toMatchObject(corner);
      const ended = await reader.look(driver, name);
      const middle = await reader.placeInWindow(driver, pointInCircle, { x: 48, y: 32 });
      await driver.moveTo(middle.x, middle.y);
      expect(await reader.look(driver, name)).toEqual(ended);
    });

    it('leaves the figure where it is on the screen, after it too', async () => {
      await open('circle-and-circle/', reader.desktop);
      const { name } = circlesBounce;
      await reader.startFigure(driver, name);
      const stage = `${reader.figureSelector(name)} .stage`;
      const before = await reader.middleOf(driver, stage);
      const [handle = ''] = await driver.evaluate(
        (selector) =>
          [...document.querySelectorAll<SVGElement>(`${selector} .handle`)]
            .filter((one) => one.checkVisibility())
            .map((one) => one.dataset.handle ?? ''),
        stage,
      );
      const from = await reader.placeOf(driver, name, handle);
      await reader.take(driver, name, handle, { x: from.x + 20, y: from.y }, from);
      await driver.up();
      // Content paused during the drag returns block by block.
      const farthest = await driver.evaluate(
        async (selector, y) => {
          const offBy = () => {
            const { top, height } = document.querySelector(selector)!.getBoundingClientRect();
            return Math.abs(top + height / 2 - y);
          };
          let most = offBy();
          while (document.querySelector('.spread[style*="content-visibility"]')) {
            await new Promise(requestAnimationFrame);
            most = Math.max(most, offBy());
          }
          return Math.max(most, offBy());
        },
        stage,
        before.y,
      );
      expect(farthest).toBeLessThan(1.5);
    });
  });
}
