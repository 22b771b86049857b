// The worst inputs known, from reviews and from `npm run attack`.
import { describe, expect, test } from 'vitest';
import {
  boxIntersectsCircle,
  boxIntersectsCircleByClamp,
  boxIntersectsCircleByZone,
  closestPointOnPolygon,
  closestPointOnSegment,
  collideBoxCircle,
  collideCircles,
  collideConvexPolygonCircle,
  collideOrientedBoxCircle,
  collideSegmentCircle,
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex,
  outwardNormals,
  polygonIntersectsCircle,
  polygonIntersectsCircleByEdges,
  polygonOutlineIntersectsCircle,
  segmentIntersectsCircle,
  voronoiRegion,
} from '#lib/index.ts';
import type { Contact, Polygon, Vec2 } from '#lib/types.ts';
import { offsetFrom, touches } from '#oracle/box.ts';
import * as oracle from '#oracle/polygon.ts';
import { fromDouble } from '#oracle/rational.ts';
import { spanOf } from '#oracle/span.ts';
import { alongEdge, footError, rootMinus } from './attack/exact-error.ts';
import { subjects } from './attack/subjects.ts';
import { isUnit } from './bench/shape-contacts.ts';

const points = (...pairs: [number, number][]): Vec2[] => pairs.map(([x, y]) => ({ x, y }));

describe('at ordinary sizes', () => {
  const a = { x: 0.14180390828937361, y: 0.5863066412258942 };
  const b = { x: 0.6495186153842462, y: 0.5661446183658181 };
  const circle = {
    center: { x: 0.2618293275845557, y: -0.4092724737592191 },
    radius: 0.990032419066274,
  };
  const triangle = [a, b, { x: 0.6, y: 0.5863 }];

  test('all forms return true for a circle that misses an edge by 4.43 ulps', () => {
    expect(segmentIntersectsCircle({ a, b }, circle)).toBe(true);
    for (const test of [
      polygonOutlineIntersectsCircle,
      polygonIntersectsCircle,
      polygonIntersectsCircleByEdges,
      convexPolygonIntersectsCircle,
      convexPolygonIntersectsCircleBranchFree,
      convexPolygonIntersectsCircleByNearestVertex,
    ]) {
      expect(test(triangle, circle)).toBe(true);
    }
    const { squaredDistance } = oracle.standing(circle.center, triangle);
    const span = spanOf([...triangle, circle.center], circle.radius);
    const off = rootMinus(squaredDistance, fromDouble(circle.radius), span);
    expect(off).toBeGreaterThan(4.4);
    expect(off).toBeLessThanOrEqual(8);
  });

  test('the foot can be off by 4.47 ulps and a rounding', () => {
    const from = { x: -0.48663187248194456, y: -0.27083863104926836 };
    const to = { x: 0.00013261198248573636, y: -0.000001632856585084078 };
    const point = { x: 0.00011721938756101281, y: -0.0019332442053442145 };
    const onSegment = closestPointOnSegment(point, { a: from, b: to });
    expect(footError(onSegment, point, from, to, [from, to])).toBeLessThanOrEqual(10);
    expect(footError(onSegment, point, from, to, [from, to])).toBeGreaterThan(4.2);
    const polygon = [from, to, { x: -0.3, y: -0.1 }];
    const { point: onOutline } = closestPointOnPolygon(point, polygon);
    expect(footError(onOutline, point, from, to, polygon)).toBeLessThanOrEqual(10);
  });

  test('the border of a region can be off by 4.69 ulps', () => {
    const polygon = points(
      [0.05104729454376905, 0.1815553932769301],
      [0.7404590042276039, 0.9327731928300088],
      [0.012692092229523, 0.9166771108907621],
    );
    const point = { x: 1.0095978382361004, y: 0.6857776293509492 };
    expect(voronoiRegion(point, polygon)).toEqual({ kind: 'vertex', index: 1 });
    const span = spanOf([...polygon, point]);
    const within = alongEdge(point, polygon[1]!, polygon[0]!, span);
    expect(within).toBeGreaterThan(4.6);
    expect(within).toBeLessThanOrEqual(8);
  });
});

/** Inputs that `npm run attack` found, judged by its exact arithmetic. */
describe('found by climbing', () => {
  // All roundings add up to nearly 14 ulps, but they cannot all be at their worst together.
  const found: readonly [string, number, readonly number[]][] = [
    [
      'orientedBoxIntersectsCircle',
      6.6,
      [
        -0.015359180750289636, 1.874082376820558, 0.11029644950900398, 0.8649345973551074,
        0.41158315700845866, -0.38384506546573743, -0.5425562052239484,
      ],
    ],
    [
      'signedDistanceToOrientedBox',
      6.4,
      [
        0.4787467658351248, -0.43406756077703623, 0.787123638473694, 0.6239324129852639,
        0.4370976320270331, -0.47924675174029174, -0.02469755939859912,
      ],
    ],
    [
      'collideOrientedBoxCircle',
      5.9,
      [
        -0.12263633925957008, -0.28057614323538904, 0.9112641901315499, -0.21208329529672745,
        0.4616762365515607, 0.4759674459808825, -0.19435301952754797, 0.46866361608023066,
      ],
    ],
    [
      'reflect',
      4.8,
      [0.4733492323189918, -0.024272106388389805, -0.9923849742127637, -0.9729644017081135],
    ],
    [
      'rayCrossings',
      3.1,
      [
        0.4159055622553222, 0.028473030666628207, -0.9419901221949825, -0.4731434573268521,
        0.044740845645409866, 0.040226408580964934, -0.9162605298644859, -0.4381280309692333,
      ],
    ],
    [
      'projectionParameter',
      3.1,
      [
        -0.8176959394861847, 0.4483189127373459, 0.24639101109053974, 0.6049102780708705,
        -0.7548216809808506, 0.6436903865269995,
      ],
    ],
    [
      'collideConvexPolygonCircle',
      6.1,
      [
        -0.2404218713409842, -0.560618924308234, -0.26141634572068156, -0.7915111723376776,
        -0.4998905479970813, -0.5059632998537463, 0.4873285368415159, -0.05971820913976872,
        0.9999999929312023,
      ],
    ],
  ];

  test('these inputs are off by more than the number given, but within the bound', () => {
    for (const [name, more, input] of found) {
      const { error, stated } = subjects.find((subject) => subject.name === name)!;
      expect(error(input), name).toBeGreaterThan(more);
      expect(error(input), name).toBeLessThanOrEqual(stated);
    }
  });
});

describe('slivers', () => {
  test('the interior ends at a tip, even if all cross products put the point inside', () => {
    const polygon = points([0.3, 1], [0.8, 0], [0.8, 0.001]);
    const point = { x: 0.2999999999998831, y: 1.0000000000002338 };
    expect(voronoiRegion(point, polygon)).toEqual({ kind: 'vertex', index: 0 });
    const { squaredDistance } = oracle.standing(point, polygon);
    const off = rootMinus(squaredDistance, fromDouble(0), spanOf([...polygon, point]));
    expect(off).toBeGreaterThan(1000);
  });

  test('the two sides of a convex sliver are not confused', () => {
    const polygon = points([1.8, 2.9], [1.7, 1.6], [1.74, 2.12]);
    const point = { x: 2.25, y: 2.2 };
    expect(voronoiRegion(point, polygon)).toEqual(oracle.nearestFeature(point, polygon));
    const [first] = outwardNormals(polygon);
    expect(first!.x).toBeGreaterThan(0.9);
  });
});

describe('for tiny distances, the normal is a unit vector and every number is finite', () => {
  const isSound = (contact: Contact | null, depth: number) => {
    const found = JSON.stringify(contact);
    expect(isUnit(contact!.normal), found).toBe(true);
    expect(contact!.depth, found).toBe(depth);
    expect(Number.isFinite(contact!.point.x + contact!.point.y), found).toBe(true);
  };
  const origin = { x: 0, y: 0 };
  const gaps = [5e-324, 1e-170, 1.6e-162, 1e-155, 1e-150, 1e-120, 1e-101];
  const beside = (x: number, y: number) => ({ center: { x, y }, radius: 1 });

  test('from centre to centre', () => {
    for (const gap of gaps) {
      isSound(collideCircles({ center: origin, radius: 1 }, beside(gap, gap / 2)), 2);
    }
  });

  test('from a box that is a point, rotated or not', () => {
    const box = { center: origin, halfWidth: 0, halfHeight: 0 };
    for (const gap of gaps) {
      isSound(collideBoxCircle(box, beside(gap, gap / 2)), 1);
      isSound(collideOrientedBoxCircle({ ...box, rotation: 0.5 }, beside(gap, gap / 2)), 1);
    }
  });

  test('beyond an end of a segment, and from one of no length', () => {
    const [a, b] = [origin, { x: 4, y: 0 }];
    for (const gap of gaps) {
      for (const segment of [
        { a, b },
        { a: b, b: a },
        { a, b: a },
      ]) {
        isSound(collideSegmentCircle(segment, beside(-gap, gap / 2)), 1);
      }
    }
  });

  test('beyond a corner', () => {
    const square: Polygon = points([0, 0], [4, 0], [4, 4], [0, 4]);
    for (const gap of gaps) {
      isSound(collideConvexPolygonCircle(square, beside(-gap, -gap / 2)), 1);
      isSound(collideConvexPolygonCircle(square.toReversed(), beside(-gap, -gap / 2)), 1);
    }
  });
});

describe('boxes at the stated limits', () => {
  const forms = [boxIntersectsCircle, boxIntersectsCircleByClamp, boxIntersectsCircleByZone];
  const box = (halfWidth: number, halfHeight = halfWidth) => ({
    center: { x: 0, y: 0 },
    halfWidth,
    halfHeight,
  });

  // Differences of whole numbers up to 2^52 are whole numbers that a double can store.
  test('are right for whole numbers up to 2^52, but not up to 2^53', () => {
    for (const form of forms) {
      const far = { center: { x: -(2 ** 52) + 1, y: 0 }, halfWidth: 2 ** 52 - 1, halfHeight: 1 };
      for (const [x, hit] of [
        [1, true],
        [2, false],
      ] as const) {
        const circle = { center: { x, y: 0 }, radius: 1 };
        expect(touches(offsetFrom(far, circle.center), far, 1)).toBe(hit);
        expect(form(far, circle)).toBe(hit);
      }
      const farther = { center: { x: 1, y: 0 }, halfWidth: 2 ** 53 + 2, halfHeight: 1 };
      const circle = { center: { x: 2 ** 53 + 4, y: 0 }, radius: 1 };
      expect(touches(offsetFrom(farther, circle.center), farther, 1)).toBe(true);
      expect(form(farther, circle)).toBe(false);
    }
  });

  test('can round to touching if the radius is not whole', () => {
    const circle = { center: { x: 5, y: 6 }, radius: 6.4031242374328485 };
    expect(touches(offsetFrom(box(1), circle.center), box(1), circle.radius)).toBe(false);
    for (const form of forms) expect(form(box(1), circle)).toBe(true);
  });

  test('have the same result without a branch, even if squares overflow', () => {
    for (const [what, shape, center, radius] of [
      ['too large to square', box(1), { x: 1.3e154, y: 0 }, 1.2e154],
      ['too large to double', box(1), { x: 1.7e308, y: 0 }, 1.6e308],
      ['too small to square', box(0), { x: 1.2e-162, y: 0 }, 0],
      ['smaller still', box(0), { x: 1e-165, y: 0 }, 1e-170],
    ] as const) {
      const circle = { center, radius };
      const found = boxIntersectsCircle(shape, circle);
      expect(found, what).toBe(boxIntersectsCircleByClamp(shape, circle));
    }
  });
});
