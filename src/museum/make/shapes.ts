import type { Circle, Polygon, Segment } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';
import type { Exhibit } from '../exhibit.ts';

// Makers of exhibits. Each knows the library's parameter order, describes the input, and computes
// the distance from the circle to the shape.

export type Rest<Values extends readonly unknown[], Answer> = Omit<
  Exhibit<Values, Answer>,
  'control' | 'names' | 'input'
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

/** The circle without its rim handle's angle. */
export function plain({ center, radius }: Circle): Circle {
  return { center, radius };
}
