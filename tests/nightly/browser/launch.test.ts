import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchFlags } from '../../../scripts/browser.mjs';

test('what Playwright has a browser do without, ours does without', async () => {
  const executablePath = inject('executablePath');
  const server = await chromium.launchServer({ executablePath, args: launchFlags });
  const flag = '--disable-features=';
  const lists = server
    .process()
    .spawnargs.filter((arg) => arg.startsWith(flag))
    .map((arg) => arg.slice(flag.length).split(','));
  await server.close();
  // A browser obeys only the last one.
  const [theirs = [], ours = []] = lists;
  expect(lists).toHaveLength(2);
  expect(theirs.filter((feature) => !ours.includes(feature))).toEqual([]);
});
