import { afterAll, expect, it } from 'vitest';
import { drawn, figureOn, pageUrl, startFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// A figure's script is loaded only when the reader reaches the figure.

const browser = await openBrowser();
afterAll(() => browser.close());

it('asks for the script of a figure only when it comes near the screen', async () => {
  const { page, close } = await browser.newPage({ height: 600 });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/([\w-]+)\.[\w-]+\.js$/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  await page.goto(pageUrl('exactness/'), { waitUntil: 'networkidle' });
  await figureOn(page, 'rim-in-steps').and(page.locator('[data-ready]')).waitFor();
  expect(asked).toContain('rim-in-steps');
  expect(asked).not.toContain('far-from-origin');
  expect(asked).not.toContain('rim-magnified');

  await startFigure(page, 'rim-magnified');
  expect(asked).toContain('rim-magnified');
  await close();
});

it('starts a figure a little before it comes onto the screen', async () => {
  const { page, close } = await browser.newPage({ height: 600 });
  await page.goto(pageUrl('exactness/'), { waitUntil: 'networkidle' });
  const figure = figureOn(page, 'rim-magnified');
  await figure.evaluate((element) =>
    window.scrollTo({
      top: element.getBoundingClientRect().top + window.scrollY - window.innerHeight - 200,
      behavior: 'instant',
    }),
  );
  await drawn(page);
  await figure.and(page.locator('[data-ready]')).waitFor();
  const top = await figure.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(600);
  await close();
});

it('asks for nothing of the search before it is opened', async () => {
  const { page, close } = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pageUrl('point-and-circle/'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  await close();
});
