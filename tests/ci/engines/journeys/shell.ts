import { describe, expect, it } from 'vitest';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** The elements around every chapter: copy buttons, theme, search, and the chapter list. */
export function shellWorks({ driver, open, problems }: Journey) {
  const isShown = (selector: string) =>
    driver.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, selector);

  it('a copy button copies the code it names, and says so', async () => {
    await open('point-and-circle/');
    await reader.noteCopies(driver);
    const button = 'button[aria-label="Copy pointInCircle with all it needs"]';
    await reader.click(driver, button);
    const status = () => reader.textOf(driver, `copy-button:has(${button}) [role="status"]`);
    await reader.until(status).toBe('Copied');
    const copied = await reader.copied(driver);
    expect(copied).toContain('export function pointInCircle(');
    expect(await problems()).toEqual([]);
  });

  it('two functions are ticked and copied as one file', async () => {
    await open('circle-and-circle/');
    await driver.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copied = text;
        return Promise.resolve();
      };
    });
    await reader.click(driver, 'take-home input[value="reflect"]');
    await reader.click(driver, 'take-home input[value="script"]');
    const contents = () => reader.textOf(driver, 'take-home .contents-line');
    await reader.until(contents).toMatch(/^2 functions: /);
    await reader.click(driver, 'take-home [data-do="copy"]');
    await reader.until(() => reader.textOf(driver, 'take-home [role="status"]')).toBe('Copied');
    const copied = await reader.copied(driver);
    expect(copied).toContain('\nfunction circlesIntersect(');
    expect(copied).toContain('\nfunction reflect(');
    expect(await problems()).toEqual([]);
  });

  it('the theme button turns the page dark, and back', async () => {
    await open('start-here/');
    const paper = () => driver.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(255, 254, 250)');
    await reader.click(driver, 'theme-button button');
    await reader.until(paper).toBe('rgb(22, 21, 19)');
    await driver.goto(await driver.evaluate(() => location.href));
    await reader.until(paper).toBe('rgb(22, 21, 19)');
    await reader.click(driver, 'theme-button button');
    await reader.until(paper).toBe('rgb(255, 254, 250)');
    expect(await problems()).toEqual([]);
  });

  describe('the search', () => {
    it('opens by its key, finds a chapter and leads there', async () => {
      await open('start-here/');
      // A new page may not have the keyboard focus yet, so click and press again.
      await reader.click(driver, 'h1');
      const opens = async () => {
        if (!(await isShown('.search-dialog'))) await driver.press('Control+k');
        return isShown('.search-dialog input');
      };
      await reader.until(opens).toBe(true);
      await driver.type('fingertip');
      const result = '.search-dialog a[href*="/point-and-circle/"]';
      await reader.until(() => isShown(result)).toBe(true);
      expect(await problems()).toEqual([]);
      await reader.click(driver, result);
      const path = () => driver.evaluate(() => location.pathname);
      await reader.until(path).toBe('/point-and-circle/');
    });

    it('closes by Escape', async () => {
      await open('start-here/');
      await reader.click(driver, '.search-button');
      await reader.until(() => isShown('.search-dialog')).toBe(true);
      await driver.press('Escape');
      await reader.until(() => isShown('.search-dialog')).toBe(false);
    });
  });

  describe('the list of chapters on a phone', () => {
    it('closes when a section is chosen, which is then at the top', async () => {
      await open('point-and-circle/', reader.phone);
      await reader.click(driver, '.contents-button');
      await reader.until(() => isShown('.contents')).toBe(true);
      await reader.click(driver, '.section-list a[href="#the-idea"]');
      await reader.until(() => isShown('.contents')).toBe(false);
      const top = () =>
        driver.evaluate(() => document.getElementById('the-idea')!.getBoundingClientRect().top);
      // Below the bar, in the first fifth of the window.
      await reader.until(async () => Math.abs((await top()) - 105)).toBeLessThan(55);
    });
  });
}
