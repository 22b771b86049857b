import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { figure as rimMagnified } from '#chapters/exactness/figures/rim-magnified.ts';
import { figure as orderOfSquares } from '#chapters/point-and-circle/figures/order-of-squares.ts';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { figure as turnedShip } from '#chapters/start-here/figures/turned-ship.ts';
import type { AnyFigure } from '#figure/figure.ts';
import type { Vec2 } from '#lib/index.ts';
import { drag, look, pageUrl, placeInWindow, placeOf, show, startFigure } from './figure.ts';
import { openBrowser } from './support.ts';

interface Drag {
  kind: string;
  path: string;
  figure: AnyFigure;
  /** The initial state. */
  shared: string;
  handle: string;
  to: Vec2;
  /** The verdict afterwards, computed by hand. */
  verdict: string;
  fields: Record<string, string>;
  says: string;
  /** False if the handle may not follow the pointer everywhere. */
  follows?: boolean;
}

const drags: Drag[] = [
  {
    kind: 'point',
    path: 'point-and-circle/',
    figure: pointInCircle,
    shared: '62,49;40,31,26',
    handle: 'p.at',
    to: { x: 50.2, y: 40 },
    verdict: 'hit: 12.4 inside the rim',
    fields: { 'p.x': '50.2', 'p.y': '40' },
    says: 'x 50.2, y 40',
  },
  {
    kind: 'centre',
    path: 'point-and-circle/',
    figure: pointInCircle,
    shared: '62,49;40,31,26',
    handle: 'circle.center',
    to: { x: 50, y: 40 },
    verdict: 'hit: 11 inside the rim',
    fields: { 'circle.x': '50', 'circle.y': '40', 'circle.radius': '26' },
    says: 'x 50, y 40',
  },
  {
    kind: 'rim',
    path: 'point-and-circle/',
    figure: pointInCircle,
    shared: '62,49;40,31,26',
    handle: 'circle.rim',
    to: { x: 49, y: 43 },
    verdict: 'miss: 13.4 outside the rim',
    fields: { 'circle.x': '40', 'circle.y': '31', 'circle.radius': '15' },
    says: '15',
  },
  {
    kind: 'number on an axis',
    path: 'point-and-circle/',
    figure: orderOfSquares,
    shared: '2;3.4',
    handle: 'u.at',
    to: { x: -3.6, y: 5 },
    verdict: 'order reversed: −3.6 ≤ 3.4, but 12.96 > 11.56',
    fields: { 'u.at': '−3.6' },
    says: '−3.6',
    follows: false,
  },
  {
    kind: 'rim of a circle that stays',
    path: 'start-here/',
    figure: turnedShip,
    shared: '80,50;24;20,23,0,-17,15,-9,0,-17,-15',
    handle: 'circle.rim',
    to: { x: 62, y: 32 },
    verdict: 'no use: 3 corners stick out of the circle',
    fields: { 'circle.radius': '20' },
    says: '20',
  },
  {
    kind: 'vertex',
    path: 'start-here/',
    figure: turnedShip,
    shared: '80,50;24;20,23,0,-17,15,-9,0,-17,-15',
    handle: 'ship.2',
    to: { x: 42, y: 57 },
    verdict: 'no use: 1 corner',
    fields: { 'ship.degrees': '20' },
    says: 'x 8.6, y 23.5 on its own axes',
  },
  {
    kind: 'rotation',
    path: 'start-here/',
    figure: turnedShip,
    shared: '80,50;24;20,23,0,-17,15,-9,0,-17,-15',
    handle: 'ship.rotation',
    to: { x: 42, y: 61 },
    verdict: 'miss: for certain, after one cheap test',
    fields: { 'ship.degrees': '90' },
    says: '90 degrees',
  },
  {
    kind: 'point on whole places',
    path: 'exactness/',
    figure: rimMagnified,
    shared: '0,2;2;0',
    handle: 'p.at',
    to: { x: -4.3, y: 3.6 },
    verdict: 'correct hit: 3 ',
    fields: { 'p.x': '−4', 'p.y': '4' },
    says: 'x −4, y 4',
    follows: false,
  },
];

const browser = await openBrowser();
afterAll(() => browser.close());

/** What a figure shows after a drag, limited to what the test specifies. */
async function afterDrag(figure: Locator, one: Drag) {
  await show(figure, `${one.figure.name}=1;${one.shared}`);
  const to = await placeInWindow(figure, one.figure.world, one.to);
  await drag(figure, one.handle, to);
  const { verdict, fields, handles, notice, pressed, active } = await look(figure);
  const presets = one.figure.presets.map(({ label }) => label);
  // Positions are rounded to tenths, so the handle may be half a tenth away from the pointer.
  const at = await placeOf(figure, one.handle);
  const isInHand = Math.hypot(at.x - to.x, at.y - to.y) < 1;
  return {
    kind: one.kind,
    verdict,
    fields,
    says: handles[one.handle],
    active,
    notice,
    pressed: pressed.filter((label) => presets.includes(label)),
    follows: isInHand || one.follows === false,
    isWhole: await isWhole(figure),
  };
}

/** Whether the updates postponed during a drag have arrived at every handle. */
async function isWhole(figure: Locator): Promise<boolean> {
  const apart = await figure.locator('svg.drawing:visible .handle').evaluateAll((all) =>
    all.map((handle) => {
      const [mark, ...others] = ['.mark', '.reach', '.ring'].map((piece) => {
        const box = handle.querySelector(piece)!.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      });
      return Math.max(...others.map(({ x, y }) => Math.hypot(x - mark!.x, y - mark!.y)));
    }),
  );
  return apart.length > 0 && Math.max(...apart) < 0.1;
}

it('every kind of handle goes where the mouse takes it, and the numbers with it', async () => {
  const { page, close } = await browser.newPage();
  const found: unknown[] = [];
  const wanted: unknown[] = [];
  let path = '';
  for (const one of drags) {
    if (path !== one.path) await page.goto(pageUrl(one.path));
    path = one.path;
    found.push(await afterDrag(await startFigure(page, one.figure.name), one));
    wanted.push({
      kind: one.kind,
      verdict: expect.stringContaining(one.verdict),
      fields: expect.objectContaining(one.fields),
      says: one.says,
      active: one.handle,
      notice: '',
      pressed: [],
      follows: true,
      isWhole: true,
    });
  }
  expect(found).toEqual(wanted);
  await close();
});
