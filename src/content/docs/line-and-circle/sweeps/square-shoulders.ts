import { placeable, raster } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/square-shoulders.ts';

const { world } = figure;
const rows = 16;
const path = raster(world, rows);

export const sweep: Sweep<State> = {
  label: 'circle over the map, row by row',
  seconds: 16,
  repeat: 'once',
  uncovers: rows,
  at: (state, t) => ({
    ...state,
    circle: { ...state.circle, center: placeable(path(t), world) },
  }),
};
