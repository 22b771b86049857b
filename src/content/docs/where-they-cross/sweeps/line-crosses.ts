import { acrossWindow, keepPath, placeable } from '#kit/paths.ts';
import { aside, middle } from '#kit/places.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { Vec2 } from '#lib/index.ts';
import { figure, type State } from '../figures/line-crosses.ts';

const { world } = figure;

/** At a right angle to the segment, through its middle. */
const path = keepPath((a: Vec2, b: Vec2) => {
  // A segment that is a point has no direction: any will do.
  const end = a.x === b.x && a.y === b.y ? { x: a.x + 1, y: a.y } : b;
  return acrossWindow(middle(a, b), aside({ x: 0, y: 0 }, a, end, 1), world);
});

export const sweep: Sweep<State> = {
  label: 'circle across the line',
  seconds: 8,
  repeat: 'back-and-forth',
  at: ({ circle, a, b }, t) => ({
    circle: { ...circle, center: placeable(path(a, b)(t), world) },
    a,
    b,
  }),
};
