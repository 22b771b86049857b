import { show } from '#kit/numbers.ts';
import type { Vec2 } from '#lib/index.ts';

const at = ({ x, y }: Vec2) => `(${show(x, 1)}, ${show(y, 1)})`;
const none = (rest: string) => ({ word: '0 points', rest });
const one = (rest: string) => ({ word: '1 point', rest });

export const words = {
  crossing: ({ first, second }: { first: Vec2; second: Vec2 }) => ({
    word: '2 points',
    rest: `${at(first)} and ${at(second)}`,
  }),
  outside: ({ first }: { first: Vec2 }) => one(`just touching from outside, at ${at(first)}`),
  within: ({ first }: { first: Vec2 }) => one(`just touching from inside, at ${at(first)}`),
  apart: () => none('the circles are apart'),
  inside: () => none('one circle lies inside the other'),
  concentric: () => none('one centre, and two radii'),
  same: () => none('the circles coincide: every point of the rim is shared'),
};
