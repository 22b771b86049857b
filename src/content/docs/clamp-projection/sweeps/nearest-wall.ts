import { innerWindow } from '#kit/parts/point.ts';
import { placeable, polyline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/nearest-wall.ts';

const { world } = figure;
const { minX, maxX } = innerWindow(world);
/** Below the middle of the box, so that the nearest wall is the left, the bottom and the right one in turn. */
const y = 25;
const path = polyline([
  { x: minX, y },
  { x: maxX, y },
]);

export const sweep: Sweep<State> = {
  label: 'c straight through the box',
  seconds: 12,
  repeat: 'back-and-forth',
  at: ({ circle }, t) => ({ circle: { ...circle, center: placeable(path(t), world) } }),
};
