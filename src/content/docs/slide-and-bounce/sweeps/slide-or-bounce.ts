import { toTenths } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/slide-or-bounce.ts';

/** The wall leans from one side to the other, while the tip of the velocity stays. */
export const sweep: Sweep<State> = {
  label: 'wall from steep to steep',
  seconds: 12,
  repeat: 'back-and-forth',
  at: ({ tip, response }, t) => ({
    tip,
    wall: toTenths(290 + 120 * t) % 360,
    response,
  }),
};
