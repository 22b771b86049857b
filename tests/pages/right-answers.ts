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
};
