import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure as polygonAndCircle } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import { share } from '#figure/share.ts';
import { drawn, figureOn, openFigure, placeInWindow, show, take } from '../../browser/figure.ts';
import { listingOn, press, read, scrollTo } from '../../browser/listing.ts';
import { differingPixels } from '../../browser/pixels.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { observeShifts, type Shift, shiftsOf } from './shifts.ts';

// Highlights and values change with every move, but the layout does not.

const browser = await openBrowser();
afterAll(() => browser.close());

const world = polygonAndCircle.world;
const places = [
  { x: 50, y: 38 },
  { x: 38, y: 23 },
  { x: 93, y: 3 },
];

// Values are right-aligned, so their left edge moves with their length.
const isValue = (moved: string) => /^(text in )?SPAN\.(said|cells)\b/.test(moved);

/** The shifts since the last call. */
async function shifts(page: Page): Promise<Shift[]> {
  const all = await shiftsOf(page);
  return all.filter(({ moved }) => moved.length === 0 || !moved.every(isValue));
}

/** The positions of the listings and everything below, independent of scrolling. */
async function standing(page: Page): Promise<string[]> {
  await drawn(page);
  return page
    .locator('.listing, .listing .line, .listing summary, .run-table, main h2')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        // A called function's comment is hidden.
        if (one.getClientRects().length === 0) return [];
        const { left, top, width, height } = one.getBoundingClientRect();
        const box = [left, top + scrollY, width, height].map(Math.round);
        return `${one.tagName} ${one.getAttribute('data-line') ?? ''}: ${box.join(' ')}`;
      }),
    );
}

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('at $width pixels', async (size) => {
  const { page, problems } = await browser.newPage(size);
  await observeShifts(page);
  const figure = figureOn(page, 'polygon-and-circle');
  const listing = listingOn(page, 'polygonIntersectsCircleSimply');

  beforeAll(async () => {
    await openFigure(page, 'polygon-and-circle/', 'polygon-and-circle');
    await page.waitForLoadState('networkidle');
    // On a phone the listings are initially folded.
    await page.locator('.listing .fold, .listing details.called').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    await show(figure, share(polygonAndCircle, polygonAndCircle.presets[0].state));
    await scrollTo(listing);
    await shifts(page);
  });

  it('nothing moves while the circle is dragged', async () => {
    await scrollTo(figure.locator('.stage'));
    await shifts(page);
    const before = await standing(page);
    expect(before.length).toBeGreaterThan(100);
    const shifted: Shift[] = [];
    const shown = new Set<string>();
    for (const place of places) {
      await take(figure, 'circle.center', await placeInWindow(figure, world, place));
      expect(await standing(page)).toEqual(before);
      shifted.push(...(await shifts(page)));
      await page.mouse.up();
      // On a phone the listing is below the screen, and is drawn when it becomes visible.
      await scrollTo(listing);
      await shifts(page);
      expect(await standing(page)).toEqual(before);
      shown.add((await read(listing)).parameters.polygonIntersectsCircleSimply!);
      await scrollTo(figure.locator('.stage'));
      await shifts(page);
    }
    expect(shown.size).toBe(places.length);
    expect(shifted).toEqual([]);
  });

  it('nothing moves from step to step, once the first has shown the key', async () => {
    await scrollTo(listing);
    await press(listing, 'on');
    await press(listing, 'whole');
    await shifts(page);
    const before = await standing(page);
    const words = new Set<string>();
    for (let i = 0; i < 16; i += 1) {
      words.add((await press(listing, 'on')).words);
      expect(await standing(page), [...words].at(-1)).toEqual(before);
    }
    expect(words.size).toBe(16);
    await press(listing, 'whole');
    expect(await standing(page)).toEqual(before);
    // The sentence about a step ends with the values before and after it, wherever that is.
    const isSentence = ({ moved }: Shift) => moved.every((one) => one === 'text in SPAN.neighbors');
    expect((await shifts(page)).filter((shift) => !isSentence(shift))).toEqual([]);
  });

  it('nothing goes beyond the sides, and values stay in their listing', async () => {
    for (const one of await page.locator('.listing:not(.exercise)').all()) {
      await scrollTo(one);
      for (const step of ['whole', 'back']) {
        await press(one, step);
        const out = await one.evaluate((root) => {
          const { left, right } = root.getBoundingClientRect();
          return [...root.querySelectorAll('.values > *, .parameters, .steps > *, .step-words')]
            .filter((element) => {
              const box = element.getBoundingClientRect();
              return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
            })
            .map((element) => element.textContent);
        });
        expect(out).toEqual([]);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond).toBe(0);
      }
      await press(one, 'whole');
    }
  });

  it('values do not cover the code that they stand beside', async () => {
    await scrollTo(listing);
    const covered = await page.locator('.listed .line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        if (!line.checkVisibility()) return [];
        const shown = line.querySelector('.values');
        const text = new Range();
        text.selectNodeContents(line.querySelector('.code')!);
        const code = text.getBoundingClientRect();
        return [...(shown?.children ?? [])]
          .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ words, box }) => words && box.width > 0)
          .filter(({ box }) => box.left < code.right && box.top < code.bottom - 2)
          .map(({ words }) => `${line.querySelector('.code')?.textContent} | ${words}`);
      }),
    );
    expect(covered).toEqual([]);
  });

  it('nothing went wrong', () => {
    expect(problems).toEqual(noProblems);
  });
});

describe('in forced colours, for a reader who wants no motion', async () => {
  const { page, problems } = await browser.newPage({
    width: 1440,
    height: 900,
    forcedColors: true,
    reducedMotion: true,
  });
  const listing = listingOn(page, 'polygonIntersectsCircle');

  beforeAll(async () => {
    await openFigure(page, 'polygon-and-circle/', 'polygon-and-circle');
    await page.waitForLoadState('networkidle');
    await scrollTo(listing);
  });

  /** The share of the strip left of a line that changes without the line's class. */
  async function worth(look: string): Promise<number> {
    await scrollTo(listing.locator(`.line.${look}`).first());
    // The element itself, because without its class the locator would find another.
    const line = (await listing.locator(`.line.${look}`).first().elementHandle())!;
    const { x, y, height } = (await line.boundingBox())!;
    const clip = { x, y, width: 48, height };
    const before = await page.screenshot({ clip });
    await line.evaluate((one, name) => one.classList.remove(name), look);
    await drawn(page);
    const without = await page.screenshot({ clip });
    await line.evaluate((one, name) => one.classList.add(name), look);
    await drawn(page);
    return differingPixels(page, before, without);
  }

  it('bars are seen: of what ran, of what is still to run, of the step that is looked at', async () => {
    expect(await worth('ran')).toBeGreaterThan(0.02);
    await press(listing, 'on');
    expect(await worth('later')).toBeGreaterThan(0.01);
    expect(await worth('here')).toBeGreaterThan(0.02);
    await press(listing, 'whole');
  });

  it('a full cell of a loop differs from an empty one', async () => {
    const shoot = async (tick: string) => {
      const cell = listingOn(page, 'pointInPolygonSimply').locator(`.line .cell.${tick}`).first();
      await scrollTo(cell);
      return cell.screenshot();
    };
    expect(await differingPixels(page, await shoot('true'), await shoot('false'))).toBeGreaterThan(
      0.1,
    );
  });

  it('nothing moves by itself while it is stepped through', async () => {
    await scrollTo(listing);
    await press(listing, 'on');
    await press(listing, 'over');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { here } = await read(listing);
    expect(here.length).toBe(1);
    await press(listing, 'whole');
  });

  it('nothing went wrong', () => {
    expect(problems).toEqual(noProblems);
  });
});
