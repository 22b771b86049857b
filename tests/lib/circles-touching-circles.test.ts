import { describe, expect, test } from 'vitest';
import { circlesTouchingCircles } from '#lib/circles-touching-circles.ts';
import { closestPointOnSegment } from '#lib/closest-point-on-segment.ts';
import { commonTangents } from '#lib/common-tangents.ts';
import { segmentCircleIntersections } from '#lib/segment-circle-intersections.ts';
import { segmentIntersection } from '#lib/segment-intersection.ts';
import type { Circle, Segment, Vec2 } from '#lib/types.ts';
import { withinUlpsOfTouching } from '#oracle/circle.ts';
import { isOnRim, rimsCount } from '#oracle/crossings.ts';
import { turnAt } from '#oracle/polygon.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integerRims, nearRimsTouch, type TwoCircles } from './bench/crossings.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

interface Scene extends TwoCircles {
  readonly radius: number;
}

const runs = full ? 100_000 : 500;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];
const circle = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });
const answer = ({ a, b, radius }: Scene) => circlesTouchingCircles(a, b, radius);
const grown = ({ center, radius }: Circle, by: number): Circle => ({ center, radius: radius + by });

/** Are there as many circles as the grown rims have crossings, and does each touch both? */
function isRight(scene: Scene, hasRightCount: boolean): boolean {
  const { a, b, radius } = scene;
  const found = answer(scene);
  const grownOnes = [grown(a, radius), grown(b, radius)] as const;
  if (hasRightCount && found.length !== rimsCount(...grownOnes)) return false;
  const [left, right] = found.map(({ center }) => turnAt(a.center, b.center, center));
  if (left !== undefined && right !== undefined && left < right) return false;
  const margin = ulpsOf(grownOnes[0].radius + grownOnes[1].radius, 12);
  return found.every(
    (one) =>
      one.radius === radius && grownOnes.every((other) => isOnRim(one.center, other, margin)),
  );
}

describe('by hand', () => {
  test('there are two, one or no circles', () => {
    const a = circle(0, 0, 3);
    const at = (x: number, radius: number) => circlesTouchingCircles(a, circle(x, 0, 3), radius);
    expect(at(6, 2)).toEqual([circle(3, 4, 2), circle(3, -4, 2)]);
    expect(at(10, 2)).toEqual([circle(5, 0, 2)]);
    expect(at(11, 2)).toEqual([]);
    expect(at(6, 0)).toEqual([circle(3, 0, 0)]);
    const points = [circle(0, 0, 0), circle(6, 0, 0)] as const;
    expect(circlesTouchingCircles(...points, 5)).toEqual([circle(3, 4, 5), circle(3, -4, 5)]);
    // Without a test for negative radii, the grown circles would cross.
    expect(at(4, -1)).toEqual([]);
    expect(circlesTouchingCircles(a, circle(6, 0, -1), 9)).toEqual([]);
    expect(circlesTouchingCircles(circle(6, 0, -1), a, 9)).toEqual([]);
  });

  test('the list is empty if any number is NaN or infinite', () => {
    const scene = { a: circle(0, 1, 3), b: circle(6, 2, 3), radius: 2 };
    expect(answer(scene)).toHaveLength(2);
    for (const value of [NaN, Infinity, -Infinity]) {
      const spoilt = replaceEachNumber(scene, value);
      expect(checkScenes(spoilt, (one) => answer(one).length === 0)).toBe(7);
    }
  });
});

describe('each touches both circles, and none is missing', () => {
  const whole = (limit: number) =>
    randomScenes(runs, (random) => {
      const { a, b } = integerRims(random, limit);
      return { a, b, radius: random.integer(0, random.pick([9, limit])) };
    });

  test('for whole numbers', () => {
    let found = 0;
    checkScenes(whole(4096), (scene) => {
      found += answer(scene).length;
      return isRight(scene, true);
    });
    expect(found).toBeGreaterThan(runs / 4);
  });

  testEach('for doubles', sizes, (size) => {
    const scenes = randomScenes(runs, (random) => {
      const radius = size * random.pick([random.between(0, 1), 1, 2 ** -20]);
      return { ...nearRimsTouch(random, size), radius };
    });
    checkScenes(scenes, (scene) => isRight(scene, false));
  });

  testEach('for whole numbers, moved, mirrored and scaled', transforms, (transform) => {
    checkScenes(whole(512), ({ radius, ...scene }) => {
      const there = { ...transformScene(scene, transform), radius: radius * transform.factor };
      return isRight(there, true);
    });
  });
});

// The constructions that the doc comments describe.
describe('a construction touches', () => {
  const gap = (p: Vec2, q: Vec2) => Math.hypot(q.x - p.x, q.y - p.y);
  const lengthened = ({ a, b }: Segment): Segment => ({
    a: { x: 2 * a.x - b.x, y: 2 * a.y - b.y },
    b: { x: 2 * b.x - a.x, y: 2 * b.y - a.y },
  });

  test('if it is a tangent, at the foot, within 16 ulps, whatever number of points is found', () => {
    const counts = [0, 0, 0];
    const scenes = randomScenes(runs, (random) => {
      const place = () => ({ x: random.between(-50, 50), y: random.between(-50, 50) });
      const [a, b] = [place(), place()].map((center) => {
        return { center, radius: random.between(0.1, 1) * 20 };
      });
      return { a: a!, b: b! };
    });
    checkScenes(scenes, ({ a, b }) =>
      commonTangents(a, b).every(({ segment }) => {
        const length = gap(segment.a, segment.b);
        // If the ends are near each other, their rounding rotates the line.
        if (length < a.radius) return true;
        const long = lengthened(segment);
        counts[segmentCircleIntersections(long, a).length]! += 1;
        const foot = closestPointOnSegment(a.center, long);
        const span = spanOf([long.a, long.b, a.center], a.radius);
        return isOnRim(foot, a, ulpsOf(span, 16)) && gap(foot, segment.a) < 1e-12 * span;
      }),
    );
    // So the number of points would be wrong about half of the time.
    expect(counts[1]! / (counts[0]! + counts[1]! + counts[2]!)).toBeLessThan(0.5);
    expect(counts[0]).toBeGreaterThan(runs / 4);
  });

  test('if it is a circle between a line and a circle', () => {
    const wall = { a: { x: -50, y: 0 }, b: { x: 50, y: 0 } };
    const pillar = circle(0, 8, 5);
    const radius = 5;
    const moved = { a: { ...wall.a, y: radius }, b: { ...wall.b, y: radius } };
    const centers = segmentCircleIntersections(moved, grown(pillar, radius));
    expect(centers).toHaveLength(2);
    for (const center of centers) {
      expect(center.y).toBe(5);
      expect(withinUlpsOfTouching({ center, radius }, pillar, 8)).toBe(true);
    }
  });

  test('if it is a fillet between two lines', () => {
    // The lines y = 0 and 3 y = 4 x meet in the origin; each is moved by 2 to its inner side.
    const flat = { a: { x: -20, y: 2 }, b: { x: 20, y: 2 } };
    const steep = { a: { x: 1.6 - 12, y: -1.2 - 16 }, b: { x: 1.6 + 12, y: -1.2 + 16 } };
    const [center] = segmentIntersection(flat, steep);
    expect(center).toEqual({ x: expect.closeTo(4, 12), y: expect.closeTo(2, 12) });
    const feet = [
      closestPointOnSegment(center!, { a: { x: -20, y: 0 }, b: { x: 20, y: 0 } }),
      closestPointOnSegment(center!, { a: { x: -12, y: -16 }, b: { x: 12, y: 16 } }),
    ];
    for (const foot of feet) expect(gap(foot, center!)).toBeCloseTo(2, 12);
  });
});
