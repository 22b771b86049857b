import { inRadians } from '#kit/parts/angle.ts';
import { placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { toWorld } from '#lib/index.ts';
import { placeIn } from '../corner-walk.ts';
import { figure, type State } from '../figures/corner.ts';

const { world } = figure;

/** The displacement turns once around the circle. */
export const sweep: Sweep<State> = {
  label: 'displacement once around',
  seconds: 14,
  at: ({ wall, loop }, t) => {
    const center = placeIn(inRadians(wall));
    const tip = toWorld({ x: 13, y: 0 }, { center, rotation: 2 * Math.PI * t });
    return { tip: placeable(tip, world), wall, loop };
  },
};
