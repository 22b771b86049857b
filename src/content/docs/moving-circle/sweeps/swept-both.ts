import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/swept-both.ts';

export const sweep: Sweep<State> = {
  label: 'both balls through one step, in slow motion',
  seconds: 8,
  repeat: 'back-and-forth',
  at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
};
