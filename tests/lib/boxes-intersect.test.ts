import { expect, test } from 'vitest';
import { boxesIntersect } from '#lib/boxes-intersect.ts';
import type { Box } from '#lib/types.ts';
import { add, compare, fromDouble, type Rational, sign, sub, ulpOf } from '#oracle/rational.ts';
import { runs } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { integers } from './bench/grids.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import type { Random } from './bench/random-scenes.ts';

interface TwoBoxes {
  readonly a: Box;
  readonly b: Box;
}

const box = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  center: { x, y },
  halfWidth,
  halfHeight,
});

/** The exact gap on each axis, which is 0 or less if the boxes touch there. */
function gaps({ a, b }: TwoBoxes): { gap: Rational; sum: number }[] {
  const gap = (from: number, to: number, one: number, other: number) => {
    const way = sub(fromDouble(to), fromDouble(from));
    const length = sign(way) < 0 ? sub(fromDouble(0), way) : way;
    const sum = add(fromDouble(one), fromDouble(other));
    return { gap: sub(length, sum), sum: one + other };
  };
  return [
    gap(a.center.x, b.center.x, a.halfWidth, b.halfWidth),
    gap(a.center.y, b.center.y, a.halfHeight, b.halfHeight),
  ];
}

const integerPair = (limit: number) => (random: Random) => {
  const side = () => random.pick([0, random.integer(0, 9), random.integer(0, limit)]);
  const a = box(random.integer(-limit, limit), random.integer(-limit, limit), side(), side());
  const [halfWidth, halfHeight] = [side(), side()];
  const near = (at: number, sum: number) =>
    random.pick([at + sum, at - sum, at]) + random.integer(-1, 1);
  const x = near(a.center.x, a.halfWidth + halfWidth);
  return { a, b: box(x, near(a.center.y, a.halfHeight + halfHeight), halfWidth, halfHeight) };
};

/** Boxes whose sides almost meet in x, and which overlap or also almost meet in y. */
function nearTouching(random: Random, size: number): TwoBoxes {
  const number = () => random.between(0, size);
  const a = box(random.between(-size, size), number(), number(), number());
  const [halfWidth, halfHeight] = [number(), number()];
  const beside = (value: number) => neighbour(value, random.integer(-2, 2));
  const x = beside(a.center.x + random.pick([-1, 1]) * (a.halfWidth + halfWidth));
  const y = random.pick([a.center.y, beside(a.center.y + a.halfHeight + halfHeight)]);
  return { a, b: box(x, y, halfWidth, halfHeight) };
}

function* everyTwoBoxes() {
  const sides = integers(0, 2);
  for (const x of integers(-4, 4)) {
    for (const y of integers(-4, 4)) {
      for (const w of sides) {
        for (const h of sides) {
          for (const side of sides) yield { a: box(0, 0, side, 1), b: box(x, y, w, h) };
        }
      }
    }
  }
}

function* beside(halves: readonly number[]) {
  for (const x of [0, 1, 1e8, 1e15]) {
    for (const half of halves) yield { a: box(x, 2, half, 1), b: box(x + half + 3, 2, 3, 1) };
  }
}

predicateContract(boxesIntersect, {
  args: ({ a, b }: TwoBoxes) => [a, b],
  truth: (scene) => gaps(scene).every(({ gap }) => sign(gap) <= 0),
  // Only a false hit is allowed, with gaps of at most one ulp of the sums.
  isNear: (scene) =>
    boxesIntersect(scene.a, scene.b) &&
    gaps(scene).every(({ gap, sum }) => compare(gap, ulpOf(sum)) <= 0),
  runs: runs(2_000, 100_000),
  grid: { scenes: everyTwoBoxes, count: 81 * 27 },
  integers: {
    'up to 4096': integerPair(4096),
    'up to 67,000,000': integerPair(67_000_000),
    'up to 2^50': integerPair(2 ** 50),
  },
  hits: [1 / 5, 4 / 5],
  touching: { scenes: () => beside([0, 4]), count: 8 },
  sizes: [1e-300, 1e-20, 1e-6, 1, 600, 1e20, 1e300],
  nearTouching,
  wrong: 1 / 100,
  alsoBeside: beside([0.1]),
  clearHits: [{ a: box(1, 2, 3, 4), b: box(2, 3, 5, 6) }],
  same: ({ a, b }) => [{ a: b, b: a }],
  isSameForDoubles: true,
  larger: ({ a, b }) => [{ a, b: { ...b, halfWidth: neighbour(b.halfWidth, 1) } }],
});

test('is right if a distance and a sum both overflow', () => {
  const at = (x: number, half: number) => box(x, 0, half, half);
  expect(boxesIntersect(at(-1.5e308, 1e308), at(1.5e308, 1e308))).toBe(false);
  expect(boxesIntersect(at(-1e308, 1e308), at(1e308, 1e308))).toBe(true);
  expect(boxesIntersect(at(-1.5e308, 1.6e308), at(1.5e308, 1.3e308))).toBe(false);
  expect(boxesIntersect(at(-1.5e308, 1.7e308), at(1.5e308, 1.4e308))).toBe(true);
  expect(boxesIntersect(box(0, -1.5e308, 1, 1e308), box(0, 1.5e308, 1, 1e308))).toBe(false);
});
