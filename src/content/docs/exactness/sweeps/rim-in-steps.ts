import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/rim-in-steps.ts';

export const sweep: Sweep<State> = {
  label: 'scene away from the origin',
  seconds: 8,
  repeat: 'back-and-forth',
  at: (state, t) => ({ ...state, k: Math.round(10 + 20 * t) }),
};
