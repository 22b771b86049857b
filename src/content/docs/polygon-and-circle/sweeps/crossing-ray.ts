import { innerWindow } from '#kit/parts/point.ts';
import { placeable, polyline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/crossing-ray.ts';

const { world } = figure;
const { minY, maxY } = innerWindow(world);
const upwards = polyline([
  { x: 0, y: minY },
  { x: 0, y: maxY },
]);

export const sweep: Sweep<State> = {
  label: 'p upwards, past the heights of the corners',
  seconds: 12,
  repeat: 'back-and-forth',
  at: (state, t) => ({ ...state, p: placeable({ x: state.p.x, y: upwards(t).y }, world) }),
};
