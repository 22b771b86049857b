import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: any function that a chapter gives away.
type Check = (fn: any) => void;

const box = { center: { x: 34, y: 40 }, halfWidth: 20, halfHeight: 12 };
const circle = { center: { x: 40, y: 31 }, radius: 26 };

/** For each function that a chapter gives away: that it answers rightly, worked out by hand. */
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
  assertCircle: (assertCircle) => {
    expect(() => assertCircle(circle)).not.toThrow();
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow(RangeError);
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow('circle.radius is -1');
    expect(() => assertCircle({ ...circle, radius: Number.NaN })).toThrow('must be finite');
    expect(() => assertCircle({ ...circle, center: '0, 0' }, 'hull')).toThrow('hull.center is');
    expect(() => assertCircle(null)).toThrow(TypeError);
  },
};
