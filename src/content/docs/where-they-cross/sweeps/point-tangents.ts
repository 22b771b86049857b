import { acrossWindow, keepPath, placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { Vec2 } from '#lib/index.ts';
import { figure, type State } from '../figures/point-tangents.ts';

const { world } = figure;
/** How far below the centre the point passes. */
const below = 10;

const path = keepPath(({ x, y }: Vec2) =>
  acrossWindow(placeable({ x, y: y - below }, world), { x: -1, y: 0 }, world),
);

export const sweep: Sweep<State> = {
  label: 'point past and through the circle',
  seconds: 8,
  repeat: 'back-and-forth',
  at: ({ circle }, t) => ({ p: placeable(path(circle.center)(t), world), circle }),
};
