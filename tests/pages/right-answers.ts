import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: any function that a chapter gives away.
type Check = (fn: any) => void;

const crate = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 30 },
  { x: 0, y: 30 },
];

/** Of a test for convex polygons: beside an edge, by a corner, inside; either way round. */
const touchesCrate: Check = (test) => {
  for (const corners of [crate, crate.toReversed()]) {
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

/** For each function that a chapter gives away: that it answers rightly, worked out by hand. */
export const rightAnswers: Readonly<Record<string, Check>> = {
  pointInCircle: (pointInCircle) => {
    expect(pointInCircle({ x: 40, y: 31 }, circle)).toBe(true);
    expect(pointInCircle({ x: 64, y: 41 }, circle)).toBe(true);
    expect(pointInCircle({ x: 64, y: 42 }, circle)).toBe(false);
    expect(pointInCircle({ x: 62, y: 49 }, circle)).toBe(false);
    expect(pointInCircle({ x: Number.NaN, y: 31 }, circle)).toBe(false);
  },
  convexPolygonIntersectsCircle: touchesCrate,
  convexPolygonIntersectsCircleByNearestVertex: touchesCrate,
  voronoiRegion: (voronoiRegion) => {
    expect(voronoiRegion({ x: 20, y: 99 }, crate)).toEqual({ kind: 'edge', index: 2 });
    expect(voronoiRegion({ x: 41, y: 99 }, crate)).toEqual({ kind: 'vertex', index: 2 });
    expect(voronoiRegion({ x: 20, y: 15 }, crate)).toEqual({ kind: 'interior' });
  },
  collideConvexPolygonCircle: (collideConvexPolygonCircle) => {
    const at = (x: number, y: number) =>
      collideConvexPolygonCircle(crate, { center: { x, y }, radius: 10 });
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
    expect(() => assertConvexPolygon(crate)).not.toThrow();
    expect(() => assertConvexPolygon(crate.with(2, { x: 9, y: 9 }), 'rock')).toThrow(
      'rock[2] is a',
    );
    expect(() => assertConvexPolygon([...crate, crate[0]])).toThrow('repeats polygon[0]');
  },
  winding: (winding) => {
    expect(winding(crate)).toBe(1);
    expect(winding(crate.toReversed())).toBe(-1);
  },
  assertCircle: (assertCircle) => {
    expect(() => assertCircle(circle)).not.toThrow();
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow(RangeError);
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow('circle.radius is -1');
    expect(() => assertCircle({ ...circle, radius: Number.NaN })).toThrow('must be finite');
    expect(() => assertCircle({ ...circle, center: '0, 0' }, 'hull')).toThrow('hull.center is');
    expect(() => assertCircle(null)).toThrow(TypeError);
  },
};
