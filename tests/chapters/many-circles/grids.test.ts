import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as cellSize } from '#chapters/many-circles/figures/cell-size.ts';
import { figure as exercise } from '#chapters/many-circles/figures/cell-size-exercise.ts';
import { figure as manyCircles } from '#chapters/many-circles/figures/many-circles.ts';
import { figure as unequalRadii } from '#chapters/many-circles/figures/unequal-radii.ts';
import {
  cellOf,
  levelsOf,
  manyGrids,
  oneGrid,
  ringsFor,
  widest,
  widthOf,
  workOf,
} from '#chapters/many-circles/grids.ts';
import { findPreset } from '#figure/all-figures.ts';
import { type Circle, collideCircles, findIntersectingPairs } from '#lib/index.ts';
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

  test('with cells 10 wide, a centre at (37, 12) is in column 3 and row 1', () => {
    expect(cellOf({ x: 37, y: 12 }, 10)).toEqual({ x: 3, y: 1 });
  });

  test('three overlapping circles in a row: 1.5 of overlap remains, then 0.375, then a quarter each', () => {
    const row = [0, 8, 16].map((x) => ({ center: { x, y: 0 }, radius: 5 }));
    const depth = () => collideCircles(row[0]!, row[1]!)?.depth;
    expect(depth()).toBe(2);
    const rounds = Array.from({ length: 5 }, () => {
      for (const [i, j] of [
        [0, 1],
        [1, 2],
      ] as const) {
        const contact = collideCircles(row[i]!, row[j]!);
        if (!contact) continue;
        row[i]!.center.x -= (contact.normal.x * contact.depth) / 2;
        row[j]!.center.x += (contact.normal.x * contact.depth) / 2;
      }
      return depth();
    });
    expect(rounds).toEqual([1.5, 0.375, 0.375 / 4, 0.375 / 16, 0.375 / 64]);
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

  test('the least work is where a cell is about as wide as the widest circle', () => {
    expect(at(5.2).best).toEqual({ width: 5.3, work: 842 });
    // Of all widths that the slider can have, the figure's own count.
    const all = Array.from({ length: 391 }, (_, i) => {
      const { tests, cells } = at((10 + i) / 10);
      return tests + cells;
    });
    expect(Math.min(...all)).toBe(842);
    expect(at(5.2).curve.map(({ work }) => work)).toEqual(all);
  });

  test('the exercise names the same least work', () => {
    const [least] = exercise.questions!;
    const { state: start } = findPreset(exercise, 'start') as { state: typeof state };
    const judged = (width: number) => {
      const now = { ...start, width };
      return JSON.stringify(least!.judge(now, exercise.answer(now)));
    };
    expect(judged(30)).toContain('842 are possible');
    expect(judged(5.2)).toContain('846 steps');
  });

  test('grids for each size have cells as wide as the largest circle, a quarter of it, and so on', () => {
    const { crowd } = findPreset(unequalRadii, 'levels').state as { crowd: { circles: Circle[] } };
    const { circles: all } = crowd;
    expect(Math.max(...levelsOf(all))).toBe(2);
    expect([0, 1, 2].map((level) => widthOf(all, level))).toEqual([26, 6.5, 1.625]);
  });

  test('the selected circle is in the middle: nine whole cells are in the panel', () => {
    for (const { name, state } of manyCircles.presets) {
      const { circles, selected } = state.crowd;
      const width = widest(circles);
      const { x, y } = circles[selected]!.center;
      const [column, row] = [Math.floor((x + 66) / width), Math.floor(y / width)];
      expect((column - 1) * width, name).toBeGreaterThanOrEqual(66);
      expect((column + 2) * width, name).toBeLessThanOrEqual(128);
      expect((row - 1) * width, name).toBeGreaterThanOrEqual(6);
      expect((row + 2) * width, name).toBeLessThanOrEqual(80);
    }
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
