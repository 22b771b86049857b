import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  pointInPolygon,
  polygonIntersectsCircle,
  polygonOutlineIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { valueWords } from '#trace/words.ts';
import { look, placeInWindow, placeOf, take } from './figure.ts';
import { placeOfMark, press, read, scrollTo } from './listing.ts';
import { at, island, openPolygonListing, runAt, turnsFor, world } from './polygon-listing.ts';
import { noProblems } from './support.ts';

// A listing highlights the run of its figure's position, and shows the values.

const { page, problems, figure, filled, outline, bring, begin, circleNow, close } =
  await openPolygonListing();
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

  it('the step that is looked at stays the same line, with the values of the new place', async () => {
    await press(filled, 'on');
    for (let i = 0; i < 8; i += 1) await press(filled, 'on');
    const before = await read(filled);
    await take(figure, 'circle.center');
    const to = await placeInWindow(figure, world, { x: 55, y: 52 });
    await page.mouse.move(to.x, to.y);
    const after = await read(filled);
    await page.mouse.up();
    expect(after.here).toEqual(before.here);
    const { steps } = await runAt({ circle: await circleNow(), island, region: 'filled' });
    expect(after.words).toBe(steps[after.step]!.words);
    expect(after.words).not.toBe(before.words);
  });
});

describe('of two listings of one figure', () => {
  it('one at a time is stepped through', async () => {
    await press(filled, 'on');
    await press(filled, 'play');
    await scrollTo(outline);
    await press(outline, 'on');
    expect((await read(outline)).here.length).toBe(1);
    await scrollTo(filled);
    const rested = await read(filled);
    expect(rested.words).toMatch(/^\d+ steps, and it returns true$/);
    expect(rested.here).toEqual([]);
    expect(rested.play).toBe('Run');
    await press(filled, 'on');
    await scrollTo(outline);
    expect((await read(outline)).here).toEqual([]);
  });

  it('the one that is out of sight is still followed by the figure', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await scrollTo(outline);
    const loop = outline.locator('.line', { hasText: 'for (const b of polygon)' });
    await loop.locator('.cell').nth(1).click();
    await scrollTo(figure.locator('.stage'));
    const to = await placeInWindow(figure, world, { x: 60, y: 9 });
    await take(figure, 'island.1', to);
    await look(figure);
    const [mark, corner] = [await placeOfMark(figure, 'step-b'), await placeOf(figure, 'island.1')];
    await page.mouse.up();
    expect(mark.x).toBeCloseTo(corner.x, 0);
    expect(mark.y).toBeCloseTo(corner.y, 0);
    await press(outline, 'whole');
    await page.setViewportSize({ width: 1440, height: 3600 });
  });
});

describe('pieces that never ran', () => {
  it('are greyed in lines that did', async () => {
    const ends = async () => {
      await scrollTo(outline);
      const { lines } = await read(outline);
      return lines.filter(({ code, reach }) => /\breturn true;$/.test(code) && reach === 'ran');
    };
    await bring(at('inside'));
    // In a miss, no line with an early return ran.
    const missed = await ends();
    expect(missed.length).toBeGreaterThan(0);
    for (const { dimmed } of missed) expect(dimmed.join('')).toBe('return true;');
    await bring(at('edges'));
    const hit = await ends();
    expect(hit.filter(({ dimmed }) => dimmed.length === 0).length).toBe(1);
    expect((await read(outline)).lines.find(({ code }) => code === 'return false;')?.reach).toBe(
      'never',
    );
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
