import { chromium } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { launchFlags } from '../../../scripts/browser.mjs';
import * as cells from '../../browser/cell.ts';
import { pageUrl, startFigure } from '../../browser/figure.ts';
import '../../browser/support.ts';

// A browser caches a page that the reader leaves, unless the page prevents it, for example by an
// unload listener. Chromium's shell has no such cache but reports what would prevent it. Firefox
// has one: tests/ci/engines/firefox-history.test.ts.

const browser = await chromium.launch({
  executablePath: inject('executablePath'),
  args: launchFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
afterAll(() => browser.close());

it.each([
  cells.chapter,
  '',
  'playground/',
  'museum/',
  'reference/boxIntersectsCircle/',
  'embed/point-in-circle/',
])('nothing of /%s prevents that it is kept', async (path) => {
  const page = await browser.newPage();
  const own = await page.context().newCDPSession(page);
  const reasons: { type: string; reason: string }[] = [];
  await own.send('Page.enable');
  own.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations),
  );
  await page.goto(pageUrl(path));
  if (path === cells.chapter) {
    await startFigure(page, 'circles-touch');
    await cells.edit(cells.listingIn(page));
  }
  await page.waitForLoadState('networkidle');
  await page.goto(pageUrl('glossary/'));
  await page.goBack();
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  await page.close();
});
