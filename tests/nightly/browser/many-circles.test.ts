import { afterAll, describe, expect, it } from 'vitest';
import { sizes, ways } from '#site/measure/growth-ways.ts';
import { pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const rows = ways.map(({ most }) => sizes.filter((size) => size <= most).length);
const marks = rows.reduce((sum, count) => sum + count, 0);

describe('measuring how the time grows', async () => {
  const { page, problems } = await browser.newPage();
  await page.goto(pageUrl('many-circles/'));
  const growth = page.locator('.growth');
  const button = growth.getByRole('button');
  const status = growth.getByRole('status');
  const times = () => growth.locator('[data-time]').allTextContents();
  const marksShown = () => growth.locator('[data-times] use').count();
  const labels = growth.locator('[data-times] text');

  it('shows the benchmark before, and loads nothing of the measurement', async () => {
    expect(await labels.count()).toBe(ways.length);
    expect(await marksShown()).toBe(6);
    expect(new Set(await times())).toEqual(new Set(['–']));
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    );
    expect(loaded.filter((name) => /worker|scale|\/(growth-)?view\./.test(name))).toEqual([]);
  });

  it('can be stopped', async () => {
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Stop');
    await button.click();
    await expect.poll(() => status.textContent()).toMatch(/^Stopped/);
    expect(await button.textContent()).toBe('Measure here');
  });

  it('fills table and plot, or says why there is nothing to compare', async () => {
    const before = (await growth.boundingBox())!.height;
    await button.click();
    await expect
      .poll(() => status.textContent(), { timeout: 50_000 })
      .toMatch(/^Measured in \d+ rounds|nothing to compare/);
    const said = (await status.textContent())!;
    if (said.startsWith('Measured')) {
      const numbers = (await times()).map(Number);
      expect(numbers).toHaveLength(marks);
      for (const ms of numbers) expect(ms).toBeGreaterThan(0);
      expect(await marksShown()).toBe(marks);
      expect(await growth.locator('polyline').count()).toBe(ways.length);
      expect(await labels.count()).toBe(0);
      // With ten times as many circles the double loop takes about a hundred times as long.
      const [loop] = [numbers.slice(0, rows[0])];
      expect(loop![2]! / loop![0]!).toBeGreaterThan(20);
    }
    expect((await growth.boundingBox())!.height).toBe(before);
    expect(problems).toEqual(noProblems);
  });
});

it('without scripts the plot is there, and the button is not', async () => {
  const { page } = await browser.newPage({ javaScript: false });
  await page.goto(pageUrl('many-circles/'));
  expect(await page.locator('.growth-plot').isVisible()).toBe(true);
  expect(await page.locator('.growth polyline').count()).toBe(ways.length);
  expect(await page.locator('measure-growth:visible').count()).toBe(0);
});
