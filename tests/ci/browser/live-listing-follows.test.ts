import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { look, placeInWindow, placeOf, take } from '../../browser/figure.ts';
import { placeOfMark, press, read, scrollTo } from '../../browser/listing.ts';
import { at, island, openPolygonListing, runAt, world } from '../../browser/polygon-listing.ts';
import { noProblems } from '../../browser/support.ts';

// A listing that is stepped through follows the drag, and two listings share a figure.

const { page, problems, figure, filled, outline, bring, begin, circleNow, close } =
  await openPolygonListing();
afterAll(close);
beforeEach(begin);

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
    const loop = outline.locator('.line', { hasText: 'for (const [i, b] of polygon' });
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

it('nothing went wrong on the way, and no other host was asked', () => {
  expect(problems).toEqual(noProblems);
});
