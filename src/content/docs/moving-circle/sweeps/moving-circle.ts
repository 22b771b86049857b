import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/moving-circle.ts';

export const sweep: Sweep<State> = {
  label: 'ball through one step, in slow motion',
  seconds: 8,
  repeat: 'back-and-forth',
  at: ({ ball, post }, t) => ({ ball, post, t: toStep(t, 0.001) }),
};
