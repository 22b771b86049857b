import type { Circle } from '#lib/types.ts';
import { gridCircles } from './grids.ts';
import type { PointAndCircle } from './points-and-circles.ts';

export interface TwoCircles {
  readonly a: Circle;
  readonly b: Circle;
}

/** Every two circles of a small grid, and a large one with every circle around it. */
export function* everyTwoCircles(): Generator<TwoCircles> {
  const circles = gridCircles(1, 3);
  for (const a of circles) for (const b of circles) yield { a, b };
  const a = { center: { x: 0, y: 0 }, radius: 2 };
  for (const b of gridCircles(6, 5)) yield { a, b };
}

/** Moves part of the circle's radius to a circle at the point. */
export function split({ point, circle }: PointAndCircle, part: number): TwoCircles {
  const radius = circle.radius - part;
  return { a: { ...circle, radius }, b: { center: point, radius: part } };
}
