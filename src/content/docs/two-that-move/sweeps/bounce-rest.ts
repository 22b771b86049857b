import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/bounce-rest.ts';

export const sweep: Sweep<State> = {
  label: 'the fall of the ball',
  seconds: 6,
  at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
};
