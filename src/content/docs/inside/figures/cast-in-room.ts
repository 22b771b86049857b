import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { along, lerp } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { castCircleInsidePolygon, type Polygon, polygonContainsCircle } from '#lib/index.ts';
import { turned } from '../turned.ts';

type Thing = 'ball' | 'ray';

interface State {
  readonly ball: MovingCircle;
  readonly thing: Thing;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 2 };
/** A room with a wedge that comes down from its ceiling. */
export const room: Polygon = [
  { x: 8, y: 6 },
  { x: 88, y: 6 },
  { x: 88, y: 58 },
  { x: 58, y: 58 },
  { x: 48, y: 32 },
  { x: 38, y: 58 },
  { x: 8, y: 58 },
];
const radii: Readonly<Record<Thing, number>> = { ball: 5, ray: 0 };

export const at = (
  [x, y]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  thing: Thing = 'ball',
): State => ({ ball: { center: { x, y }, velocity: { x: vx, y: vy } }, thing });

interface At {
  readonly fraction: number;
}

export const figure = defineFigure({
  name: 'cast-in-room',
  version: 1,
  caption: 'Press Play, or drag $c$ and the tip of $v$',
  description:
    'A room with a wedge that comes down from its ceiling, a ball in the room, and an arrow for its ' +
    'displacement. A circle shows where the ball first touches a wall or the tip of the wedge.',
  world,
  parts: {
    ball: movingCircle({ center: 'c', velocity: 'v', fastest: 90 }),
    thing: choice<Thing>('moving', [
      { name: 'ball', label: 'ball' },
      { name: 'ray', label: 'ray' },
    ]),
  },
  presets: [
    { name: 'wall', label: 'onto a wall', state: at([64, 20], [28, 10]) },
    { name: 'tip', label: 'onto the tip', state: at([22, 36], [52, -10]) },
    { name: 'corner', label: 'into a corner', state: at([24, 24], [-20, -22]) },
    { name: 'free', label: 'stays inside', state: at([26, 16], [44, 4]) },
    { name: 'exit', label: 'exit of a ray', state: at([22, 20], [40, 30], 'ray') },
  ],
  meanings: {
    c: 'centre of the ball at the start, or start of the ray',
    v: 'the displacement',
    q: 'the point of the outline that the ball touches first, or where the ray leaves',
    n: 'the normal, into the room, of length 1 (drawn longer)',
  },
  conventions: ['yUp'],

  answer: ({ ball: { center, velocity }, thing }: State) => {
    const moving = { center, radius: radii[thing] };
    return {
      radius: moving.radius,
      cast: castCircleInsidePolygon(room, moving, velocity),
      isInside: polygonContainsCircle(room, moving),
    };
  },

  calls: {
    castCircleInsidePolygon: {
      load: () => import('#lib/cast-circle-inside-polygon.ts?trace'),
      values: ({ ball: { center, velocity }, thing }) => [
        room,
        { center, radius: radii[thing] },
        velocity,
      ],
    },
  },

  sweep: {
    label: 'displacement once all the way around',
    seconds: 14,
    repeat: 'loop',
    at: ({ ball, thing }, t) => ({ ball: turned(ball, t, world), thing }),
  },

  words: {
    stays: () => miss('it stays inside all the way'),
    sticksOut: () => miss('it sticks out of the room, but nothing is in its way'),
    atOnce: () => hit('at t = 0, because it moves farther out'),
    tip: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}, on the tip of the wedge`),
    wall: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}`),
  },

  find: (_state, { cast, isInside }) => {
    if (!cast) return { hit: false, kind: isInside ? 'stays' : 'sticksOut' };
    const { fraction, feature } = cast;
    if (fraction === 0) return { hit: true, kind: 'atOnce' };
    return { hit: true, kind: feature.kind === 'vertex' ? 'tip' : 'wall', fraction };
  },

  *draw({ ball }, { radius, cast }, view) {
    const { center } = ball;
    const end = tipOf(ball);
    yield mark.polygon('room', 'shape', room);
    if (radius > 0) yield mark.circle('start', 'stroke-circle dashed', { center, radius });
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    if (cast) {
      const { fraction, point, normal } = cast;
      const touch = lerp(center, end, fraction);
      if (radius > 0) yield mark.circle('touch', 'disc', { center: touch, radius });
      const tip = along(point, normal, 4);
      yield mark.arrow('normal', 'stroke-normal bold', point, tip);
      if (radius > 0) yield mark.dot('c-touch', 'fill-circle stroke-paper', touch, 5);
      yield mark.dot('q', 'fill-point stroke-paper', point, 6);
      if (!view.sketch) {
        yield mark.symbolAlong('n', point, tip, 15);
        yield mark.symbol('q', point, tip, 20);
      }
    } else if (radius > 0) yield mark.circle('end', 'disc', { center: end, radius });
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, end, view.sketch ? 17 : 22);
    yield mark.symbolAlong('v', lerp(center, end, 0.25), lerp(center, end, 0.6), -16);
  },
});
