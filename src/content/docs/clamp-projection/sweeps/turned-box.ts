import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/turned-box.ts';

export const sweep: Sweep<State> = {
  label: 'box once around',
  seconds: 14,
  repeat: 'loop',
  at: ({ circle, box }, t) => ({ circle, box: { ...box, degrees: Math.round(360 * t) % 360 } }),
};
