import { toTenths } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/collide-and-slide.ts';

const length = 46;

/** The displacement turns once around, from wherever the circle is. */
export const sweep: Sweep<State> = {
  label: 'displacement once around',
  seconds: 16,
  at: ({ ball: { center } }, t) => {
    const angle = 2 * Math.PI * t;
    const velocity = {
      x: toTenths(length * Math.cos(angle)) + 0,
      y: toTenths(length * Math.sin(angle)) + 0,
    };
    return { ball: { center, velocity } };
  },
};
