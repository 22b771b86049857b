import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { aside, lerp } from '#figure/places.ts';
import {
  type Circle,
  type CommonTangent,
  commonTangents,
  distance,
  tangentPoints,
  type Vec2,
} from '#lib/index.ts';
import { innerLength, outerLength } from '../formulas.ts';

type Belt = 'open' | 'crossed';

export interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
  readonly belt: Belt;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 3, maxRadius: 26 };
/** Beyond the edge of any window. */
const far = 200;

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

const wheels = (first: Circle, second: Circle, belt: Belt = 'open'): State => ({
  first,
  second,
  belt,
});

/** How far above the first centre the second one passes. */
const above = 6;

const path = keepPath(({ x, y }: Vec2) =>
  acrossWindow(placeable({ x, y: y + above }, world), { x: -1, y: 0 }, world),
);

/** The larger circle with its new radius, and the centre to which the other one shrinks. */
function shrunk({ first, second, belt }: State): readonly [Vec2, Circle] {
  const [large, small] = first.radius >= second.radius ? [first, second] : [second, first];
  const side = belt === 'open' ? -1 : 1;
  return [small.center, { center: large.center, radius: large.radius + side * small.radius }];
}

/** Part of a rim, from one angle to another. */
const arc = ({ center, radius }: Circle, from: number, to: number): Vec2[] =>
  Array.from({ length: 41 }, (_, i) => {
    const angle = from + ((to - from) * i) / 40;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });

/** The belt, which runs around the far sides of both wheels. */
function beltAround({ first, second, belt }: State): Vec2[] {
  const { x, y } = first.center;
  const turn = Math.atan2(second.center.y - y, second.center.x - x);
  const d = distance(first.center, second.center);
  const side = belt === 'open' ? 1 : -1;
  const lean = Math.acos((first.radius - side * second.radius) / d);
  const around = belt === 'open' ? lean : lean - Math.PI;
  return [
    ...arc(second, turn + around, turn - around),
    ...arc(first, turn - lean, turn + lean - 2 * Math.PI),
  ];
}

export const figure = defineFigure({
  name: 'belt',
  version: 1,
  caption: 'Drag either wheel or its rim',
  description:
    'Two wheels with centres c1 and c2, and a belt around both. Its straight parts are common ' +
    'tangents of the two circles. An open belt runs along the two outer tangents, and a crossed one ' +
    'along the two inner ones. A dashed circle around the centre of the larger wheel has the ' +
    'difference of the radii as its radius, or their sum. The dashed tangents from the other centre ' +
    'are parallel to the straight parts of the belt.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
    belt: choice<Belt>('belt', [
      { name: 'open', label: 'open belt' },
      { name: 'crossed', label: 'crossed belt' },
    ]),
  },
  presets: [
    {
      name: 'open',
      label: 'open belt',
      state: wheels(disc(24, 25, 22), disc(72, 39, 8)),
    },
    {
      name: 'crossed',
      label: 'crossed belt',
      state: wheels(disc(24, 25, 22), disc(72, 39, 8), 'crossed'),
    },
    {
      name: 'touching',
      label: 'touching',
      state: wheels(disc(32, 30, 20), disc(57, 30, 5)),
    },
    {
      name: 'crossing',
      label: 'crossing',
      state: wheels(disc(36, 30, 20), disc(60, 37, 14)),
    },
    {
      name: 'within',
      label: 'touching from inside',
      state: wheels(disc(42, 32, 25), disc(54, 37, 12)),
    },
    {
      name: 'inside',
      label: 'one inside',
      state: wheels(disc(42, 32, 25), disc(47, 36, 9)),
    },
  ],
  meanings: {
    r_1: 'radius of the first circle',
    r_2: 'radius of the second circle',
    d: 'distance from $c_1$ to $c_2$',
    l: 'length of a straight part of the belt',
  },
  conventions: ['yUp'],

  answer: (state: State) => {
    const { first, second, belt } = state;
    const all = commonTangents(first, second);
    const [point, helper] = shrunk(state);
    const own = all.filter(({ kind }) => (kind === 'outer') === (belt === 'open'));
    const [one] = own;
    return {
      all,
      own,
      point,
      helper,
      touching: tangentPoints(point, helper),
      d: distance(first.center, second.center),
      length: one ? distance(one.segment.a, one.segment.b) : 0,
    };
  },

  calls: {
    tangentPointsSimply: {
      load: () => import('#lib/plain/tangent-points-simply.ts?trace'),
      values: (state) => [...shrunk(state)],
    },
    tangentPoints: {
      load: () => import('#lib/tangent-points.ts?trace'),
      values: (state) => [...shrunk(state)],
    },
  },

  sweep: {
    label: 'second wheel across the first',
    seconds: 8,
    repeat: 'back-and-forth',
    at: ({ first, second, belt }, t) => ({
      first,
      second: { ...second, center: placeable(path(first.center)(t), world) },
      belt,
    }),
  },

  words: {
    apart: ({ length }: { length: number }) => ({
      word: '4 tangents',
      rest: `the straight parts of the belt are ${show(length, 1)} long`,
    }),
    touching: () => ({
      word: '3 tangents',
      rest: 'two outer ones, and an inner one where the circles touch',
    }),
    crossing: () => ({
      word: '2 tangents',
      rest: 'both are outer ones, because the circles cross',
    }),
    within: () => ({ word: '1 tangent', rest: 'it touches where the circles touch from inside' }),
    inside: () => ({ word: '0 tangents', rest: 'one circle lies inside the other' }),
  },

  find: (_state, { all, length }) => {
    const kinds = ['inside', 'within', 'crossing', 'touching', 'apart'] as const;
    const kind = kinds[all.length]!;
    if (kind === 'apart') return { hit: true, kind, length };
    return { hit: kind !== 'inside', kind };
  },

  formulas: [outerLength, innerLength],
  values: ({ first, second }, { d, length }) => ({
    d,
    r_1: first.radius,
    r_2: second.radius,
    l: length,
  }),
  used: ({ belt }, { own }) => ({
    outerLength: belt === 'open' && own.length > 0,
    innerLength: belt === 'crossed' && own.length > 0,
  }),

  *draw(state, { all, own, point, helper, touching, d }, view) {
    const { first, second, belt } = state;
    yield mark.circle('first', 'shape fill-none', first);
    yield mark.circle('second', 'disc', second);
    for (const [i, { segment, normal }] of all.entries()) {
      if (own.length === 2 && own.includes(all[i]!)) continue;
      yield mark.line(`other-${i}`, 'stroke-faint thin', ...lengthened(segment.a, normal));
    }
    const [one, other] = own;
    if (one && other) {
      yield mark.curve('belt', 'stroke-focus bold', closed(beltAround(state)));
      yield* drawHelper(helper, point, touching);
      yield* drawRadii(state, own);
    }
    yield mark.line('centers', 'stroke-ink dashed', first.center, second.center);
    yield mark.dot('c_1', 'fill-ink', first.center, 3);
    yield mark.dot('c_2', 'fill-circle', second.center, 3);
    if (view.sketch) return;
    if (one && other && d > 12) {
      const { a, b } = one.segment;
      yield mark.symbolAlong('l', a, lerp(a, b, belt === 'open' ? 1 : 0.6), 14);
      if (first.radius > 9) yield mark.symbolAlong('r_1', first.center, a, 14);
      if (second.radius > 9)
        yield mark.symbolAlong('r_2', second.center, b, belt === 'open' ? -14 : 14);
    }
    if (d > 24) yield mark.symbolAlong('d', first.center, second.center, 13);
    const away = (from: Vec2, to: Vec2) =>
      d > 0 ? aside(from, from, to, -1) : rimHandle(first, world);
    yield mark.symbol('c_1', first.center, away(first.center, second.center), 18);
    yield mark.symbol('c_2', second.center, away(second.center, first.center), 18);
  },
});

const closed = (places: readonly Vec2[]) => [...places, places[0]!];

/** The whole tangent, at right angles to its normal. */
function lengthened(at: Vec2, { x, y }: Vec2): [Vec2, Vec2] {
  const end = (way: number) => ({ x: at.x - way * y, y: at.y + way * x });
  return [end(-far), end(far)];
}

function* drawHelper(helper: Circle, point: Vec2, touching: readonly Vec2[]) {
  yield mark.circle('helper', 'stroke-border light dashed', helper);
  for (const [i, q] of touching.entries()) {
    yield mark.line(`dashed-${i}`, 'stroke-point dashed', point, q);
    yield mark.dot(`touch-${i}`, 'fill-point stroke-paper', q, 5);
  }
}

/** The radii to the first tangent, which are parallel. */
function* drawRadii({ first, second }: State, [one]: readonly CommonTangent[]) {
  if (!one) return;
  const { a, b } = one.segment;
  yield mark.line('radius-1', 'stroke-ink', first.center, a);
  yield mark.line('radius-2', 'stroke-circle', second.center, b);
  if (distance(a, b) < 4) return;
  yield mark.rightAngle('square-1', a, first.center, b);
  yield mark.rightAngle('square-2', b, second.center, a);
}
