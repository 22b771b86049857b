import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/two-balls.ts';

export const sweep: Sweep<State> = {
  label: 'both balls, before and after they meet',
  seconds: 6,
  at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
};
