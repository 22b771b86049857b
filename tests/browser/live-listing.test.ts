import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  pointInPolygon,
  polygonIntersectsCircle,
  polygonOutlineIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { valueWords } from '#trace/words.ts';
import { placeInWindow, take } from './figure.ts';
import { read, scrollTo } from './listing.ts';
import { island, openPolygonListing, runAt, turnsFor, world } from './polygon-listing.ts';
import { noProblems } from './support.ts';

// A listing highlights the run of its figure's position, and shows the values.

const { page, problems, figure, filled, begin, circleNow, close } = await openPolygonListing();
afterAll(close);
beforeEach(begin);

describe('while the circle is dragged', () => {
  const places: readonly Vec2[] = [
    { x: 53, y: 38 },
    { x: 38, y: 23 },
    { x: 56, y: 54 },
    { x: 84, y: 14 },
    { x: 8, y: 42 },
  ];

  it('words, light and values are those of the circle where it is', async () => {
    await filled.locator('details.called').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    const answers = new Set<string>();
    await take(figure, 'circle.center');
    for (const place of places) {
      const to = await placeInWindow(figure, world, place);
      await page.mouse.move(to.x, to.y);
      const seen = await read(filled);
      const circle = await circleNow();
      expect(circle.center.x).toBeCloseTo(place.x, 0);
      const hit = polygonIntersectsCircle(island, circle);
      const rim = polygonOutlineIntersectsCircle(island, circle);
      const inside = pointInPolygon(circle.center, island);
      answers.add(`${rim} ${inside}`);

      const { steps } = await runAt({ circle, island, region: 'filled' });
      expect(seen.words).toBe(`${steps.length} steps, and it returns ${hit}`);
      expect(seen.valueText).toBe(seen.words);
      expect([seen.step, seen.last]).toEqual([steps.length - 1, steps.length - 1]);
      expect(seen.parameters.polygonIntersectsCircle).toBe(
        `polygon = ${island.length} points   circle = ${valueWords(circle)}`,
      );
      const own = seen.lines.filter(({ fn }) => fn === 'polygonIntersectsCircle');
      const lineOf = (code: string) => own.find((line) => line.code === code)!;
      expect(lineOf('return true;').reach).toBe(rim ? 'ran' : 'never');
      expect(lineOf('return true;').said).toBe(rim ? 'true' : '');
      expect(lineOf('return (').reach).toBe(rim ? 'never' : 'ran');
      expect(lineOf('return (').said).toBe(rim ? '' : String(inside));

      expect(seen.calls).toEqual({
        polygonOutlineIntersectsCircle: 'called once',
        pointInPolygon: rim ? 'not called' : 'called once',
      });
      const loop = seen.lines.find(({ code }) => code === 'for (const b of polygon) {')!;
      expect(loop.cells.map(({ text }) => text)).toEqual(
        Array.from({ length: turnsFor(circle) }, (_, i) => String(i)),
      );
    }
    await page.mouse.up();
    // Hits at the rim and inside, and a miss.
    expect([...answers].sort()).toEqual(expect.arrayContaining(['false false', 'false true']));
    expect([...answers].some((one) => one.startsWith('true'))).toBe(true);
  });
});

it('who selects the code and copies it gets the code alone', async () => {
  await scrollTo(filled);
  await filled
    .locator('pre')
    .first()
    .evaluate((pre) => {
      // Also the folded part of its comment, but not the words that unfold it.
      pre.querySelector('.doc-rest')?.setAttribute('open', '');
      getSelection()?.selectAllChildren(pre);
    });
  await page.keyboard.press('Control+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { lines } = await read(filled);
  const code = lines.filter(({ fn }) => fn === 'polygonIntersectsCircle');
  expect(copied.split('\n').map((line) => line.trim())).toEqual(code.map((line) => line.code));
  await page.evaluate(() => getSelection()?.removeAllRanges());
});

it('nothing went wrong on the way, and no other host was asked', () => {
  expect(problems).toEqual(noProblems);
});
