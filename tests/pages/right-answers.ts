import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: any function that a chapter gives away.
type Check = (fn: any) => void;

const box = { center: { x: 34, y: 40 }, halfWidth: 20, halfHeight: 12 };
const outline = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 30 },
  { x: 0, y: 30 },
];

/** Of a test for convex polygons: beside an edge, by a corner, inside; either way round. */
const touchesOutline: Check = (test) => {
  for (const corners of [outline, outline.toReversed()]) {
    const asks = (x: number, y: number, radius: number) =>
      test(corners, { center: { x, y }, radius });
    expect(asks(20, 35, 5)).toBe(true);
    expect(asks(20, 36, 5)).toBe(false);
    expect(asks(43, 34, 5)).toBe(true);
    expect(asks(44, 34, 5)).toBe(false);
    expect(asks(20, 15, 1)).toBe(true);
    expect(asks(Number.NaN, 15, 1)).toBe(false);
  }
};

const circle = { center: { x: 40, y: 31 }, radius: 26 };

/** Walls at -5, 11, -1 and 5; the same turned a quarter, whose walls are at 0, 6, -6 and 10. */
const crate = { center: { x: 3, y: 2 }, halfWidth: 8, halfHeight: 3 };
const turned = { ...crate, rotation: Math.PI / 2 };
const ball = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });
/** Of four in a row the middle two; and one and its double. */
const pairsInRow: Check = (find) => {
  const row = [0, 3, 5, 9].map((x) => ({ center: { x, y: 0 }, radius: 1 }));
  expect(find([...row, circle, row[0]])).toEqual([
    [0, 5],
    [1, 2],
  ]);
};

const segment = { a: { x: 0, y: 0 }, b: { x: 6, y: 8 } };
const arrowhead = [
  { x: 0, y: 0 },
  { x: 20, y: 10 },
  { x: 0, y: 20 },
  { x: 8, y: 10 },
];

const insideArrowhead: Check = (test) => {
  expect(test({ x: 14, y: 10 }, arrowhead)).toBe(true);
  expect(test({ x: 2, y: 10 }, arrowhead)).toBe(false);
  expect(test({ x: -50, y: 10 }, arrowhead)).toBe(false);
  expect(test({ x: 20, y: 10 }, arrowhead)).toBe(true);
  expect(test({ x: -50, y: 0 }, arrowhead)).toBe(false);
};

/** In the dent of the arrowhead, outside, touching, inside, around. */
const touchesArrowhead: Check = (test) => {
  expect(test(arrowhead, disc(14, 10, 1))).toBe(true);
  expect(test(arrowhead, disc(10, 0, 2))).toBe(false);
  expect(test(arrowhead, disc(10, 0, 5))).toBe(true);
  expect(test(arrowhead, disc(2, 10, 3))).toBe(false);
  expect(test(arrowhead, disc(30, 10, 10))).toBe(true);
  expect(test(arrowhead, disc(10, 10, 99))).toBe(true);
};
const disc = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });

/** For each function that a page gives away: that it answers rightly, worked out by hand. */
export const rightAnswers: Readonly<Record<string, Check>> = {
  boxIntersectsCircleByZone: (boxIntersectsCircleByZone) => {
    const hits = (x: number, y: number, radius: number) =>
      boxIntersectsCircleByZone(box, { center: { x, y }, radius });
    expect(hits(34, 40, 0)).toBe(true);
    expect([hits(68, 42, 14), hits(68, 42, 13.9)]).toEqual([true, false]);
    expect([hits(30, 10, 18), hits(30, 10, 17.9)]).toEqual([true, false]);
    // Legs of 9 and 12.
    expect([hits(63, 16, 15), hits(63, 16, 14.9)]).toEqual([true, false]);
    expect(hits(Number.NaN, 40, 5)).toBe(false);
  },
  boxZone: (boxZone) => {
    const zones = [10, 34, 60].flatMap((y) => [10, 34, 60].map((x) => boxZone({ x, y }, box)));
    expect(zones).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(boxZone({ x: 54, y: 52 }, box)).toBe(4);
    expect(boxZone({ x: 54.1, y: 52 }, box)).toBe(5);
  },
  boxesIntersect: (boxesIntersect) => {
    const other = (x: number, y: number) => ({ center: { x, y }, halfWidth: 6, halfHeight: 8 });
    expect([boxesIntersect(box, other(60, 60)), boxesIntersect(box, other(60.1, 60))]).toEqual([
      true,
      false,
    ]);
    expect(boxesIntersect(box, other(60, 60.1))).toBe(false);
    expect(boxesIntersect(box, other(34, Number.NaN))).toBe(false);
  },
  pointInCircle: (pointInCircle) => {
    expect(pointInCircle({ x: 40, y: 31 }, circle)).toBe(true);
    expect(pointInCircle({ x: 64, y: 41 }, circle)).toBe(true);
    expect(pointInCircle({ x: 64, y: 42 }, circle)).toBe(false);
    expect(pointInCircle({ x: 62, y: 49 }, circle)).toBe(false);
    expect(pointInCircle({ x: Number.NaN, y: 31 }, circle)).toBe(false);
  },
  distance: (distance) => {
    expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
    expect(distance({ x: 24, y: 10 }, { x: 0, y: 0 })).toBe(26);
    expect(distance({ x: 3, y: 4 }, { x: 3, y: 4 })).toBe(0);
    expect(distance({ x: 1e200, y: 0 }, { x: 0, y: 0 })).toBe(1e200);
  },
  pointInCircleExactly: (pointInCircleExactly) => {
    expect(pointInCircleExactly({ x: 64, y: 41 }, circle)).toBe(true);
    expect(pointInCircleExactly({ x: 64, y: 42 }, circle)).toBe(false);
    // 0.3 and 0.4, as they are stored, lie outside by less than a double can say.
    const half = { center: { x: 0, y: 0 }, radius: 0.5 };
    expect(pointInCircleExactly({ x: 0.3, y: 0.4 }, half)).toBe(false);
    expect(() => pointInCircleExactly({ x: Number.NaN, y: 31 }, circle)).toThrow(RangeError);
  },
  circlesIntersectExactly: (circlesIntersectExactly) => {
    const asks = (x: number, y: number, radius: number) =>
      circlesIntersectExactly(circle, { center: { x, y }, radius });
    expect([asks(70, 71, 24), asks(70, 71, 23)]).toEqual([true, false]);
    // On the rim, and one double beyond it.
    expect([asks(66, 31, 0), asks(66 + 2 ** -46, 31, 0)]).toEqual([true, false]);
    expect(() => asks(Number.POSITIVE_INFINITY, 0, 1)).toThrow(RangeError);
  },
  convexPolygonIntersectsCircle: touchesOutline,
  convexPolygonIntersectsCircleBranchFree: touchesOutline,
  convexPolygonIntersectsCircleByNearestVertex: touchesOutline,
  voronoiRegion: (voronoiRegion) => {
    expect(voronoiRegion({ x: 20, y: 99 }, outline)).toEqual({ kind: 'edge', index: 2 });
    expect(voronoiRegion({ x: 41, y: 99 }, outline)).toEqual({ kind: 'vertex', index: 2 });
    expect(voronoiRegion({ x: 20, y: 15 }, outline)).toEqual({ kind: 'interior' });
  },
  segmentCircleIntersections: (segmentCircleIntersections) => {
    const wall = { a: { x: 0, y: 0 }, b: { x: 6, y: 8 } };
    const rim = (x: number, y: number, radius: number) =>
      segmentCircleIntersections(wall, { center: { x, y }, radius });
    // Half a chord of 3 before and behind (3, 4), along (0.6, 0.8).
    expect(rim(-1, 7, Math.sqrt(34))).toHaveLength(2);
    expect(rim(3, 4, 2.5)).toEqual([
      { x: 1.5, y: 2 },
      { x: 4.5, y: 6 },
    ]);
    expect(rim(7, 1, 5)).toEqual([{ x: 3, y: 4 }]);
    expect(rim(0, 0, 5)).toEqual([{ x: 3, y: 4 }]);
    expect(rim(3, 4, 6)).toEqual([]);
    expect(rim(30, 40, 5)).toEqual([]);
  },
  circleIntersections: (circleIntersections) => {
    const rims = (x: number, y: number, radius: number) =>
      circleIntersections(disc(0, 0, 5), disc(x, y, radius));
    expect(rims(6, 0, 5)).toEqual([
      { x: 3, y: 4 },
      { x: 3, y: -4 },
    ]);
    expect(rims(9, 12, 10)).toEqual([{ x: 3, y: 4 }]);
    expect(rims(9, 12, 9)).toEqual([]);
    expect(rims(0, 0, 5)).toEqual([]);
  },
  collideConvexPolygonCircle: (collideConvexPolygonCircle) => {
    const at = (x: number, y: number) =>
      collideConvexPolygonCircle(outline, { center: { x, y }, radius: 10 });
    expect(at(43, 34)).toEqual({
      normal: { x: 0.6, y: 0.8 },
      depth: 5,
      point: { x: 40, y: 30 },
      feature: { kind: 'vertex', index: 2 },
    });
    expect(at(36, 15)).toMatchObject({ normal: { x: 1 }, depth: 14 });
    expect(at(60, 15)).toBeNull();
  },
  assertConvexPolygon: (assertConvexPolygon) => {
    expect(() => assertConvexPolygon(outline)).not.toThrow();
    expect(() => assertConvexPolygon(outline.with(2, { x: 9, y: 9 }), 'rock')).toThrow(
      'rock[2] is a',
    );
    expect(() => assertConvexPolygon([...outline, outline[0]])).toThrow('repeats polygon[0]');
  },
  convexWinding: (convexWinding) => {
    expect(convexWinding(outline)).toBe(1);
    expect(convexWinding(outline.toReversed())).toBe(-1);
  },
  assertCircle: (assertCircle) => {
    expect(() => assertCircle(circle)).not.toThrow();
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow(RangeError);
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow('circle.radius is -1');
    expect(() => assertCircle({ ...circle, radius: Number.NaN })).toThrow('must be finite');
    expect(() => assertCircle({ ...circle, center: '0, 0' }, 'hull')).toThrow('hull.center is');
    expect(() => assertCircle(null)).toThrow(TypeError);
  },
  closestPointInBox: (closestPointInBox) => {
    expect(closestPointInBox({ x: 20, y: -4 }, crate)).toEqual({ x: 11, y: -1 });
    expect(closestPointInBox({ x: -9, y: 1 }, crate)).toEqual({ x: -5, y: 1 });
    expect(closestPointInBox({ x: 4, y: 3 }, crate)).toEqual({ x: 4, y: 3 });
  },
  boxIntersectsCircle: boxTest,
  boxIntersectsCircleByClamp: boxTest,
  signedDistanceToBox: (signedDistanceToBox) => {
    expect(signedDistanceToBox({ x: 14, y: 9 }, crate)).toBe(5);
    expect(signedDistanceToBox({ x: 4, y: 12 }, crate)).toBe(7);
    expect(signedDistanceToBox({ x: 11, y: 2 }, crate)).toBe(0);
    expect(signedDistanceToBox({ x: 3, y: 2 }, crate)).toBe(-3);
  },
  collideBoxCircle: (collideBoxCircle) => {
    expect(collideBoxCircle(crate, ball(14, 9, 6))).toEqual({
      normal: { x: 0.6, y: 0.8 },
      depth: 1,
      point: { x: 11, y: 5 },
      feature: { kind: 'vertex', index: 2 },
    });
    // Inside: 2 to the top wall, then the radius.
    expect(collideBoxCircle(crate, ball(4, 3, 1))).toEqual({
      normal: { x: 0, y: 1 },
      depth: 3,
      point: { x: 4, y: 5 },
      feature: { kind: 'edge', index: 2 },
    });
    expect(collideBoxCircle(crate, ball(14, 9, 5))).toMatchObject({ depth: 0 });
    expect(collideBoxCircle(crate, ball(14, 9, 4.9))).toBeNull();
    expect(collideBoxCircle(crate, ball(Number.NaN, 9, 5))).toBeNull();
  },
  dot: (dot) => {
    expect(dot({ x: 4, y: 2 }, { x: 1.5, y: 3 })).toBe(12);
    expect(dot({ x: 4, y: 2 }, { x: -1.5, y: 3 })).toBe(0);
  },
  cross: (cross) => {
    expect(cross({ x: 4, y: 1 }, { x: 1, y: 2 })).toBe(7);
    expect(cross({ x: 1, y: 2 }, { x: 4, y: 1 })).toBe(-7);
  },
  orientation: (orientation) => {
    const [a, b] = [
      { x: 1, y: 1 },
      { x: 5, y: 3 },
    ];
    expect(orientation(a, b, { x: 2, y: 3 })).toBe(1);
    expect(orientation(a, b, { x: 4, y: 0 })).toBe(-1);
    expect(orientation(a, b, { x: 9, y: 5 })).toBe(0);
  },
  projectionParameter: (projectionParameter) => {
    const wall = { a: { x: 2, y: 1 }, b: { x: 8, y: 3 } };
    expect(projectionParameter({ x: 4, y: 5 }, wall)).toBe(0.5);
    expect(projectionParameter({ x: 2, y: 1 }, wall)).toBe(0);
    expect(projectionParameter({ x: 14, y: 5 }, wall)).toBe(2);
    expect(projectionParameter({ x: 4, y: 5 }, { a: wall.a, b: wall.a })).toBe(0);
  },
  toLocal: (toLocal) => {
    const { x, y } = toLocal({ x: 3, y: 10 }, turned);
    expect(x).toBeCloseTo(8, 12);
    expect(y).toBeCloseTo(0, 12);
  },
  toWorld: (toWorld) => {
    const { x, y } = toWorld({ x: 8, y: 3 }, turned);
    expect(x).toBeCloseTo(0, 12);
    expect(y).toBeCloseTo(10, 12);
  },
  orientedBoxIntersectsCircle: (orientedBoxIntersectsCircle) => {
    expect(orientedBoxIntersectsCircle(turned, ball(3, 12, 2.01))).toBe(true);
    expect(orientedBoxIntersectsCircle(turned, ball(3, 12, 1.99))).toBe(false);
    expect(orientedBoxIntersectsCircle(turned, ball(10, 2, 3.9))).toBe(false);
    expect(orientedBoxIntersectsCircle(turned, ball(3, 2, 0))).toBe(true);
    expect(orientedBoxIntersectsCircle({ ...crate, rotation: 0 }, ball(14, 9, 5))).toBe(true);
  },
  signedDistanceToOrientedBox: (signedDistanceToOrientedBox) => {
    expect(signedDistanceToOrientedBox({ x: 3, y: 14 }, turned)).toBeCloseTo(4, 12);
    expect(signedDistanceToOrientedBox({ x: 3, y: 2 }, turned)).toBeCloseTo(-3, 12);
    expect(signedDistanceToOrientedBox({ x: 9, y: 14 }, turned)).toBeCloseTo(5, 12);
  },
  collideOrientedBoxCircle: (collideOrientedBoxCircle) => {
    // Above the turned box is its own right wall.
    const { normal, depth, point, feature } = collideOrientedBoxCircle(turned, ball(2, 12, 3));
    expect(normal.x).toBeCloseTo(0, 12);
    expect(normal.y).toBeCloseTo(1, 12);
    expect(depth).toBeCloseTo(1, 12);
    expect(point.x).toBeCloseTo(2, 12);
    expect(point.y).toBeCloseTo(10, 12);
    expect(feature).toEqual({ kind: 'edge', index: 1 });
    expect(collideOrientedBoxCircle(turned, ball(12, 2, 3))).toBeNull();
  },
  segmentIntersectsCircle: (segmentIntersectsCircle) => {
    // Exact tangency: 10 long, and twice the triangle's area is 10.
    expect(segmentIntersectsCircle(segment, disc(5, 5, 1))).toBe(true);
    expect(segmentIntersectsCircle(segment, disc(5, 5, 0.99))).toBe(false);
    expect(segmentIntersectsCircle(segment, disc(9, 12, 5))).toBe(true);
    expect(segmentIntersectsCircle(segment, disc(9, 12, 4.9))).toBe(false);
    expect(segmentIntersectsCircle(segment, disc(-3, -4, 5))).toBe(true);
    expect(segmentIntersectsCircle(segment, disc(Number.NaN, 0, 1))).toBe(false);
  },
  closestPointOnSegment: (closestPointOnSegment) => {
    expect(closestPointOnSegment({ x: -1, y: 7 }, segment)).toEqual({ x: 3, y: 4 });
    expect(closestPointOnSegment({ x: -3, y: 0 }, segment)).toEqual({ x: 0, y: 0 });
    expect(closestPointOnSegment({ x: 7, y: 9 }, segment)).toEqual({ x: 6, y: 8 });
  },
  collideSegmentCircle: (collideSegmentCircle) => {
    const wall = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
    expect(collideSegmentCircle(wall, disc(4, 2, 3))).toMatchObject({
      normal: { y: 1 },
      depth: 1,
      point: { x: 4, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
    expect(collideSegmentCircle(wall, disc(11, 4, 6))).toMatchObject({
      normal: { x: 0.6, y: 0.8 },
      depth: 1,
      feature: { kind: 'vertex', index: 1 },
    });
    expect(collideSegmentCircle(wall, disc(11, 4, 4.9))).toBeNull();
  },
  bounceCircles: (bounceCircles) => {
    const body = (x: number, y: number, mass: number) => ({ velocity: { x, y }, mass });
    const right = { normal: { x: 1, y: 0 }, depth: 0, point: { x: 0, y: 0 } };
    // Equal masses swap their speeds along the normal; the heavy one gives the light one 1.8 times.
    expect(bounceCircles(body(24, 5, 1), body(-8, 2, 1), right)).toEqual({
      a: { x: -8, y: 5 },
      b: { x: 24, y: 2 },
    });
    const heavy = bounceCircles(body(10, 0, 9), body(0, 0, 1), right);
    expect(heavy.a.x).toBeCloseTo(8, 12);
    expect(heavy.b.x).toBeCloseTo(18, 12);
    expect(
      bounceCircles(body(0, 0, Infinity), body(-6, 1, 1), right, { restitution: 0.5 }),
    ).toEqual({
      a: { x: 0, y: 0 },
      b: { x: 3, y: 1 },
    });
    expect(bounceCircles(body(-1, 0, 1), body(1, 0, 1), right)).toEqual({
      a: { x: -1, y: 0 },
      b: { x: 1, y: 0 },
    });
  },
  castCircleAgainstCircle: (castCircleAgainstCircle) => {
    // 20 apart and reaching 5: head on after 15, or 3 aside after 16.
    const post = disc(20, 0, 2);
    expect(castCircleAgainstCircle(post, disc(0, 0, 3), { x: 30, y: 0 })).toMatchObject({
      fraction: 0.5,
      point: { x: 18 },
      normal: { x: -1 },
    });
    expect(castCircleAgainstCircle(post, disc(0, 3, 3), { x: 64, y: 0 })).toMatchObject({
      fraction: 0.25,
      normal: { x: -0.8, y: 0.6 },
    });
    expect(castCircleAgainstCircle(post, disc(0, 5, 3), { x: 64, y: 0 })).toBeNull();
    expect(castCircleAgainstCircle(post, disc(0, 0, 3), { x: 14, y: 0 })).toBeNull();
    expect(castCircleAgainstCircle(post, disc(15, 0, 3), { x: -1, y: 0 })).toBeNull();
    expect(castCircleAgainstCircle(post, disc(15, 0, 3), { x: 1, y: 0 }).fraction).toBe(0);
  },
  castCircleAgainstSegment: (castCircleAgainstSegment) => {
    const wall = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
    expect(castCircleAgainstSegment(wall, disc(2, 9, 1), { x: 4, y: -16 })).toMatchObject({
      fraction: 0.5,
      point: { x: 4, y: 0 },
      normal: { y: 1 },
      feature: { kind: 'edge', index: 0 },
    });
    // Past the end: 3 aside of b, so 4 before it.
    expect(castCircleAgainstSegment(wall, disc(22, 3, 5), { x: -20, y: 0 })).toMatchObject({
      fraction: 0.5,
      point: { x: 8, y: 0 },
      feature: { kind: 'vertex', index: 1 },
    });
    expect(castCircleAgainstSegment(wall, disc(2, 9, 1), { x: 0, y: -7 })).toBeNull();
    expect(castCircleAgainstSegment(wall, disc(4, 1, 1), { x: 3, y: 0 })).toBeNull();
  },
  castCircleAgainstBox: (castCircleAgainstBox) => {
    expect(castCircleAgainstBox(crate, disc(-20, 2, 5), { x: 20, y: 0 })).toMatchObject({
      fraction: 0.5,
      point: { x: -5, y: 2 },
      normal: { x: -1 },
      feature: { kind: 'edge', index: 3 },
    });
    // 3 above the corner at (-5, 5): the ball of radius 5 touches 4 before it.
    expect(castCircleAgainstBox(crate, disc(-25, 8, 5), { x: 32, y: 0 })).toMatchObject({
      fraction: 0.5,
      point: { x: -5, y: 5 },
      feature: { kind: 'vertex', index: 3 },
    });
    // Within the square corner, outside of the round one.
    expect(castCircleAgainstBox(crate, disc(-25, 9, 5), { x: 16, y: 0 })).toBeNull();
    expect(castCircleAgainstBox(crate, disc(-10, 2, 5), { x: 0, y: 9 })).toBeNull();
  },
  castCircleAgainstOrientedBox: (castCircleAgainstOrientedBox) => {
    expect(
      castCircleAgainstOrientedBox(turned, disc(3, 20, 5), { x: 0, y: -10 })?.fraction,
    ).toBeCloseTo(0.5, 12);
    expect(
      castCircleAgainstOrientedBox(turned, disc(20, 2, 5), { x: -18, y: 0 })?.fraction,
    ).toBeCloseTo(0.5, 12);
    expect(castCircleAgainstOrientedBox(turned, disc(20, 2, 5), { x: -8, y: 0 })).toBeNull();
  },
  castCircleAgainstPolygon: (castCircleAgainstPolygon) => {
    for (const corners of [outline, outline.toReversed()]) {
      expect(castCircleAgainstPolygon(corners, disc(20, 45, 5), { x: 0, y: -20 })).toMatchObject({
        fraction: 0.5,
        point: { x: 20, y: 30 },
        normal: { y: 1 },
      });
    }
    // Into the dent of the arrowhead: its sides are met at once, above and below.
    const cast = castCircleAgainstPolygon(arrowhead, disc(-20, 10, 2), { x: 40, y: 0 });
    expect(cast.fraction).toBeGreaterThan(0.5);
    expect(cast.fraction).toBeLessThan(0.65);
    expect(castCircleAgainstPolygon(arrowhead, disc(-20, 10, 2), { x: 15, y: 0 })).toBeNull();
  },
  assertSegment: (assertSegment) => {
    expect(() => assertSegment(segment)).not.toThrow();
    expect(() => assertSegment({ a: segment.a })).toThrow(TypeError);
    expect(() => assertSegment({ ...segment, b: { x: Number.NaN, y: 0 } })).toThrow(RangeError);
  },
  circlesIntersect: (circlesIntersect) => {
    expect(circlesIntersect(circle, { center: { x: 64, y: 41 }, radius: 0 })).toBe(true);
    expect(circlesIntersect(circle, { center: { x: 76, y: 46 }, radius: 13 })).toBe(true);
    expect(circlesIntersect(circle, { center: { x: 76, y: 46 }, radius: 12 })).toBe(false);
    expect(circlesIntersect(circle, { center: { x: 41, y: 30 }, radius: 1 })).toBe(true);
  },
  collideCircles: (collideCircles) => {
    const contact = collideCircles(circle, { center: { x: 64, y: 41 }, radius: 10 });
    expect(contact.depth).toBe(10);
    expect(contact.normal.x).toBeCloseTo(12 / 13, 15);
    expect(contact.normal.y).toBeCloseTo(5 / 13, 15);
    expect(contact.point.x).toBeCloseTo(64, 12);
    expect(collideCircles(circle, circle)).toMatchObject({ depth: 52, normal: { x: 1, y: 0 } });
    expect(collideCircles(circle, { center: { x: 140, y: 31 }, radius: 10 })).toBe(null);
  },
  findIntersectingPairs: (findIntersectingPairs) => {
    const row = [0, 3, 5, 9].map((x) => ({ center: { x, y: 0 }, radius: 1 }));
    expect(findIntersectingPairs(row)).toEqual([[1, 2]]);
    expect(findIntersectingPairs([...row, circle, row[0]])).toEqual([
      [0, 5],
      [1, 2],
    ]);
  },
  findIntersectingPairsByGrid: pairsInRow,
  findIntersectingPairsByMap: pairsInRow,
  slide: (slide) => {
    expect(slide({ x: 3, y: -2 }, { x: 0, y: 1 })).toEqual({ x: 3, y: 0 });
    expect(slide({ x: 3, y: 2 }, { x: 0, y: 1 })).toEqual({ x: 3, y: 2 });
    // Down a roof with the normal (0.6, 0.8): 10 down is 8 into it, and the rest leads along it.
    const { x, y } = slide({ x: 0, y: -10 }, { x: 0.6, y: 0.8 });
    expect([x, y]).toEqual([expect.closeTo(4.8, 12), expect.closeTo(-3.6, 12)]);
  },
  moveAndSlide: (moveAndSlide) => {
    // A floor at height 0 whose cast is done by hand.
    const cast = ({ center, radius }: typeof circle, way: { x: number; y: number }) => {
      const fraction = (radius - center.y) / way.y;
      if (!(way.y < 0 && fraction <= 1)) return null;
      const point = { x: center.x + way.x * fraction, y: 0 };
      const feature = { kind: 'edge', index: 0 };
      return { fraction: Math.max(0, fraction), point, normal: { x: 0, y: 1 }, feature };
    };
    const start = { center: { x: 0, y: 6 }, radius: 1 };
    const fall = moveAndSlide(start, { x: 4, y: -8 }, cast, { margin: 1 });
    expect(fall.center).toEqual({ x: 4, y: 2 });
    expect(fall.remainder).toEqual({ x: 0, y: 0 });
    expect(fall.contacts).toHaveLength(1);
    const stop = moveAndSlide(start, { x: 0, y: -8 }, cast, { margin: 1 });
    expect(stop.center).toEqual({ x: 0, y: 2 });
    expect(stop.remainder.y).toBe(-4);
    const free = moveAndSlide(start, { x: 3, y: 8 }, cast);
    expect(free.center).toEqual({ x: 3, y: 14 });
    expect(free.contacts).toEqual([]);
    expect(moveAndSlide(start, { x: Number.NaN, y: 8 }, cast).center).toEqual({ x: 0, y: 6 });
  },
  createCircleGrid: (createCircleGrid) => {
    const row = [0, 3, 5, 9].map((x) => ({ center: { x, y: 0 }, radius: 1 }));
    const grid = createCircleGrid(row);
    expect(grid.pairs()).toEqual([[1, 2]]);
    grid.insert(7, { center: { x: 1, y: 0 }, radius: 1 });
    grid.move(1, { center: { x: 8, y: 0 }, radius: 2 });
    expect(grid.pairs()).toEqual([
      [0, 7],
      [1, 2],
      [1, 3],
    ]);
    expect([grid.remove(3), grid.remove(3)]).toEqual([true, false]);
    expect(grid.pairs()).toEqual([
      [0, 7],
      [1, 2],
    ]);
    expect(grid.circlesNear({ center: { x: 3, y: 0 }, radius: 1 })).toEqual([2, 7]);
    expect(() => grid.move(3, row[3])).toThrow('id 3 is not in the grid');
    expect(() => grid.insert(3, { ...row[3], radius: -1 })).toThrow(RangeError);
  },
  reflect: (reflect) => {
    expect(reflect({ x: 3, y: -2 }, { x: 0, y: 1 }, 1)).toEqual({ x: 3, y: 2 });
    expect(reflect({ x: 3, y: -2 }, { x: 0, y: 1 }, 0.5)).toEqual({ x: 3, y: 1 });
    expect(reflect({ x: 3, y: 2 }, { x: 0, y: 1 }, 1)).toEqual({ x: 3, y: 2 });
  },
  polygonIntersectsCircle: touchesArrowhead,
  polygonIntersectsCircleByEdges: touchesArrowhead,
  polygonOutlineIntersectsCircle: (polygonOutlineIntersectsCircle) => {
    expect(polygonOutlineIntersectsCircle(arrowhead, disc(14, 10, 1))).toBe(false);
    expect(polygonOutlineIntersectsCircle(arrowhead, disc(14, 10, 6))).toBe(true);
    expect(polygonOutlineIntersectsCircle(arrowhead, disc(30, 10, 10))).toBe(true);
  },
  pointInPolygon: insideArrowhead,
  collidePolygonCircle: (collidePolygonCircle) => {
    expect(collidePolygonCircle(arrowhead, disc(10, 0, 2))).toBe(null);
    // Beside a wall: out over it. In the notch of an L: off both walls at once.
    const { push, contacts } = collidePolygonCircle(outline, disc(20, 33, 5));
    expect([push.x, push.y, contacts.length]).toEqual([0, 2, 1]);
    const ell = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 9 },
      { x: 0, y: 9 },
    ];
    const both = collidePolygonCircle(ell, disc(2, 2, 2));
    expect([both.push, both.contacts.length]).toEqual([{ x: 1, y: 1 }, 2]);
  },
  circleContainsCircle: (circleContainsCircle) => {
    // 3 across and 4 up: 5 away, and 10 is 5 more than 5.
    expect(circleContainsCircle(disc(0, 0, 10), disc(3, 4, 5))).toBe(true);
    expect(circleContainsCircle(disc(0, 0, 10), disc(3, 4, 5.1))).toBe(false);
    expect(circleContainsCircle(disc(3, 4, 5), disc(0, 0, 10))).toBe(false);
  },
  boxContainsCircle: (boxContainsCircle) => {
    // The walls are at 14, 54, 28 and 52.
    expect(boxContainsCircle(box, disc(24, 40, 10))).toBe(true);
    expect(boxContainsCircle(box, disc(23, 40, 10))).toBe(false);
    expect(boxContainsCircle(box, disc(34, 43, 10))).toBe(false);
  },
  polygonContainsCircle: (polygonContainsCircle) => {
    for (const corners of [outline, outline.toReversed()]) {
      expect(polygonContainsCircle(corners, disc(20, 15, 15))).toBe(true);
      expect(polygonContainsCircle(corners, disc(20, 15, 15.1))).toBe(false);
      expect(polygonContainsCircle(corners, disc(50, 15, 1))).toBe(false);
    }
    // The dent of the arrowhead is 3 to the left of (11, 10).
    expect(polygonContainsCircle(arrowhead, disc(11, 10, 3))).toBe(true);
    expect(polygonContainsCircle(arrowhead, disc(10, 10, 3))).toBe(false);
  },
  boxFromCorners: (boxFromCorners) => {
    expect(boxFromCorners({ x: 12, y: 4 }, { x: 2, y: 10 })).toEqual({
      center: { x: 7, y: 7 },
      halfWidth: 5,
      halfHeight: 3,
    });
  },
  boxFromRectangle: (boxFromRectangle) => {
    expect(boxFromRectangle(2, 4, 10, 6)).toEqual({
      center: { x: 7, y: 7 },
      halfWidth: 5,
      halfHeight: 3,
    });
  },
  pointInPolygonByCrossings: insideArrowhead,
  closestPointOnPolygon: (closestPointOnPolygon) => {
    expect(closestPointOnPolygon({ x: 30, y: 10 }, arrowhead)).toEqual({
      point: { x: 20, y: 10 },
      feature: { kind: 'vertex', index: 1 },
    });
    expect(closestPointOnPolygon({ x: 14, y: -3 }, arrowhead)).toEqual({
      point: { x: 10, y: 5 },
      feature: { kind: 'edge', index: 0 },
    });
  },
  signedDistanceToPolygon: (signedDistanceToPolygon) => {
    expect(signedDistanceToPolygon({ x: 30, y: 10 }, arrowhead)).toBe(10);
    expect(signedDistanceToPolygon({ x: 20, y: 10 }, arrowhead)).toBe(0);
    expect(signedDistanceToPolygon({ x: 9, y: 10 }, arrowhead)).toBe(-1);
  },
  segmentIntersectsCircleExactly: (segmentIntersectsCircleExactly) => {
    expect(segmentIntersectsCircleExactly(segment, disc(5, 5, 1))).toBe(true);
    expect(segmentIntersectsCircleExactly(segment, disc(5, 5, 1 - 2 ** -53))).toBe(false);
    expect(() => segmentIntersectsCircleExactly(segment, disc(5, Number.NaN, 1))).toThrow(
      RangeError,
    );
  },
  boxIntersectsCircleExactly: (boxIntersectsCircleExactly) => {
    // Beyond the corner (11, 5) by legs of 3 and 4.
    expect(boxIntersectsCircleExactly(crate, ball(14, 9, 5))).toBe(true);
    expect(boxIntersectsCircleExactly(crate, ball(14, 9, 5 - 2 ** -50))).toBe(false);
    expect(() => boxIntersectsCircleExactly(crate, ball(Number.NaN, 0, 1))).toThrow(RangeError);
  },
  polygonIntersectsCircleExactly: (polygonIntersectsCircleExactly) => {
    touchesArrowhead(polygonIntersectsCircleExactly);
    expect(polygonIntersectsCircleExactly(arrowhead, disc(30, 10, 10 - 2 ** -49))).toBe(false);
  },
  convexPolygonIntersectsCircleExactly: (convexPolygonIntersectsCircleExactly) => {
    const asks = (x: number, y: number, radius: number) =>
      convexPolygonIntersectsCircleExactly(outline, disc(x, y, radius));
    expect([asks(20, 35, 5), asks(20, 35, 5 - 2 ** -50)]).toEqual([true, false]);
    expect([asks(43, 34, 5), asks(43, 34, 5 - 2 ** -50)]).toEqual([true, false]);
    expect(asks(20, 15, 0)).toBe(true);
  },
  pointInPolygonExactly: (pointInPolygonExactly) => {
    insideArrowhead(pointInPolygonExactly);
    expect(pointInPolygonExactly({ x: 20 + 2 ** -48, y: 10 }, arrowhead)).toBe(false);
  },
  ulp: (ulp) => {
    expect(ulp(1)).toBe(2 ** -52);
    expect(ulp(-3)).toBe(2 ** -51);
    expect(ulp(2 ** 24, 24)).toBe(2);
  },
  winding: (winding) => {
    expect([winding(outline), winding(outline.toReversed())]).toEqual([1, -1]);
    expect([winding(arrowhead), winding(arrowhead.toReversed())]).toEqual([1, -1]);
  },
  boundingBox: (boundingBox) => {
    expect(boundingBox(arrowhead)).toEqual({
      center: { x: 10, y: 10 },
      halfWidth: 10,
      halfHeight: 10,
    });
    expect(() => boundingBox([])).toThrow(RangeError);
  },
  outwardNormals: (outwardNormals) => {
    const normals = outwardNormals(outline).map(({ x, y }: { x: number; y: number }) => [
      x + 0,
      y + 0,
    ]);
    expect(normals).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
  },
  rayCrossings: (rayCrossings) => {
    // Left of the notch: into the arrowhead at its dent, and out again at the tip.
    expect(rayCrossings({ x: 2, y: 5 }, arrowhead)).toEqual([
      { edge: 0, point: { x: 10, y: 5 } },
      { edge: 3, point: { x: 4, y: 5 } },
    ]);
    expect(rayCrossings({ x: 50, y: 5 }, arrowhead)).toEqual([]);
  },
  polygonFault: (polygonFault) => {
    expect(polygonFault(arrowhead)).toBe(null);
    expect(polygonFault(arrowhead.slice(0, 2))).toEqual({ kind: 'too-few', count: 2 });
    expect(polygonFault([...arrowhead, arrowhead[0]])).toEqual({
      kind: 'repeated',
      corners: [0, 4],
    });
  },
  convexPolygonFault: (convexPolygonFault) => {
    expect(convexPolygonFault(outline)).toBe(null);
    expect(convexPolygonFault(arrowhead)).toEqual({ kind: 'dent', corner: 3 });
    expect(convexPolygonFault(outline.slice(0, 2))).toEqual({ kind: 'too-few', count: 2 });
  },
  assertBox: (assertBox) => {
    expect(() => assertBox(crate)).not.toThrow();
    expect(() => assertBox({ ...crate, halfWidth: -1 })).toThrow('box.halfWidth is -1');
    expect(() => assertBox({ ...crate, halfHeight: Number.NaN })).toThrow(RangeError);
    expect(() => assertBox(null)).toThrow(TypeError);
  },
  assertOrientedBox: (assertOrientedBox) => {
    expect(() => assertOrientedBox(turned)).not.toThrow();
    expect(() => assertOrientedBox(crate)).toThrow(TypeError);
    expect(() => assertOrientedBox({ ...turned, rotation: Number.NaN })).toThrow(RangeError);
  },
  assertPolygon: (assertPolygon) => {
    expect(() => assertPolygon(arrowhead)).not.toThrow();
    expect(() => assertPolygon(arrowhead.toReversed())).not.toThrow();
    expect(() => assertPolygon(arrowhead.slice(0, 2))).toThrow('it has 2.');
    expect(() => assertPolygon([...arrowhead, arrowhead[0]])).toThrow('repeats');
    expect(() => assertPolygon(arrowhead.with(3, { x: 14, y: 1 }))).toThrow('crosses');
  },
};

// biome-ignore lint/suspicious/noExplicitAny: two functions that answer the same.
function boxTest(test: any): void {
  expect(test(crate, ball(14, 9, 5))).toBe(true);
  expect(test(crate, ball(14, 9, 4.9))).toBe(false);
  expect(test(crate, ball(3, 2, 0))).toBe(true);
  expect(test(crate, ball(-9, 2, 4))).toBe(true);
  expect(test(crate, ball(-9, 2, 3.9))).toBe(false);
  expect(test(crate, ball(3, 2, Number.NaN))).toBe(false);
}
