import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/bounce-row.ts';

export const sweep: Sweep<State> = {
  label: 'three balls on a track',
  seconds: 9,
  at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
};
