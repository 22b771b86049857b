import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { miss } from '#figure/words/verdict.ts';
import { bounceCircles, type Contact } from '#lib/index.ts';
import { commonVelocity, firstAfter, impulse, secondAfter } from '../formulas.ts';

export interface State {
  readonly u: number;
  readonly v: number;
  readonly m1: number;
  readonly m2: number;
  readonly k: number;
}

/** Along the line of centres to the right, where the second ball is. */
const ahead: Contact = {
  normal: { x: 1, y: 0 },
  depth: 0,
  point: { x: 0, y: 0 },
  feature: { kind: 'edge', index: 0 },
};
const most = 40;
/** The rows of the drawing from the top: before, the balance and after, then the sliders. */
const rows = { before: 50, after: 30, masses: 12, kept: 5 };

const at = (u: number, v: number, m1 = 1, m2 = 1, k = 1): State => ({ u, v, m1, m2, k });

/** From well below the other speed to well above it, as far as the drawing allows. */
const [slowest, fastest] = [-38, 38];

export const figure = defineFigure({
  name: 'bounce-line',
  version: 1,
  caption: 'Drag the speeds $u$ and $v$, the masses, and $k$',
  description:
    'Two lines of speeds, before and after a bounce. On the upper one are the speeds of two balls, ' +
    'each a disc whose area shows its mass, and between them the common velocity, at which a beam with ' +
    'both discs would balance. On the lower line, both are reflected about the common velocity.',
  world: { minX: -48, maxX: 48, minY: 0, maxY: 60, inset: 2 },
  parts: {
    u: numberOnAxis('u', { at: rows.before, min: -most, max: most }),
    v: numberOnAxis('v', { at: rows.before, min: -most, max: most }),
    m1: numberOnAxis('m_1', { at: rows.masses, min: 1, max: 9, ends: [-40, -12] }),
    m2: numberOnAxis('m_2', { at: rows.masses, min: 1, max: 9, ends: [12, 40] }),
    k: numberOnAxis('k', { at: rows.kept, min: 0, max: 1, step: 0.01, ends: [-40, 40] }),
  },
  presets: [
    { name: 'equal', label: 'equal masses', state: at(24, -8) },
    { name: 'heavy', label: 'heavy on light', state: at(18, 0, 9, 1) },
    { name: 'light', label: 'light on heavy', state: at(18, 0, 1, 9) },
    { name: 'half', label: 'restitution ½', state: at(24, -8, 1, 1, 0.5) },
    { name: 'none', label: 'restitution 0', state: at(24, 0, 2, 1, 0) },
    { name: 'parting', label: 'separating', state: at(-8, 16) },
  ],
  meanings: {
    u: 'speed of the first ball along the normal',
    v: 'speed of the second ball along the normal',
    "u'": 'speed of the first ball afterwards',
    "v'": 'speed of the second ball afterwards',
    w: 'the common velocity, total momentum divided by total mass',
    k: 'the restitution, from 0 to 1',
    j: 'the impulse, the momentum that one ball loses and the other gains',
  },
  conventions: [],

  answer: ({ u, v, m1, m2, k }: State) => {
    const after = bounceCircles(
      { velocity: { x: u, y: 0 }, mass: m1 },
      { velocity: { x: v, y: 0 }, mass: m2 },
      ahead,
      { restitution: k },
    );
    return {
      u: after.a.x,
      v: after.b.x,
      w: (m1 * u + m2 * v) / (m1 + m2),
      j: m2 * (after.b.x - v),
      bounces: u > v,
      kept: (m1 * after.a.x ** 2 + m2 * after.b.x ** 2) / (m1 * u ** 2 + m2 * v ** 2 || 1),
    };
  },

  sweep: {
    label: 'speed of the first ball, from left to right',
    seconds: 10,
    repeat: 'back-and-forth',
    at: (state, t) => ({ ...state, u: toStep(slowest + t * (fastest - slowest), 0.1) + 0 }),
  },

  words: {
    parting: () => miss('the first ball does not catch up, so nothing changes'),
    bounced: ({ u, v, kept }: { u: number; v: number; kept: number }) => ({
      word: 'bounce',
      rest: `${show(u, 1)} and ${show(v, 1)} afterwards, with ${show(100 * kept, 0)} % of the energy`,
    }),
  },

  find: (_state, { bounces, u, v, kept }) =>
    bounces ? { hit: true, kind: 'bounced', u, v, kept } : { hit: false, kind: 'parting' },

  formulas: [commonVelocity, firstAfter, secondAfter, impulse],
  values: ({ u, v, m1, m2, k }, answer) => ({
    u,
    v,
    m_1: m1,
    m_2: m2,
    k,
    w: answer.w,
    "u'": answer.u,
    "v'": answer.v,
    j: answer.j,
  }),
  used: (_state, { bounces }) => ({
    firstAfter: bounces,
    secondAfter: bounces,
    impulse: bounces,
  }),

  *draw({ u, v, m1, m2, k }, after) {
    // Discs with areas proportional to the masses.
    const size = (mass: number) => 1.7 * Math.sqrt(mass);
    const on = (x: number, y: number) => ({ x, y });
    yield mark.line(
      'before-line',
      'stroke-border',
      on(-most, rows.before),
      on(most, rows.before),
      'ground',
    );
    yield mark.line(
      'after-line',
      'stroke-border',
      on(-most, rows.after),
      on(most, rows.after),
      'ground',
    );
    yield mark.line(
      'zero',
      'stroke-border dotted',
      on(0, rows.before + 5),
      on(0, rows.after - 5),
      'ground',
    );
    yield mark.line(
      'common',
      'stroke-ink dashed',
      on(after.w, rows.before + 4),
      on(after.w, rows.after - 4),
      'ground',
    );
    yield mark.line('beam', 'stroke-ink firm', on(u, rows.before), on(v, rows.before));
    yield mark.line(
      'beam-after',
      'stroke-ink firm',
      on(after.u, rows.after),
      on(after.v, rows.after),
    );
    yield mark.line(
      'path-1',
      'stroke-point thin dashed',
      on(u, rows.before),
      on(after.u, rows.after),
    );
    yield mark.line(
      'path-2',
      'stroke-circle thin dashed',
      on(v, rows.before),
      on(after.v, rows.after),
    );
    yield mark.circle('first', 'fill-shape stroke-point firm', {
      center: on(u, rows.before),
      radius: size(m1),
    });
    yield mark.circle('second', 'disc', { center: on(v, rows.before), radius: size(m2) });
    yield mark.circle('first-after', 'fill-shape stroke-point firm', {
      center: on(after.u, rows.after),
      radius: size(m1),
    });
    yield mark.circle('second-after', 'disc', {
      center: on(after.v, rows.after),
      radius: size(m2),
    });
    yield mark.label('u', 'u', on(u, rows.before + size(m1)), { symbol: 'u', dy: -8 });
    yield mark.label('v', 'v', on(v, rows.before + size(m2)), { symbol: 'v', dy: -8 });
    // Side by side if both are equally fast.
    const dx = Math.abs(after.u - after.v) < 3 ? 10 : 0;
    const below = { dy: 24 };
    yield mark.label("u'", "u'", on(after.u, rows.after - size(m1)), {
      symbol: "u'",
      dx: -dx,
      ...below,
    });
    yield mark.label("v'", "v'", on(after.v, rows.after - size(m2)), {
      symbol: "v'",
      dx,
      ...below,
    });
    yield mark.label('w', 'w', on(after.w, (rows.before + rows.after) / 2), {
      symbol: 'w',
      dx: 12,
      dy: 6,
    });
    yield mark.label('before', 'before', on(-46, rows.before + 5), { style: 'small' });
    yield mark.label('after', 'after', on(-46, rows.after + 5), { style: 'small' });
    yield mark.label('zero-name', '0', on(0, rows.before + 6), { style: 'small middle', dx: -14 });
    const slider = (key: string, from: number, to: number, y: number) =>
      mark.line(key, 'stroke-border', on(from, y), on(to, y));
    yield slider('mass-1', -40, -12, rows.masses);
    yield slider('mass-2', 12, 40, rows.masses);
    yield slider('kept', -40, 40, rows.kept);
    const name = (symbol: string, x: number, y: number) =>
      mark.label(`name-${symbol}`, symbol, on(x, y), { symbol, dx: 12, dy: -6 });
    yield name('m_1', -40 + 3.5 * (m1 - 1), rows.masses);
    yield name('m_2', 12 + 3.5 * (m2 - 1), rows.masses);
    yield name('k', -40 + 80 * k, rows.kept);
  },
});
