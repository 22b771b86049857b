import { afterAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe.each(['siteUrl', 'subSiteUrl'] as const)('an address that leads nowhere (%s)', (key) => {
  const site = inject(key);

  it.each(['nothing-here/', 'point-and-circle/nothing/here.html'])('%s says so', async (path) => {
    const { page, problems, close } = await browser.newPage();
    const response = await page.goto(site + path);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Nothing here');

    const addresses = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toContain(site);
    expect(addresses).toContain(`${site}point-and-circle/`);
    for (const address of new Set(addresses)) {
      const { pathname } = new URL(address);
      if (pathname === new URL(site + path).pathname) continue;
      expect((await page.request.head(address)).status(), address).toBe(200);
    }
    // Its styles and scripts arrive from any depth, and only the page itself is missing.
    expect(problems.failedRequests).toEqual([`${site}${path} (404)`]);
    expect(problems.cspViolations).toEqual([]);
    await close();
  });

  it('leads on to a chapter by its list of chapters', async () => {
    const { page, close } = await browser.newPage({ width: 1440 });
    await page.goto(`${site}nothing-here/`);
    const chapters = page.getByRole('navigation', { name: 'Chapters', exact: true });
    await chapters.getByRole('link', { name: 'Point and circle' }).click();
    await page.waitForURL(`${site}point-and-circle/`);
    await close();
  });
});
