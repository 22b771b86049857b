import { describe, expect, test } from 'vitest';
import { circleIntersections } from '#lib/circle-intersections.ts';
import { pointInCircle } from '#lib/point-in-circle.ts';
import { tangentPoints } from '#lib/tangent-points.ts';
import { withinUlpsOfRim } from '#oracle/circle.ts';
import { isOnRim } from '#oracle/crossings.ts';
import { turnAt } from '#oracle/polygon.ts';
import { ulpsOf } from '#oracle/span.ts';
import { isOnThales, tangentCount } from '#oracle/tangents.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import {
  anywhereScene,
  everyPointAndCircle,
  integerScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 600;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];
/** The bounds of the doc comment, in ulps of the radius. */
const [countUlps, pointUlps] = [3, 12];

const answer = ({ point, circle }: PointAndCircle) => tangentPoints(point, circle);
const hasRightCount = (scene: PointAndCircle) =>
  answer(scene).length === tangentCount(scene.point, scene.circle);

/** Is each point on the rim and at a right angle, and the left one first? */
function pointsAreRight({ point, circle }: PointAndCircle): boolean {
  const { center, radius } = circle;
  const points = tangentPoints(point, circle);
  const margin = ulpsOf(radius, pointUlps);
  if (points.length === 2) {
    const [left, right] = points.map((one) => turnAt(point, center, one));
    if (left! < right!) return false;
  }
  if (points.length === 1 && radius > 0) {
    return points[0]!.x === point.x && points[0]!.y === point.y;
  }
  return points.every(
    (one) => isOnRim(one, circle, margin) && isOnThales(one, point, center, margin),
  );
}

describe('by hand', () => {
  const from = (x: number, y: number, radius: number) =>
    tangentPoints({ x, y }, { center: { x: 2, y: 1 }, radius });

  test('a point outside has two, a point on the rim one, and a point inside none', () => {
    const q = { x: 2 + 9, y: 1 + 12 };
    const under = { x: 2 + 9, y: 1 - 12 };
    expect(from(27, 1, 15)).toEqual([under, q]);
    expect(from(2 - 25, 1, 15)).toEqual([
      { x: -7, y: 13 },
      { x: -7, y: -11 },
    ]);
    expect(from(2, 26, 15)).toEqual([
      { x: 14, y: 10 },
      { x: -10, y: 10 },
    ]);
    expect(from(11, 13, 15)).toEqual([q]);
    expect(from(11, 12, 15)).toEqual([]);
    expect(from(2, 1, 15)).toEqual([]);
    expect(from(9, 9, 0)).toEqual([{ x: 2, y: 1 }]);
    expect(from(2, 1, 0)).toEqual([{ x: 2, y: 1 }]);
    expect(from(9, 9, -1)).toEqual([]);
  });

  test('the list is empty if any number is NaN or infinite', () => {
    const scene = { point: { x: 9, y: 3 }, circle: { center: { x: 1, y: 2 }, radius: 4 } };
    expect(answer(scene)).toHaveLength(2);
    for (const value of [NaN, Infinity, -Infinity]) {
      const spoilt = replaceEachNumber(scene, value);
      expect(checkScenes(spoilt, (one) => answer(one).length === 0)).toBe(5);
    }
  });
});

describe('the number of points is right', () => {
  test('for every point and circle of a small grid', () => {
    const counts = [0, 0, 0];
    checkScenes(everyPointAndCircle(2, 4), (scene) => {
      counts[answer(scene).length]! += 1;
      return hasRightCount(scene) && pointsAreRight(scene);
    });
    expect(Math.min(...counts)).toBeGreaterThan(100);
  });

  testEach('for whole numbers', [4096, 30_000_000], (limit) => {
    const scenes = randomScenes(runs, (random) => integerScene(random, limit));
    expect(checkScenes(scenes, hasRightCount)).toBe(runs);
  });

  test('in whole numbers, one on the rim, two a unit farther out, and none a unit farther in', () => {
    let count = 0;
    for (const { point, circle } of touchingEverywhere()) {
      const numbers = [-1, 0, 1].map(
        (step) => tangentPoints(point, { ...circle, radius: circle.radius + step }).length,
      );
      expect(numbers).toEqual([2, 1, 0]);
      count += 1;
    }
    expect(count).toBe(52 * 9 * 8);
  });

  testEach('for doubles, unless the point is near the rim', sizes, (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearRimScene(random, size));
    checkScenes(scenes, (scene) => {
      if (hasRightCount(scene)) return true;
      wrong += 1;
      return withinUlpsOfRim(scene.point, scene.circle, countUlps);
    });
    expect(wrong).toBeGreaterThan(runs / 100);
  });

  test('and below 2 exactly if pointInCircle is true', () => {
    const scenes = randomScenes(runs, (random) => nearRimScene(random, 1));
    checkScenes(scenes, (scene) => {
      const isIn = pointInCircle(scene.point, scene.circle);
      return isIn === answer(scene).length < 2;
    });
  });
});

describe('the points are on the rim and at right angles, the left one first', () => {
  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerScene(random, 4096));
    expect(checkScenes(scenes, pointsAreRight)).toBe(runs);
  });

  testEach('for doubles', sizes, (size) => {
    let found = 0;
    const make = [nearRimScene, anywhereScene];
    const scenes = randomScenes(runs, (random) => random.pick(make)(random, size));
    checkScenes(scenes, (scene) => {
      found += answer(scene).length;
      return pointsAreRight(scene);
    });
    expect(found).toBeGreaterThan(runs / 2);
  });

  test('for a small circle far away, and a large one near', () => {
    const scenes = randomScenes(runs, (random) => {
      const { point, circle } = anywhereScene(random, 1);
      const radius = random.pick([10 ** -random.between(0, 70), 10 ** random.between(-3, 0)]);
      return { point, circle: { ...circle, radius } };
    });
    expect(checkScenes(scenes, pointsAreRight)).toBe(runs);
  });
});

describe('the result follows the scene', () => {
  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearRimScene(random, 1));
    checkScenes(scenes, (scene) => {
      const there = answer(transformScene(scene, transform));
      const expected = answer(scene).map(transform.point);
      // A mirror swaps left and right.
      const inOrder = transform.name.startsWith('a mirror') ? expected.toReversed() : expected;
      expect(there.map(({ x, y }) => [x + 0, y + 0])).toEqual(
        inOrder.map(({ x, y }) => [x + 0, y + 0]),
      );
      return true;
    });
  });

  testEach('for whole numbers', transforms, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerScene(random, 4096));
    checkScenes(scenes, (scene) => {
      const there = transformScene(scene, transform);
      return answer(there).length === answer(scene).length && pointsAreRight(there);
    });
  });
});

test('they are the crossings with the circle whose diameter joins the point to the centre', () => {
  const scenes = randomScenes(runs, (random) => anywhereScene(random, 1));
  checkScenes(scenes, ({ point, circle }) => {
    const { center } = circle;
    const middle = { x: (point.x + center.x) / 2, y: (point.y + center.y) / 2 };
    const radius = Math.hypot(point.x - center.x, point.y - center.y) / 2;
    const crossings = circleIntersections({ center: middle, radius }, circle);
    const points = tangentPoints(point, circle);
    return (
      Math.abs(radius * 2 - circle.radius) < 1e-6 ||
      (crossings.length === points.length &&
        crossings.every(({ x, y }, i) => Math.hypot(x - points[i]!.x, y - points[i]!.y) < 1e-7))
    );
  });
});
