import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: any function that a chapter gives away.
type Check = (fn: any) => void;

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
  assertCircle: (assertCircle) => {
    expect(() => assertCircle(circle)).not.toThrow();
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow(RangeError);
    expect(() => assertCircle({ ...circle, radius: -1 })).toThrow('circle.radius is -1');
    expect(() => assertCircle({ ...circle, radius: Number.NaN })).toThrow('must be finite');
    expect(() => assertCircle({ ...circle, center: '0, 0' }, 'hull')).toThrow('hull.center is');
    expect(() => assertCircle(null)).toThrow(TypeError);
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
  reflect: (reflect) => {
    expect(reflect({ x: 3, y: -2 }, { x: 0, y: 1 }, 1)).toEqual({ x: 3, y: 2 });
    expect(reflect({ x: 3, y: -2 }, { x: 0, y: 1 }, 0.5)).toEqual({ x: 3, y: 1 });
    expect(reflect({ x: 3, y: 2 }, { x: 0, y: 1 }, 1)).toEqual({ x: 3, y: 2 });
  },
};
