import { describe, expect, test } from 'vitest';
import type {
  BoundaryFeature,
  Box,
  Circle,
  ConvexPolygon,
  IntersectingPair,
  OrientedBox,
  Segment,
  Vec2,
} from '#lib/index.ts';
import * as lib from '#lib/index.ts';

// The compiler must reject these lines: `npm run check` fails if it accepts one.

const circle: Circle = { center: { x: 3, y: 3 }, radius: 1 };
const turned: OrientedBox = {
  center: { x: 0, y: 0 },
  halfWidth: 4,
  halfHeight: 1,
  rotation: Math.PI / 4,
};
const straight: Box = { center: turned.center, halfWidth: 4, halfHeight: 1 };

describe('a rotated box is not a box', () => {
  test('so no function ignores the rotation', () => {
    expect(lib.orientedBoxIntersectsCircle(turned, circle)).toBe(true);
    // @ts-expect-error: the rotation would be ignored, and this result is wrong.
    expect(lib.boxIntersectsCircle(turned, circle)).toBe(false);
    // @ts-expect-error: also as an object literal.
    lib.boxIntersectsCircle({ ...straight, rotation: 0 }, circle);
    // @ts-expect-error: also for a function of a point.
    lib.signedDistanceToBox(circle.center, turned);
  });

  test('and a box without a rotation is not an oriented box', () => {
    // @ts-expect-error: its rotation is missing.
    expect(lib.orientedBoxIntersectsCircle(straight, circle)).toBe(false);
  });

  test('and an assert distinguishes them', () => {
    const loaded: unknown = { ...turned };
    lib.assertOrientedBox(loaded);
    const rotation: number = loaded.rotation;
    expect(rotation).toBe(Math.PI / 4);
  });
});

test('the feature of a contact has an index', () => {
  const feature: BoundaryFeature | undefined = lib.collideBoxCircle(straight, {
    ...circle,
    radius: 3,
  })?.feature;
  expect(feature?.index).toBe(2);
  // @ts-expect-error: a point can be in the interior, and that has no index.
  expect(lib.voronoiRegion({ x: 9, y: 9 }, corners).index).toBe(1);
});

test('a pair cannot be changed', () => {
  const [pair] = lib.findIntersectingPairs([circle, circle]);
  const [i, j]: IntersectingPair = pair!;
  expect([i, j]).toEqual([0, 1]);
  // @ts-expect-error: it is read only.
  (pair as IntersectingPair)[0] = 1;
});

/** A reader's own class, as in many games. */
class Vector {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
  get length() {
    return Math.hypot(this.x, this.y);
  }
}

const corners = [new Vector(0, 0), new Vector(4, 0), new Vector(0, 4)];

test('objects of readers are accepted as they are', () => {
  const segment: Segment = { a: corners[0]!, b: corners[1]! };
  const hull: ConvexPolygon = corners;
  const points: Vec2[] = [{ x: 0, y: 0 }];
  expect(lib.segmentIntersectsCircle(segment, circle)).toBe(false);
  expect(lib.convexPolygonIntersectsCircle(hull, circle)).toBe(false);
  expect(lib.convexPolygonIntersectsCircle(corners, circle)).toBe(false);
  expect(lib.boundingBox(points).halfWidth).toBe(0);
  lib.assertConvexPolygon(corners);
  expect(corners[1]!.length).toBe(4);
});
