import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/cell-size.ts';

/** From too small to too large: each tenth of the way makes the cells 1.45 times as wide. */
export const sweep: Sweep<State> = {
  label: 'cells from small to large',
  seconds: 12,
  repeat: 'back-and-forth',
  at: ({ crowd }, t) => ({ crowd, width: Math.round(10 * 40 ** t) / 10 }),
};
