import { describe, expect, test } from 'vitest';
import { boxFromCorners } from '#lib/box-from-corners.ts';
import { boxFromRectangle } from '#lib/box-from-rectangle.ts';
import { add } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integers } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { roundedFrom, wallsAre } from './bench/two-corners.ts';

const runs = full ? 500_000 : 1_000;
const sizes = [1e-307, 1e-70, 1e-6, 1, 600, 1e70, 5e307];

/** The arguments of `fillRect`. */
type Rectangle = readonly [x: number, y: number, width: number, height: number];

const answer = (rectangle: Rectangle) => boxFromRectangle(...rectangle);

function isExact(rectangle: Rectangle): boolean {
  const [x, y, width, height] = rectangle;
  return wallsAre(answer(rectangle), { a: { x, y }, b: { x: x + width, y: y + height } });
}

function isRounded(rectangle: Rectangle): boolean {
  const [x, y, width, height] = rectangle;
  const [a, sides] = [exactPoint({ x, y }), exactPoint({ x: width, y: height })];
  return roundedFrom(answer(rectangle), a, { x: add(a.x, sides.x), y: add(a.y, sides.y) });
}

testEach<[string, Rectangle]>(
  'a rectangle given from any of its corners makes the same box',
  [
    ['from the low left corner', [-1, 2, 5, 6]],
    ['from the low right corner', [4, 2, -5, 6]],
    ['from the high left corner', [-1, 8, 5, -6]],
    ['from the high right corner', [4, 8, -5, -6]],
  ],
  (_, rectangle) => {
    expect(answer(rectangle)).toEqual({
      center: { x: 1.5, y: 5 },
      halfWidth: 2.5,
      halfHeight: 3,
    });
  },
);

test('a rectangle without width and height makes a point', () => {
  expect(boxFromRectangle(3, -4, 0, -0)).toEqual({
    center: { x: 3, y: -4 },
    halfWidth: 0,
    halfHeight: 0,
  });
});

describe('is exact', () => {
  test('for every rectangle of a small grid', () => {
    const range = integers(-3, 3);
    const all = range.flatMap((x) =>
      range.flatMap((y) =>
        range.flatMap((width) => range.map((height): Rectangle => [x, y, width, height])),
      ),
    );
    expect(checkScenes(all, isExact)).toBe(7 ** 4);
  });

  testEach('for whole numbers', [4096, 2 ** 51], (limit) => {
    const one = (random: Random) => random.integer(-limit, limit);
    const scenes = randomScenes(
      runs,
      (random): Rectangle => [one(random), one(random), one(random), one(random)],
    );
    expect(checkScenes(scenes, isExact)).toBe(runs);
  });
});

describe('each number is correctly rounded', () => {
  testEach('for doubles', sizes, (size) => {
    const one = (random: Random) =>
      random.pick([0, 1, 1, 1]) * size * random.between(1, 2) * random.pick([-1, 1]);
    const scenes = randomScenes(
      runs,
      (random): Rectangle => [one(random), one(random), one(random), one(random)],
    );
    expect(checkScenes(scenes, isRounded)).toBe(runs);
  });

  test('for numbers of very different sizes', () => {
    const one = (random: Random) => random.ofAnySize(-307, 307);
    const scenes = randomScenes(
      runs,
      (random): Rectangle => [one(random), one(random), one(random), one(random)],
    );
    expect(checkScenes(scenes, isRounded)).toBe(runs);
  });

  test('for a side so long that a sum overflows', () => {
    const most = Number.MAX_VALUE;
    expect(boxFromRectangle(most / 2, -most, most, most)).toEqual({
      center: { x: most, y: -most / 2 },
      halfWidth: most / 2,
      halfHeight: most / 2,
    });
  });
});

test('NaN makes NaN in the box', () => {
  const x = { center: { x: NaN, y: 3.5 }, halfWidth: 1, halfHeight: 1.5 };
  const y = { center: { x: 2, y: NaN }, halfWidth: 1, halfHeight: 1.5 };
  expect(boxFromRectangle(NaN, 2, 2, 3)).toEqual(x);
  expect(boxFromRectangle(1, NaN, 2, 3)).toEqual(y);
  expect(boxFromRectangle(1, 2, NaN, 3)).toEqual({ ...x, halfWidth: NaN });
  expect(boxFromRectangle(1, 2, 2, NaN)).toEqual({ ...y, halfHeight: NaN });
});

test('in whole numbers, it is the box of two corners', () => {
  const one = (random: Random) => random.integer(-4096, 4096);
  const scenes = randomScenes(
    runs,
    (random): Rectangle => [one(random), one(random), one(random), one(random)],
  );
  checkScenes(scenes, (rectangle) => {
    const [x, y, width, height] = rectangle;
    expect(answer(rectangle)).toEqual(boxFromCorners({ x, y }, { x: x + width, y: y + height }));
    return true;
  });
});
