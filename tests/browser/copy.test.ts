import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileErrors, loadSnippet } from '../pages/run-snippet.ts';
import { wrongAnswers } from '../support/right-answers.ts';
import { pageUrl } from './figure.ts';
import { openBrowser } from './support.ts';

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
  await expect.poll(() => status.textContent()).toContain('forbids copying');
  await close();
});
