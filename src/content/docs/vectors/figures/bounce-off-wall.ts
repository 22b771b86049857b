import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { angle, inDegreesAround, inRadians } from '#figure/parts/angle.ts';
import { choice } from '#figure/parts/choice.ts';
import { point } from '#figure/parts/point.ts';
import { along } from '#figure/places.ts';
import { distance, dot, reflect, toLocal, toWorld, type Vec2 } from '#lib/index.ts';
import { bounced, towards } from '../formulas.ts';
import { drawGrid, far, halfPlane, origin, place } from '../plane.ts';

type Kept = 'all' | 'half' | 'none';

interface State {
  readonly p: Vec2;
  readonly t: number;
  readonly kept: Kept;
}

const world = { minX: -6, maxX: 6, minY: -2.5, maxY: 5.5, inset: 0.5 };
const restitution: Readonly<Record<Kept, number>> = { all: 1, half: 0.5, none: 0 };
/** The position of the handle that rotates the wall. */
const arm = 4.5;

const at = (x: number, y: number, t: number, kept: Kept = 'all'): State => ({
  p: place(x, y),
  t,
  kept,
});

/** The velocity that takes the ball to the origin in one second. */
const velocityFrom = ({ x, y }: Vec2): Vec2 => place(0 - x, 0 - y);
const normalOf = (degrees: number): Vec2 =>
  toWorld(place(0, 1), { center: origin, rotation: inRadians(degrees) });

const wallOf = ({ x, y }: Vec2): number => inDegreesAround(Math.atan2(-x, y));

interface Speeds {
  readonly s: number;
  readonly before: number;
  readonly after: number;
  readonly k: number;
}

export const figure = defineFigure({
  name: 'bounce-off-wall',
  version: 1,
  caption: 'Drag the ball at $p$, or turn the wall',
  description:
    'A wall through the origin with its normal, and a ball that flies to the origin. Its velocity ' +
    'is split into a part along the wall (a thick bar) and a dashed part into it. A second arrow is the velocity after ' +
    'the bounce.',
  world,
  parts: {
    p: point('p', 'ball'),
    t: angle('α', { center: origin, arm }),
    kept: choice<Kept>('restitution k', [
      { name: 'all', label: '1: all' },
      { name: 'half', label: '½' },
      { name: 'none', label: '0: none' },
    ]),
  },
  presets: [
    { name: 'floor', label: 'floor', state: at(-3, 4, 0) },
    { name: 'slope', label: 'slope', state: at(-3, 4, 20) },
    { name: 'half', label: 'half', state: at(-3, 4, 0, 'half') },
    { name: 'slide', label: 'slide', state: at(-3, 4, 20, 'none') },
    { name: 'leaving', label: 'leaving', state: at(-3, -2, 0) },
    { name: 'along', label: 'along', state: at(-4, 0, 0) },
  ],
  meanings: {
    p: 'the ball, one second from the wall',
    v: 'its velocity, from $p$ to the wall',
    n: 'the normal of the wall, of length 1',
    s: 'the shadow of $v$ on $n$, which is its speed along $n$',
    "v'": 'the velocity after the bounce',
    k: 'the restitution',
    α: 'the angle of the wall',
  },
  conventions: ['yUp'],

  answer: ({ p, t, kept }: State) => {
    const wall = { center: origin, rotation: inRadians(t) };
    const [v, n] = [velocityFrom(p), normalOf(t)];
    const k = restitution[kept];
    const known = { 'v.x': v.x, 'v.y': v.y, 'n.x': n.x, 'n.y': n.y, k };
    const own = toLocal(p, wall);
    return {
      v,
      n,
      values: { ...known, s: dot(v, n) },
      after: reflect(v, n, k),
      foot: toWorld(place(own.x, 0), wall),
    };
  },

  calls: {
    reflect: {
      load: () => import('#lib/reflect.ts?trace'),
      values: ({ p, t, kept }) => [velocityFrom(p), normalOf(t), restitution[kept]],
      state: ([velocity, normal]) => ({ p: velocityFrom(velocity), t: wallOf(normal) }),
    },
  },

  words: {
    bounced: ({ s, before, after, k }: Speeds) => ({
      word: k > 0 ? 'bounce' : 'slide',
      rest: `${show(-s)} into the wall; speed ${show(before)} before, ${show(after)} after`,
    }),
    leaving: ({ s }: { s: number }) => ({
      word: 'no bounce',
      rest: `the ball moves away from the wall at ${show(s)}`,
    }),
    along: () => ({ word: 'no bounce', rest: 'the ball does not approach the wall' }),
  },

  find: (_state, { v, after, values }) => {
    const { s } = values;
    if (Math.abs(s) < 0.005) return { hit: false, kind: 'along' };
    if (s > 0) return { hit: false, kind: 'leaving', s };
    const speed = (velocity: Vec2) => distance(origin, velocity);
    const { k } = values;
    return { hit: true, kind: 'bounced', s, before: speed(v), after: speed(after), k };
  },

  formulas: [towards, bounced],
  values: (_state, { values, after }) => ({ ...values, "v'.y": after.y }),

  *draw({ p, t }, { n, after, foot, values: { s } }, view) {
    const wall = { center: origin, rotation: inRadians(t) };
    const onWall = (x: number) => toWorld(place(x, 0), wall);
    yield mark.polygon('ground', 'fill-shape', halfPlane(origin, along(origin, n, -1)), 'ground');
    yield* drawGrid(world);
    yield mark.line('wall', 'stroke-ink firm', onWall(-far), onWall(far), 'ground');
    if (s < 0) {
      yield mark.line('into', 'stroke-normal firm dashed', p, foot);
      yield mark.line('along', 'stroke-circle thick', foot, origin);
      if (Math.min(distance(p, foot), distance(foot, origin)) > 0.4) {
        yield mark.rightAngle('square', foot, p, origin);
      }
      const outside = toLocal(p, wall).x < 0 ? -16 : 16;
      if (distance(p, foot) > 1) yield mark.symbolAlong('s', p, foot, outside);
    }
    yield mark.arrow('v', 'stroke-circle firm', p, origin);
    yield mark.arrow('after', 'stroke-circle firm', origin, after);
    yield mark.arrow('normal', 'stroke-normal bold', origin, n);
    yield mark.symbolAlong('v', p, origin, 15);
    yield mark.symbol('n', n, origin, 15);
    if (distance(origin, after) > 0.5) yield mark.symbol("v'", after, origin, 16);
    yield mark.symbol('p', p, origin, 22);
    if (!view.sketch) yield mark.symbol('α', onWall(arm), along(onWall(arm), n, -1), 22);
  },
});
