import { describe, expect, test } from 'vitest';
import { boxFromCorners } from '#lib/box-from-corners.ts';
import type { Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';
import { correctlyRounded, type TwoCorners, wallsAre } from './bench/two-corners.ts';

const runs = full ? 500_000 : 1_000;
const sizes = [1e-307, 1e-70, 1e-6, 1, 600, 1e70, 1e308];

const answer = ({ a, b }: TwoCorners) => boxFromCorners(a, b);
const fits = (corners: TwoCorners) => wallsAre(answer(corners), corners);

function whole(random: Random, limit: number): TwoCorners {
  const place = () => ({ x: random.integer(-limit, limit), y: random.integer(-limit, limit) });
  const a = place();
  return { a, b: random.pick([place(), place(), { ...a, y: place().y }, a]) };
}

testEach<[string, Vec2, Vec2]>(
  'two opposite corners in any order make the same box',
  [
    ['low left and high right', { x: -1, y: 2 }, { x: 4, y: 8 }],
    ['high right and low left', { x: 4, y: 8 }, { x: -1, y: 2 }],
    ['high left and low right', { x: -1, y: 8 }, { x: 4, y: 2 }],
    ['low right and high left', { x: 4, y: 2 }, { x: -1, y: 8 }],
  ],
  (_, a, b) => {
    expect(boxFromCorners(a, b)).toEqual({
      center: { x: 1.5, y: 5 },
      halfWidth: 2.5,
      halfHeight: 3,
    });
  },
);

test('two equal corners make a point', () => {
  const at = { x: 3, y: -4 };
  expect(boxFromCorners(at, at)).toEqual({ center: at, halfWidth: 0, halfHeight: 0 });
});

describe('is exact', () => {
  test('for every two points of a small grid', () => {
    const points = gridPoints(2);
    const pairs = points.flatMap((a) => points.map((b) => ({ a, b })));
    expect(checkScenes(pairs, fits)).toBe(25 ** 2);
  });

  testEach('for whole numbers', [4096, 2 ** 52], (limit) => {
    const scenes = randomScenes(runs, (random) => whole(random, limit));
    expect(checkScenes(scenes, fits)).toBe(runs);
  });
});

describe('each number is correctly rounded', () => {
  testEach('for doubles', sizes, (size) => {
    const coordinate = (random: Random) => {
      const far = size * random.between(0.5, 1) * random.pick([-1, 1]);
      return random.pick([0, far, far, far]);
    };
    const scenes = randomScenes(runs, (random) => ({
      a: { x: coordinate(random), y: coordinate(random) },
      b: { x: coordinate(random), y: coordinate(random) },
    }));
    expect(checkScenes(scenes, (corners) => correctlyRounded(answer(corners), corners))).toBe(runs);
  });

  test('for numbers of very different sizes', () => {
    const point = (random: Random) => ({
      x: random.ofAnySize(-307, 308),
      y: random.ofAnySize(-307, 308),
    });
    const scenes = randomScenes(runs, (random) => ({ a: point(random), b: point(random) }));
    expect(checkScenes(scenes, (corners) => correctlyRounded(answer(corners), corners))).toBe(runs);
  });

  test('for the largest numbers, without overflow', () => {
    const most = Number.MAX_VALUE;
    const { center, halfWidth, halfHeight } = boxFromCorners(
      { x: most, y: most },
      { x: most, y: -most },
    );
    expect([center.x, center.y, halfWidth, halfHeight]).toEqual([most, 0, 0, most]);
  });
});

test('NaN in a corner makes NaN in the box', () => {
  const corners = { a: { x: 1, y: 2 }, b: { x: 3, y: 5 } };
  const spoilt = [...replaceEachNumber(corners, NaN)].map(answer);
  const x = { center: { x: NaN, y: 3.5 }, halfWidth: NaN, halfHeight: 1.5 };
  const y = { center: { x: 2, y: NaN }, halfWidth: 1, halfHeight: NaN };
  expect(spoilt).toEqual([x, y, x, y]);
});

testEach('the box follows its corners', transforms, (transform) => {
  checkScenes(
    randomScenes(runs / 4, (random) => whole(random, 4096)),
    (corners) => {
      expect(answer(transformScene(corners, transform))).toEqual(
        transformScene(answer(corners), transform),
      );
      return true;
    },
  );
});

test('the order of the corners does not matter, to the last digit', () => {
  const point = (random: Random) => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
  const scenes = randomScenes(runs, (random) => ({ a: point(random), b: point(random) }));
  checkScenes(scenes, ({ a, b }) => {
    expect(boxFromCorners(b, a)).toEqual(boxFromCorners(a, b));
    return true;
  });
});
