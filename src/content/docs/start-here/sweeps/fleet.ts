import { toTenths } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/fleet.ts';

export const sweep: Sweep<State> = {
  label: 'fleet, one lap',
  seconds: 30,
  at: ({ blast }, t) => ({ blast, t: toTenths(360 * t) % 360 }),
};
