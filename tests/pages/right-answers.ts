import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: any function that a chapter gives away.
type Check = (fn: any) => void;

const circle = { center: { x: 40, y: 31 }, radius: 26 };

const segment = { a: { x: 0, y: 0 }, b: { x: 6, y: 8 } };
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
  assertSegment: (assertSegment) => {
    expect(() => assertSegment(segment)).not.toThrow();
    expect(() => assertSegment({ a: segment.a })).toThrow(TypeError);
    expect(() => assertSegment({ ...segment, b: { x: Number.NaN, y: 0 } })).toThrow(RangeError);
  },
};
