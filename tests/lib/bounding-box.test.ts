import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundingBox } from '#lib/bounding-box.ts';
import type { Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { forAll } from './bench/for-all.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const integerPoints = (random: Random) =>
  Array.from({ length: random.integer(1, 8) }, () => ({
    x: random.integer(-4096, 4096),
    y: random.integer(-4096, 4096),
  }));

function sides(points: readonly Vec2[]) {
  const { center, halfWidth, halfHeight } = boundingBox(points);
  return {
    left: center.x - halfWidth,
    right: center.x + halfWidth,
    low: center.y - halfHeight,
    high: center.y + halfHeight,
  };
}

/** Does each side touch an outermost point? Then the box is the smallest that contains them all. */
function fits(points: readonly Vec2[]): boolean {
  const { left, right, low, high } = sides(points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return (
    left === Math.min(...xs) &&
    right === Math.max(...xs) &&
    low === Math.min(...ys) &&
    high === Math.max(...ys)
  );
}

test('the box of three points is right, by hand', () => {
  const points = [
    { x: 1, y: 7 },
    { x: -3, y: 2 },
    { x: 4, y: 5 },
  ];
  expect(boundingBox(points)).toEqual({
    center: { x: 0.5, y: 4.5 },
    halfWidth: 3.5,
    halfHeight: 2.5,
  });
});

test('the box of one point has no size', () => {
  expect(boundingBox([{ x: 3, y: -4 }])).toEqual({
    center: { x: 3, y: -4 },
    halfWidth: 0,
    halfHeight: 0,
  });
});

describe('fits exactly', () => {
  test('around every three points of a small grid', () => {
    const points = gridPoints(1);
    const triples = points.flatMap((a) => points.flatMap((b) => points.map((c) => [a, b, c])));
    expect(checkScenes(triples, fits)).toBe(9 ** 3);
  });

  test('around whole numbers', () => {
    const runs = full ? 1_000_000 : 1_000;
    expect(checkScenes(randomScenes(runs, integerPoints), fits)).toBe(runs);
  });
});

test('around any doubles, it fits except for rounding', () => {
  const coordinate = fc.double({ min: -1e150, max: 1e150, noNaN: true });
  const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1 });
  forAll(
    fc.property(points, (some) => {
      const box = sides(some);
      const largest = Math.max(...some.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
      // Half an ulp of the very smallest doubles cannot be stored.
      const slack = 2 * Number.EPSILON * largest + Number.MIN_VALUE;
      for (const { x, y } of some) {
        expect(box.left - slack <= x && x <= box.right + slack).toBe(true);
        expect(box.low - slack <= y && y <= box.high + slack).toBe(true);
      }
    }),
  );
});

testEach('the box follows its points', transforms, (transform) => {
  checkScenes(randomScenes(500, integerPoints), (points) => {
    expect(boundingBox(transformScene(points, transform))).toEqual(
      transformScene(boundingBox(points), transform),
    );
    return true;
  });
});

test('the order of the points does not matter', () => {
  checkScenes(randomScenes(500, integerPoints), (points) => {
    expect(boundingBox(points.toReversed())).toEqual(boundingBox(points));
    return true;
  });
});

test('accepts more points than a call can have arguments', () => {
  const points = Array.from({ length: 500_000 }, (_, x) => ({ x, y: -x }));
  expect(boundingBox(points).halfWidth).toBe(249_999.5);
});

test('the largest numbers do not overflow', () => {
  const points = [
    { x: 1e308, y: -1.7e308 },
    { x: 1.6e308, y: 1.7e308 },
  ];
  const { center, halfWidth, halfHeight } = boundingBox(points);
  expect(center).toEqual({ x: 1.3e308, y: 0 });
  expect(halfWidth / 1e308).toBeCloseTo(0.3, 12);
  expect(halfHeight).toBe(1.7e308);
});

test('refuses an empty list', () => {
  const message = 'points is empty; give at least one point.';
  expect(() => boundingBox([])).toThrow(new RangeError(message));
  expect(() => boundingBox([])).toThrow(RangeError);
});
