import { expect, test } from 'vitest';
import { polygonOutlineIntersectsCircle } from '#lib/polygon-outline-intersects-circle.ts';
import * as oracle from '#oracle/polygon.ts';
import { polygonContract } from './bench/polygon-predicate.ts';
import { simpleMakers } from './bench/polygons-and-circles.ts';
import { corners } from './bench/shapes.ts';

polygonContract(polygonOutlineIntersectsCircle, {
  truth: oracle.polygonOutlineIntersectsCircle,
  makers: simpleMakers,
  outline: true,
});

test('a corner that contains NaN is skipped with its two edges, but the other edges are not', () => {
  const square = corners([0, 0], [8, 0], [8, 8], [0, 8]);
  const middles = square.map(({ x, y }, i) => {
    const next = square[(i + 1) % 4]!;
    return { x: (x + next.x) / 2, y: (y + next.y) / 2 };
  });
  const hits = square.map((_, i) => {
    const spoilt = square.with(i, { x: NaN, y: NaN });
    return middles.map((center) => polygonOutlineIntersectsCircle(spoilt, { center, radius: 1 }));
  });
  // Corner i ends edge i - 1 and begins edge i.
  expect(hits).toEqual([
    [false, true, true, false],
    [false, false, true, true],
    [true, false, false, true],
    [true, true, false, false],
  ]);
});

test('the corners beside a corner that contains NaN still count', () => {
  const center = { x: 8, y: 0 };
  const outline = corners([NaN, 0], [8, 0], [NaN, 8]);
  expect(polygonOutlineIntersectsCircle(outline, { center, radius: 1 })).toBe(true);
  const beyond = { center: { x: 10, y: 0 }, radius: 1 };
  expect(polygonOutlineIntersectsCircle(outline, beyond)).toBe(false);
});
