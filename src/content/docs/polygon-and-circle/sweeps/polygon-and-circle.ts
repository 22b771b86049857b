import { placeable, polyline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/polygon-and-circle.ts';

const { world } = figure;

/** From the sea over the coast, all inland, into the bay, over the other cape and out. */
const drift = polyline(
  [
    { x: 3, y: 20 },
    { x: 36, y: 23 },
    { x: 54, y: 52 },
    { x: 76, y: 32 },
    { x: 93, y: 50 },
  ].map((place) => placeable(place, world)),
);

export const sweep: Sweep<State> = {
  label: 'storm drifting over the island',
  seconds: 14,
  repeat: 'back-and-forth',
  at: (state, t) => ({
    ...state,
    circle: { ...state.circle, center: placeable(drift(t), world) },
  }),
};
