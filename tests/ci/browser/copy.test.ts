import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { endRoutes } from '../../browser/routes.ts';
import { openBrowser } from '../../browser/support.ts';
import { compileErrors, loadSnippet } from '../../pages/run-snippet.ts';
import { wrongAnswers } from '../../support/right-answers.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const label = 'Copy pointInCircle with all it needs';

describe('a copy button', async () => {
  const { page } = await browser.newPage({ clipboard: true });
  beforeAll(async () => {
    await page.goto(pageUrl('point-and-circle/'));
  });

  it('gives code that works by itself', async () => {
    const button = page.getByRole('button', { name: label });
    await button.click();
    const status = page.locator('copy-button').filter({ has: button }).getByRole('status');
    await expect.poll(() => status.textContent()).toBe('Copied');

    const source = await page.evaluate(() => navigator.clipboard.readText());
    expect(compileErrors(source, 'ts')).toEqual([]);
    const { pointInCircle } = await loadSnippet(source, 'ts');
    expect(wrongAnswers('pointInCircle', pointInCircle)).toEqual([]);
  });
});

it('says what to do where the browser forbids it', async () => {
  const { page, close } = await browser.newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(pageUrl('point-and-circle/'));
  const button = page.getByRole('button', { name: label });
  await button.click();
  const status = page.locator('copy-button').filter({ has: button }).getByRole('status');
  await expect.poll(() => status.textContent()).toContain('does not allow copying');
  await close();
});

describe('the line of functions below a title', async () => {
  const { page } = await browser.newPage({ clipboard: true });
  const copied = async (fn: string, language: string) => {
    await page.goto(pageUrl('many-circles/'));
    await page.evaluate((id) => localStorage.setItem('code-language', id), language);
    await page.locator(`copy-jobs [data-copy="${fn}"]`).click();
    const status = page.locator('copy-jobs').getByRole('status');
    await expect.poll(() => status.textContent()).not.toBe('');
    return {
      says: await status.textContent(),
      text: () => page.evaluate(() => navigator.clipboard.readText()),
    };
  };

  it('gives code in the language of the listings', async () => {
    const own = await copied('findIntersectingPairs', '');
    expect(own.says).toBe(
      'Copied findIntersectingPairs in TypeScript. To copy several functions or another language, ' +
        'use Take it home below.',
    );
    expect(compileErrors(await own.text(), 'ts')).toEqual([]);
    const python = await copied('findIntersectingPairs', 'python');
    expect(python.says).toContain('Copied findIntersectingPairs in Python.');
    expect(await python.text()).toMatch(/^def find_intersecting_pairs\(/m);
  });

  it('says so where a language lacks the function', async () => {
    const { says } = await copied('findIntersectingPairs', 'glsl');
    expect(says).toBe(
      'findIntersectingPairs does not exist in GLSL. Choose another language in a listing.',
    );
  });

  it('says what to do where the code does not load', async () => {
    await page.route('**/code/*.ts', (route) => route.abort());
    const { says } = await copied('findIntersectingPairs', '');
    expect(says).toMatch(/^findIntersectingPairs could not be copied\. Check the connection/);
    await endRoutes(page);
  });
});
