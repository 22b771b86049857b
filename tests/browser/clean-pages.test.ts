import { afterAll, describe, expect, inject, it } from 'vitest';
import { pages } from '../pages/support.ts';
import { startFigures } from './figure.ts';
import { noProblems, openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe.each(['dist', 'dist-sub'] as const)('%s', async (site) => {
  const { page, problems } = await browser.newPage();
  const origin = inject(site === 'dist' ? 'siteUrl' : 'subSiteUrl');

  it.each(pages(site).map(({ path }) => path))(
    '%s has no errors, breaks none of its own rules, and asks no other host',
    async (path) => {
      await page.goto(new URL(path, origin).href);
      await startFigures(page);
      expect(problems).toEqual(noProblems);
    },
  );
});
