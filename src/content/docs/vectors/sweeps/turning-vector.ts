import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/turning-vector.ts';

export const sweep: Sweep<State> = {
  label: 'v once around',
  seconds: 12,
  repeat: 'loop',
  at: (_, t) => ({ t: Math.round(360 * t) % 360 }),
};
