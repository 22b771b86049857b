import { toTenths } from '#kit/numbers.ts';
import { placeable } from '#kit/paths.ts';
import { lerp } from '#kit/places.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/turned-ship.ts';

const { world } = figure;
const [from, to] = [
  { x: 90, y: 44 },
  { x: 6, y: 44 },
];

/** The ship turns once while p passes through its circle. */
export const sweep: Sweep<State> = {
  label: 'ship once around, p past it',
  seconds: 14,
  repeat: 'back-and-forth',
  at: (state, t) => ({
    ...state,
    p: placeable(lerp(from, to, t), world),
    ship: { ...state.ship, degrees: toTenths(360 * t) % 360 },
  }),
};
