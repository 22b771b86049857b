import { placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { toWorld } from '#lib/index.ts';
import { figure, type State } from '../figures/turning-ray.ts';

const arm = { x: 13, y: 0 };

export const sweep: Sweep<State> = {
  label: 'ray once around p',
  seconds: 14,
  repeat: 'loop',
  at: ({ p }, t) => {
    const aim = toWorld(arm, { center: p, rotation: 2 * Math.PI * t });
    return { p, u: placeable(aim, figure.world) };
  },
};
