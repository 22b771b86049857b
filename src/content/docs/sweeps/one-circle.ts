import { placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/one-circle.ts';

const { world } = figure;

/** Once around, past every shape, slowly enough to be taken on the way. */
export const sweep: Sweep<State> = {
  label: 'circle past all shapes',
  seconds: 28,
  autoplay: true,
  at: ({ circle }, t) => {
    const angle = 2 * Math.PI * t;
    const center = { x: 60 - 33 * Math.cos(angle), y: 38 + 17 * Math.sin(angle) };
    return { circle: { ...circle, center: placeable(center, world) } };
  },
};
