import { toStep } from '#kit/numbers.ts';
import type { MovingCircle } from '#kit/parts/moving-circle.ts';
import { placeable } from '#kit/paths.ts';
import { along } from '#kit/places.ts';
import type { Sweep } from '#kit/sweep.ts';
import { figure, type State } from '../figures/circles-bounce.ts';

const { world } = figure;
const seconds = 20;
const frames = 60 * seconds;
const dt = 1 / 60;
/** So long the ball stands still when it meets the bumper, for the arrows to be seen. */
const pause = 70;
/** The edges of the drawing send the ball back, and so does the gap between them and the bumper. */
const room = { minX: 56, maxX: 69, minY: 18, maxY: 44 };
const start: MovingCircle = { center: { x: 68, y: 42 }, velocity: { x: -17, y: -13 } };

export const sweep: Sweep<State> = {
  label: 'ball against the bumper',
  seconds,
  at: ({ response, kept }, t) => {
    const ball = runOf(response, kept)[Math.round(t * (frames - 1))] ?? start;
    return { ball, response, kept };
  },
};

const runs = new Map<string, readonly MovingCircle[]>();

/** The ball in each frame, as a game would move it. */
function runOf(response: State['response'], kept: State['kept']): readonly MovingCircle[] {
  const key = `${response} ${kept}`;
  const run = runs.get(key) ?? play(response, kept);
  runs.set(key, run);
  return run;
}

function play(response: State['response'], kept: State['kept']): MovingCircle[] {
  const run: MovingCircle[] = [];
  let ball = start;
  let wasMet = false;
  while (run.length < frames) {
    const { contact, after } = figure.answer({ ball, response, kept });
    const isMet = contact !== null && response !== 'remove';
    const times = isMet && !wasMet ? pause : 1;
    run.push(...Array<MovingCircle>(times).fill(shown(ball)));
    wasMet = isMet;
    let { center, velocity } = ball;
    if (isMet && after) {
      center = after.center;
      if (response === 'bounce') velocity = after.velocity;
    }
    velocity = sentBack(center, velocity);
    ball = { center: along(center, velocity, dt), velocity };
  }
  return run.slice(0, frames);
}

function sentBack({ x, y }: MovingCircle['center'], velocity: MovingCircle['velocity']) {
  const away = (at: number, least: number, most: number, speed: number) =>
    at < least ? Math.abs(speed) : at > most ? -Math.abs(speed) : speed;
  return {
    x: away(x, room.minX, room.maxX, velocity.x),
    y: away(y, room.minY, room.maxY, velocity.y),
  };
}

/** With as few digits as an address carries. */
function shown({ center, velocity: { x, y } }: MovingCircle): MovingCircle {
  const velocity = { x: toStep(x, 0.001), y: toStep(y, 0.001) };
  return { center: placeable(center, world), velocity };
}
