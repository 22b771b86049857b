import { beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const root = reader.figureSelector(figure.name);
const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
const exercise = '#exercise-touching-counts';
const shared = '30,33,15;54,40,18';
const onItsSide = { width: reader.phone.height, height: reader.phone.width };

/** Reads a chapter with fingers on a phone, which is rotated meanwhile. */
export function readsByTouch({ driver, open, resize, problems }: Journey) {
  const look = () => reader.look(driver, figure.name);
  const text = (selector: string) => reader.textOf(driver, selector);
  /** Scrolls to an element and taps it. */
  const tap = async (selector: string) => {
    await reader.awake(driver);
    await driver.evaluate((one) => {
      const all = [...document.querySelectorAll(one)];
      const found = all.find((element) => element.checkVisibility());
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    // A late file may move it.
    let at = await reader.middleOf(driver, selector);
    for (let before = { x: 0, y: 0 }; before.x !== at.x || before.y !== at.y; ) {
      await reader.drawn(driver);
      [before, at] = [at, await reader.middleOf(driver, selector)];
    }
    await driver.fingers([at]);
    await reader.drawn(driver);
  };
  const sideways = () =>
    driver.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth + window.scrollX;
    });
  /** Waits until a field of the figure is close to a value. */
  const near = (field: string, value: number) =>
    reader
      .until(async () => Math.abs(Number((await look()).fields[field]) - value))
      .toBeLessThan(1);

  describe('by touch', () => {
    beforeAll(() => reader.openAnew({ driver, open }, 'circle-and-circle/', reader.phone));

    it('a finger drags a handle, and a second one disturbs nothing', async () => {
      await reader.show(driver, figure, shared);
      const before = await driver.evaluate(() => scrollY);
      const from = await reader.placeOf(driver, figure.name, 'second.center');
      const [half, to] = await Promise.all(
        [66, 78].map((x) => reader.placeInWindow(driver, figure, { x, y: 20 })),
      );
      const other = await reader.placeOf(driver, figure.name, 'first.center');
      const aside = { x: other.x + 20, y: other.y + 20 };
      await driver.fingers([from], [half!], [half!, other], [to!, aside], [to!]);
      await near('second.x', 78);
      await near('second.y', 20);
      await near('first.x', 30);
      expect(await driver.evaluate(() => scrollY)).toBe(before);
    });

    it('taps play and pause a figure, and press its presets', async () => {
      const play = `${root} [data-motion="play"]`;
      const before = (await look()).fields;
      await tap(play);
      await reader.until(() => text(play)).toBe('Pause');
      await reader.until(async () => (await look()).fields).not.toEqual(before);
      await tap(play);
      await reader.until(() => text(play)).toBe('Play');
      await tap(`${root} [data-preset="apart"]`);
      await reader.until(async () => (await look()).verdict).toMatch(/^miss/);
    });

    it('taps unfold a listing and step through it', async () => {
      await tap(`${listing} > .fold > summary`);
      await tap(`${listing} [data-step="on"]`);
      await tap(`${listing} [data-step="on"]`);
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 2 of/);
      expect(await sideways()).toBe(0);
    });

    it('turned on its side the phone keeps the figure, the step and the place', async () => {
      const before = { ...(await look()), step: await text(`${listing} .step-words`) };
      await resize(onItsSide);
      await reader.until(sideways).toBe(0);
      const after = async () => ({ ...(await look()), step: await text(`${listing} .step-words`) });
      await reader.until(after).toEqual(before);
      // The handle can be dragged from its new position.
      await reader.startFigure(driver, figure.name);
      const from = await reader.placeOf(driver, figure.name, 'second.center');
      const to = await reader.placeInWindow(driver, figure, { x: 60, y: 30 });
      await driver.fingers([from], [to]);
      await near('second.x', 60);
      await resize(reader.phone);
      await reader.until(sideways).toBe(0);
      await near('second.x', 60);
    });

    it('an exercise is written, kept while the phone is turned, and solved', async () => {
      await reader.awake(driver);
      await reader.startFigure(driver, 'circles-exercise');
      await tap(`${exercise} [data-edit]`);
      const editor = `${exercise} .cm-content`;
      await reader.until(() => reader.hasFocus(driver, editor)).toBe(true);
      await reader.retype(driver, reader.rightTest);
      await reader.until(() => reader.isSolved(driver, exercise)).toBe(true);
      const written = await text(editor);
      await resize(onItsSide);
      await reader.until(sideways).toBe(0);
      expect(await text(editor)).toBe(written);
      await resize(reader.phone);
    });

    it('a tap opens the list of chapters, and one on a section leads there', async () => {
      await tap('.contents-button');
      const isOpen = () =>
        driver.evaluate(() => document.querySelector('.contents')!.checkVisibility());
      await reader.until(isOpen).toBe(true);
      await tap('.section-list a[href="#take-it-home"]');
      await reader.until(isOpen).toBe(false);
      const top = () =>
        driver.evaluate(() => document.getElementById('take-it-home')!.getBoundingClientRect().top);
      await reader.until(top).toBeLessThan(200);
      expect(await problems()).toEqual([]);
    });

    it('two fingers beside the handles are left to the browser', async () => {
      await reader.show(driver, figure, shared);
      const before = (await look()).fields;
      await driver.evaluate(() => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        for (const type of ['touchstart', 'touchmove', 'pointerdown', 'pointermove', 'wheel']) {
          addEventListener(type, (event) => event.defaultPrevented && refused.push(type), {
            passive: true,
          });
        }
      });
      const [a, b, c, d] = await Promise.all(
        [
          { x: 20, y: 8 },
          { x: 26, y: 8 },
          { x: 6, y: 8 },
          { x: 44, y: 8 },
        ].map((at) => reader.placeInWindow(driver, figure, at)),
      );
      await driver.fingers([a!], [a!, b!], [c!, d!]);
      const seen = await driver.evaluate(
        (selector) => ({
          refused: (window as unknown as { refused: string[] }).refused,
          mayZoom: !/user-scalable|maximum-scale/.test(
            document.querySelector<HTMLMetaElement>('meta[name=viewport]')!.content,
          ),
          actions: [...document.querySelectorAll(`${selector} :is(.stage, .drawing)`)].map(
            (one) => getComputedStyle(one).touchAction,
          ),
        }),
        root,
      );
      expect(seen.refused).toEqual([]);
      expect(seen.mayZoom).toBe(true);
      expect(new Set(seen.actions)).toEqual(new Set(['auto']));
      expect((await look()).fields).toEqual(before);
      // Only Chromium receives fingers that can zoom.
      const scale = () => driver.evaluate(() => visualViewport!.scale);
      if (driver.engine === 'Chromium') await reader.until(scale).toBeGreaterThan(1.05);
    });
  });
}
