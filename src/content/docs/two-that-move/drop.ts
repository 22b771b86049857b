import { type Box, bounceCircles, collideBoxCircle } from '#lib/index.ts';

// A ball that falls on a floor, moved frame by frame by three kinds of code.

export type Code = 'flip' | 'push' | 'rest';

export const radius = 5;
export const seconds = 6;
export const dt = 1 / 60;
export const floor: Box = { center: { x: 90, y: 12 }, halfWidth: 86, halfHeight: 4 };
/** From this height, the ball bounces a few times before it gets stuck. */
const start = 53.25;
const gravity = 60;
const restitution = 0.6;
/** A hit slower than two frames of falling does not bounce. */
const slow = 2 * gravity * dt;
const still = { x: 0, y: 0 };

interface Frame {
  readonly y: number;
  readonly speed: number;
}

const runs = new Map<Code, readonly Frame[]>();

export function runOf(code: Code): readonly Frame[] {
  const run = runs.get(code) ?? play(code);
  runs.set(code, run);
  return run;
}

function play(code: Code): Frame[] {
  let [y, speed] = [start, 0];
  const run: Frame[] = [{ y, speed }];
  while (run.length <= seconds / dt) {
    speed -= gravity * dt;
    y += speed * dt;
    const contact = collideBoxCircle(floor, { center: { x: floor.center.x, y }, radius });
    if (contact && code === 'flip') speed *= -restitution;
    else if (contact) {
      y += contact.normal.y * contact.depth;
      const after = bounceCircles(
        { velocity: still, mass: Number.POSITIVE_INFINITY },
        { velocity: { x: 0, y: speed }, mass: 1 },
        contact,
        { restitution: code === 'rest' && -speed < slow ? 0 : restitution },
      );
      speed = after.b.y;
    }
    run.push({ y, speed });
  }
  return run;
}
