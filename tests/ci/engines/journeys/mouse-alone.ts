import { beforeAll, describe, expect, it } from 'vitest';
import { figure as exerciseFigure } from '#chapters/circle-and-circle/figures/circles-exercise.ts';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import * as editor from '../editor.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const root = reader.figureSelector(figure.name);
const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
const exercise = '#exercise-touching-counts';
const question = '[data-figure-questions="circles-exercise"] [data-question="deep"]';

/** Reads a whole chapter by the mouse alone. The keyboard only types text where it has clicked. */
export function readsByMouseAlone({ driver, open, problems }: Journey) {
  const look = () => reader.look(driver, figure.name);
  const text = (selector: string) => reader.textOf(driver, selector);
  const press = (selector: string) => reader.click(driver, selector);
  /** The text of an element. An element off the screen does not update. */
  const seen = (selector: string) =>
    driver.evaluate((one) => {
      const found = document.querySelector(one)!;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found.textContent.trim();
    }, selector);
  const attribute = (selector: string, name: string) =>
    driver.evaluate((one, of) => document.querySelector(one)!.getAttribute(of), selector, name);

  describe('by mouse alone', () => {
    beforeAll(() => reader.openAnew({ driver, open }, 'circle-and-circle/', reader.desktop));

    it('a drag parts two circles, and the words, the numbers and the listing follow', async () => {
      await reader.startFigure(driver, figure.name);
      expect((await look()).verdict).toMatch(/^hit/);
      await reader.until(() => seen(`${listing} .step-words`)).toMatch(/true/);
      await reader.dragTo(driver, figure, 'second.center', { x: 76, y: 40 });
      await reader.until(async () => (await look()).verdict).toMatch(/^miss/);
      expect(Math.abs(Number((await look()).fields['second.x']) - 76)).toBeLessThan(1);
      await reader.until(() => seen(`${listing} .step-words`)).toMatch(/false/);
    });

    it('a preset brings two that touch', async () => {
      await press(`${root} [data-preset="touching"]`);
      await reader.until(async () => (await look()).verdict).toMatch(/^hit: just touching/);
      await reader.until(() => seen(`${listing} .step-words`)).toMatch(/true/);
    });

    it('the listing is stepped on and back, and shown whole again', async () => {
      const step = (name: string) => press(`${listing} [data-step="${name}"]`);
      await step('on');
      await step('on');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 2 of/);
      await step('back');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 1 of/);
      await step('more');
      await step('whole');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^\d+ steps/);
    });

    it('an edit is judged, and its map and its run follow it, until it is taken back', async () => {
      const summary = () => text(`${listing} .judge-summary`);
      const map = () => text(`${listing} .map-says`);
      await press(`${listing} [data-edit]`);
      await reader.until(summary).toMatch(/^All \d+ right\.$/);
      await reader.until(map).toMatch(/^Right /);
      await editor.select(driver, listing, '<=');
      await driver.type('>');
      await reader.until(summary).toMatch(/^(?!All)\d+ of \d+ right\.$/);
      await reader.until(map).toMatch(/^Wrong /);
      // The figure still shows two touching circles.
      await reader.until(() => seen(`${listing} .step-words`)).toMatch(/false/);
      await press(`${listing} [data-task="undo"]`);
      await reader.until(summary).toMatch(/^All/);
      await reader.until(map).toMatch(/^Right /);
      await press(`${listing} [data-task="close"]`);
      await reader.until(() => text(`${listing} .edit-cell`)).toBe('');
    });

    it('a question is answered by a drag', async () => {
      await reader.startFigure(driver, exerciseFigure.name);
      expect(await attribute(question, 'data-right')).toBe('false');
      await reader.dragTo(driver, exerciseFigure, 'second.center', { x: 33, y: 33 });
      await reader.until(() => attribute(question, 'data-right')).toBe('true');
      expect(await text(`${question} .says`)).toMatch(
        /because the second circle is inside the first\.$/,
      );
    });

    it('an exercise is solved', async () => {
      await press(`${exercise} [data-edit]`);
      await reader.until(() => text(`${exercise} .judge-summary`)).toMatch(/^\d+ of \d+ right\.$/);
      await editor.select(driver, exercise, '+ b.radius');
      await driver.type('- b.radius');
      const first = () => text(`${exercise} .judge-first`);
      await reader.until(first).toMatch(/^First failure: touching/);
      await editor.select(driver, exercise, 'gap < 0');
      await driver.type('gap <= 0');
      await reader.until(() => reader.isSolved(driver, exercise)).toBe(true);
      expect(await text(`${exercise} .judge-summary`)).toMatch(/^All \d+ right\. Solved\.$/);
    });

    it('the code is copied', async () => {
      await reader.noteCopies(driver);
      const copy = 'button[aria-label="Copy circlesIntersect with all it needs"]';
      await press(copy);
      await reader.until(() => text(`copy-button:has(${copy}) [role="status"]`)).toBe('Copied');
      expect(await reader.copied(driver)).toContain('export function circlesIntersect(');
      expect(await problems()).toEqual([]);
    });

    it('the search is opened, and what it finds', async () => {
      await press('.search-button');
      await reader.until(() => reader.hasFocus(driver, '.search-dialog input')).toBe(true);
      await driver.type('fingertip');
      const result = '.search-dialog a[href*="/point-and-circle/"]';
      const isFound = () =>
        driver.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, result);
      await reader.until(isFound).toBe(true);
      await press(result);
      const path = () => driver.evaluate(() => location.pathname);
      await reader.until(path).toBe('/point-and-circle/');
    });
  });
}
