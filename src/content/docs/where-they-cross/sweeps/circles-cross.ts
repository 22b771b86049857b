import { acrossWindow, keepPath, placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { Vec2 } from '#lib/index.ts';
import { figure, type State } from '../figures/circles-cross.ts';

const { world } = figure;
/** How far above the first centre the second one passes. */
const above = 6;

const path = keepPath(({ x, y }: Vec2) =>
  acrossWindow(placeable({ x, y: y + above }, world), { x: -1, y: 0 }, world),
);

export const sweep: Sweep<State> = {
  label: 'second circle across the first',
  seconds: 8,
  repeat: 'back-and-forth',
  at: ({ first, second }, t) => ({
    first,
    second: { ...second, center: placeable(path(first.center)(t), world) },
  }),
};
