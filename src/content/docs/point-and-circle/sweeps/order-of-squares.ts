import { toTenths } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import { reach, type State } from '../figures/order-of-squares.ts';

export const sweep: Sweep<State> = {
  label: 'u along the line',
  seconds: 10,
  repeat: 'back-and-forth',
  at: ({ v }, t) => ({ u: toTenths(reach * (2 * t - 1)), v }),
};
