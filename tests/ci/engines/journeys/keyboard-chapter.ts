import { beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import { tabThrough } from '../focus.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const chapter = 'circle-and-circle/';
const root = reader.figureSelector(figure.name);
const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
const exercise = '#exercise-touching-counts';

/** Reaches every control of a page by Tab. */
export function tabsThrough(
  { driver, open, problems }: Journey,
  path: string,
  size = reader.desktop,
) {
  it(`Tab goes through all of /${path} in its order, always in sight`, async () => {
    await reader.openAnew({ driver, open }, path, size);
    expect(await tabThrough(driver)).toEqual({ faults: [], leftOut: [] });
    expect(await problems()).toEqual([]);
  });
}

/** Reads a chapter by the keyboard alone. */
export function readsByKeyboard({ driver, open, problems }: Journey) {
  /** Focuses the element that the reader has reached. */
  const startAt = (selector: string) =>
    driver.evaluate(async (one) => {
      const start = [...document.querySelectorAll<HTMLElement>(one)].find((element) =>
        element.checkVisibility(),
      )!;
      start.scrollIntoView({ block: 'center', behavior: 'instant' });
      start.focus();
      const { dataset } = start.closest<HTMLElement>('first-contact-figure') ?? start;
      while (dataset.figure && dataset.ready === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, selector);
  const text = (selector: string) => reader.textOf(driver, selector);
  const verdict = async () => (await reader.look(driver, figure.name)).verdict;

  describe('by keyboard', () => {
    beforeAll(() => reader.openAnew({ driver, open }, chapter, reader.desktop));

    it('Shift and Tab lead back the same way', async () => {
      await startAt(`${root} [data-motion="play"]`);
      const name = () =>
        driver.evaluate(() =>
          document.activeElement!.outerHTML.replace(/ data-sel[^ ]*/, '').slice(0, 60),
        );
      const there: string[] = [];
      for (let i = 0; i < 12; i += 1) {
        there.push(await name());
        await driver.press('Tab');
      }
      for (const before of there.reverse()) {
        await driver.press('Shift+Tab');
        await reader.until(name).toBe(before);
      }
    });

    it('arrows move a handle, and the verdict follows', async () => {
      await startAt(`${root} [data-do="share"]`);
      await reader.tabTo(driver, `${root} [data-handle="second.center"]`);
      await reader.until(verdict).toMatch(/^hit/);
      for (let i = 0; i < 3; i += 1) await driver.press('Shift+ArrowRight');
      await reader.until(verdict).toMatch(/^miss/);
      for (let i = 0; i < 3; i += 1) await driver.press('Shift+ArrowLeft');
      await reader.until(verdict).toMatch(/^hit/);
      expect(await reader.hasFocus(driver, `${root} [data-handle="second.center"]`)).toBe(true);
    });

    it('Enter shares the position', async () => {
      await startAt(`${root} [data-do="reset"]`);
      await reader.tabTo(driver, `${root} [data-do="share"]`);
      await driver.press('Enter');
      await reader.until(() => text(`${root} .notice`)).toMatch(/The address /);
      const hash = () => driver.evaluate(() => location.hash);
      await reader.until(hash).toContain('circles-touch=');
    });

    it('Enter and Space step through a listing', async () => {
      await startAt(`${listing} [data-step="back"]`);
      await reader.tabTo(driver, `${listing} [data-step="on"]`);
      await driver.press('Enter');
      await driver.press(' ');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 2 of/);
      // Also by the slider, which Debug unfolds.
      await reader.tabTo(driver, `${listing} [data-step="more"]`);
      await driver.press('Enter');
      const slider = `${listing} .steps input`;
      const isUnfolded = (one: string) => document.querySelector(one)!.checkVisibility();
      await reader.until(() => driver.evaluate(isUnfolded, slider)).toBe(true);
      await reader.tabTo(driver, slider);
      await driver.press('Home');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 0 of|^Step 1 of/);
    });

    it('Enter copies the code', async () => {
      await startAt(`${listing} [data-step="back"]`);
      const copy = 'button[aria-label="Copy circlesIntersect with all it needs"]';
      await reader.tabTo(driver, copy, 'Shift+Tab');
      await driver.press('Enter');
      await reader.until(() => text(`copy-button:has(${copy}) [role="status"]`)).toBe('Copied');
    });

    it('a listing is edited, the editor is left, and the listing is back', async () => {
      await startAt(`${listing} [data-step="back"]`);
      await reader.tabTo(driver, `${listing} [data-edit]`, 'Shift+Tab');
      await driver.press('Enter');
      const editor = `${listing} .cm-content`;
      await reader.until(() => reader.hasFocus(driver, editor)).toBe(true);
      const line = 'export function circlesIntersect(a: Circle, b: Circle) { return true; }';
      await reader.retype(driver, line);
      await reader.until(() => text(`${listing} .judge-summary`)).toMatch(/^\d+ of \d+ right\.$/);
      // Tab indents here until Escape is pressed, so the focus can always leave.
      await driver.press('Tab');
      expect(await reader.hasFocus(driver, editor)).toBe(true);
      await driver.press('Escape');
      await driver.press('Tab');
      await reader.until(() => reader.hasFocus(driver, editor)).toBe(false);
      expect(await driver.evaluate(() => document.activeElement !== document.body)).toBe(true);
      // The focus can also leave backwards.
      await reader.tabTo(driver, editor, 'Shift+Tab');
      await driver.press('Escape');
      await reader.tabTo(driver, `${listing} [data-task="reset"]`, 'Shift+Tab');
      await driver.press('Enter');
      await reader.tabTo(driver, `${listing} [data-task="close"]`);
      await driver.press('Enter');
      await reader.until(() => reader.hasFocus(driver, `${listing} [data-edit]`)).toBe(true);
    });

    it('an exercise is solved', async () => {
      await startAt('[data-figure-questions="circles-exercise"] [data-do="solve"]');
      await reader.tabTo(driver, `${exercise} [data-edit]`);
      await driver.press('Enter');
      await reader.until(() => reader.hasFocus(driver, `${exercise} .cm-content`)).toBe(true);
      await reader.retype(driver, reader.rightTest);
      await reader.until(() => reader.isSolved(driver, exercise)).toBe(true);
      expect(await problems()).toEqual([]);
    });

    it('Control and K search, and Enter opens what is found', async () => {
      await open(chapter, reader.desktop);
      await startAt('.site-title');
      const isOpen = () => reader.hasFocus(driver, '.search-dialog input');
      await driver.press('Control+k');
      await reader.until(isOpen).toBe(true);
      await driver.type('fingertip');
      const result = '.search-dialog a[href*="/point-and-circle/"]';
      const isFound = () =>
        driver.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, result);
      await reader.until(isFound).toBe(true);
      await reader.tabTo(driver, result);
      await driver.press('Enter');
      const path = () => driver.evaluate(() => location.pathname);
      await reader.until(path).toBe('/point-and-circle/');
    });
  });
}
