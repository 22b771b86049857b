import { describe, expect, test } from 'vitest';
import { boxesIntersect } from '#lib/boxes-intersect.ts';
import type { Box } from '#lib/types.ts';
import { add, compare, fromDouble, type Rational, sign, sub, ulpOf } from '#oracle/rational.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { integers } from './bench/grids.ts';
import { oneUlpBeside, replaceEachNumber } from './bench/hard-numbers.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 300_000 : 10_000;
const sizes = [1e-300, 1e-20, 1e-6, 1, 600, 1e20, 1e300];

interface TwoBoxes {
  readonly a: Box;
  readonly b: Box;
}

const box = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  center: { x, y },
  halfWidth,
  halfHeight,
});
const answer = ({ a, b }: TwoBoxes) => boxesIntersect(a, b);

/** How far apart, at most 0 where they touch, on each axis and exactly. */
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

const truth = (scene: TwoBoxes) => gaps(scene).every(({ gap }) => sign(gap) <= 0);
const isExact = (scene: TwoBoxes) => answer(scene) === truth(scene);

/** The bound of the doc comment: a hit, or a hit made of gaps of one ulp of a sum. */
const isExactOrInvented = (scene: TwoBoxes) =>
  isExact(scene) ||
  (answer(scene) && gaps(scene).every(({ gap, sum }) => compare(gap, ulpOf(sum)) <= 0));

function integerPair(random: Random, limit: number): TwoBoxes {
  const side = () => random.pick([0, random.integer(0, 9), random.integer(0, limit)]);
  const a = box(random.integer(-limit, limit), random.integer(-limit, limit), side(), side());
  const [halfWidth, halfHeight] = [side(), side()];
  const near = (at: number, sum: number) =>
    random.pick([at + sum, at - sum, at]) + random.integer(-1, 1);
  const x = near(a.center.x, a.halfWidth + halfWidth);
  return { a, b: box(x, near(a.center.y, a.halfHeight + halfHeight), halfWidth, halfHeight) };
}

/** Walls that almost meet across; up, the boxes overlap or almost meet as well. */
function nearTouching(random: Random, size: number): TwoBoxes {
  const number = () => random.between(0, size);
  const a = box(random.between(-size, size), number(), number(), number());
  const [halfWidth, halfHeight] = [number(), number()];
  const beside = (value: number) => neighbour(value, random.integer(-2, 2));
  const x = beside(a.center.x + random.pick([-1, 1]) * (a.halfWidth + halfWidth));
  const y = random.pick([a.center.y, beside(a.center.y + a.halfHeight + halfHeight)]);
  return { a, b: box(x, y, halfWidth, halfHeight) };
}

describe('no wrong answer', () => {
  test('on every two boxes of a small grid', () => {
    const places = integers(-4, 4);
    const sides = integers(0, 2);
    const scenes = places.flatMap((x) =>
      places.flatMap((y) =>
        sides.flatMap((w) =>
          sides.flatMap((h) =>
            sides.map((side) => ({ a: box(0, 0, side, 1), b: box(x, y, w, h) })),
          ),
        ),
      ),
    );
    expect(checkScenes(scenes, isExact)).toBe(81 * 27);
    expect(scenes.filter(truth).length).toBeGreaterThan(400);
  });

  test.each([4096, 67_000_000, 2 ** 50])('on whole numbers up to +-%d', (limit) => {
    let hits = 0;
    const scenes = randomScenes(runs, (random) => integerPair(random, limit));
    checkScenes(scenes, (scene) => {
      if (truth(scene)) hits += 1;
      return isExact(scene);
    });
    expect(hits).toBeGreaterThan(runs / 5);
    expect(hits).toBeLessThan((runs * 4) / 5);
  });
});

describe('a wrong answer is a false hit, within one ulp of a sum', () => {
  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    let wrong = 0;
    checkScenes(
      randomScenes(runs, (random) => nearTouching(random, size)),
      (scene) => {
        if (!isExact(scene)) wrong += 1;
        return isExactOrInvented(scene);
      },
    );
    // Where nothing is wrong, the hunt looked in the wrong place.
    expect(wrong).toBeGreaterThan(runs / 100);
  });

  test('one ulp beside touching', () => {
    for (const x of [0, 1, 1e8, 1e15]) {
      for (const half of [0, 4, 0.1]) {
        const scene = { a: box(x, 2, half, 1), b: box(x + half + 3, 2, 3, 1) };
        checkScenes([...oneUlpBeside(scene)].filter(hasSides), isExactOrInvented);
      }
    }
  });
});

const hasSides = ({ a, b }: TwoBoxes) =>
  [a.halfWidth, a.halfHeight, b.halfWidth, b.halfHeight].every((half) => half >= 0);

test('NaN anywhere answers false, and so does a place at infinity', () => {
  const scene = { a: box(1, 2, 3, 4), b: box(2, 3, 5, 6) };
  expect(answer(scene)).toBe(true);
  expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(8);
  for (const far of [Infinity, -Infinity]) {
    expect(answer({ ...scene, a: box(far, 2, 3, 4) })).toBe(false);
    expect(answer({ a: box(far, 2, 3, 4), b: box(far, 2, 3, 4) })).toBe(false);
  }
});

describe('the answer stays', () => {
  test.each(transforms)('$name, for whole numbers', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerPair(random, 4096));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test.each([...turnsAndMirrors, ...scalings])('$name, for doubles', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearTouching(random, 1));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test('when they change places, and when one grows', () => {
    checkScenes(
      randomScenes(runs, (random) => nearTouching(random, 1)),
      ({ a, b }) => {
        const wider = { ...b, halfWidth: neighbour(b.halfWidth, 1) };
        const hit = answer({ a, b });
        return answer({ a: b, b: a }) === hit && (!hit || answer({ a, b: wider }));
      },
    );
  });
});
