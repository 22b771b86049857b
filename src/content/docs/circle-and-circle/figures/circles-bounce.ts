import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { placeable } from '#figure/paths.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { type Circle, collideCircles, cross, distance, reflect } from '#lib/index.ts';
import { comesCloser } from '../formulas.ts';

/** The speed before and after the bounce, and how much of the speed towards the other it keeps. */
interface Speeds {
  readonly before: number;
  readonly after: number;
  readonly kept: Kept;
}

type Response = 'remove' | 'push' | 'bounce';
type Kept = 'all' | 'half' | 'none';

export interface State {
  readonly ball: MovingCircle;
  readonly response: Response;
  readonly kept: Kept;
}

const bumper: Circle = { center: { x: 34, y: 26 }, radius: 16 };
const radius = 11;
const restitution: Readonly<Record<Kept, number>> = { all: 1, half: 0.5, none: 0 };
const rest = { x: 0, y: 0 };

const at = (
  [x, y]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  response: Response,
  kept: Kept = 'all',
): State => ({ ball: { center: { x, y }, velocity: { x: vx, y: vy } }, response, kept });

const world = { minX: 8, maxX: 80, minY: 7, maxY: 55, inset: 3 };

const pushed = (depth: number) => `pushed out by ${show(depth, 1)}`;

const seconds = 20;

const frames = 60 * seconds;

const dt = 1 / 60;

/** How long the ball stops at the bumper, so that the reader can see the arrows. */
const pause = 70;

/** The ball turns back at the drawing's edges and at the gap between them and the bumper. */
const room = { minX: 56, maxX: 69, minY: 18, maxY: 44 };

const start: MovingCircle = { center: { x: 68, y: 42 }, velocity: { x: -17, y: -13 } };

const runs = new Map<string, readonly MovingCircle[]>();

/** The ball in each frame, moved as in a game. */
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

/** Rounded to the few digits that an address stores. */
function shown({ center, velocity: { x, y } }: MovingCircle): MovingCircle {
  const velocity = { x: toStep(x, 0.001), y: toStep(y, 0.001) };
  return { center: placeable(center, world), velocity };
}

export const figure = defineFigure({
  name: 'circles-bounce',
  version: 1,
  caption: 'Drag the ball, or the tip of its velocity $v$',
  description:
    'A bumper and a ball that runs into it, with an arrow for its velocity. The normal points ' +
    'from the bumper to the ball. A dotted circle shows where the ball is moved, and a second arrow ' +
    'shows its velocity afterwards.',
  world,
  parts: {
    ball: movingCircle({ center: 'c_2', velocity: 'v', fastest: 24 }),
    response: choice<Response>('then', [
      { name: 'remove', label: 'remove' },
      { name: 'push', label: 'push apart' },
      { name: 'bounce', label: 'bounce' },
    ]),
    kept: choice<Kept>('restitution', [
      { name: 'all', label: '1: all' },
      { name: 'half', label: '½' },
      { name: 'none', label: '0: none' },
    ]),
  },
  presets: [
    { name: 'slanting', label: 'from the side', state: at([54, 41], [4, -16], 'bounce') },
    { name: 'straight', label: 'head on', state: at([54, 41], [-12, -9], 'bounce') },
    { name: 'leaving', label: 'leaving already', state: at([54, 41], [14, 4], 'bounce') },
    { name: 'sliding', label: 'restitution 0', state: at([54, 41], [4, -16], 'bounce', 'none') },
  ],
  meanings: {
    c_1: 'centre of the bumper',
    c_2: 'centre of the ball',
    v: 'velocity of the ball',
    n: 'direction from the bumper towards the ball, of length 1 (drawn longer)',
  },
  conventions: ['touching', 'yUp'],

  answer: ({ ball: { center, velocity }, kept }: State) => {
    const contact = collideCircles(bumper, { center, radius });
    if (!contact) return { contact, after: null };
    const { normal, depth } = contact;
    return {
      contact,
      after: {
        center: along(center, normal, depth),
        velocity: reflect(velocity, normal, restitution[kept]),
        // Without the part along the normal.
        across: reflect(velocity, normal, 0),
      },
    };
  },

  sweep: {
    label: 'ball against the bumper',
    seconds,
    at: ({ response, kept }, t) => {
      const ball = runOf(response, kept)[Math.round(t * (frames - 1))] ?? start;
      return { ball, response, kept };
    },
  },

  words: {
    apart: () => miss('the ball keeps its velocity'),
    removed: () => hit('the ball is gone'),
    pushed: ({ depth }: { depth: number }) => hit(`${pushed(depth)}, same velocity`),
    leaving: ({ depth }: { depth: number }) =>
      hit(`${pushed(depth)}; no bounce, because it is not approaching`),
    bounced: ({ before, after, kept }: Speeds) => ({
      word: kept === 'none' ? 'slide' : 'bounce',
      rest: `speed ${show(before, 1)} before, ${show(after, 1)} after`,
    }),
  },

  find: ({ ball: { velocity }, response, kept }, { contact, after }) => {
    if (!contact || !after) return { hit: false, kind: 'apart' };
    if (response === 'remove') return { hit: true, kind: 'removed' };
    const { depth } = contact;
    if (response === 'push') return { hit: true, kind: 'pushed', depth };
    const { x, y } = after.velocity;
    if (x === velocity.x && y === velocity.y) return { hit: true, kind: 'leaving', depth };
    const speed = (way: typeof rest) => distance(rest, way);
    const [before, now] = [speed(velocity), speed(after.velocity)];
    return { hit: true, kind: 'bounced', before, after: now, kept };
  },

  formulas: [comesCloser],
  values: ({ ball: { velocity } }, { contact }) => ({
    'v.x': velocity.x,
    'v.y': velocity.y,
    'n.x': contact?.normal.x ?? 0,
    'n.y': contact?.normal.y ?? 0,
  }),

  *draw({ ball, response }, { contact, after }) {
    const { center } = ball;
    const gone = contact !== null && response === 'remove';
    // The labels of the normal and the ball are on the side that v points away from.
    const askew = contact ? cross(contact.normal, ball.velocity) : 1;
    const side = contact && askew > 0 ? -1 : 1;
    yield mark.circle('bumper', 'shape', bumper);
    yield mark.circle(
      'ball',
      gone ? 'stroke-border light dotted' : contact ? 'disc fill-hit' : 'disc',
      {
        center,
        radius,
      },
    );
    if (contact && after && !gone) {
      const { point, normal } = contact;
      const there = { center: after.center, velocity: after.velocity };
      yield mark.circle('after', 'stroke-circle dotted', { center: after.center, radius });
      yield mark.arrow('normal', 'stroke-normal bold', point, along(point, normal, 4));
      yield mark.symbolAlong('n', point, along(point, normal, 4), 15 * side);
      if (response === 'bounce') {
        const across = tipOf({ center, velocity: after.across });
        yield mark.line('across', 'stroke-faint thin', center, across);
        yield mark.line('towards', 'stroke-faint thin', across, tipOf(ball));
        yield mark.arrow('velocity-after', 'stroke-point firm', after.center, tipOf(there));
        yield mark.label('after-name', 'after', tipOf(there), { dx: 8, dy: 5 });
      }
      if (response === 'push') yield mark.arrow('push', 'stroke-normal', center, after.center);
    }
    yield mark.arrow('velocity', 'stroke-circle firm', center, tipOf(ball));
    // The label stays between the centre and the rim, even if the ball is fast.
    const speed = distance(rest, ball.velocity);
    const beside = speed > 14 ? lerp(center, tipOf(ball), 14 / speed) : tipOf(ball);
    // If v points straight at the bumper, the labels n and v are on opposite sides.
    yield mark.symbolAlong(
      'v',
      center,
      beside,
      Math.abs(askew) < 0.2 * speed ? 15 * side : -15 * side,
    );
    yield mark.dot('c_1', 'fill-ink', bumper.center, 3);
    yield mark.dot('c_2', 'fill-circle', center, 3);
    yield mark.symbol('c_1', bumper.center, center, 20);
    if (contact)
      yield mark.symbolAlong('c_2', center, along(center, contact.normal, 0.1), 24 * side);
    else yield mark.symbol('c_2', center, tipOf(ball), 22);
  },
});
