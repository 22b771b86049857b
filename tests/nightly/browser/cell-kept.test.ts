import { afterAll, describe, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// An edit is undone, reset, copied, closed, and saved across a reload.

const browser = await openBrowser();
afterAll(() => browser.close());

const own = cells.ownCode();
const edited = own.text.replace('<= reach', '< reach');
const wrong = cells.judgeOf(edited).summary;
const right = cells.judgeOf(own.text).summary;

describe('an edit', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900, clipboard: true });
  const cell = cells.listingIn(page);
  const press = (name: string) => cells.task(cell, name).click();
  const isJudged = (summary: string) =>
    expect.poll(() => cells.summary(cell).textContent()).toBe(summary);
  const button = () => cells.editButton(cell).innerText();
  const frames = () => page.locator('iframe[title="Where edited code runs"]').count();

  it('is undone and redone, back to what it began with, and forwards again', async () => {
    await cells.openPage(page);
    await cells.edit(cell);
    expect(await cells.says(cell).textContent()).toBe('This is our code. Change it.');
    await cells.replace(cell, '<= reach', '< reach');
    await isJudged(wrong);
    expect(await cells.says(cell).textContent()).toMatch(/^Your edit is saved on this device/);
    await press('undo');
    expect(await cells.textOf(cell)).toBe(own.text);
    await isJudged(right);
    await press('redo');
    expect(await cells.textOf(cell)).toBe(edited);
    await isJudged(wrong);
  });

  it('is copied as it stands', async () => {
    await press('copy');
    await expect.poll(() => cells.says(cell).textContent()).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(edited);
  });

  it('is closed: our listing is back, the figure has its own map, and the focus is on the button', async () => {
    await press('close');
    expect(await cell.locator('.edit-cell').count()).toBe(0);
    expect(await cell.locator('.listed').first().locator('pre').isVisible()).toBe(true);
    expect(await page.locator('.of-edit').count()).toBe(0);
    expect(await frames()).toBe(0);
    expect(await button()).toContain('Continue your edit');
    expect(await cells.editButton(cell).evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    // The listing runs our own code again.
    await expect.poll(() => cell.locator('.line .said').allTextContents()).toContain('true');
  });

  it('is kept over a reload, and does not run before the button is pressed', async () => {
    await page.reload();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await cells.ready(cell);
    expect(await button()).toContain('Continue your edit');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /sandbox|source\.json|judge\//.test(url))).toEqual([]);
    expect(await frames()).toBe(0);
    await cells.edit(cell);
    expect(await cells.textOf(cell)).toBe(edited);
    await isJudged(wrong);
  });

  it('is kept to its last letter when the page is left at once', async () => {
    await cells.select(cell, 'const dx');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('// Mine.\n  ');
    const written = await cells.textOf(cell);
    expect(written).toContain('// Mine.');
    await page.reload();
    await cells.edit(cell);
    expect(await cells.textOf(cell)).toBe(written);
  });

  it('is forgotten by Reset, which can be undone', async () => {
    const before = await cells.textOf(cell);
    await press('reset');
    expect(await cells.textOf(cell)).toBe(own.text);
    await isJudged(right);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /edit/.test(key))),
    ).toEqual([]);
    await press('undo');
    expect(await cells.textOf(cell)).toBe(before);
    await press('redo');
    await isJudged(right);
    await press('close');
    expect(await button()).toMatch(/^Edit/);
    await page.reload();
    await cells.ready(cell);
    expect(await button()).toMatch(/^Edit/);
  });

  it('nothing went wrong on the way', () => expect(problems).toEqual(noProblems));
});

describe('where the browser keeps nothing', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const cell = cells.listingIn(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  });

  it('all works, and it says that the edit lasts as long as the page', async () => {
    await cells.openPage(page);
    await cells.edit(cell);
    await cells.replace(cell, '<= reach', '< reach');
    await expect.poll(() => cells.summary(cell).textContent()).toBe(wrong);
    expect(await cells.says(cell).textContent()).toMatch(/^This browser cannot save your edit/);
    await expect.poll(() => cells.mapSays(cell).textContent()).toMatch(/just touch/);
  });

  it('an edit that was closed is there when it is opened again', async () => {
    await cells.task(cell, 'close').click();
    expect(await cells.editButton(cell).innerText()).toContain('Continue your edit');
    await cells.edit(cell);
    expect(await cells.textOf(cell)).toBe(edited);
    await cells.task(cell, 'reset').click();
    await expect.poll(() => cells.summary(cell).textContent()).toBe(right);
    await cells.task(cell, 'close').click();
    expect(await cells.editButton(cell).innerText()).toMatch(/^Edit/);
    expect(problems).toEqual(noProblems);
  });
});
