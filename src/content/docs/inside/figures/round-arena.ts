import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { castCircleInsideCircle, circleContainsCircle, distance, reflect } from '#lib/index.ts';
import { turned } from '../turned.ts';

export interface State {
  readonly ball: MovingCircle;
  readonly arena: CircleValue;
}

export const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 2 };
/** Of the ball. */
export const radius = 5;
export const parts = {
  ball: movingCircle({ center: 'c', velocity: 'v', fastest: 80 }),
  arena: circle({ center: 'c_1', radius: 'r_1', minRadius: 12, maxRadius: 30 }),
};

export const at = (
  [x, y]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  arena: readonly [number, number, number] = [44, 32, 30],
): State => ({
  ball: { center: { x, y }, velocity: { x: vx, y: vy } },
  arena: { center: { x: arena[0], y: arena[1] }, radius: arena[2] },
});

export const answer = ({ ball: { center, velocity }, arena }: State) => {
  const ball = { center, radius };
  return {
    cast: castCircleInsideCircle(arena, ball, velocity),
    isInside: circleContainsCircle(arena, ball),
    room: Math.max(0, arena.radius - radius),
  };
};

interface At {
  readonly fraction: number;
}

export const figure = defineFigure({
  name: 'round-arena',
  version: 1,
  caption: 'Press Play, or drag $c$ and the tip of $v$',
  description:
    'A round arena with a ball in it and an arrow for the displacement of the ball. A dashed circle, ' +
    'smaller than the arena by the radius of the ball, shows how far the centre of the ball can go. ' +
    'Where the arrow leaves the dashed circle, the ball touches the rim of the arena.',
  world,
  close: { minX: 8, maxX: 88, minY: 1, maxY: 63 },
  parts,
  presets: [
    { name: 'across', label: 'to the rim', state: at([34, 44], [36, 10]) },
    { name: 'stays', label: 'stays inside', state: at([30, 40], [18, -14]) },
    { name: 'rim', label: 'from rim to rim', state: at([20, 25], [62, 16]) },
    { name: 'along', label: 'along the rim', state: at([69, 32], [0, 20]) },
    { name: 'outside', label: 'sticks out', state: at([80, 40], [-64, -12]) },
  ],
  meanings: {
    c: 'centre of the ball at the start of the step',
    v: 'its displacement in one step',
    t: 'fraction of the step: 0 at the start, 1 at the end',
    q: 'the point of the rim that the ball touches',
    n: 'the normal, into the arena, of length 1 (drawn longer)',
    c_1: 'centre of the arena',
    r_1: 'radius of the arena',
    r: 'radius of the ball',
  },
  conventions: ['yUp'],

  answer,

  calls: {
    castCircleInsideCircle: {
      load: () => import('#lib/cast-circle-inside-circle.ts?trace'),
      values: ({ ball: { center, velocity }, arena }) => [arena, { center, radius }, velocity],
    },
  },

  sweep: {
    label: 'displacement once all the way around',
    seconds: 12,
    repeat: 'loop',
    at: ({ ball, arena }, t) => ({ ball: turned(ball, t, world), arena }),
  },

  words: {
    stays: ({ gap }: { gap: number }) => miss(`the ball ends ${show(gap, 1)} from the rim`),
    atOnce: () => hit('at t = 0, because the ball is at the rim and moves outwards'),
    out: () => hit('at t = 0, because the ball sticks out and moves farther out'),
    rim: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}`),
    back: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}, after the ball has come back in`),
  },

  find: ({ ball, arena }, { cast, isInside, room }) => {
    if (!cast) {
      const gap = room - distance(arena.center, tipOf(ball));
      return { hit: false, kind: 'stays', gap: Math.max(0, gap) };
    }
    const { fraction } = cast;
    if (fraction < 0.005) return { hit: true, kind: isInside ? 'atOnce' : 'out' };
    return { hit: true, kind: isInside ? 'rim' : 'back', fraction };
  },

  *draw({ ball, arena }, { cast, room }, view) {
    const { center, velocity } = ball;
    const end = tipOf(ball);
    yield mark.circle('arena', 'shape', arena);
    yield mark.circle('room', 'stroke-border dashed', { center: arena.center, radius: room });
    yield mark.circle('start', 'stroke-circle dashed', { center, radius });
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    if (cast) {
      const { fraction, point, normal } = cast;
      const touch = lerp(center, end, fraction);
      const rest = reflect(
        { x: velocity.x * (1 - fraction), y: velocity.y * (1 - fraction) },
        normal,
        1,
      );
      yield mark.line('bounce', 'stroke-circle dotted', touch, along(touch, rest, 1));
      yield mark.circle('touch', 'disc', { center: touch, radius });
      const tip = along(point, normal, 4);
      yield mark.arrow('normal', 'stroke-normal bold', point, tip);
      yield mark.dot('c-touch', 'fill-circle stroke-paper', touch, 5);
      yield mark.dot('q', 'fill-point stroke-paper', point, 6);
      if (!view.sketch) {
        yield mark.symbolAlong('n', point, tip, 15);
        yield mark.symbol('q', point, touch, 20);
        yield mark.symbol("c'", touch, point, 26);
      }
    } else yield mark.circle('end', 'disc', { center: end, radius });
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.dot('c_1', 'fill-ink', arena.center, 3);
    yield mark.symbol('c_1', arena.center, center, 18);
    yield mark.symbol('c', center, end, view.sketch ? 17 : 22);
    yield mark.symbolAlong('v', lerp(center, end, 0.25), lerp(center, end, 0.55), -16);
    if (view.sketch) return;
    const rim = { x: center.x, y: center.y + radius };
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.label(
      'r',
      'r',
      { x: center.x, y: center.y + radius / 2 },
      { symbol: 'r', dx: -10, dy: 7 },
    );
  },
});
