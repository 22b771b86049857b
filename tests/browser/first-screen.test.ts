import { afterAll, describe, expect, it } from 'vitest';
import { pages } from '../pages/support.ts';
import { pageUrl } from './figure.ts';
import { openBrowser } from './support.ts';

// A chapter opens with its question, the answer in a sentence or two, and a figure that shows it: all
// on the first screen.

const browser = await openBrowser();
afterAll(() => browser.close());

/** A chapter has a number in front of its title. */
const chapters = pages('dist').filter(({ html }) => /<h1[^>]*>\s*<span class="number"/.test(html));

it('there are chapters', () => {
  expect(chapters.length).toBeGreaterThan(10);
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

describe.each(sizes)('at $width by $height', async ({ width, height }) => {
  const { page } = await browser.newPage({ width, height });

  it.each(chapters.map(({ path }) => path))('%s is told and shown', async (path) => {
    await page.goto(pageUrl(path));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const found = await page.evaluate(() => {
      const first = document.querySelector('.prose .spread')!;
      // Only where the listing beside the figure is not folded.
      const lit = [...first.querySelectorAll('.listing .line.ran')].find((line) =>
        line.checkVisibility(),
      );
      const parts = {
        question: document.querySelector('.title .question'),
        idea: document.querySelector('.title .question + .idea'),
        stage: first.querySelector('.stage'),
        verdict: first.querySelector('.verdict'),
        ...(lit && { lit }),
      };
      return Object.entries(parts).map(([name, part]) => {
        const {
          left = -1,
          right = -1,
          top = -1,
          bottom = -1,
        } = part?.getBoundingClientRect() ?? {};
        return { name, left, right, top, bottom };
      });
    });
    const shows = ['question', 'idea', 'stage', 'verdict'];
    expect(found.map(({ name }) => name)).toEqual(width > 900 ? [...shows, 'lit'] : shows);
    for (const { name, left, right, top, bottom } of found) {
      expect(top, name).toBeGreaterThan(56);
      expect(bottom, name).toBeLessThanOrEqual(height);
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(width);
    }
  });
});

it('the idea is set upright, as dark as the text and no larger', async () => {
  const { page, close } = await browser.newPage(sizes[1]);
  await page.goto(pageUrl('point-and-circle/'));
  const [idea, prose] = await page.evaluate(() =>
    ['.idea', '.prose p'].map((selector) => {
      const { fontStyle, color, fontSize } = getComputedStyle(document.querySelector(selector)!);
      return { fontStyle, color, size: Number.parseFloat(fontSize) };
    }),
  );
  expect(idea).toMatchObject({ fontStyle: 'normal', color: prose!.color });
  expect(idea!.size).toBeLessThanOrEqual(prose!.size);
  await close();
});
