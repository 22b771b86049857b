import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure as nearestVertex } from '#chapters/voronoi-regions/figures/voronoi-nearest-vertex.ts';
import { wordsAt } from '#figure/maps/truth-map.ts';
import { share } from '#figure/share.ts';
import { drawn, figureOn, look, openFigure, placeInWindow, show, take } from './figure.ts';
import { noProblems, openBrowser } from './support.ts';

// The map behind a figure shows the figure's own comparison.

const browser = await openBrowser();
afterAll(() => browser.close());

const canvasOf = (figure: Locator) => figure.locator('canvas.truth-map');
const fine = (figure: Locator) => figure.locator('canvas.truth-map[data-map="fine"]').waitFor();

/** The map's pixels at positions of the world, as "red green blue alpha". */
async function coloursAt(figure: Locator, places: readonly { x: number; y: number }[]) {
  const inStage = places.map(({ x, y }) => {
    const { minX, maxX, minY, maxY } = nearestVertex.world;
    return { x: (x - minX) / (maxX - minX), y: (maxY - y) / (maxY - minY) };
  });
  return canvasOf(figure).evaluate((canvas, all) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const data = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    // The world fills the stage's width or height, and is centred.
    const scale = Math.min(width / 96, height / 64);
    return all.map(({ x, y }) => {
      const column = Math.round((width - 96 * scale) / 2 + x * 96 * scale);
      const row = Math.round((height - 64 * scale) / 2 + y * 64 * scale);
      // A small patch of pixels, so that hatching is included.
      const found = new Set<string>();
      for (let i = -6; i <= 6; i += 1) {
        for (let j = -6; j <= 6; j += 1) {
          const at = 4 * ((row + j) * width + column + i);
          found.add([...data.data.slice(at, at + 4)].join(' '));
        }
      }
      return [...found].sort();
    });
  }, inStage);
}

/** Each verdict's share in the legend, in per cent. */
async function legend(page: Page, name: string): Promise<number[]> {
  const words = await page.locator(`[data-truth-figure="${name}"] [data-share]`).allTextContents();
  return words.map((word) => (word === 'none' ? 0 : Number(word.replace(/\s%/, ''))));
}

describe('the map of a figure', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const name = 'voronoi-nearest-vertex';
  const figure = figureOn(page, name);
  // In a wedge, on the square, in a band, and in another wedge, far from any border.
  const places = [
    { x: 80, y: 58 },
    { x: 42, y: 27 },
    { x: 85, y: 27 },
    { x: 8, y: 58 },
  ];
  const state = nearestVertex.presets[0].state;
  const dragCorner = async (to: { x: number; y: number }) => {
    await take(figure, 'polygon.2', await placeInWindow(figure, nearestVertex.world, to));
    await page.mouse.up();
    await drawn(page);
  };

  // Tests that move something come last.
  beforeAll(async () => {
    await openFigure(page, 'voronoi-regions/', name);
    await fine(figure);
  });

  it('is as large as the stage, and painted by what is said and what is so', async () => {
    const comparison = nearestVertex.truth!(state)!;
    const said = places.map((place) => wordsAt(comparison, place));
    expect(said).toEqual(['false hit', 'correct hit', 'correct miss', 'false hit']);
    const [wedge, square, band, other] = await coloursAt(figure, places);
    expect(other).toEqual(wedge);
    expect(square).not.toEqual(band);
    // Wrong results are hatched, and right ones are plain.
    expect(wedge).toHaveLength(2);
    expect(square).toHaveLength(1);
    expect(band).toEqual(['0 0 0 0']);
  });

  it('has shares that make a whole', async () => {
    const shares = await legend(page, name);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(shares[2]).toBeGreaterThan(20);
    expect(shares[3]).toBe(0);
  });

  it('says in words what holds under the pointer', async () => {
    const at = await placeInWindow(figure, nearestVertex.world, { x: 80, y: 58 });
    await page.mouse.move(at.x, at.y);
    const words = page.locator(`[data-truth-figure="${name}"] .truth-here`);
    await expect.poll(() => words.textContent()).toBe('At (80, 58): false hit.');
  });

  it('lights the line of the published test that says so', async () => {
    const published = page.locator(`details.published:has([data-listing-figure="${name}"])`);
    const unfold = (open: boolean) =>
      published.evaluate((details, is) => details.toggleAttribute('open', is), open);
    await unfold(true);
    await published.locator('.line.ran').first().waitFor();
    await published.locator('.steps').scrollIntoViewIfNeeded();
    const point = async (place: { x: number; y: number }) => {
      const at = await placeInWindow(figure, nearestVertex.world, place);
      await page.mouse.move(at.x + 2, at.y);
      await page.mouse.move(at.x, at.y);
      await drawn(page);
    };
    // The listing becomes live a moment after it is unfolded, so point again.
    const answerAt = async (place: { x: number; y: number }) => {
      await point(place);
      return (await answer.locator('.code').allTextContents()).join();
    };
    const words = page.locator(`[data-truth-figure="${name}"] .truth-here`);
    const answer = published.locator('.line[data-answers]');
    // In a wedge the loop falls through to the last line, and in a band it returns inside.
    await expect.poll(() => answerAt({ x: 80, y: 58 })).toBe('  return true;');
    const line = await answer.getAttribute('data-number');
    await expect
      .poll(() => words.textContent())
      .toBe(`At (80, 58): false hit, returned by line ${line}.`);
    await expect.poll(() => answerAt({ x: 85, y: 27 })).toBe('      return false;');
    await expect
      .poll(() => words.textContent())
      .toMatch(/^At \(85, 27\): correct miss, returned by line \d+\.$/);
    // Back to the circle's own position.
    await page.mouse.move(2, 2);
    await expect.poll(() => words.textContent()).toBe('At the circle: false hit.');
    await expect.poll(() => answer.count()).toBe(0);
    expect(await published.locator('.step-words').textContent()).toMatch(/returns true$/);
  });

  it('stays while the circle moves, and follows a corner', async () => {
    const before = await coloursAt(figure, places);
    /** Counts the requests to the worker. */
    const requests = await page.evaluateHandle(() => {
      const post = Worker.prototype.postMessage;
      const counted = { count: 0 };
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        counted.count += 1;
        post.call(this, message);
      };
      return counted;
    });
    const count = () => requests.evaluate((counted) => counted.count);
    const circle = { ...state.circle, center: { x: 20, y: 20 } };
    await show(figure, share(nearestVertex, { ...state, circle }));
    expect((await look(figure)).fields).toMatchObject({ 'circle.x': '20', 'circle.y': '20' });
    expect(await count()).toBe(0);
    expect(await coloursAt(figure, places)).toEqual(before);
    await dragCorner({ x: 75, y: 58 });
    await expect.poll(() => coloursAt(figure, places)).not.toEqual(before);
    expect(await count()).toBeGreaterThan(0);
  });

  it('is empty of faults with ours', async () => {
    await figure.getByRole('button', { name: 'ours', exact: true }).click();
    await expect.poll(() => legend(page, name).then((shares) => shares.slice(2))).toEqual([0, 0]);
  });

  it('goes where there is nothing to compare', async () => {
    await dragCorner({ x: 36, y: 20 });
    await expect.poll(() => canvasOf(figure).isHidden()).toBe(true);
  });

  it('brings no error and asks nobody else', () => expect(problems).toEqual(noProblems));
});
