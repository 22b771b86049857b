import { toStep } from '#kit/numbers.ts';
import type { Sweep } from '#kit/sweep.ts';
import { distance } from '#lib/index.ts';
import { type State, world } from '../figures/swept-grown.ts';

/** All shapes stand around this place. */
const middle = { x: 58, y: 32 };
/** How far the tip goes to either side of it, in radians as the ball sees it. */
const fan = 0.85;
const length = 76;

export const sweep: Sweep<State> = {
  label: 'displacement from one side of the shape to the other',
  seconds: 14,
  repeat: 'back-and-forth',
  at: ({ ball: { center }, shape }, t) => {
    const angle = Math.atan2(middle.y - center.y, middle.x - center.x) + fan * (2 * t - 1);
    const long = Math.min(length, 20 + distance(center, middle));
    const tip = (way: number, from: number, least: number, most: number) =>
      toStep(Math.min(Math.max(from + way * long, least), most) - from, 0.001) + 0;
    const velocity = {
      x: tip(Math.cos(angle), center.x, world.minX + 3, world.maxX - 3),
      y: tip(Math.sin(angle), center.y, world.minY + 3, world.maxY - 3),
    };
    return { ball: { center, velocity }, shape };
  },
};
