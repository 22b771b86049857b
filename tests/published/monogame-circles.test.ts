import { describe, expect, test } from 'vitest';
import { pointInCircle } from '#lib/point-in-circle.ts';
import * as oracle from '#oracle/circle.ts';
import {
  containsBySquareRoot,
  containsBySquares,
  float32,
  float64,
  type Rounding,
} from '#published/monogame-circles.ts';
import { checkScenes } from '../lib/bench/check-scenes.ts';
import { decimalTriples, type Triple } from '../lib/bench/hard-numbers.ts';
import {
  everyPointAndCircle,
  type PointAndCircle,
  touching,
} from '../lib/bench/points-and-circles.ts';
import { inBothFormats } from './formats.ts';

/** The results of all versions for a circle around the origin. */
function answers(x: number, y: number, radius: number, round: Rounding) {
  return answersTo({ point: { x, y }, circle: { center: { x: 0, y: 0 }, radius } }, round);
}

function answersTo({ point, circle }: PointAndCircle, round: Rounding) {
  return {
    root: containsBySquareRoot(point, circle, round),
    squares: containsBySquares(point, circle, round),
    ours: pointInCircle(point, circle),
    exact: oracle.pointInCircle(point, circle),
  };
}

/** The smallest whole radius r in the range for which (r, 1) counts as in the circle. */
function firstHitBeside(
  contains: typeof containsBySquares,
  round: Rounding,
  from: number,
  to: number,
) {
  for (let radius = from; radius <= to; radius += 1) {
    const circle = { center: { x: 0, y: 0 }, radius };
    if (contains({ x: radius, y: 1 }, circle, round)) return radius;
  }
  return undefined;
}

inBothFormats('right for small whole numbers', (round) => {
  const count = checkScenes(everyPointAndCircle(3, 8), (scene) => {
    const { root, squares, ours, exact } = answersTo(scene, round);
    return root === exact && squares === exact && ours === exact;
  });
  expect(count).toBe(49 * 49 * 9);
});

describe('out of digits: (r, 1) is outside a circle of radius r', () => {
  test('float32, radius 4096: a hit in both forms', () => {
    const expected = { root: true, squares: true, ours: false, exact: false };
    expect(answers(4096, 1, 4096, float32)).toEqual(expected);
  });

  test('float32: 4096 is the first such radius, in both forms', () => {
    expect(firstHitBeside(containsBySquareRoot, float32, 1, 5000)).toBe(4096);
    expect(firstHitBeside(containsBySquares, float32, 1, 5000)).toBe(4096);
  });

  test('float64, radius 94,906,266: a hit in both forms, and in ours', () => {
    const expected = { root: true, squares: true, ours: true, exact: false };
    expect(answers(94_906_266, 1, 94_906_266, float64)).toEqual(expected);
  });

  test('float64, one less: the squares are right, the square root is not', () => {
    const expected = { root: true, squares: false, ours: false, exact: false };
    expect(answers(94_906_265, 1, 94_906_265, float64)).toEqual(expected);
  });

  // Below the ranges looked at here, r^2 + 1 is exact and its root more than half an ulp above r.
  test('float64: the first such radius is 2^26 by square root, 94,906,266 by squares', () => {
    const near = 100_000;
    const root = firstHitBeside(containsBySquareRoot, float64, 2 ** 26 - near, 2 ** 26);
    const squares = firstHitBeside(containsBySquares, float64, 94_906_266 - near, 94_906_266);
    expect(root).toBe(2 ** 26);
    expect(squares).toBe(94_906_266);
  });
});

inBothFormats('a negative radius, -3, at distance 1: the forms disagree', (round) => {
  // An empty circle: ours compares squares as well, but also the sign.
  const expected = { root: false, squares: true, ours: false, exact: false };
  expect(answers(1, 0, -3, round)).toEqual(expected);
});

describe('decimal tangencies: 0.8, 1.5 and 1.7 touch on paper', () => {
  // As doubles they do not: 0.8 is a little more than 8/10, and 1.7 a little less than 17/10.
  test('float64: the forms disagree, the squares are right about the doubles', () => {
    const expected = { root: true, squares: false, ours: false, exact: false };
    expect(answers(0.8, 1.5, 1.7, float64)).toEqual(expected);
  });

  test('float32: here both call it a hit', () => {
    const { root, squares } = answers(0.8, 1.5, 1.7, float32);
    expect({ root, squares }).toEqual({ root: true, squares: true });
  });

  test.each([
    [10, 'float64', float64, 9, 52],
    [10, 'float32', float32, 3, 52],
    [100, 'float64', float64, 123, 881],
    [100, 'float32', float32, 102, 881],
  ] as const)('of the triples in tenths up to %d, %s', (largest, _, round, disagreeing, total) => {
    const disagree = ({ a, b, c }: Triple) => {
      const { root, squares } = answers(a, b, c, round);
      return root !== squares;
    };
    const triples = decimalTriples(largest);
    expect(triples).toHaveLength(total);
    expect(triples.filter(disagree)).toHaveLength(disagreeing);
  });

  test('0.8, 1.5, 1.7 is the smallest in float64', () => {
    const first = decimalTriples(10).find(({ a, b, c }) => {
      const { root, squares } = answers(a, b, c, float64);
      return root !== squares;
    });
    expect(first).toEqual({ a: 0.8, b: 1.5, c: 1.7 });
  });
});

describe('out of range, float32, radius 1e20', () => {
  test('a point at 1e30: infinity <= infinity is a hit, the square root is right', () => {
    const expected = { root: false, squares: true, ours: false, exact: false };
    expect(answers(1e30, 0, 1e20, float32)).toEqual(expected);
  });

  test('a point halfway in, at 5e19: now the square root is wrong, the squares right by luck', () => {
    const expected = { root: false, squares: true, ours: true, exact: true };
    expect(answers(5e19, 0, 1e20, float32)).toEqual(expected);
  });
});

test('float32 rounds at every step, as a C# float does', () => {
  // Each store into this array rounds; the scenes touch on paper, so each rounding can decide.
  const f = new Float32Array(8);
  const scenes = decimalTriples(100).flatMap((triple) => [...touching(triple, { x: 0.1, y: 0.7 })]);
  const count = checkScenes(scenes, (scene) => {
    const { point, circle } = scene;
    f.set([point.x, point.y, circle.center.x, circle.center.y, circle.radius]);
    f[0]! -= f[2]!;
    f[1]! -= f[3]!;
    f[0]! *= f[0]!;
    f[1]! *= f[1]!;
    f[5] = f[0]! + f[1]!;
    f[6] = Math.sqrt(f[5]!);
    f[7] = f[4]! * f[4]!;
    const { root, squares } = answersTo(scene, float32);
    return root === f[6]! <= f[4]! && squares === f[5]! <= f[7]!;
  });
  expect(count).toBe(881 * 8);
});
