import { describe, expect, test } from 'vitest';
import { segmentCircleIntersections } from '#lib/segment-circle-intersections.ts';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import type { Vec2 } from '#lib/types.ts';
import { ulp } from '#lib/ulp.ts';
import * as oracle from '#oracle/crossings.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exactPoint, footAlong } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integerEndOnRim, nearCrossing } from './bench/crossings.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import {
  everySegmentAndCircle,
  integerSegmentScene,
  type SegmentAndCircle,
  tangentEverywhere,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 600;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bounds of the doc comment for the number, for the rim alone, and for rim and segment. */
const [countUlps, rimUlps, spanUlps] = [8, 8, 12];

const answer = ({ segment, circle }: SegmentAndCircle) =>
  segmentCircleIntersections(segment, circle);
const hasRightCount = (scene: SegmentAndCircle) =>
  answer(scene).length === oracle.segmentRimCount(scene.segment, scene.circle);
const isSame = (p: Vec2, q: Vec2) => p.x === q.x && p.y === q.y;
const span = ({ segment: { a, b }, circle }: SegmentAndCircle) =>
  spanOf([a, b, circle.center], circle.radius);

/** Is each point on rim and segment, and are they in order from a to b? */
function pointsAreRight(scene: SegmentAndCircle): boolean {
  const { segment, circle } = scene;
  const { a, b } = segment;
  const margin = ulpsOf(span(scene), spanUlps);
  const points = answer(scene);
  const [first, second] = points;
  if (first && second) {
    const [t, u] = [first, second].map((p) => footAlong(...triple(p, a, b)));
    // If two points are so near that rounding decides, either may come first.
    const near = 4 * ulp(Math.max(...[first.x, first.y, second.x, second.y].map(Math.abs)));
    const isFar = Math.hypot(first.x - second.x, first.y - second.y) > near;
    if (isFar && compare(t!, u!) > 0) return false;
  }
  return points.every((point) => {
    const isEnd = isSame(point, a) || isSame(point, b);
    return (
      oracle.isOnSegment(point, segment, margin) &&
      oracle.isOnRim(point, circle, margin) &&
      (isEnd || oracle.isOnRim(point, circle, ulpsOf(circle.radius, rimUlps)))
    );
  });
}

const triple = (p: Vec2, a: Vec2, b: Vec2) =>
  [exactPoint(p), exactPoint(a), exactPoint(b)] as const;

/** Is the rim so near to an end, or to just touching, that the number may be wrong? */
function isNearChange(scene: SegmentAndCircle): boolean {
  const { segment, circle } = scene;
  const margin = ulpsOf(span(scene), countUlps);
  const radius = fromDouble(circle.radius);
  return oracle
    .segmentRimChanges(segment, circle)
    .some((squared) => oracle.rootIsNear(squared, radius, margin));
}

describe('by hand', () => {
  const circle = { center: { x: 4, y: 3 }, radius: 5 };
  const on = (ax: number, bx: number, y: number) =>
    segmentCircleIntersections({ a: { x: ax, y }, b: { x: bx, y } }, circle);
  const left = { x: 0, y: 0 };
  const right = { x: 8, y: 0 };

  testEach<[string, number, number, Vec2[]]>(
    'through the rim, up to it and not',
    [
      ['through it', -2, 10, [left, right]],
      ['through it, backwards', 10, -2, [right, left]],
      ['out of it', 4, 10, [right]],
      ['into it', 10, 4, [right]],
      ['all inside', 1, 7, []],
      ['before it', -5, -1, []],
      ['past it', 9, 12, []],
      ['past it, backwards', 12, 9, []],
      ['from rim to rim', 0, 8, [left, right]],
      ['from the rim inwards', 0, 4, [left]],
      ['from the rim outwards', 0, -4, [left]],
      ['inwards to the rim', 10, 8, [right]],
      ['outwards to the rim', 4, 8, [right]],
    ],
    (_, ax, bx, points) => {
      expect(on(ax, bx, 0)).toEqual(points);
    },
  );

  test('a tangent has one point, even at an end', () => {
    const top = { x: 4, y: 8 };
    expect([on(-2, 10, 8), on(10, -2, 8), on(4, 10, 8), on(-2, 4, 8)]).toEqual(
      Array(4).fill([top]),
    );
    expect([on(5, 10, 8), on(-2, 3, 8), on(-2, 10, 9)]).toEqual([[], [], []]);
  });

  test('a segment of no length is a point', () => {
    expect([on(8, 8, 0), on(4, 4, 0), on(9, 9, 0), on(4, 4, 3)]).toEqual([[right], [], [], []]);
  });

  test('a circle of radius 0 is a point', () => {
    const dot = { center: { x: 4, y: 3 }, radius: 0 };
    const to = (x: number, y: number) =>
      segmentCircleIntersections({ a: { x: 0, y: 0 }, b: { x, y } }, dot);
    expect([to(8, 6), to(4, 3), to(4, 4), to(3, 3)]).toEqual([[dot.center], [dot.center], [], []]);
    const itself = { a: dot.center, b: dot.center };
    expect(segmentCircleIntersections(itself, dot)).toEqual([dot.center]);
  });
});

describe('the number of points is right', () => {
  test('for every segment and circle of a small grid', () => {
    const counts = [0, 0, 0];
    checkScenes(everySegmentAndCircle(), (scene) => {
      counts[answer(scene).length]! += 1;
      return hasRightCount(scene);
    });
    expect(counts.reduce((a, b) => a + b)).toBe(25 ** 3 * 5);
    expect(Math.min(...counts)).toBeGreaterThan(1000);
  });

  test('for whole numbers up to +-4096', () => {
    const scenes = randomScenes(runs * 2, (random) => integerSegmentScene(random, 4096));
    expect(checkScenes(scenes, hasRightCount)).toBe(runs * 2);
  });

  test('for whole numbers with an end on the rim or one unit off', () => {
    const scenes = randomScenes(runs * 2, integerEndOnRim);
    expect(checkScenes(scenes, hasRightCount)).toBe(runs * 2);
  });

  test('if the two touch in whole numbers, and one unit off', () => {
    let count = 0;
    for (const { polygon, circle, side } of tangentEverywhere()) {
      const segment = { a: polygon[side]!, b: polygon[(side + 1) % 3]! };
      const numbers = [-1, 0, 1].map((step) => {
        const { center, radius } = circle;
        return segmentCircleIntersections(segment, { center, radius: radius + step }).length;
      });
      expect(numbers.slice(0, 2)).toEqual([0, 1]);
      expect(numbers[2]).toBeGreaterThan(0);
      count += 1;
    }
    expect(count).toBe(11 * 3 * 4);
  });

  testEach('for whole numbers in a very large circle', [1e9, 1e70, 1e150], (radius) => {
    const scenes = randomScenes(runs / 10, (random) => {
      const { segment, circle } = integerSegmentScene(random, 4096);
      return { segment, circle: { ...circle, radius } };
    });
    checkScenes(scenes, (scene) => answer(scene).length === 0);
  });

  testEach('for doubles, unless the rim is near a change', sizes, (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearCrossing(random, size));
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

describe('the points are on the rim and on the segment, in order', () => {
  test('for segments and circles of a small grid', () => {
    const scenes = [...everySegmentAndCircle()].filter((_, index) => full || index % 11 === 0);
    expect(checkScenes(scenes, pointsAreRight)).toBe(scenes.length);
  });

  test('for whole numbers', () => {
    const make = [
      (random) => integerSegmentScene(random, 4096),
      integerEndOnRim,
    ] as const satisfies readonly Parameters<typeof randomScenes<SegmentAndCircle>>[1][];
    for (const one of make) expect(checkScenes(randomScenes(runs, one), pointsAreRight)).toBe(runs);
  });

  testEach('for doubles', sizes, (size) => {
    let found = 0;
    const scenes = randomScenes(runs, (random) => nearCrossing(random, size));
    checkScenes(scenes, (scene) => {
      found += answer(scene).length;
      return pointsAreRight(scene);
    });
    expect(found).toBeGreaterThan(runs / 2);
  });

  test('never beyond an end, where rounding would put them', () => {
    const scenes = randomScenes(runs * 4, (random) => nearCrossing(random, 1));
    let ends = 0;
    for (const scene of scenes) {
      const { a, b } = scene.segment;
      for (const { x, y } of answer(scene)) {
        const slack = 2 ** -49 * span(scene) + 2 ** -50 * Math.abs(x);
        expect(x).toBeGreaterThanOrEqual(Math.min(a.x, b.x) - slack);
        expect(x).toBeLessThanOrEqual(Math.max(a.x, b.x) + slack);
        if (isSame({ x, y }, a) || isSame({ x, y }, b)) ends += 1;
      }
    }
    expect(ends).toBeGreaterThan(runs / 50);
  });
});

describe('numbers that are NaN or infinite', () => {
  const scene = {
    segment: { a: { x: 1, y: 1 }, b: { x: 9, y: 2 } },
    circle: { center: { x: 4, y: 3 }, radius: 3 },
  };

  test('the list is empty if any number is NaN', () => {
    expect(answer(scene)).toHaveLength(2);
    const spoilt = replaceEachNumber(scene, NaN);
    expect(checkScenes(spoilt, (one) => answer(one).length === 0)).toBe(7);
    const point = { segment: { a: { x: 4, y: 0 }, b: { x: 4, y: 0 } }, circle: scene.circle };
    expect(answer(point)).toHaveLength(1);
    expect(checkScenes(replaceEachNumber(point, NaN), (one) => answer(one).length === 0)).toBe(7);
  });

  testEach('the list is empty if any is infinite', [3, 1e-100, 1e-150, 1e-310, 0], (radius) => {
    const { segment, circle } = scene;
    for (const value of [Infinity, -Infinity]) {
      const spoilt = replaceEachNumber({ segment, circle: { ...circle, radius } }, value);
      expect(checkScenes(spoilt, (one) => answer(one).length === 0)).toBe(7);
    }
  });

  test('the list is empty if the radius is infinite, even if the squares of the segment overflow', () => {
    const circle = { center: { x: 0, y: 0 }, radius: Infinity };
    for (const length of [0, 1e-5, 1e5]) {
      const segment = { a: { x: 1e155, y: 0 }, b: { x: 1e155, y: length } };
      expect(segmentCircleIntersections(segment, circle)).toEqual([]);
    }
  });
});

describe('the result follows the scene', () => {
  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearCrossing(random, 1));
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
    const scenes = randomScenes(runs / 4, (random) => integerSegmentScene(random, 4096));
    checkScenes(scenes, (scene) => {
      const there = transformScene(scene, transform);
      return answer(there).length === answer(scene).length && pointsAreRight(there);
    });
  });

  test('in reverse order, if the ends are swapped', () => {
    const scenes = randomScenes(runs, integerEndOnRim);
    checkScenes(scenes, (scene) => {
      const { a, b } = scene.segment;
      const back = segmentCircleIntersections({ a: b, b: a }, scene.circle).toReversed();
      const there = answer(scene);
      expect(back).toHaveLength(there.length);
      return there.every(({ x, y }, i) => Math.hypot(back[i]!.x - x, back[i]!.y - y) < 1e-11);
    });
  });
});

test('if a point is found, the segment is hit, for whole numbers', () => {
  const scenes = randomScenes(runs, (random) => integerSegmentScene(random, 4096));
  checkScenes(scenes, (scene) => {
    const { segment, circle } = scene;
    return answer(scene).length === 0 || segmentIntersectsCircle(segment, circle);
  });
});

testEach<[half: number, radius: number]>(
  'a circle so small that its square times the squared length is 0 still has its points',
  [
    [1, 1e-170],
    [1e-70, 1e-95],
    [1, 1e-300],
    [1e70, 1e-200],
  ],
  (half, radius) => {
    const across = (y: number) => ({ a: { x: -half, y }, b: { x: half, y } });
    const circle = { center: { x: 0, y: 0 }, radius };
    const points = segmentCircleIntersections(across(0), circle);
    expect(points.map(({ x }) => x / radius)).toEqual([
      expect.closeTo(-1, 14),
      expect.closeTo(1, 14),
    ]);
    expect(segmentCircleIntersections(across(radius), circle)).toHaveLength(1);
    expect(segmentCircleIntersections(across(2 * radius), circle)).toEqual([]);
    const [first] = segmentCircleIntersections(across(0.6 * radius), circle);
    expect(first!.x / radius).toBeCloseTo(-0.8, 14);
  },
);

testEach<[end: Vec2, times: number, radius: number]>(
  'points are within 8 ulps of the radius from the rim, however small circle and segment are',
  [
    [{ x: 1e-70, y: 0 }, 1, 1e-180],
    [{ x: 1e-70, y: 0 }, 1, 1e-185],
    [{ x: 1e-70, y: 3e-71 }, 1, 1e-225],
    [{ x: 5e69, y: 3e69 }, 1, 1e-225],
    [{ x: 2.6e-60, y: 1.4e-59 }, 64, 7.8e-212],
  ],
  ({ x, y }, times, radius) => {
    const segment = { a: { x, y }, b: { x: -times * x, y: -times * y } };
    const points = segmentCircleIntersections(segment, { center: { x: 0, y: 0 }, radius });
    expect(points).toHaveLength(2);
    for (const point of points) {
      const away = Math.hypot(point.x / radius, point.y / radius);
      expect(Math.abs(away - 1)).toBeLessThanOrEqual(8 * Number.EPSILON);
    }
  },
);
