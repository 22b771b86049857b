import { moveAndSlide } from '#lib/move-and-slide.ts';
import type { Vec2 } from '#lib/types.ts';
import { full } from './check-scenes.ts';
import type { Random } from './random-scenes.ts';
import { worldOf } from './rooms.ts';

/** A circle that is pressed into a valley of two long walls, frame after frame. */
export interface Valley {
  readonly degrees: number;
  /** How far it is pressed in each frame. A `lean` of 1 presses it straight into one wall. */
  readonly press: number;
  readonly lean: number;
  readonly radius: number;
  readonly margin: number;
  /** How far from the middle it starts, and how the valley is rotated and moved. */
  readonly x: number;
  readonly turn: number;
  readonly bottom: Vec2;
  readonly frames: number;
}

const upright: Valley = {
  degrees: 179,
  press: 0.1,
  lean: 0,
  radius: 1,
  margin: 1 / 1000,
  x: 0,
  turn: 0,
  bottom: { x: 0, y: 0 },
  frames: 300,
};

export const valley = (given: Partial<Valley>): Valley => ({ ...upright, ...given });

export function anyValley(random: Random): Valley {
  const radius = 10 ** random.between(-1, 1);
  return valley({
    degrees: 180 - 10 ** random.between(-2, 1.5),
    press: radius * 10 ** random.between(-2, 1),
    lean: random.pick([0, random.between(-1, 1)]),
    radius,
    margin: radius * random.pick([1e-3, 10 ** random.between(-5, -1)]),
    x: radius * random.pick([0, random.between(-0.01, 0.01)]),
    turn: random.between(0, 8),
    bottom: { x: random.between(-9, 9), y: random.between(-9, 9) },
    frames: full ? 2000 : 100,
  });
}

/**
 * Returns the longest step back once the circle has landed, how far it moves in its last ten
 * frames, and how near it comes to a wall.
 */
export function turnsBack(scene: Valley): { back: number; last: number; least: number } {
  const { degrees, press, lean, radius, margin, x, turn, bottom, frames } = scene;
  const slope = ((180 - degrees) * Math.PI) / 360;
  const inWorld = (along: number, up: number): Vec2 => ({
    x: bottom.x + along * Math.cos(turn) - up * Math.sin(turn),
    y: bottom.y + along * Math.sin(turn) + up * Math.cos(turn),
  });
  const end = (side: number) => inWorld(side * 1000 * Math.cos(slope), 1000 * Math.sin(slope));
  const middle = inWorld(0, 0);
  const segments = [-1, 1].map((side) => ({ a: middle, b: end(side) }));
  const world = worldOf({ segments });
  const down = turn + lean * slope - Math.PI / 2;
  const way = { x: press * Math.cos(down), y: press * Math.sin(down) };
  const touching = (radius + margin) / Math.cos(slope);
  let center = inWorld(x, touching + 1.5 * press);
  let [back, last, least] = [0, 0, Infinity];
  let before = { x: 0, y: 0 };
  for (let i = 0; i < frames; i += 1) {
    const move = moveAndSlide({ center, radius }, way, world.cast, { margin });
    const step = { x: move.center.x - center.x, y: move.center.y - center.y };
    const length = Math.hypot(step.x, step.y);
    const isBack = step.x * before.x + step.y * before.y < 0;
    if (isBack) back = Math.max(back, length);
    if (i >= frames - 10) last += length;
    // On landing it turns into the valley, which does not count as turning back.
    if (length > 0) before = move.contacts.length > 0 && i > 3 ? step : { x: 0, y: 0 };
    least = Math.min(least, world.distance(move.center));
    ({ center } = move);
  }
  return { back, last, least };
}
