import { afterAll, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { pages } from '../../pages/support.ts';

// The first screen of a chapter contains its question, a short answer, and a figure that shows it.

const browser = await openBrowser();
afterAll(() => browser.close());

/** Only a chapter's title begins with a number. */
const chapters = pages('dist').filter(({ html }) => /<h1[^>]*>\s*<span class="number"/.test(html));

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/**
 * Runs in the page: returns the parts of the first screen that lie off it, below the sticky bar.
 */
function outside() {
  const first = document.querySelector('.prose .spread')!;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const lit = [...first.querySelectorAll('.listing .line.ran')].find((line) =>
    line.checkVisibility(),
  );
  const parts = {
    question: document.querySelector('.title .question'),
    idea: document.querySelector('.title .question + .idea'),
    stage: [...first.querySelectorAll('.stage svg')].find((svg) => svg.checkVisibility()),
    verdict: first.querySelector('.verdict'),
    // On a phone the listing is below the figure, and a long one follows later.
    ...(innerWidth > 900 && first.querySelector('.right > .listing:first-child') && { lit }),
  };
  return Object.entries(parts).flatMap(([name, part]) => {
    const box = part?.getBoundingClientRect();
    if (!box) return [`no ${name}`];
    const { left, right, top, bottom } = box;
    const isOn = top > 56 && bottom <= height && left >= 0 && right <= width;
    return isOn ? [] : [`${name} at ${JSON.stringify({ left, right, top, bottom })}`];
  });
}

it('every chapter is told and shown on the first screen', async () => {
  expect(chapters.length).toBeGreaterThan(10);
  // takeover.test.ts tests that scripts do not change the static drawing.
  const { page, close } = await browser.newPage({ javaScript: false });
  const offenders: string[] = [];
  const sizes = [narrow, wide];
  for (const { path } of chapters) {
    // Starts with the previous size, because laying out a chapter takes long.
    sizes.reverse();
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === sizes[0]) await page.goto(pageUrl(path));
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const found = await page.evaluate(outside);
      offenders.push(...found.map((one) => `${path} at ${size.width} pixels: ${one}`));
    }
  }
  expect(offenders).toEqual([]);
  await close();
});

it('the idea is set upright, as dark as the text and no larger', async () => {
  const { page, close } = await browser.newPage(wide);
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
