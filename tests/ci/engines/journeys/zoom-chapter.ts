import { beforeAll, describe, expect, it } from 'vitest';
import { figure as exerciseFigure } from '#chapters/circle-and-circle/figures/circles-exercise.ts';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import { tabThrough } from '../focus.ts';
import type { Journey } from '../journey.ts';
import { layoutFaults } from '../layout-faults.ts';
import * as reader from '../reader.ts';

const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
const exercise = '#exercise-touching-counts';
const question = '[data-figure-questions="circles-exercise"] [data-question="deep"]';
/** A window of 1280 by 1024 pixels at 400 %. */
const magnified = { width: 320, height: 256 };

/** Uses a chapter at 400 %. */
export function usesMagnified({ driver, open, problems }: Journey) {
  const text = (selector: string) => reader.textOf(driver, selector);
  const press = (selector: string) => reader.click(driver, selector);

  /** From the top, where the bar covers nothing. */
  const faults = async () => {
    await driver.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await reader.drawn(driver);
    return driver.evaluate(layoutFaults);
  };

  describe('a chapter that is magnified four times', () => {
    beforeAll(() => reader.openAnew({ driver, open }, 'circle-and-circle/', magnified));

    it('has a window of 320 by 256 pixels', async () => {
      const size = await driver.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      expect(size).toEqual(magnified);
    });

    it('a handle is dragged, and the verdict follows', async () => {
      const verdict = async () => (await reader.look(driver, figure.name)).verdict;
      await reader.startFigure(driver, figure.name);
      expect(await verdict()).toMatch(/^hit/);
      await reader.dragTo(driver, figure, 'second.center', { x: 76, y: 40 });
      await reader.until(verdict).toMatch(/^miss/);
      await reader.dragTo(driver, figure, 'second.center', { x: 54, y: 40 });
      await reader.until(verdict).toMatch(/^hit/);
    });

    it('a listing is unfolded and stepped through', async () => {
      await press(`${listing} > .fold > summary`);
      await press(`${listing} [data-step="on"]`);
      await press(`${listing} [data-step="on"]`);
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 2 of/);
    });

    it('Tab leads through all of it, the unfolded listing too, always in sight', async () => {
      // Reopen the page, because a browser continues tabbing from the last press.
      await open('circle-and-circle/', magnified);
      await driver.evaluate((one) => {
        document.querySelector<HTMLDetailsElement>(one)!.open = true;
      }, `${listing} > .fold`);
      expect(await tabThrough(driver)).toEqual({ faults: [], leftOut: [] });
    });

    it('a listing is edited, judged and closed', async () => {
      await press(`${listing} [data-edit]`);
      await reader.until(() => reader.hasFocus(driver, `${listing} .cm-content`)).toBe(true);
      const line = 'export function circlesIntersect(a: Circle, b: Circle) { return true; }';
      await reader.retype(driver, line);
      await reader.until(() => text(`${listing} .judge-summary`)).toMatch(/^\d+ of \d+ right\.$/);
      expect(await faults()).toEqual([]);
      await press(`${listing} [data-task="reset"]`);
      await reader.until(() => text(`${listing} .judge-summary`)).toMatch(/^All/);
      await press(`${listing} [data-task="close"]`);
      await reader.until(() => text(`${listing} .edit-cell`)).toBe('');
    });

    it('a question is answered by a drag', async () => {
      const isRight = () =>
        driver.evaluate((one) => document.querySelector<HTMLElement>(one)!.dataset.right, question);
      await reader.startFigure(driver, exerciseFigure.name);
      expect(await isRight()).toBe('false');
      await reader.dragTo(driver, exerciseFigure, 'second.center', { x: 33, y: 33 });
      await reader.until(isRight).toBe('true');
    });

    it('an exercise is solved, and nothing lies over or beside anything then', async () => {
      await press(`${exercise} [data-edit]`);
      await reader.until(() => reader.hasFocus(driver, `${exercise} .cm-content`)).toBe(true);
      await reader.retype(driver, reader.rightTest);
      await reader.until(() => reader.isSolved(driver, exercise)).toBe(true);
      expect(await faults()).toEqual([]);
      expect(await problems()).toEqual([]);
    });
  });
}
