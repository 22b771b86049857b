import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as crowd } from '#chapters/circle-and-circle/figures/circles-crowd.ts';
import { figure } from '#chapters/many-circles/figures/circles-grid.ts';
import { cellOf, cellSize, neighbours } from '#chapters/many-circles/neighbours.ts';
import { findPreset } from '#figure/all-figures.ts';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import { start } from '#figure/store.ts';
import { type Circle, findIntersectingPairs } from '#lib/index.ts';
import { findIntersectingPairsByGridSimply } from '#lib/plain/find-intersecting-pairs-by-grid-simply.ts';
import { parse, sizes } from '../../support/drawing.ts';
import { forAll } from '../../support/for-all.ts';
import { forAllStates, reading } from '../support.ts';

const { preset } = reading(figure);
const said = (name: string) => figure.verdict(preset(name), figure.answer(preset(name)));

describe('the neighbours', () => {
  const circles = fc.array(
    fc.record({
      center: fc.record({
        x: fc.integer({ min: -40, max: 40 }),
        y: fc.integer({ min: -40, max: 40 }),
      }),
      radius: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 30 },
  );

  test('hold every pair, each once, in the order of the double loop', () => {
    forAll(
      fc.property(circles, (all: Circle[]) => {
        const near = neighbours(all).map(String);
        expect(new Set(near).size).toBe(near.length);
        expect(near).toEqual(near.toSorted((a, b) => order(a) - order(b)));
        const pairs = findIntersectingPairs(all).map(String);
        expect(near.filter((pair) => pairs.includes(pair))).toEqual(pairs);
      }),
      300,
    );
  });

  test('are those a column and a row away at most', () => {
    forAll(
      fc.property(circles, (all: Circle[]) => {
        const cells = all.map(({ center }) => cellOf(center, cellSize(all)));
        const expected = cells.flatMap((a, i) =>
          cells.flatMap((b, j) =>
            i < j && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1 ? [[i, j]] : [],
          ),
        );
        expect(neighbours(all)).toEqual(expected);
      }),
      300,
    );
  });

  const order = (pair: string) => {
    const [i = 0, j = 0] = pair.split(',').map(Number);
    return 100 * i + j;
  };
});

test('both ways find the same pairs in the same order', () => {
  forAllStates(figure, 50, ({ crowd }) => {
    const [grid, all] = (['grid', 'all'] as const).map((search) =>
      figure.answer({ crowd, search }),
    );
    expect(grid!.pairs).toEqual(all!.pairs);
    expect(grid!.tests).toBeLessThanOrEqual(all!.tests);
  });
});

test('84 tests of 780 for 40 circles, 520 of 19 900 for 200', () => {
  expect(said('forty')).toMatchObject({ word: '23 pairs', rest: '84 of 780 tests' });
  expect(said('most').rest).toBe('520 of 19\u202f900 tests');
  expect(said('all').rest).toBe('780 of 780 tests');
  expect(preset('forty').crowd.circles).toEqual(findPreset(crowd, 'forty').state.crowd.circles);
});

test('a cell is as wide as the widest circle', () => {
  const { circles } = preset('forty').crowd;
  expect(cellSize(circles)).toBeCloseTo(2 * Math.max(...circles.map(({ radius }) => radius)), 5);
});

test('the listing makes the tests that the figure counts', () => {
  for (const { name, state } of figure.presets) {
    const { circles } = state.crowd;
    let taken = 0;
    const counting = new Proxy(circles as Circle[], {
      get(list, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) taken += 1;
        return Reflect.get(list, key);
      },
    });
    findIntersectingPairsByGridSimply(counting);
    // Each circle is taken twice, for the width and in its turn; and a partner for each test.
    expect(taken - 2 * circles.length, name).toBe(neighbours(circles).length);
  }
});

test('the drawing has the grid, and without one it has none', () => {
  for (const [name, count] of [
    ['forty', 1],
    ['all', 0],
  ] as const) {
    const model = { ...start(figure), state: preset(name) as never };
    const svg = parse(drawAtBuild(figure, sizes[0]!, { model }));
    expect(svg.querySelectorAll('[data-key="looked-at"]'), name).toHaveLength(count);
  }
});
