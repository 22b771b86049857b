import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { vectorFrom } from '#figure/parts/vector-from.ts';
import { along } from '#figure/places.ts';
import { miss } from '#figure/words/verdict.ts';
import {
  type Body,
  bounceCircles,
  type Circle,
  collideCircles,
  distance,
  dot,
  type Vec2,
} from '#lib/index.ts';
import { firstBounced, secondBounced } from '../formulas.ts';

export type Kept = 'all' | 'half' | 'none';
type Surface = 'smooth' | 'rough';

export interface State {
  readonly u: Vec2;
  readonly v: Vec2;
  readonly m1: number;
  readonly m2: number;
  readonly t: number;
  readonly kept: Kept;
  readonly surface: Surface;
}

export const first: Circle = { center: { x: 38, y: 30 }, radius: 10 };
export const second: Circle = { center: { x: 54, y: 42 }, radius: 10 };
export const contact = collideCircles(first, second)!;
/** The areas of the balls are proportional to their masses. The balls always touch. */
const sizes = (m1: number, m2: number) => {
  const share = Math.sqrt(m1) / (Math.sqrt(m1) + Math.sqrt(m2));
  const reach = first.radius + second.radius;
  return [reach * share, reach * (1 - share)] as const;
};
const restitution: Readonly<Record<Kept, number>> = { all: 1, half: 0.5, none: 0 };
export const optionsOf = ({ kept, surface }: Pick<State, 'kept' | 'surface'>) => ({
  restitution: restitution[kept],
  friction: surface === 'rough' ? 0.3 : 0,
});
const fastest = 26;
const rest: Vec2 = { x: 0, y: 0 };
/** The sliders at the bottom: both masses and, below them, the time. */
const sliders = { masses: 9, first: [10, 38], second: [58, 86], time: 3.5 } as const;

export const at = (
  [ux, uy]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  [m1, m2]: readonly [number, number] = [1, 1],
  kept: Kept = 'all',
  surface: Surface = 'smooth',
  t = 0.5,
): State => ({ u: { x: ux, y: uy }, v: { x: vx, y: vy }, m1, m2, t, kept, surface });

const mass = (symbol: string, ends: readonly [number, number], kind: 'point' | 'center') =>
  numberOnAxis(symbol, { at: sliders.masses, min: 1, max: 9, ends, kind });

/** The arguments of a bounce, and the parts of a state that has them. */
export const bounceHere = {
  values: (state: State) => [
    { velocity: state.u, mass: state.m1 },
    { velocity: state.v, mass: state.m2 },
    contact,
    optionsOf(state),
  ],
  state: ([a, b]: readonly [Body, Body, ...unknown[]]) => ({
    u: a.velocity,
    v: b.velocity,
    m1: a.mass,
    m2: b.mass,
  }),
};

interface Closing {
  readonly closing: number;
}

export const figure = defineFigure({
  name: 'two-balls',
  version: 1,
  caption: 'Press Play, and drag the tips of $u$ and $v$ and the masses',
  description:
    'Two balls at the moment at which they meet, each with an arrow for its velocity before and ' +
    'one for its velocity after. The change of each velocity is parallel to the line through the ' +
    'centres. Sliders set the masses and the time.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 70, inset: 2 },
  close: { minX: 10, maxX: 86, minY: 12, maxY: 64 },
  parts: {
    u: vectorFrom('u', first.center, fastest),
    v: vectorFrom('v', second.center, fastest),
    m1: mass('m_1', sliders.first, 'point'),
    m2: mass('m_2', sliders.second, 'point'),
    t: numberOnAxis('t', { at: sliders.time, min: 0, max: 1, step: 0.01, ends: [10, 86] }),
    kept: choice<Kept>('restitution', [
      { name: 'all', label: '1: all' },
      { name: 'half', label: '½' },
      { name: 'none', label: '0: none' },
    ]),
    surface: choice<Surface>('surface', [
      { name: 'smooth', label: 'smooth' },
      { name: 'rough', label: 'rough' },
    ]),
  },
  presets: [
    { name: 'both', label: 'both move', state: at([22, 4], [-10, 8]) },
    { name: 'rest', label: 'one at rest', state: at([24, 6], [0, 0]) },
    { name: 'head', label: 'head on', state: at([16, 12], [-8, -6]) },
    { name: 'heavy', label: 'heavy on light', state: at([12, 9], [0, 0], [9, 1]) },
    { name: 'light', label: 'light on heavy', state: at([12, 9], [0, 0], [1, 9]) },
    { name: 'catching', label: 'from behind', state: at([20, 8], [8, 2], [2, 1]) },
    { name: 'rough', label: 'rough', state: at([24, -6], [0, 0], [1, 1], 'all', 'rough') },
    { name: 'leaving', label: 'separating already', state: at([-4, 4], [12, 6]) },
  ],
  meanings: {
    u: 'first ball’s velocity before the bounce',
    "u'": 'first ball’s velocity after the bounce',
    v: 'second ball’s velocity before the bounce',
    "v'": 'second ball’s velocity after the bounce',
    n: 'the normal, from the first centre towards the second',
    j: 'the impulse, the momentum that one ball loses and the other gains',
    t: 'the time; the balls meet in the middle',
  },
  conventions: ['yUp'],

  answer: ({ u, v, m1, m2, kept, surface }: State) => {
    const bodies = [
      { velocity: u, mass: m1 },
      { velocity: v, mass: m2 },
    ] as const;
    const after = bounceCircles(...bodies, contact, optionsOf({ kept, surface }));
    return {
      after,
      bounces: dot({ x: v.x - u.x, y: v.y - u.y }, contact.normal) < 0,
      /** The closing speed along the normal, and the speed of separation. */
      closing: dot({ x: u.x - v.x, y: u.y - v.y }, contact.normal),
      parting: dot({ x: after.b.x - after.a.x, y: after.b.y - after.a.y }, contact.normal),
      impulse: m2 * dot({ x: after.b.x - v.x, y: after.b.y - v.y }, contact.normal),
    };
  },

  calls: {
    bounceCirclesSimply: {
      load: () => import('#lib/plain/bounce-circles-simply.ts?trace'),
      ...bounceHere,
    },
    bounceCircles: {
      load: () => import('#lib/bounce-circles.ts?trace'),
      ...bounceHere,
    },
  },

  sweep: {
    label: 'both balls, before and after they meet',
    seconds: 6,
    at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
  },

  words: {
    parting: () => miss('the balls do not approach each other, so nothing changes'),
    before: ({ closing }: Closing) => ({
      word: 'before',
      rest: `they approach at a speed of ${show(closing, 1)}`,
    }),
    bounced: ({ closing, parting }: Closing & { parting: number }) => ({
      word: 'bounce',
      rest: `they meet at ${show(closing, 1)} and separate at ${show(parting, 1)}`,
    }),
  },

  find: ({ t }, { bounces, closing, parting }) => {
    if (!bounces) return { hit: false, kind: 'parting' };
    if (t < 0.5) return { hit: false, kind: 'before', closing };
    return { hit: true, kind: 'bounced', closing, parting: Math.max(0, parting) };
  },

  formulas: [firstBounced, secondBounced],
  values: ({ u, v, m1, m2 }, { after, impulse }) => ({
    'u.x': u.x,
    "u'.x": after.a.x,
    'v.x': v.x,
    "v'.x": after.b.x,
    'n.x': contact.normal.x,
    m_1: m1,
    m_2: m2,
    j: impulse,
  }),
  // Friction adds a sideways change.
  used: ({ surface }, { bounces }) => ({
    firstBounced: bounces && surface === 'smooth',
    secondBounced: bounces && surface === 'smooth',
  }),

  *draw({ u, v, m1, m2, t }, { after, bounces }, view) {
    const { normal } = contact;
    const [r1, r2] = sizes(m1, m2);
    const across = { x: -normal.y, y: normal.x };
    const [a, b] = [first.center, second.center];
    const point = along(a, normal, r1);
    const time = 2 * t - 1;
    const isAfter = time > 0;
    const here = (center: Vec2, before: Vec2, later: Vec2) =>
      along(center, isAfter ? later : before, time);
    yield mark.line(
      'centres',
      'stroke-faint thin',
      along(a, normal, -22),
      along(b, normal, 22),
      'ground',
    );
    yield mark.line(
      'tangent',
      'stroke-border dotted',
      along(point, across, -16),
      along(point, across, 16),
      'ground',
    );
    yield mark.circle('first', 'fill-shape stroke-point firm', {
      center: here(a, u, after.a),
      radius: r1,
    });
    yield mark.circle('second', 'disc', { center: here(b, v, after.b), radius: r2 });
    if (time !== 0) {
      yield mark.circle('first-there', 'stroke-border dashed', { center: a, radius: r1 });
      yield mark.circle('second-there', 'stroke-border dashed', { center: b, radius: r2 });
    }
    const tip = (center: Vec2, velocity: Vec2) => along(center, velocity, 1);
    const arrow = (key: string, style: string, center: Vec2, velocity: Vec2) =>
      mark.arrow(key, style, center, tip(center, velocity));
    if (bounces) {
      yield arrow('u-after', 'stroke-point dashed', a, after.a);
      yield arrow('v-after', 'stroke-circle dashed', b, after.b);
      yield mark.arrow('change-1', 'stroke-normal thin', tip(a, u), tip(a, after.a));
      yield mark.arrow('change-2', 'stroke-normal thin', tip(b, v), tip(b, after.b));
    }
    yield arrow('u', 'stroke-point firm', a, u);
    yield arrow('v', 'stroke-circle firm', b, v);
    yield mark.dot('c_1', 'fill-point', a, 3);
    yield mark.dot('c_2', 'fill-circle', b, 3);
    if (view.sketch) return;
    const isLong = (velocity: Vec2) => distance(rest, velocity) > 3;
    if (isLong(u)) yield mark.symbol('u', tip(a, u), a, 16);
    if (isLong(v)) yield mark.symbol('v', tip(b, v), b, 16);
    if (bounces) {
      if (isLong(after.a)) yield mark.symbol("u'", tip(a, after.a), a, 22);
      if (isLong(after.b)) yield mark.symbol("v'", tip(b, after.b), b, 16);
    }
    const [rim, tipOfNormal] = [along(b, normal, r2), along(b, normal, r2 + 5)];
    yield mark.arrow('normal', 'stroke-normal bold', rim, tipOfNormal);
    yield mark.symbolAlong('n', rim, tipOfNormal, 14);
    const slider = (key: string, [from, to]: readonly [number, number], height: number) =>
      mark.line(key, 'stroke-border', { x: from, y: height }, { x: to, y: height });
    yield slider('mass-1', sliders.first, sliders.masses);
    yield slider('mass-2', sliders.second, sliders.masses);
    yield slider('time', [10, 86], sliders.time);
    const name = (symbol: string, value: number, from: number, width: number, y: number) =>
      mark.label(
        `name-${symbol}`,
        symbol,
        { x: from + width * value, y },
        { symbol, dx: 12, dy: -6 },
      );
    yield name('m_1', (m1 - 1) / 8, 10, 28, sliders.masses);
    yield name('m_2', (m2 - 1) / 8, 58, 28, sliders.masses);
    yield name('t', t, 10, 76, sliders.time);
  },
});
