import { isInWindow } from '#kit/parts/point.ts';
import { acrossWindow, keepPath, placeable } from '#kit/paths.ts';
import { aside, middle } from '#kit/places.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { Vec2 } from '#lib/index.ts';
import { figure, type State } from '../figures/segment-and-circle.ts';

const { world } = figure;
/** How far beside the segment the centre passes, as a part of the radius: near enough to hit. */
const near = 0.8;

/** Along the segment, from before a to past b, on the side where there is room. */
const path = keepPath((a: Vec2, b: Vec2, radius: number) => {
  // A segment that is a point has no direction: any will do.
  const end = a.x === b.x && a.y === b.y ? { x: a.x + 1, y: a.y } : b;
  const beside = (side: number) => aside(middle(a, b), a, end, side * near * radius);
  const through = isInWindow(beside(-1), world) ? beside(-1) : beside(1);
  return acrossWindow(through, { x: end.x - a.x, y: end.y - a.y }, world);
});

export const sweep: Sweep<State> = {
  label: 'circle along the segment',
  seconds: 7,
  repeat: 'back-and-forth',
  at: ({ circle, a, b }, t) => {
    const center = placeable(path(a, b, circle.radius)(t), world);
    return { circle: { ...circle, center }, a, b };
  },
};
