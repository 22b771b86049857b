import { describe, expect, test } from 'vitest';
import { boxCircleIntersections } from '#lib/box-circle-intersections.ts';
import { boxFromCorners } from '#lib/box-from-corners.ts';
import { boxFromRectangle } from '#lib/box-from-rectangle.ts';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { polygonCircleIntersections } from '#lib/polygon-circle-intersections.ts';
import type { Box } from '#lib/types.ts';
import * as oracle from '#oracle/crossings.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  integerBoxScene,
  nearTouchingBoxScene,
  touchingBoxesEverywhere,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { disc } from './bench/shapes.ts';
import { transformScene, translations } from './bench/transforms.ts';

const runs = full ? 200_000 : 1000;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** 12 ulps for an edge, 1 for the centre relative to the box, and 1 for the side. */
const spanUlps = 12 + 2;

const answer = ({ box, circle }: BoxAndCircle) => boxCircleIntersections(box, circle);

function cornersOf({ center: { x, y }, halfWidth, halfHeight }: Box) {
  const [left, right] = [x - halfWidth, x + halfWidth];
  const [low, high] = [y - halfHeight, y + halfHeight];
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
}

/** Is each point exactly on its side, and on the rim? */
function areInPlace(scene: BoxAndCircle): boolean {
  const { box, circle } = scene;
  const corners = cornersOf(box);
  const margin = ulpsOf(spanOf([...corners, circle.center], circle.radius), spanUlps);
  return answer(scene).every(({ edge, point: { x, y } }) => {
    const [a, b] = [corners[edge]!, corners[(edge + 1) % 4]!];
    const isOnSide =
      Math.min(a.x, b.x) <= x &&
      x <= Math.max(a.x, b.x) &&
      Math.min(a.y, b.y) <= y &&
      y <= Math.max(a.y, b.y);
    return isOnSide && oracle.isOnRim({ x, y }, circle, margin);
  });
}

/** Does the result agree exactly with that for the box's corners as a polygon? */
function isExact(scene: BoxAndCircle): boolean {
  const exact = oracle.outlineRimPoints(cornersOf(scene.box), scene.circle);
  const found = answer(scene);
  return (
    found.map(({ edge }) => edge).join() === exact.map(({ edge }) => edge).join() &&
    areInPlace(scene)
  );
}

describe('by hand', () => {
  const at = (...all: readonly (readonly [edge: number, x: number, y: number])[]) =>
    all.map(([edge, x, y]) => ({ edge, point: { x, y } }));
  const square = boxFromRectangle(100, 100, 100, 100);
  const small = boxFromCorners({ x: 3, y: 4 }, { x: 9, y: 9 });

  testEach<[string, Box, ReturnType<typeof disc>, ReturnType<typeof at>]>(
    'the points',
    [
      ['the centre in a corner', square, disc(100, 100, 50), at([0, 150, 100], [3, 100, 150])],
      ['a corner on the rim', small, disc(0, 0, 5), at([0, 3, 4])],
      ['the opposite corner on the rim', small, disc(13, 12, 5), at([2, 9, 9])],
      ['a side that just touches', square, disc(150, 80, 20), at([0, 150, 100])],
      ['right, then top', square, disc(200, 200, 50), at([1, 200, 150], [2, 150, 200])],
      ['inside', square, disc(150, 150, 40), []],
      ['around', square, disc(150, 150, 80), []],
      ['apart', square, disc(0, 0, 80), []],
      ['radius 0 on a side', square, disc(150, 100, 0), at([0, 150, 100])],
      ['radius 0 in a corner', square, disc(200, 100, 0), at([1, 200, 100])],
      ['radius 0 inside', square, disc(150, 150, 0), []],
      ['radius below 0', square, disc(100, 100, -50), []],
      [
        'no width',
        boxFromCorners({ x: 3, y: 0 }, { x: 3, y: 9 }),
        disc(0, 0, 5),
        at([1, 3, 4], [3, 3, 4]),
      ],
      ['no size', boxFromCorners({ x: 3, y: 4 }, { x: 3, y: 4 }), disc(0, 0, 5), []],
    ],
    (_, box, circle, points) => {
      expect(boxCircleIntersections(box, circle)).toEqual(points);
    },
  );
});

describe('the sides are those of the exact result', () => {
  test('for whole numbers', () => {
    let found = 0;
    checkScenes(
      randomScenes(runs, (random) => integerBoxScene(random, 1024)),
      (scene) => {
        found += answer(scene).length;
        return isExact(scene);
      },
    );
    expect(found).toBeGreaterThan(runs / 5);
  });

  test('if they touch in whole numbers', () => {
    const scenes = [...touchingBoxesEverywhere(13)].filter((_, i) => full || i % 7 === 0);
    expect(checkScenes(scenes, isExact)).toBe(scenes.length);
    expect(scenes.length).toBeGreaterThan(100);
  });

  testEach('for whole numbers, moved', translations, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerBoxScene(random, 1024));
    checkScenes(scenes, (scene) => isExact(transformScene(scene, transform)));
  });
});

testEach('the points are on the rim and on their side, for doubles', sizes, (size) => {
  let found = 0;
  const scenes = randomScenes(runs, (random) =>
    random.pick([nearTouchingBoxScene, anyBoxScene])(random, size),
  );
  checkScenes(scenes, (scene) => {
    found += answer(scene).length;
    return areInPlace(scene);
  });
  expect(found).toBeGreaterThan(runs / 5);
});

test('a point does not go past a corner by rounding', () => {
  const level = (x: number, y: number) => ({ x: y, y: x });
  const center = { x: -0.000013778877556301472, y: 1.0821040225367162e-22 };
  const below = { x: -0.000013778877556301472, y: -0.000003122323044927308 };
  const half = 0.0000014434800601051512;
  const radius = 0.0000016788429848221568;
  const upright = {
    box: { center, halfWidth: 0, halfHeight: half },
    circle: { center: below, radius },
  };
  const lying = {
    box: { center: level(center.x, center.y), halfWidth: half, halfHeight: 0 },
    circle: { center: level(below.x, below.y), radius },
  };
  for (const scene of [upright, lying]) {
    expect(answer(scene)).toHaveLength(2);
    expect(areInPlace(scene)).toBe(true);
  }
});

test('in whole numbers, the points are those of a polygon with the same corners', () => {
  checkScenes(
    randomScenes(runs, (random) => integerBoxScene(random, 1024)),
    (scene) => {
      const { box, circle } = scene;
      const there = polygonCircleIntersections(cornersOf(box), circle);
      const here = answer(scene);
      return (
        here.length === there.length &&
        here.every(
          ({ edge, point: { x, y } }, i) =>
            edge === there[i]!.edge &&
            Math.hypot(x - there[i]!.point.x, y - there[i]!.point.y) < 1e-9,
        ) &&
        (here.length === 0 || boxIntersectsCircle(box, circle))
      );
    },
  );
});

test('the list is empty if any number is NaN', () => {
  const scene = {
    box: { center: { x: 4, y: 3 }, halfWidth: 4, halfHeight: 3 },
    circle: disc(0, 0, 5),
  };
  expect(answer(scene)).toHaveLength(2);
  expect(checkScenes(replaceEachNumber(scene, NaN), (one) => answer(one).length === 0)).toBe(7);
});
