import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: any function that a chapter gives away.
type Check = (fn: any) => void;

const circle = { center: { x: 40, y: 31 }, radius: 26 };

const arrowhead = [
  { x: 0, y: 0 },
  { x: 20, y: 10 },
  { x: 0, y: 20 },
  { x: 8, y: 10 },
];
const disc = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });

/** For each function that a chapter gives away: that it answers rightly, worked out by hand. */
export const rightAnswers: Readonly<Record<string, Check>> = {
  pointInCircle: (pointInCircle) => {
    expect(pointInCircle({ x: 40, y: 31 }, circle)).toBe(true);
    expect(pointInCircle({ x: 64, y: 41 }, circle)).toBe(true);
    expect(pointInCircle({ x: 64, y: 42 }, circle)).toBe(false);
    expect(pointInCircle({ x: 62, y: 49 }, circle)).toBe(false);
    expect(pointInCircle({ x: Number.NaN, y: 31 }, circle)).toBe(false);
  },
  assertCircle: (assertCircle) => {
    expect(() => assertCircle(circle)).not.toThrow();
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow(RangeError);
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow('circle.radius is -1');
    expect(() => assertCircle({ ...circle, radius: Number.NaN })).toThrow('must be finite');
    expect(() => assertCircle({ ...circle, center: '0, 0' }, 'hull')).toThrow('hull.center is');
    expect(() => assertCircle(null)).toThrow(TypeError);
  },
  polygonIntersectsCircle: (polygonIntersectsCircle) => {
    expect(polygonIntersectsCircle(arrowhead, disc(14, 10, 1))).toBe(true);
    expect(polygonIntersectsCircle(arrowhead, disc(10, 0, 2))).toBe(false);
    expect(polygonIntersectsCircle(arrowhead, disc(10, 0, 5))).toBe(true);
    expect(polygonIntersectsCircle(arrowhead, disc(2, 10, 3))).toBe(false);
    expect(polygonIntersectsCircle(arrowhead, disc(30, 10, 10))).toBe(true);
    expect(polygonIntersectsCircle(arrowhead, disc(10, 10, 99))).toBe(true);
  },
  polygonOutlineIntersectsCircle: (polygonOutlineIntersectsCircle) => {
    expect(polygonOutlineIntersectsCircle(arrowhead, disc(14, 10, 1))).toBe(false);
    expect(polygonOutlineIntersectsCircle(arrowhead, disc(14, 10, 6))).toBe(true);
    expect(polygonOutlineIntersectsCircle(arrowhead, disc(30, 10, 10))).toBe(true);
  },
  pointInPolygon: (pointInPolygon) => {
    expect(pointInPolygon({ x: 14, y: 10 }, arrowhead)).toBe(true);
    expect(pointInPolygon({ x: 2, y: 10 }, arrowhead)).toBe(false);
    expect(pointInPolygon({ x: -50, y: 10 }, arrowhead)).toBe(false);
    expect(pointInPolygon({ x: 20, y: 10 }, arrowhead)).toBe(true);
    expect(pointInPolygon({ x: -50, y: 0 }, arrowhead)).toBe(false);
  },
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
  assertPolygon: (assertPolygon) => {
    expect(() => assertPolygon(arrowhead)).not.toThrow();
    expect(() => assertPolygon(arrowhead.toReversed())).not.toThrow();
    expect(() => assertPolygon(arrowhead.slice(0, 2))).toThrow('2 corners');
    expect(() => assertPolygon([...arrowhead, arrowhead[0]])).toThrow('repeats');
    expect(() => assertPolygon(arrowhead.with(3, { x: 14, y: 1 }))).toThrow('crosses');
  },
};
