import { describe, expect, test } from 'vitest';
import { enclosingCircle } from '#lib/enclosing-circle.ts';
import { pointInCircle } from '#lib/point-in-circle.ts';
import type { Vec2 } from '#lib/types.ts';
import { smallestSquaredRadius } from '#oracle/enclosing.ts';
import { add, fromDouble, sub, ulpOf } from '#oracle/rational.ts';
import { compareRoot } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

type Points = readonly Vec2[];

const runs = full ? 20_000 : 150;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];
/** The bound of the doc comment, in ulps of the radius. */
const radiusUlps = 40;

/** Are all points inside, and is the radius that of the exact circle, within the bound? */
function isRight(points: Points): boolean {
  const circle = enclosingCircle(points)!;
  const { center, radius } = circle;
  const best = smallestSquaredRadius(points);
  const placing = ulpOf(Math.max(Math.abs(center.x), Math.abs(center.y)));
  const margin = add(ulpsOf(radius, radiusUlps), placing);
  return (
    points.every((point) => pointInCircle(point, circle)) &&
    compareRoot(best, sub(fromDouble(radius), margin)) >= 0 &&
    // Rounding a distance may make the radius slightly smaller than the smallest.
    compareRoot(best, add(fromDouble(radius), ulpsOf(radius, 4))) <= 0
  );
}

/** Up to seven points anywhere, on or near one circle, nearly in line, or repeated. */
function anyPoints(random: Random, size: number): Points {
  const far = size * random.pick([0, 0, 1, 100]);
  const kind = random.pick(['anywhere', 'circle', 'nearly', 'line', 'two']);
  const off = 10 ** -random.between(3, 17);
  const one = (): Vec2 => {
    const [x, y] = [random.between(-1, 1), random.between(-1, 1)];
    const length = kind === 'nearly' ? 1 + off * x : 1;
    const angle = Math.PI * random.pick([1, 0.5]) * x;
    if (kind === 'circle' || kind === 'nearly')
      return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
    if (kind === 'line') return { x, y: 0.3 * x + off * y };
    return kind === 'two' ? { x: Math.round(x) + off * y, y: off * x } : { x, y };
  };
  const points = Array.from({ length: random.integer(1, full ? 9 : 6) }, () => {
    const { x, y } = one();
    return { x: far + size * x, y: far + size * y };
  });
  return random.pick([points, [...points, points[0]!]]);
}

const wholePoints = (random: Random): Points =>
  Array.from({ length: random.integer(1, 6) }, () => ({
    x: random.integer(-9, 9),
    y: random.integer(-9, 9),
  }));

describe('by hand', () => {
  const around = (...numbers: readonly (readonly [number, number])[]) =>
    enclosingCircle(numbers.map(([x, y]) => ({ x, y })));

  test('the result is right for up to three points, and for equal ones', () => {
    expect(around()).toBeNull();
    expect(around([3, 4])).toEqual({ center: { x: 3, y: 4 }, radius: 0 });
    expect(around([3, 4], [3, 4])).toEqual({ center: { x: 3, y: 4 }, radius: 0 });
    expect(around([0, 0], [6, 8])).toEqual({ center: { x: 3, y: 4 }, radius: 5 });
    // The triangles have a right, an obtuse and only acute angles.
    expect(around([0, 0], [8, 0], [0, 6])).toEqual({ center: { x: 4, y: 3 }, radius: 5 });
    expect(around([0, 0], [8, 0], [3, 1])).toEqual({ center: { x: 4, y: 0 }, radius: 4 });
    expect(around([-3, 4], [3, 4], [0, -5])).toEqual({ center: { x: 0, y: 0 }, radius: 5 });
    expect(around([0, 0], [1, 1], [4, 4], [2, 2])?.center).toEqual({ x: 2, y: 2 });
  });

  test('a point that is outside by 64 ulps makes the circle larger by less than one', () => {
    const circle = around([-1, 0], [1, 0], [0, 1 + 2 ** -46])!;
    expect(circle.center.y).toBeCloseTo(2 ** -46, 16);
    expect(circle.radius).toBeLessThanOrEqual(1 + 2 ** -52);
  });

  test('the result is null for NaN, for infinities, and if squares overflow', () => {
    const scene = [
      { x: 1, y: 2 },
      { x: 7, y: 3 },
      { x: 4, y: 9 },
    ];
    for (const value of [NaN, Infinity, -Infinity]) {
      const spoilt = replaceEachNumber(scene, value);
      expect(checkScenes(spoilt, (one) => enclosingCircle(one) === null)).toBe(6);
    }
    expect(around([0, 0], [1e200, 0])).toBeNull();
  });
});

describe('it contains all points, and no smaller circle does', () => {
  test('for every three points of a small grid', () => {
    const points = [...gridPoints(1)];
    const all = points.flatMap((a) => points.flatMap((b) => points.map((c) => [a, b, c])));
    expect(checkScenes(all, isRight)).toBe(9 ** 3);
  });

  test('for whole numbers', () => {
    expect(checkScenes(randomScenes(runs * 2, wholePoints), isRight)).toBe(runs * 2);
  });

  testEach('for doubles, even on one circle, nearly so, or in line', sizes, (size) => {
    const scenes = randomScenes(runs, (random) => anyPoints(random, size));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test('for whole numbers, moved, mirrored and scaled', () => {
    for (const transform of transforms) {
      const scenes = randomScenes(runs / 5, wholePoints);
      checkScenes(scenes, (points) => isRight(transformScene(points, transform)), transform.name);
    }
  });
});

describe('many points', () => {
  const many = (random: Random, count: number, thickness: number): Points =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, 2 * Math.PI);
      const length = 1 + thickness * random.between(-1, 0);
      return { x: 7 + length * Math.cos(angle), y: 3 + length * Math.sin(angle) };
    });

  testEach('are all inside, from a disc or from a thin ring', [1, 1e-3, 1e-9, 0], (thick) => {
    const scenes = randomScenes(full ? 200 : 10, (random) => many(random, 1000, thick));
    checkScenes(scenes, (points) => {
      const circle = enclosingCircle(points)!;
      return circle.radius < 1 + 1e-14 && points.every((point) => pointInCircle(point, circle));
    });
  });

  test('may be in any order, apart from rounding', () => {
    const scenes = randomScenes(full ? 2000 : 60, (random) => many(random, 30, 0.5));
    checkScenes(scenes, (points) => {
      const [one, other] = [points, points.toReversed()].map((all) => enclosingCircle(all)!);
      return Math.abs(one!.radius - other!.radius) < 1e-14;
    });
  });
});
