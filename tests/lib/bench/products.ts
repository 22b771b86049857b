import { expect, test } from 'vitest';
import type { Vec2 } from '#lib/types.ts';
import { compare, fromDouble, type Rational, sub } from '#oracle/rational.ts';
import { type ExactPoint, exactPoint } from '#oracle/segment.ts';
import { inUlps } from '../attack/exact-error.ts';
import { statedBound } from '../attack/stated.ts';
import { checkScenes, full } from './check-scenes.ts';
import { gridPoints } from './grids.ts';
import { replaceEachNumber } from './hard-numbers.ts';
import { testEach } from './in-each.ts';
import { type Random, randomScenes } from './random-scenes.ts';

const runs = full ? 500_000 : 1_000;
const sizes = [1e-140, 1e-6, 1, 600, 1e150];

interface Pair {
  readonly a: Vec2;
  readonly b: Vec2;
}

const pairOf = (random: Random, size: number): Pair => {
  const vector = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
  return { a: vector(), b: vector() };
};

/** The tests of a product of two vectors. `vanishing` returns one whose product is nearly 0. */
export function productContract(
  product: (a: Vec2, b: Vec2) => number,
  exact: (a: ExactPoint, b: ExactPoint) => Rational,
  vanishing: (a: Vec2, stretch: number) => Vec2,
) {
  const ulps = statedBound(product.name);
  const answer = ({ a, b }: Pair) => product(a, b);
  const truth = ({ a, b }: Pair) => exact(exactPoint(a), exactPoint(b));
  const isExact = (pair: Pair) => compare(fromDouble(answer(pair)), truth(pair)) === 0;
  const isNear = (pair: Pair) => {
    const lengths = Math.hypot(pair.a.x, pair.a.y) * Math.hypot(pair.b.x, pair.b.y);
    const off = inUlps(sub(fromDouble(answer(pair)), truth(pair)), lengths);
    return Math.abs(off) <= ulps;
  };

  test('is right for whole numbers, on a small grid and up to the limit', () => {
    const points = [...gridPoints(3)];
    const pairs = points.flatMap((a) => points.map((b) => ({ a, b })));
    expect(checkScenes(pairs, isExact)).toBe(points.length ** 2);
    const large = 67_108_864;
    const corners = [-large, 1 - large, large - 1, large];
    const vectors = corners.flatMap((x) => corners.map((y) => ({ x, y })));
    checkScenes(
      vectors.flatMap((a) => vectors.map((b) => ({ a, b }))),
      isExact,
    );
  });

  testEach('is within the stated bound, even if it is nearly 0', sizes, (size) => {
    const any = randomScenes(runs, (random) => pairOf(random, size));
    expect(checkScenes(any, isNear)).toBe(runs);
    const none = randomScenes(runs, (random) => {
      const { a } = pairOf(random, size);
      return { a, b: vanishing(a, random.between(-1, 1)) };
    });
    expect(checkScenes(none, isNear)).toBe(runs);
  });

  test('is NaN if any number is NaN', () => {
    const spoilt = [...replaceEachNumber({ a: { x: 1, y: 2 }, b: { x: 3, y: 4 } }, NaN)];
    expect(spoilt.map(answer)).toEqual(Array(4).fill(NaN));
  });
}
