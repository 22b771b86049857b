import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// The same code in two tabs of one reader: neither tab silently overwrites the other.

const browser = await openBrowser();
afterAll(() => browser.close());

const own = cells.ownCode().text;
const first = own.replace('const dx', '// First.\n  const dx');
const second = own.replace('const dx', '// Second.\n  const dx');
const says = 'Another tab has changed this, and its version is now saved.';

describe('an edit in two tabs', async () => {
  const { page, problems } = await browser.newPage();
  const other = await page.context().newPage();
  const [mine, theirs] = [page, other].map((one) => cells.listingIn(one)) as [
    ReturnType<typeof cells.listingIn>,
    ReturnType<typeof cells.listingIn>,
  ];
  const kept = () =>
    page.evaluate(() => localStorage.getItem('first-contact:edit:circles-touch/circlesIntersect'));

  it('is offered to the tab that has not seen it', async () => {
    await cells.openPage(page);
    await cells.edit(mine);
    await cells.openPage(other);
    await cells.edit(theirs);
    await cells.write(mine, first);
    await expect.poll(kept).toBe(first);
    await expect.poll(() => cells.says(theirs).textContent()).toContain(says);
    expect(await cells.task(mine, 'other').isVisible()).toBe(false);
    expect(await cells.textOf(theirs)).toBe(own);
  });

  it('is not written over by a tab that has changed nothing, not even when it is closed', async () => {
    await cells.task(theirs, 'copy').click();
    expect(await kept()).toBe(first);
    await cells.task(theirs, 'close').click();
    expect(await kept()).toBe(first);
    await cells.edit(theirs);
    expect(await cells.textOf(theirs)).toBe(first);
  });

  it('stays on offer while the other tab goes on writing over it', async () => {
    await cells.write(theirs, second);
    await expect.poll(kept).toBe(second);
    await cells.task(mine, 'other').waitFor();
    expect(await cells.textOf(mine)).toBe(first);
    await cells.write(mine, `${first}\n// More.`);
    await expect.poll(kept).toBe(`${first}\n// More.`);
    // This tab still has the second text, and the other tab is offered the third.
    await cells.task(mine, 'other').click();
    expect(await cells.textOf(mine)).toBe(second);
    await cells.task(mine, 'undo').click();
    expect(await cells.textOf(mine)).toBe(`${first}\n// More.`);
  });

  it('nothing went wrong on the way', async () => {
    await other.close();
    expect(problems).toEqual(noProblems);
  });
});

describe('a playground in two tabs', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const other = await page.context().newPage();
  const open = async (one: Page) => {
    await one.goto(pageUrl('playground/'));
    await expect.poll(() => one.locator('.judge-summary').textContent()).toMatch(/^All/);
  };
  const shapes = (one: Page) => one.locator('.shape-list li').count();
  const offer = (one: Page) => one.getByRole('button', { name: 'Use the other tab’s version' });

  it('is offered, taken, and not written over unseen', async () => {
    await open(page);
    await open(other);
    expect(await offer(page).isVisible()).toBe(false);
    const before = await shapes(page);
    await other.locator('[data-add=circle]').click();
    await offer(page).waitFor();
    expect(await page.locator('.playground-exports .edit-says').textContent()).toContain(says);
    expect(await shapes(page)).toBe(before);
    await offer(page).click();
    await expect.poll(() => shapes(page)).toBe(before + 1);
    expect(await offer(page).isVisible()).toBe(false);
  });

  it('nothing went wrong on the way', async () => {
    await other.close();
    expect(problems).toEqual(noProblems);
  });
});
