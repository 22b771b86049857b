import { afterAll, expect, it } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';
import { drag, look, placeOf, startFigure } from '../../browser/figure.ts';
import { isOnDevice, openBrowser } from '../../browser/support.ts';
import { site } from '../../build-site.ts';

// Goes offline after one visit of the home page. offline.test.ts opens every page.

const browser = await openBrowser();
afterAll(() => browser.close());

it('without a network, the bar says so, and a page that was never opened is there with its figures', async () => {
  const server = await serve({ ...site, port: 0 });
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 });
  try {
    await page.goto(server.url);
    await isOnDevice(page);
  } finally {
    await server.close();
  }
  await page.context().setOffline(true);
  await expect.poll(() => page.locator('.bar-says').innerText()).toContain('Offline');
  // The server never returns, and the next test uses this page.
  await page.context().setOffline(false);
  const response = await page.goto(`${server.url}point-and-circle/`);
  expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
  const figure = await startFigure(page, 'point-in-circle');
  const before = await look(figure);
  const { x, y } = await placeOf(figure, 'p.at');
  await drag(figure, 'p.at', { x: x - 40, y: y + 30 });
  expect((await look(figure)).fields).not.toEqual(before.fields);
  expect(problems.consoleErrors).toEqual([]);

  const missing = await page.goto(`${server.url}nothing-here/`);
  expect(missing?.status()).toBe(404);
  expect(await page.locator('h1').textContent()).toContain('Nothing here');
  await close();
});
