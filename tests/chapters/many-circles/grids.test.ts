import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as cellSize, workOf } from '#chapters/many-circles/figures/cell-size.ts';
import { figure as manyCircles } from '#chapters/many-circles/figures/many-circles.ts';
import { figure as unequalRadii } from '#chapters/many-circles/figures/unequal-radii.ts';
import {
  levelsOf,
  manyGrids,
  oneGrid,
  ringsFor,
  widest,
  widthOf,
} from '#chapters/many-circles/grids.ts';
import { findPreset } from '#kit/all-figures.ts';
import { type Circle, findIntersectingPairs } from '#lib/index.ts';
import { forAll } from '../../support/for-all.ts';

const circles = fc.array(
  fc.record({
    center: fc.record({
      x: fc.integer({ min: -40, max: 40 }),
      y: fc.integer({ min: -40, max: 40 }),
    }),
    radius: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 2, maxLength: 30 },
);

/** Each pair that touches is among those tested, each of these is there once, and i is below j. */
function leavesNothingOut(all: readonly Circle[], tests: readonly (readonly [number, number])[]) {
  const asked = new Set(tests.map(String));
  expect(asked.size).toBe(tests.length);
  expect(tests.every(([i, j]) => i < j)).toBe(true);
  expect(findIntersectingPairs(all).filter((pair) => !asked.has(String(pair)))).toEqual([]);
}

describe('the grids of the figures leave out no pair that touches', () => {
  test('one grid, of cells of any width', () => {
    forAll(
      fc.property(circles, fc.integer({ min: 3, max: 300 }), (all, tenths) => {
        leavesNothingOut(all, oneGrid(all, tenths / 10).tests);
      }),
    );
  });

  test('a grid for each size', () => {
    forAll(fc.property(circles, (all) => leavesNothingOut(all, manyGrids(all).tests)));
  });

  test('every circle fits into a cell of its level, and not into one of the next', () => {
    forAll(
      fc.property(circles, (all) => {
        levelsOf(all).forEach((level, i) => {
          const width = 2 * all[i]!.radius;
          expect(widthOf(all, level)).toBeGreaterThanOrEqual(width * (1 - 1e-9));
          expect(widthOf(all, level + 1)).toBeLessThan(width);
        });
      }),
    );
  });
});

describe('the numbers of the chapter', () => {
  const said = (name: string) => {
    const { state } = findPreset(manyCircles, name);
    return manyCircles.verdict(state as never, manyCircles.answer(state as never)).rest;
  };

  test('276 tests against 38, and 3160 against 127', () => {
    expect(said('twentyfour')).toBe('276 tests by the double loop, 38 by the grid');
    expect(said('most')).toBe('3160 tests by the double loop, 127 by the grid');
  });

  test('200 circles make 19 900 pairs, and 10 000 make 49 995 000', () => {
    const pairs = (count: number) => (count * (count - 1)) / 2;
    expect([pairs(200), pairs(10_000)]).toEqual([19_900, 49_995_000]);
  });

  const { state } = findPreset(cellSize, 'right') as {
    state: (typeof cellSize.presets)[0]['state'];
  };
  const { circles: crowd } = state.crowd;
  const at = (width: number) => cellSize.answer({ ...state, width });

  test('cells of 1.5: 6480 of them; of 30: 2257 of 3160 tests', () => {
    expect(at(1.5).cells).toBe(6480);
    expect(at(30).tests).toBe(2257);
    expect((crowd.length * (crowd.length - 1)) / 2).toBe(3160);
  });

  test('846 steps at 5.2, the widest circle; 1166 at twice that; 2297 at 5', () => {
    expect(widest(crowd)).toBe(5.2);
    expect([5.2, 10.4, 5].map((width) => workOf(crowd, width))).toEqual([846, 1166, 2297]);
    expect([5.2, 5].map((width) => (2 * ringsFor(crowd, width) + 1) ** 2)).toEqual([9, 25]);
  });

  test('the least work is where a cell is as wide as the widest circle', () => {
    const { best } = at(5.2);
    expect(best.width).toBeGreaterThanOrEqual(5.2);
    expect(best.width).toBeLessThan(5.2 + 0.5);
    expect(workOf(crowd, 5.2)).toBeLessThanOrEqual(best.work);
  });

  test('390 tests of 7140 with a grid for each size, 3239 with one', () => {
    const rest = (name: string) => {
      const preset = findPreset(unequalRadii, name).state as never;
      return unequalRadii.verdict(preset, unequalRadii.answer(preset)).rest;
    };
    expect(rest('one')).toBe('3239 of 7140 tests with one grid');
    expect(rest('levels')).toBe('390 of 7140 tests with a grid for each size');
    expect(rest('large')).toBe('390 of 7140 tests with a grid for each size');
  });
});
