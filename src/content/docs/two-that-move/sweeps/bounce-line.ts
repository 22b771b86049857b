import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/bounce-line.ts';

/** From well below the other speed to well above it, as far as there is room. */
const [slowest, fastest] = [-38, 38];

export const sweep: Sweep<State> = {
  label: 'speed of the first ball, from left to right',
  seconds: 10,
  repeat: 'back-and-forth',
  at: (state, t) => ({ ...state, u: toStep(slowest + t * (fastest - slowest), 0.1) + 0 }),
};
