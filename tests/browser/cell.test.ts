import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import * as cells from './cell.ts';
import { noProblems, openBrowser } from './support.ts';

// Editing a listing: what is loaded, the judge, the map, and faults in the code.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900 });

const requests: string[] = [];
page.on('request', (request) => requests.push(request.url()));
/** Files that only an editor needs. */
const ofEdits = () =>
  requests.filter((url) =>
    /sandbox|source\.json|judge\/|editor|cell|codemirror|truth-worker/i.test(url),
  );

const own = cells.ownCode();
const cell = cells.listingIn(page);
const colour = (on: Page, selector: string, text: string) =>
  on
    .locator(selector, { hasText: text })
    .first()
    .evaluate((one) => {
      const { color, fontWeight } = getComputedStyle(one);
      return { color, fontWeight };
    });

const standing = () => cell.locator('.edit-standing').textContent();
/** What the verdict of the figure is preceded by. */
const verdictBefore = () =>
  page
    .locator('first-contact-figure:has(.stage.is-edited) .verdict .word')
    .evaluate((word) => getComputedStyle(word, '::before').content);

describe('Edit', () => {
  it('is all that loads what an edit needs', async () => {
    await cells.openPage(page);
    await cells.ready(cell);
    // Stepping does not need it either.
    await cell.locator('[data-step="on"]').click();
    await cell.locator('[data-step="whole"]').dispatchEvent('click');
    await page.waitForLoadState('networkidle');
    expect(ofEdits()).toEqual([]);
    // The editor may also be in a script of another name, so look for its class names.
    const scripts = requests.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    expect(scripts.filter((_, i) => texts[i]?.includes('cm-content'))).toEqual([]);
    expect(await page.locator('iframe[title="Where edited code runs"]').count()).toBe(0);

    await cells.edit(cell);
    for (const piece of [
      /sandbox\.html/,
      /source\.json/,
      /judge\/circlesIntersect/,
      /editor|cell/i,
    ]) {
      expect(
        ofEdits().some((url) => piece.test(url)),
        String(piece),
      ).toBe(true);
    }
  });

  it('opens our code in our colours, with the focus in it', async () => {
    expect(await cells.textOf(cell)).toBe(own.text);
    expect(await cells.box(cell).evaluate((one) => one === document.activeElement)).toBe(true);
    // The listing is hidden, but stays in the page.
    const listed = await colour(page, '.listing .listed > pre b[data-symbol]', 'a.radius');
    expect(await colour(page, '.edit-cell .cm-line [class^="symbol-"]', 'a.radius')).toEqual(
      listed,
    );
    const names = await cell.locator('.cm-gutterElement').allTextContents();
    expect(names.filter((name) => name === '7')).toHaveLength(1);
  });

  it('has our code judged right, and its map', async () => {
    expect(await cells.judged(cell)).toBe(cells.judgeOf(own.text).summary);
    await expect
      .poll(() => cells.mapSays(cell).textContent())
      .toBe('Right everywhere on this map.');
    await page.locator('canvas.of-edit[data-map="fine"]').first().waitFor();
    expect(await standing()).toMatch(/^Right here, and in all \d+ cases\.$/);
    expect(await verdictBefore()).toBe('none');
  });
});

describe('an edit', () => {
  it('is judged by the cases, and the map says where it is wrong', async () => {
    await cells.replace(cell, '<= reach', '< reach');
    const wanted = cells.judgeOf(own.text.replace('<= reach', '< reach'));
    expect(wanted.failed.length).toBeGreaterThan(0);
    await expect.poll(() => cells.summary(cell).textContent()).toBe(wanted.summary);
    await expect
      .poll(() => cell.locator('.judge-first').textContent())
      .toBe(`First failure: ${wanted.first}.`);
    const failed = () =>
      cell
        .locator('.judge-squares .failed')
        .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.case)));
    await expect.poll(failed).toEqual(wanted.failed);
    await expect
      .poll(() => cells.mapSays(cell).textContent())
      .toMatch(/^Wrong in only (one place|\d+ places), where the two just touch/);
    const missing = async () => {
      const dots = await page.locator('.wrong-dots').first().getAttribute('d');
      const said = (await cells.mapSays(cell).textContent()) ?? '';
      const count = Number(/(\d+) places/.exec(said)?.[1] ?? 1);
      return count - (dots?.match(/M/g)?.length ?? 0);
    };
    await expect.poll(missing).toBe(0);
  });

  it('drives the listing: values at its lines, parameters under its head', async () => {
    await cells.write(
      cell,
      own.text.replace('const reach', 'const far').replaceAll('reach', 'far'),
    );
    await expect.poll(() => cells.summary(cell).textContent()).toMatch(/^All/);
    await expect
      .poll(() => cell.locator('.cm-line .values').allTextContents())
      .toEqual(['dx = 24', 'dy = 7', 'far = 33', 'true', 'yes', 'yes', 'yes']);
    await expect
      .poll(() => cell.locator('.cm-line .parameters').textContent())
      .toMatch(/^a = .*b = /);
  });

  it('that is wrong where the figure is says so above the code and in the verdict', async () => {
    await cells.write(cell, own.text.replace('<= reach', '> reach'));
    await expect
      .poll(standing)
      .toMatch(/^Wrong here: says \w+, should be \w+\. Wrong in \d+ of \d+ cases\.$/);
    expect(await verdictBefore()).toBe('"should be "');
  });
});

it('nothing went wrong on the way, and no other host was asked', () => {
  expect(problems).toEqual(noProblems);
});
