import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { writeEdit } from '#lab/notebook/shared-edit.ts';
import * as cells from '../../browser/cell.ts';
import { pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// An edit in an address is neither shown nor run until the reader requests it.

const browser = await openBrowser();
afterAll(() => browser.close());

const own = cells.ownCode();
const shared = own.text.replace('<= reach', '< reach');
const key = 'circles-touch/circlesIntersect';
const fragmentOf = (text: string, listing = key) => writeEdit({ listing, text });

const openAt = async (page: Page, fragment: string) => {
  // A page does not reload for another fragment alone.
  await page.goto('about:blank');
  await page.goto(pageUrl(`${cells.chapter}#${fragment}`));
};
const offerOn = (page: Page) => page.getByRole('region', { name: 'Shared code' });
const kept = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), `first-contact:edit:${key}`);
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('an address with an edit', () => {
  it('is made by Share, copied, and opens in another browser', async () => {
    const { page, problems } = await browser.newPage({ clipboard: true });
    const cell = cells.listingIn(page);
    await cells.openPage(page);
    await cells.edit(cell);
    await cells.replace(cell, '<= reach', '< reach');
    await cells.judged(cell);
    await cells.task(cell, 'share').click();
    await expect.poll(() => cells.says(cell).textContent()).toContain('Copied');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(page.url()).toBe(address);
    expect(problems).toEqual(noProblems);

    const other = await browser.newPage();
    const requests: string[] = [];
    other.page.on('request', (request) => requests.push(request.url()));
    await other.page.goto(address);
    await offerOn(other.page).waitFor();
    await other.page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /sandbox|source\.json|judge\//.test(url))).toEqual([]);
    expect(
      await other.page.locator('.cm-editor, iframe[title="Where edited code runs"]').count(),
    ).toBe(0);
    expect(await offerOn(other.page).textContent()).toContain('not by us');
    expect(await isInSight(other.page, '.shared-edit')).toBe(true);
    const open = other.page.getByRole('button', { name: 'Show and run it' });
    // The space bar scrolls, and the next Tab reaches the button.
    expect(await offerOn(other.page).evaluate((one) => one === document.activeElement)).toBe(true);
    await other.page.keyboard.press('Space');
    await other.page.keyboard.press('Enter');
    expect(await offerOn(other.page).count()).toBe(1);
    await other.page.keyboard.press('Tab');
    expect(await open.evaluate((one) => one === document.activeElement)).toBe(true);

    await open.click();
    const theirs = cells.listingIn(other.page);
    await expect.poll(() => cells.judged(theirs)).toBe(cells.judgeOf(shared).summary);
    expect(await cells.textOf(theirs)).toBe(shared);
    expect(await offerOn(other.page).count()).toBe(0);
    expect(await cells.says(theirs).textContent()).toMatch(/^This is the shared code/);
    expect(await kept(other.page)).toBeNull();
    // Without an edit of the reader's own, Undo restores our code.
    await cells.task(theirs, 'undo').click();
    expect(await cells.textOf(theirs)).toBe(own.text);
    expect(other.problems).toEqual(noProblems);
  });

  it('does not take the place of the reader’s own edit, which Undo brings back', async () => {
    const { page, problems } = await browser.newPage();
    const cell = cells.listingIn(page);
    await cells.openPage(page);
    await cells.edit(cell);
    const mine = own.text.replace('const dx', '// Mine.\n  const dx');
    await cells.write(cell, mine);
    await expect.poll(() => kept(page)).toBe(mine);

    await openAt(page, await fragmentOf(shared));
    await page.getByRole('button', { name: 'Show and run it' }).click();
    await expect.poll(() => cells.judged(cell)).toBe(cells.judgeOf(shared).summary);
    expect(await kept(page)).toBe(mine);
    await page.waitForTimeout(300);
    await cells.task(cell, 'close').click();
    expect(await kept(page)).toBe(mine);

    // Once more, and then the reader's own again.
    await openAt(page, await fragmentOf(shared));
    await page.getByRole('button', { name: 'Show and run it' }).click();
    await cells.judged(cell);
    await cells.task(cell, 'undo').click();
    expect(await cells.textOf(cell)).toBe(mine);
    await expect.poll(() => kept(page)).toBe(mine);
    expect(problems).toEqual(noProblems);
  });

  it('is not made of code that is too long to be read again', async () => {
    const { page, problems } = await browser.newPage();
    const cell = cells.listingIn(page);
    await cells.openPage(page);
    await cells.edit(cell);
    await cells.write(cell, `${own.text}\n// ${'長'.repeat(9000)}`);
    await cells.task(cell, 'share').click();
    const said = () => cells.says(cell).textContent();
    await expect.poll(said).toBe('The code is too long for an address. Copy the code instead.');
    expect(page.url()).not.toContain('#');
    expect(problems).toEqual(noProblems);
  });

  it('can be refused, and the page stays as it is', async () => {
    const { page } = await browser.newPage();
    await openAt(page, await fragmentOf(shared));
    await page.getByRole('button', { name: 'No, keep the page as it is' }).click();
    expect(await offerOn(page).count()).toBe(0);
    expect(await page.locator('.cm-editor').count()).toBe(0);
    const cell = cells.listingIn(page);
    await cells.edit(cell);
    expect(await cells.textOf(cell)).toBe(own.text);
  });

  it('is taken from the bar of an open page, too, and into an open editor', async () => {
    const { page, problems } = await browser.newPage();
    const cell = cells.listingIn(page);
    await cells.openPage(page);
    await cells.edit(cell);
    for (const text of [shared, shared.replace('dx * dx', 'dx * dy')]) {
      const fragment = await fragmentOf(text);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
    }
    // Of two, only the later one is offered, and the reader's typing is not interrupted.
    await expect.poll(() => offerOn(page).count()).toBe(1);
    expect(await cells.box(cell).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Show and run it' }).click();
    await expect.poll(() => cells.textOf(cell)).toBe(shared.replace('dx * dx', 'dx * dy'));
    await cells.task(cell, 'undo').click();
    expect(await cells.textOf(cell)).toBe(own.text);
    expect(problems).toEqual(noProblems);
  });

  it('opens on a phone, where the listing is folded', async () => {
    const { page, problems } = await browser.newPage({ width: 390, height: 844, touch: true });
    await openAt(page, await fragmentOf(shared));
    await page.getByRole('button', { name: 'Show and run it' }).tap();
    const cell = cells.listingIn(page);
    await expect.poll(() => cells.judged(cell)).toBe(cells.judgeOf(shared).summary);
    expect(problems).toEqual(noProblems);
  });

  it('opens an exercise, and where a program on its way has encoded it', async () => {
    const { page, problems } = await browser.newPage();
    const text = own.text.replace('<= reach', '< reach * 2');
    const fragment = await fragmentOf(text, 'touching-counts');
    await openAt(page, encodeURIComponent(fragment));
    await page.getByRole('button', { name: 'Show and run it' }).click();
    const exercise = cells.exerciseIn(page, 'touching-counts');
    await expect.poll(() => cells.judged(exercise)).toBe(cells.judgeOf(text).summary);
    expect(await cells.textOf(exercise)).toBe(text);
    expect(problems).toEqual(noProblems);
  });
});

describe('an address that cannot be read', async () => {
  const whole = await fragmentOf(shared);
  const lines = await fragmentOf(`${shared}${'\n'.repeat(19_000)}`);
  const bomb = `edit=${key}=${deflateRawSync('x'.repeat(2_000_000)).toString('base64url')}`;
  const broken: [string, string, RegExp][] = [
    ['that is cut', whole.slice(0, -12), /cannot be read/],
    ['without its code', `edit=${key}=`, /cannot be read/],
    ['without anything', 'edit=', /cannot be read/],
    ['with other letters', `${whole}!`, /cannot be read/],
    ['with markup', `edit=${key}=<img src=x onerror=alert(1)>`, /cannot be read/],
    ['of noise', `edit=${key}=${'Zm9v'.repeat(50)}`, /cannot be read/],
    ['that is very long', `edit=${key}=${'A'.repeat(40_000)}`, /cannot be read/],
    ['that becomes very long', bomb, /cannot be read/],
    ['with thousands of lines', lines, /too long to run here/],
    [
      'for a listing that is not there',
      await fragmentOf(shared, 'other/listing'),
      /not on this page/,
    ],
    ['for a name of the language', await fragmentOf(shared, 'constructor'), /not on this page/],
  ];
  const { page, problems } = await browser.newPage();

  it.each(broken)('%s says so, and does no harm', async (_, fragment, words) => {
    await openAt(page, fragment);
    const notice = page.locator('.shared-edit');
    await notice.waitFor();
    expect(await notice.textContent()).toMatch(words);
    expect(await notice.getAttribute('role')).toBe('alert');
    await expect.poll(() => isInSight(page, '.shared-edit')).toBe(true);
    expect(await notice.locator('img, button').count()).toBe(0);
    // Our own code can still be edited.
    const cell = cells.listingIn(page);
    await cells.edit(cell);
    expect(await cells.textOf(cell)).toBe(own.text);
    expect(await kept(page)).toBeNull();
    expect(problems).toEqual(noProblems);
  });
});
