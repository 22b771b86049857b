import { placeable, polyline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/polygon-way-out.ts';

const { world } = figure;

/** Into the land from the left, over its ridge to the bay, and across the bay. */
const crossing = polyline([
  { x: world.minX, y: 40 },
  { x: world.maxX, y: 36 },
]);

export const sweep: Sweep<State> = {
  label: 'circle across the island',
  seconds: 14,
  repeat: 'back-and-forth',
  at: ({ circle, island }, t) => {
    const center = placeable(crossing(t), world);
    return { circle: { ...circle, center }, island };
  },
};
