import { afterAll, describe, expect, it } from 'vitest';
import { jobs as sheetJobs } from '#components/cheat-sheet-jobs.ts';
import { guides } from '#components/which-test-guides.ts';
import { makeJobs } from '#site/measure/jobs.ts';
import { timedJobs } from '#site/times.ts';
import { openFigure, pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const jobs = makeJobs();
const names = jobs.flatMap(({ candidates }) => candidates.map(({ name }) => name));

describe('the figure', () => {
  it('names the function of the shape that is chosen, with what it returns', async () => {
    const { page } = await browser.newPage();
    const figure = await openFigure(page, 'which-test/', 'which-test');
    const shape = figure.getByRole('combobox', { name: 'shape' });
    const text = () => figure.locator('svg.drawing:visible').textContent();
    expect(await text()).toContain('boxIntersectsCircle → true');
    for (const [label, test] of [
      ['point', 'pointInCircle'],
      ['segment', 'segmentIntersectsCircle'],
      ['any polygon', 'polygonIntersectsCircle'],
    ] as const) {
      await shape.selectOption({ label });
      await expect.poll(text).toContain(`${test} → `);
    }
    await figure.getByRole('button', { name: 'near miss' }).click();
    await expect.poll(() => shape.inputValue()).toBe('turned');
  });
});

describe('measuring in the page', async () => {
  const { page, problems } = await browser.newPage();
  await page.goto(pageUrl('which-test/'));
  const here = page.locator('measure-here');
  const button = here.getByRole('button');
  const status = here.getByRole('status');
  const shown = (name: string) => here.locator(`[data-shows="${name}"]`).allTextContents();

  it('loads nothing of it before it is asked to', async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    );
    expect(loaded.filter((name) => /worker|\/(growth-)?view\./.test(name))).toEqual([]);
    expect(new Set(await shown('median'))).toEqual(new Set(['–']));
  });

  it('can be stopped, and says so', async () => {
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Stop');
    expect(await here.getAttribute('aria-busy')).toBe('true');
    await button.click();
    await expect.poll(() => status.textContent()).toMatch(/^Stopped/);
    expect(await here.getAttribute('aria-busy')).toBeNull();
    expect(await button.textContent()).toBe('Measure here');
    expect(new Set(await shown('median'))).toEqual(new Set(['–']));
  });

  it('fills a row for each form, or says why there is nothing to compare', async () => {
    const before = (await here.boundingBox())!.height;
    await button.click();
    await expect
      .poll(() => status.textContent(), { timeout: 50_000 })
      .toMatch(/^Measured in \d+ rounds|nothing to compare/);
    expect(await here.getAttribute('aria-busy')).toBeNull();
    const said = (await status.textContent())!;
    if (said.startsWith('Measured')) {
      const medians = (await shown('median')).map(Number);
      const ratios = (await shown('ratio')).map((text) => Number(text.replace(' ×', '')));
      expect(medians).toHaveLength(names.length);
      for (const median of medians) expect(median).toBeGreaterThan(0);
      expect(ratios.every((ratio) => ratio >= 1)).toBe(true);
      // Each job has a fastest form.
      expect(ratios.filter((ratio) => ratio === 1).length).toBeGreaterThanOrEqual(jobs.length);
    }
    // The rows exist before their numbers arrive.
    expect((await here.boundingBox())!.height).toBe(before);
    expect(problems).toEqual(noProblems);
  });

  it('works by keyboard, and is busy until it is stopped', async () => {
    await button.focus();
    // A press first requests its script, even if only from the cache.
    await page.keyboard.press('Enter');
    await expect.poll(() => here.getAttribute('aria-busy')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => here.getAttribute('aria-busy')).toBeNull();
  });
});

it('says what is wrong where the script of the measurement does not come', async () => {
  const { page } = await browser.newPage();
  await page.goto(pageUrl('which-test/'));
  await page.route(/worker/, (route) => route.abort());
  const here = page.locator('measure-here');
  await here.getByRole('button').click();
  await expect.poll(() => here.getByRole('status').textContent()).toMatch(/could not be loaded/);
  expect(await here.getAttribute('aria-busy')).toBeNull();
});

it('without scripts the path and the plot are there, and the button is not', async () => {
  const { page } = await browser.newPage({ javaScript: false });
  await page.goto(pageUrl('which-test/'));
  expect(await page.locator('.path a:visible').count()).toBeGreaterThan(guides.length);
  await page.locator('details:has(.times) > summary').click();
  const rows = timedJobs.flatMap((job) => job.rows);
  expect(await page.locator('.times td.ns:visible').count()).toBe(rows.length);
  expect(await page.locator('measure-here:visible').count()).toBe(0);
});

describe('the cheat sheet', () => {
  it.each(['A4', 'Letter'])('prints on exactly two pages of %s', async (format) => {
    const { page } = await browser.newPage();
    await page.goto(pageUrl('cheat-sheet/'));
    // Chrome's default margins, without which a longer page would seem to fit.
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = await page.pdf({ format, margin });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  it('has every row on paper, and no screen furniture', async () => {
    const { page } = await browser.newPage({ width: 718, height: 1047 });
    await page.goto(pageUrl('cheat-sheet/'));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.sheet tbody tr:visible').count()).toBe(
      guides.length + sheetJobs.length,
    );
    expect(await page.locator('.bar:visible, .contents:visible, .on-screen:visible').count()).toBe(
      0,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      718,
    );
  });
});
