import { afterAll, expect, it } from 'vitest';
import { drawn, openFigure, placeOf } from '../../browser/figure.ts';
import { listingOn, scrollTo } from '../../browser/listing.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// The figure of the home page, and the code beside it.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900, reducedMotion: true });

it('says what the listing beside it returns, in every preset and every frame of a drag', async () => {
  const figure = await openFigure(page, '', 'one-circle');
  const listing = listingOn(page, 'pointInCircle');
  await scrollTo(listing);
  await listing.and(page.locator('[data-ready]')).waitFor();
  const said = () =>
    page.evaluate(() => {
      const hit = document.querySelector<HTMLElement>('.verdict')?.dataset.hit;
      return `${hit}: ${document.querySelector('.listing .step-words')?.textContent}`;
    });
  const isOne = /^(true|false): .* returns \1$/;
  const presets = await figure.locator('[data-preset]').all();
  expect(presets.length).toBeGreaterThan(3);
  for (const preset of presets) {
    await preset.click();
    await drawn(page);
    await expect.poll(said).toMatch(isOne);
  }

  const frames = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const all: string[] = [];
        const look = () => {
          const hit = document.querySelector<HTMLElement>('.verdict')?.dataset.hit;
          all.push(`${hit}: ${document.querySelector('.listing .step-words')?.textContent}`);
          if (document.body.dataset.ended === undefined) requestAnimationFrame(look);
          else resolve(all);
        };
        look();
      }),
  );
  const { x, y } = await placeOf(figure, 'circle.center');
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 60; i += 1) {
    await page.mouse.move(x - 4 * i, y + 60 * Math.sin(i / 4));
    if (i % 3 === 0) await drawn(page);
  }
  await page.mouse.up();
  await page.evaluate(() => {
    document.body.dataset.ended = '';
  });
  const all = await frames;
  expect(all.filter((one) => !isOne.test(one))).toEqual([]);
  // The circle touched some shapes and missed others.
  expect(new Set(all.map((one) => one.slice(0, 4))).size).toBe(2);
  expect(problems).toEqual(noProblems);
});
