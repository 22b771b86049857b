import { placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { type State, world } from '../figures/swept-steps.ts';

/** From here the start moves on, as far as the fastest ball flies in a frame. */
const first = 6;

export const sweep: Sweep<State> = {
  label: 'start of the flight, bit by bit to the right',
  seconds: 12,
  repeat: 'back-and-forth',
  at: (state, t) => ({
    ...state,
    c: placeable({ x: first + t * state.v, y: state.c.y }, world),
  }),
};
