import { describe, expect, test } from 'vitest';
import { circleIntersections } from '#lib/circle-intersections.ts';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import type { Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/crossings.ts';
import { turnAt } from '#oracle/polygon.ts';
import { fromDouble, sign, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integerRims, nearRimsTouch, type TwoCircles } from './bench/crossings.ts';
import { gridCircles } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { touchingEverywhere } from './bench/points-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 800;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];

/** The bounds of the doc comment, in ulps of the sum of the radii. */
const [countUlps, pointUlps] = [3, 12];

const answer = ({ a, b }: TwoCircles) => circleIntersections(a, b);
const hasRightCount = ({ a, b }: TwoCircles) =>
  circleIntersections(a, b).length === oracle.rimsCount(a, b);

/** Is each point on both rims, and the left one first? */
function pointsAreRight({ a, b }: TwoCircles): boolean {
  const points = circleIntersections(a, b);
  const margin = ulpsOf(a.radius + b.radius, pointUlps);
  if (points.length === 2) {
    const [left, right] = points.map((point) => turnAt(a.center, b.center, point));
    // If the two are so near that rounding decides, either may be on the line.
    if (left! < right!) return false;
  }
  return points.every(
    (point) => oracle.isOnRim(point, a, margin) && oracle.isOnRim(point, b, margin),
  );
}

function isNearChange({ a, b }: TwoCircles): boolean {
  const margin = ulpsOf(a.radius + b.radius, countUlps);
  const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
  return oracle.rimsChanges(a, b).some((change) => {
    const size = sign(change) < 0 ? sub(fromDouble(0), change) : change;
    return oracle.rootIsNear(squared, size, margin);
  });
}

describe('by hand', () => {
  const a = { center: { x: 0, y: 0 }, radius: 5 };
  const to = (x: number, y: number, radius: number) =>
    circleIntersections(a, { center: { x, y }, radius });

  testEach<[string, number, number, number, Vec2[]]>(
    'circles that cross, touch, are apart, or are one inside the other',
    [
      [
        'to the right',
        6,
        0,
        5,
        [
          { x: 3, y: 4 },
          { x: 3, y: -4 },
        ],
      ],
      [
        'to the left',
        -6,
        0,
        5,
        [
          { x: -3, y: -4 },
          { x: -3, y: 4 },
        ],
      ],
      [
        'up',
        0,
        6,
        5,
        [
          { x: -4, y: 3 },
          { x: 4, y: 3 },
        ],
      ],
      [
        'down',
        0,
        -6,
        5,
        [
          { x: 4, y: -3 },
          { x: -4, y: -3 },
        ],
      ],
      [
        'of another size',
        4,
        0,
        3,
        [
          { x: 4, y: 3 },
          { x: 4, y: -3 },
        ],
      ],
      ['touching from outside', 6, 8, 5, [{ x: 3, y: 4 }]],
      ['touching from inside', 0, 3, 2, [{ x: 0, y: 5 }]],
      ['touching around it', 0, 3, 8, [{ x: 0, y: -5 }]],
      ['apart', 6, 8, 4, []],
      ['inside', 1, 0, 3, []],
      ['around', 1, 0, 7, []],
      ['with one centre', 0, 0, 3, []],
      ['the same', 0, 0, 5, []],
      ['a point on the rim', 3, -4, 0, [{ x: 3, y: -4 }]],
      ['a point inside', 3, -3, 0, []],
      ['a point outside', 3, -5, 0, []],
    ],
    (_, x, y, radius, points) => {
      expect(to(x, y, radius)).toEqual(points);
    },
  );

  test('two circles of radius 0 have no crossings', () => {
    const at = { center: { x: 2, y: 3 }, radius: 0 };
    expect(circleIntersections(at, at)).toEqual([]);
    expect(circleIntersections(at, { ...at, center: { x: 2, y: 4 } })).toEqual([]);
  });
});

describe('the number of points is right', () => {
  test('for every two circles of a small grid', () => {
    const circles = gridCircles(2, 4);
    const counts = [0, 0, 0];
    const pairs = circles.flatMap((a) => circles.map((b) => ({ a, b })));
    checkScenes(pairs, (scene) => {
      counts[answer(scene).length]! += 1;
      return hasRightCount(scene) && pointsAreRight(scene);
    });
    expect(counts.reduce((a, b) => a + b)).toBe(125 ** 2);
    expect(Math.min(...counts)).toBeGreaterThan(500);
  });

  testEach('for whole numbers', [4096, 30_000_000], (limit) => {
    const counts = [0, 0, 0];
    const scenes = randomScenes(runs * 2, (random) => integerRims(random, limit));
    checkScenes(scenes, (scene) => {
      counts[answer(scene).length]! += 1;
      return hasRightCount(scene);
    });
    expect(counts.reduce((a, b) => a + b)).toBe(runs * 2);
    expect(Math.min(...counts)).toBeGreaterThan(runs / 10);
  });

  test('if they touch in whole numbers, near the origin and far away', () => {
    for (const { point, circle } of touchingEverywhere()) {
      const { center, radius } = circle;
      const part = Math.floor(radius / 3);
      const outside = { a: { center, radius: radius - part }, b: { center: point, radius: part } };
      const inside = {
        a: { center, radius: radius + part },
        b: { center: point, radius: part },
      };
      for (const scene of [outside, inside]) {
        expect(answer(scene)).toHaveLength(1);
        expect(pointsAreRight(scene)).toBe(true);
        const { a, b } = scene;
        expect(circleIntersections(b, a)).toHaveLength(1);
        const numbers = [-1, 1].map((step) => {
          return circleIntersections(a, { ...b, radius: part + step }).length;
        });
        expect(numbers).toEqual([0, 2]);
      }
    }
  });

  testEach('for doubles, unless the circles nearly touch', sizes, (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearRimsTouch(random, size));
    const count = checkScenes(scenes, (scene) => {
      if (hasRightCount(scene)) return true;
      wrong += 1;
      return isNearChange(scene);
    });
    expect(count).toBe(runs);
    // If nothing is wrong here, the scenes are too easy.
    expect(wrong).toBeGreaterThan(runs / 50);
  });
});

describe('the points are on both rims, the left one first', () => {
  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerRims(random, 4096));
    expect(checkScenes(scenes, pointsAreRight)).toBe(runs);
  });

  testEach('for doubles', sizes, (size) => {
    let found = 0;
    const scenes = randomScenes(runs, (random) => nearRimsTouch(random, size));
    checkScenes(scenes, (scene) => {
      found += answer(scene).length;
      return pointsAreRight(scene);
    });
    expect(found).toBeGreaterThan(runs / 2);
  });

  testEach('for equal circles very near to each other', [1e-75, 1e-20, 1e-10], (apart) => {
    const a = { center: { x: 0, y: 0 }, radius: 1 };
    const b = { center: { x: 0, y: apart }, radius: 1 };
    expect(answer({ a, b })).toEqual([
      { x: -1, y: apart / 2 },
      { x: 1, y: apart / 2 },
    ]);
  });
});

describe('numbers that are NaN or infinite', () => {
  const scene = {
    a: { center: { x: 1, y: 2 }, radius: 5 },
    b: { center: { x: 4, y: 4 }, radius: 4 },
  };

  testEach('anywhere make the list empty', [NaN, Infinity, -Infinity], (value) => {
    expect(answer(scene)).toHaveLength(2);
    const spoilt = replaceEachNumber(scene, value);
    expect(checkScenes(spoilt, (one) => answer(one).length === 0)).toBe(6);
    const endless = { a: { ...scene.a, radius: value }, b: { ...scene.b, radius: value } };
    expect(answer(endless)).toEqual([]);
  });
});

describe('the result follows the scene', () => {
  const inOrder = (points: readonly Vec2[], name: string) =>
    // A mirror swaps left and right.
    name.startsWith('a mirror') ? points.toReversed() : points;

  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearRimsTouch(random, 1));
    checkScenes(scenes, (scene) => {
      const there = inOrder(answer(transformScene(scene, transform)), transform.name);
      const expected = answer(scene).map(transform.point);
      expect(there.map(({ x, y }) => [x + 0, y + 0])).toEqual(
        expected.map(({ x, y }) => [x + 0, y + 0]),
      );
      return true;
    });
  });

  testEach('for whole numbers', transforms, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerRims(random, 4096));
    checkScenes(scenes, (scene) => {
      const there = transformScene(scene, transform);
      return answer(there).length === answer(scene).length && pointsAreRight(there);
    });
  });

  test('in reverse order, if the circles change places', () => {
    const scenes = randomScenes(runs, (random) => integerRims(random, 4096));
    checkScenes(scenes, ({ a, b }) => {
      const there = circleIntersections(a, b);
      const back = circleIntersections(b, a).toReversed();
      expect(back).toHaveLength(there.length);
      return there.every(({ x, y }, i) => Math.hypot(back[i]!.x - x, back[i]!.y - y) < 1e-7);
    });
  });
});

test('if a point is found, the circles touch', () => {
  const scenes = randomScenes(runs, (random) => nearRimsTouch(random, 1));
  checkScenes(scenes, ({ a, b }) => answer({ a, b }).length === 0 || circlesIntersect(a, b));
});
