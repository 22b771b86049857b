import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { deflated } from '#lab/notebook/deflated-text.ts';
import { firstScene } from '#lab/playground/examples.ts';
import { writeScene } from '#lab/playground/shared-scene.ts';
import { keptInBrowser } from '#site/kept-in-browser.ts';
import * as cells from '../../browser/cell.ts';
import { pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { canary, payloads } from '../../support/hostile.ts';
import { type Action, actions, performAll } from './actions.ts';

// Storage that is full, forbidden, or contains foreign data. refused-caches.test.ts tests the
// service worker's storage, which pages do not read.

const browser = await openBrowser();
afterAll(() => browser.close());

const path = 'circle-and-circle/';
/** All except the search, which stores nothing. */
const most: readonly Action[] = actions.filter((action) => action !== 'search');

const isDone = async (page: Page, wanted: readonly Action[]) => {
  const outcomes = await performAll(page, wanted);
  expect(outcomes.length).toBeGreaterThan(0);
  expect(outcomes.filter(({ result }) => result !== 'done')).toEqual([]);
};

/** Two kinds of browsers without storage. */
const keepNothing: readonly (readonly [string, () => void])[] = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    },
  ],
  [
    'refused',
    () => {
      const refuse = (from: object, name: string) =>
        Object.defineProperty(from, name, {
          get: () => {
            throw new DOMException('Refused.', 'SecurityError');
          },
        });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) refuse(window, name);
      refuse(Document.prototype, 'cookie');
    },
  ],
];

describe.each(keepNothing)('where storage is %s', async (_, before) => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  await page.addInitScript(before);

  it('a chapter does all that it does elsewhere', async () => {
    await page.goto(pageUrl(path));
    await isDone(page, most);
    expect(problems).toEqual(noProblems);
  });

  it('an edit says that it lasts as long as the page', async () => {
    // Only TypeScript can be edited, and the page is in another language now.
    await cells.openPage(page);
    const cell = cells.listingIn(page);
    await cells.edit(cell);
    await cells.replace(cell, '<= reach', '< reach');
    await expect
      .poll(() => cells.says(cell).textContent())
      .toMatch(/^This browser cannot save your edit/);
  });

  it('a playground says so, and comes back after somebody else’s was opened', async () => {
    await page.goto(pageUrl('playground/'));
    await isDone(page, most);
    const said = page.locator('.playground-exports .edit-says');
    await expect.poll(() => said.textContent()).toContain('cannot save');
    await page.locator('[data-add=circle]').click();
    const count = () => page.locator('.shape-list li').count();
    expect(await count()).toBe(3);
    const shared = await sharedAddress();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, shared);
    await page.getByRole('button', { name: 'Show and run it' }).click();
    await expect.poll(count).toBe(2);
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await expect.poll(count).toBe(3);
    expect(problems).toEqual(noProblems);
  });
});

const sharedAddress = async () =>
  `play=${await deflated(writeScene(firstScene('export const two = () => 2;')))}`;

const scene = JSON.parse(writeScene(firstScene('')));
const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    'null',
    'undefined',
    '0',
    'true',
    '[]',
    '{}',
    '{',
    '"',
    '\u0000',
    '\ud800',
    '__proto__',
  ],
  ...['constructor', 'toString', '{"__proto__":{"shapes":[]}}', 'python', 'klingon', '33'],
  JSON.stringify({ ...scene, version: 99, cells: [3] }),
  JSON.stringify({ ...scene, shapes: [['box', 'box', 1e308, -0, Number.MAX_VALUE, 5e-324]] }),
  JSON.stringify({ ...scene, cells: ['while (true) {}'] }),
  'x'.repeat(400_000),
  payloads.join('\n'),
];

describe('where storage holds what the site never wrote', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const keys = Object.keys(keptInBrowser).flatMap((key) =>
    key.endsWith('…')
      ? ['circles-touch/circlesIntersect', 'touching-counts'].map((name) => key.replace('…', name))
      : [key],
  );

  it.each(hostileTexts.map((text) => [text.slice(0, 40), text]))('such as %s', async (_, text) => {
    await page.goto(pageUrl('favicon.svg'));
    await page.evaluate(
      ([keys, text]) => {
        localStorage.clear();
        for (const key of keys) localStorage.setItem(key, text);
      },
      [keys, text] as const,
    );
    await page.goto(pageUrl(path));
    // Figures store nothing.
    await isDone(page, ['listings', 'language', 'theme']);
    // A select without a value could not be used.
    const blank = await page
      .locator('select')
      .evaluateAll(
        (all) =>
          all.filter((one) => (one as HTMLSelectElement).selectedIndex < 0 && one.checkVisibility())
            .length,
      );
    expect(blank).toBe(0);
    // A saved edit is the reader's text, whatever it contains.
    const cell = cells.listingIn(page);
    await cells.ready(cell);
    expect(await cells.editButton(cell).innerText()).toContain('Continue your edit');
    await page.goto(pageUrl('playground/'));
    await page.locator('.playground[data-ready]').waitFor();
    const read = text.includes('while (true)');
    const notice = page.locator('.playground .shared-edit');
    if (!read) await expect.poll(() => notice.textContent()).toContain('cannot be read');
    expect(await page.evaluate((name) => name in window, canary)).toBe(false);
    expect(problems).toEqual(noProblems);
  });
});
