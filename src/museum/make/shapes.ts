import type { Circle, Polygon, Segment } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';
import type { Exhibit } from '../exhibit.ts';

// How exhibits are written down: each maker of this folder knows the order in which the library takes
// the values, writes the input, and says how far the circle is from the shape.

export type Rest<Values extends readonly unknown[], Answer> = Omit<
  Exhibit<Values, Answer>,
  'held' | 'names' | 'input'
>;

export const corners = (...places: [number, number][]): Polygon =>
  places.map(([x, y]) => ({ x, y }));
export const disc = (x: number, y: number, radius: number): Circle => ({
  center: { x, y },
  radius,
});
export const box = (halfWidth: number, halfHeight = halfWidth, x = 0): Box => ({
  center: { x, y: 0 },
  halfWidth,
  halfHeight,
});
export const line = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

/** A circle without what the hand remembers. */
export function plain({ center, radius }: Circle): Circle {
  return { center, radius };
}
