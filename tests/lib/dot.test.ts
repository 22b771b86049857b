import { describe, expect, test } from 'vitest';
import { dot } from '#lib/dot.ts';
import type { Vec2 } from '#lib/types.ts';
import { add, compare, fromDouble, mul, type Rational, sub } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { inUlps } from './attack/exact-error.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { inEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';

const runs = full ? 500_000 : 1_000;
const sizes = [1e-140, 1e-6, 1, 600, 1e150];

interface Pair {
  readonly a: Vec2;
  readonly b: Vec2;
}

const answer = ({ a, b }: Pair) => dot(a, b);

function truth(pair: Pair): Rational {
  const [a, b] = [exactPoint(pair.a), exactPoint(pair.b)];
  return add(mul(a.x, b.x), mul(a.y, b.y));
}

const isExact = (pair: Pair) => compare(fromDouble(answer(pair)), truth(pair)) === 0;

/** The bound of the doc comment. */
const ulps = 2;

function isNear(pair: Pair): boolean {
  const lengths = Math.hypot(pair.a.x, pair.a.y) * Math.hypot(pair.b.x, pair.b.y);
  return Math.abs(inUlps(sub(fromDouble(answer(pair)), truth(pair)), lengths)) <= ulps;
}

const pairOf = (random: Random, size: number): Pair => {
  const vector = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
  return { a: vector(), b: vector() };
};

describe('the sign says how two vectors stand', () => {
  const right = { x: 4, y: 3 };

  test('the same way, at a right angle, against each other', () => {
    inEach(
      [
        ['the same way', { x: 8, y: 6 }, 50],
        ['roughly the same way', { x: 2, y: 0 }, 8],
        ['at a right angle', { x: -3, y: 4 }, 0],
        ['against each other', { x: -4, y: -3 }, -25],
        ['a vector of no length', { x: 0, y: 0 }, 0],
      ],
      (_, b, expected) => {
        expect(dot(right, b)).toBe(expected);
        expect(dot(b, right)).toBe(expected);
      },
    );
  });
});

test('right for whole numbers: each pair of a small grid, and the largest', () => {
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

test('to 2 ulps of the product of the lengths', () => {
  inEach(sizes, (size) => {
    const scenes = randomScenes(runs, (random) => pairOf(random, size));
    expect(checkScenes(scenes, isNear)).toBe(runs);
  });
});

test('and where it nearly vanishes', () => {
  inEach(sizes, (size) => {
    const scenes = randomScenes(runs, (random) => {
      const { a } = pairOf(random, size);
      const stretch = random.between(-1, 1);
      return { a, b: { x: -stretch * a.y, y: stretch * a.x } };
    });
    expect(checkScenes(scenes, isNear)).toBe(runs);
  });
});

test('NaN anywhere is NaN', () => {
  const spoilt = [...replaceEachNumber({ a: { x: 1, y: 2 }, b: { x: 3, y: 4 } }, NaN)];
  expect(spoilt.map(answer)).toEqual(Array(4).fill(NaN));
});
