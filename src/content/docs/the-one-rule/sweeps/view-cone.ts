import { acrossWindow, keepPath, placeable } from '#kit/paths.ts';
import { middle } from '#kit/places.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { Vec2 } from '#lib/index.ts';
import { figure, type State } from '../figures/view-cone.ts';

const { world } = figure;

/** Upright, through the middle of the view. */
const path = keepPath((p: Vec2, b: Vec2) =>
  acrossWindow(placeable(middle(p, b), world), { x: 0, y: -1 }, world),
);

export const sweep: Sweep<State> = {
  label: 'circle through the field of view',
  seconds: 7,
  repeat: 'back-and-forth',
  at: ({ p, b, circle, half }, t) => ({
    p,
    b,
    circle: { ...circle, center: placeable(path(p, b)(t), world) },
    half,
  }),
};
