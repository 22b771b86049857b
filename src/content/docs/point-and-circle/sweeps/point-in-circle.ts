import { placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/point-in-circle.ts';

/** Half as wide and half as high as the path, in radii: it leaves the circle twice and enters it twice. */
const wide = 1.45;
const high = 0.6;

export const sweep: Sweep<State> = {
  label: 'point around the centre',
  seconds: 12,
  repeat: 'loop',
  at: ({ circle }, t) => {
    const { center, radius } = circle;
    const angle = 2 * Math.PI * t;
    const x = center.x + wide * radius * Math.cos(angle);
    const y = center.y + high * radius * Math.sin(angle);
    return { p: placeable({ x, y }, figure.world), circle };
  },
};
