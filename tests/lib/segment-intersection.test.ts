import { describe, expect, test } from 'vitest';
import { segmentIntersection } from '#lib/segment-intersection.ts';
import type { Segment, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/crossings.ts';
import { compare } from '#oracle/rational.ts';
import { type ExactPoint, exactPoint } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { anyWay, integerSegments, nearSegments, type TwoSegments } from './bench/crossings.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 800;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];
const ulps = statedBound('segmentIntersection');

const answer = ({ a, b }: TwoSegments) => segmentIntersection(a, b);
const isAt = (found: Vec2, exact: ExactPoint) =>
  compare(exactPoint(found).x, exact.x) === 0 && compare(exactPoint(found).y, exact.y) === 0;

function isInBox({ x, y }: Vec2, { a, b }: Segment): boolean {
  const isBetween = (value: number, one: number, other: number) =>
    Math.min(one, other) <= value && value <= Math.max(one, other);
  return isBetween(x, a.x, b.x) && isBetween(y, a.y, b.y);
}

/** Is the number of points right, are ends exact, and are other points near both, in both boxes? */
function isRight({ a, b }: TwoSegments): boolean {
  const points = segmentIntersection(a, b);
  const exact = oracle.sharedPoints(a, b);
  const ends = [a.a, a.b, b.a, b.b];
  const margin = ulpsOf(spanOf(ends), ulps);
  if (points.length !== exact.length) return false;
  return exact.every((place, i) => {
    const point = points[i]!;
    if (ends.some((end) => isAt(end, place))) return isAt(point, place);
    return [a, b].every((one) => isInBox(point, one) && oracle.isOnSegment(point, one, margin));
  });
}

function* everyTwo(points: readonly Vec2[]): Generator<TwoSegments> {
  for (const from of points) {
    for (const to of points) {
      for (const start of points) {
        for (const end of points) yield { a: { a: from, b: to }, b: { a: start, b: end } };
      }
    }
  }
}

describe('by hand', () => {
  const line = (ax: number, ay: number, bx: number, by: number) => ({
    a: { x: ax, y: ay },
    b: { x: bx, y: by },
  });
  const ground = line(0, 0, 8, 0);
  const at = (...places: readonly (readonly [number, number])[]) =>
    places.map(([x, y]) => ({ x, y }));

  testEach<[string, Segment, Segment, Vec2[]]>(
    'crossing, touching, overlapping and apart',
    [
      ['crossing', ground, line(2, -3, 4, 3), at([3, 0])],
      ['an end on it', ground, line(3, 0, 4, 3), at([3, 0])],
      ['it ends on the other', line(3, 5, 3, 0), ground, at([3, 0])],
      ['end to end', ground, line(8, 0, 9, 5), at([8, 0])],
      ['end to end on one line', ground, line(8, 0, 12, 0), at([8, 0])],
      ['just above it', ground, line(3, 1, 4, 3), []],
      ['past its end', ground, line(9, -1, 9, 1), []],
      ['parallel', ground, line(0, 1, 8, 1), []],
      ['apart on one line', ground, line(9, 0, 12, 0), []],
      ['overlapping', ground, line(6, 0, 12, 0), at([6, 0], [8, 0])],
      [
        'overlapping, in order along the first',
        line(8, 0, 0, 0),
        line(6, 0, 12, 0),
        at([8, 0], [6, 0]),
      ],
      ['overlapping, whichever way the second runs', ground, line(12, 0, 6, 0), at([6, 0], [8, 0])],
      ['one in the other', ground, line(5, 0, 2, 0), at([2, 0], [5, 0])],
      ['the same', ground, ground, at([0, 0], [8, 0])],
      ['overlapping on a slope', line(0, 6, 6, 0), line(2, 4, 9, -3), at([2, 4], [6, 0])],
      ['a point on it', ground, line(3, 0, 3, 0), at([3, 0])],
      ['a point beside it', ground, line(3, 1, 3, 1), []],
      ['a point on its line', ground, line(9, 0, 9, 0), []],
      ['two points at one place', line(3, 1, 3, 1), line(3, 1, 3, 1), at([3, 1])],
      ['two points', line(3, 1, 3, 1), line(4, 1, 4, 1), []],
    ],
    (_, a, b, points) => {
      expect(segmentIntersection(a, b)).toEqual(points);
    },
  );

  test('a T joint in tenths is found exactly where the end is on the line, and not one ulp short', () => {
    const wall = line(0.1, 0.1, 0.7, 0.7);
    expect(segmentIntersection(wall, line(0.3, 0.3, 1, 0))).toEqual(at([0.3, 0.3]));
    const short = { a: { x: 0.3 + 2 ** -54, y: 0.3 }, b: { x: 1, y: 0 } };
    expect(segmentIntersection(wall, short)).toEqual([]);
  });

  test('the list is empty if products overflow, and never contains NaN', () => {
    const far = 1e200;
    expect(segmentIntersection(line(-far, -far, far, far), line(-far, far, far, -far))).toEqual([]);
  });

  test('the points are copies', () => {
    const up = line(3, 0, 3, 5);
    const down = line(3, 5, 3, 0);
    const pairs = [up, down].flatMap((one) => [
      [ground, one],
      [one, ground],
    ]) as [Segment, Segment][];
    for (const [a, b] of pairs) {
      const [point] = segmentIntersection(a, b);
      expect(point).toEqual({ x: 3, y: 0 });
      expect([a.a, a.b, b.a, b.b].includes(point!)).toBe(false);
    }
  });
});

describe('the number of points and their positions are right', () => {
  test('for every two segments of a small grid', () => {
    const counts = [0, 0, 0];
    const count = checkScenes(everyTwo(gridPoints(1)), (scene) => {
      counts[answer(scene).length]! += 1;
      return isRight(scene);
    });
    expect(count).toBe(9 ** 4);
    expect(Math.min(...counts)).toBeGreaterThan(200);
  });

  test('for whole numbers', () => {
    const counts = [0, 0, 0];
    checkScenes(
      randomScenes(runs * 3, (random) => integerSegments(random, 4096)),
      (scene) => {
        counts[answer(scene).length]! += 1;
        return isRight(scene);
      },
    );
    expect(Math.min(...counts)).toBeGreaterThan(runs / 10);
  });

  test('and an end on the other segment is unchanged, although its fraction is rounded', () => {
    const scenes = randomScenes(runs * 2, (random) => {
      const parts = random.integer(3, 99);
      const place = () => ({ x: random.integer(-40, 40), y: random.integer(-40, 40) });
      const [from, way, other] = [place(), place(), place()];
      const on = (part: number) => ({ x: from.x + part * way.x, y: from.y + part * way.y });
      return anyWay(
        random,
        { a: from, b: on(parts) },
        { a: on(random.integer(1, parts - 1)), b: other },
      );
    });
    expect(checkScenes(scenes, isRight)).toBe(runs * 2);
  });

  test('and an end on the other segment is unchanged, although differences are rounded', () => {
    const scenes = randomScenes(runs, (random) => {
      const tiny = random.integer(1, 99) * 2 ** -54;
      const end = random.integer(1, 9);
      const far = random.integer(10, 20);
      const wall = { a: { x: -tiny, y: -3 * tiny }, b: { x: far, y: 3 * far } };
      const other = { x: far + random.between(0, 1), y: 3 * far };
      return anyWay(random, wall, { a: { x: end, y: 3 * end }, b: other });
    });
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  testEach('for doubles, with ends as near to the other segment as possible', sizes, (size) => {
    let found = 0;
    const scenes = randomScenes(runs, (random) => nearSegments(random, size));
    checkScenes(scenes, (scene) => {
      found += answer(scene).length;
      return isRight(scene);
    });
    expect(found).toBeGreaterThan(runs / 5);
  });

  test('without rounding, if the crossing of whole numbers is a whole number', () => {
    const scenes = randomScenes(runs, (random) => {
      const x = random.integer(-100, 100);
      const y = random.integer(-100, 100);
      const by = () => ({ x: random.integer(1, 9), y: random.integer(1, 9) });
      const across = (way: Vec2) => ({
        a: { x: x - way.x, y: y - way.y },
        b: { x: x + way.x, y: y + way.y },
      });
      const [one, other] = [by(), by()];
      return { x, y, a: across(one), b: across({ x: -other.x, y: other.y }) };
    });
    checkScenes(scenes, ({ x, y, a, b }) => {
      expect(segmentIntersection(a, b)).toEqual([{ x, y }]);
      return true;
    });
  });
});

describe('numbers that are NaN or infinite', () => {
  const scene = {
    a: { a: { x: 0, y: 0 }, b: { x: 8, y: 1 } },
    b: { a: { x: 3, y: -2 }, b: { x: 4, y: 5 } },
  };
  const along = { a: scene.a, b: { a: { x: 8, y: 1 }, b: { x: 16, y: 2 } } };

  testEach('anywhere make the list empty', [NaN, Infinity, -Infinity], (value) => {
    for (const one of [scene, along]) {
      expect(answer(one)).toHaveLength(1);
      expect(checkScenes(replaceEachNumber(one, value), (it) => answer(it).length === 0)).toBe(8);
    }
  });
});

describe('the result follows the scene', () => {
  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearSegments(random, 1));
    checkScenes(scenes, (scene) => {
      const there = answer(transformScene(scene, transform));
      const expected = answer(scene).map(transform.point);
      expect(there.map(({ x, y }) => [x + 0, y + 0])).toEqual(
        expected.map(({ x, y }) => [x + 0, y + 0]),
      );
      return true;
    });
  });

  testEach('for whole numbers', transforms, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerSegments(random, 4096));
    checkScenes(scenes, (scene) => isRight(transformScene(scene, transform)));
  });

  test('if the segments change places, or one is reversed', () => {
    const back = ({ a, b }: Segment) => ({ a: b, b: a });
    const near = (one: readonly Vec2[], other: readonly Vec2[]) =>
      one.length === other.length &&
      one.every(({ x, y }, i) => Math.hypot(other[i]!.x - x, other[i]!.y - y) < 1e-9);
    checkScenes(
      randomScenes(runs, (random) => integerSegments(random, 4096)),
      ({ a, b }) => {
        const points = segmentIntersection(a, b);
        const isEither = [points, points.toReversed()].some((one) =>
          near(segmentIntersection(b, a), one),
        );
        return (
          isEither &&
          near(segmentIntersection(back(a), b), points.toReversed()) &&
          near(segmentIntersection(a, back(b)), points)
        );
      },
    );
  });
});
