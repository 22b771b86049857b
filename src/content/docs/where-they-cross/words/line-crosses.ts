import { show } from '#kit/numbers.ts';
import type { Vec2 } from '#lib/index.ts';

const at = ({ x, y }: Vec2) => `(${show(x, 1)}, ${show(y, 1)})`;
const points = (count: number, rest: string) => ({
  word: `${count} point${count === 1 ? '' : 's'}`,
  rest,
});

export const words = {
  through: ({ first, second }: { first: Vec2; second: Vec2 }) =>
    points(2, `in at ${at(first)}, out at ${at(second)}`),
  touching: ({ first }: { first: Vec2 }) => points(1, `just touching at ${at(first)}`),
  goesIn: ({ first }: { first: Vec2 }) => points(1, `in at ${at(first)}; b is inside`),
  comesOut: ({ first }: { first: Vec2 }) => points(1, `out at ${at(first)}; a is inside`),
  endOnRim: ({ first }: { first: Vec2 }) => points(1, `only an end is on the rim, at ${at(first)}`),
  inside: () => points(0, 'all of the segment is inside the circle'),
  short: () => points(0, 'the line crosses, but beyond the ends of the segment'),
  apart: ({ gap }: { gap: number }) =>
    points(0, `the line passes ${gap < 0.05 ? 'a hair' : show(gap, 1)} outside the rim`),
  none: () => points(0, 'a lies on b, and not on the rim'),
};
