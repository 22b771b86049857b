import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openFigure, pageUrl } from '../../browser/figure.ts';
import { dropRoutes } from '../../browser/routes.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const paper = { light: 'rgb(255, 254, 250)', dark: 'rgb(22, 21, 19)' };

/** A page without a figure, which opens fastest. */
const short = 'glossary/';

const background = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

const turn = (page: Page) => page.getByRole('button', { name: 'Theme' }).click();

describe.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('where the system is %s', async (system, other) => {
  const { page } = await browser.newPage({ theme: system });
  await page.goto(pageUrl(short));
  beforeEach(async () => {
    await dropRoutes(page);
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate(() => localStorage.clear());
    await page.goto(pageUrl(short));
  });

  it('the page is so, too', async () => {
    expect(await background(page)).toBe(paper[system]);
  });

  it('the page follows the system as it changes', async () => {
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => background(page)).toBe(paper[other]);
  });

  it('the button turns the page to the other theme, and says so', async () => {
    await turn(page);
    expect(await background(page)).toBe(paper[other]);
    expect(await page.locator('theme-button [role="status"]').textContent()).toBe(`${other} theme`);
  });

  it('the choice outlasts the page, and is there before anything is drawn', async () => {
    await turn(page);
    await page.goto(pageUrl('about-this-site/'));
    expect(await background(page)).toBe(paper[other]);

    // With its scripts blocked, a page that switches too late stays in the wrong theme.
    await page.route(/\.js$/, () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    // Before the styles are loaded the browser reports a transparent background.
    await expect.poll(() => background(page)).not.toBe('rgba(0, 0, 0, 0)');
    expect(await background(page)).toBe(paper[other]);
  });

  it('turning back leaves the choice to the system again', async () => {
    await turn(page);
    await turn(page);
    expect(await background(page)).toBe(paper[system]);
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => background(page)).toBe(paper[other]);
  });
});

it('works where the page may store nothing', async () => {
  const { page, problems, close } = await browser.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await page.goto(pageUrl(short));
  await turn(page);
  expect(await background(page)).toBe(paper.dark);
  expect(problems.consoleErrors).toEqual([]);
  await close();
});

it('draws figures in its own colours', async () => {
  const { page, close } = await browser.newPage();
  const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
  const stroke = () =>
    figure.locator('[data-key="disc"]').evaluate((disc) => getComputedStyle(disc).stroke);
  const inLight = await stroke();
  await turn(page);
  await expect.poll(stroke).not.toBe(inLight);
  await close();
});
