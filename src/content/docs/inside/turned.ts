import { clamp, toStep } from '#figure/numbers.ts';
import type { World } from '#figure/part.ts';
import type { MovingCircle } from '#figure/parts/moving-circle.ts';

/** The ball with its displacement turned by a share of a whole turn. The tip stays in the window. */
export function turned(
  { center, velocity }: MovingCircle,
  share: number,
  world: World,
): MovingCircle {
  const angle = Math.atan2(velocity.y, velocity.x) + 2 * Math.PI * share;
  const length = Math.hypot(velocity.x, velocity.y);
  const tip = (way: number, from: number, least: number, most: number) =>
    toStep(clamp(from + way * length, least + 2, most - 2) - from, 0.001) + 0;
  const x = tip(Math.cos(angle), center.x, world.minX, world.maxX);
  const y = tip(Math.sin(angle), center.y, world.minY, world.maxY);
  return { center, velocity: { x, y } };
}
