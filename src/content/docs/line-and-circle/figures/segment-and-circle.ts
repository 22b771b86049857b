import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { clamp, show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { isInWindow, point } from '#figure/parts/point.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { aside, lerp, middle } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnSegment,
  distance,
  orientation,
  pointInCircle,
  projectionParameter,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { closestAcross, closestUp, projection } from '../formulas.ts';

export interface State {
  readonly circle: CircleValue;
  readonly a: Vec2;
  readonly b: Vec2;
}

export const at = (
  [x, y, radius]: readonly [number, number, number],
  [ax, ay]: readonly [number, number] = [14, 18],
  [bx, by]: readonly [number, number] = [62, 38],
): State => ({
  circle: { center: { x, y }, radius },
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Beyond the edge of any window. */
const far = 200;

interface Where {
  /** Where t is relative to the ends; `point` if the ends are one point. */
  readonly place: 'before' | 'between' | 'past' | 'point';
  readonly t: number;
}

// Beyond an end, the shown t is never rounded to that end.
const places: Readonly<Record<Where['place'], (t: number) => string>> = {
  before: (t) => `t = ${show(Math.min(t, -0.01))} is before a`,
  between: (t) => `t = ${show(t)}`,
  past: (t) => `t = ${show(Math.max(t, 1.01))} is past b`,
  point: () => 'a and b are one point',
};

const where = ({ place, t }: Where) => places[place](t);

/** How far the centre passes from the segment, in radii. It is near enough to hit. */
const near = 0.8;

/** Along the segment, from before a to past b, on the side that has room. */
const path = keepPath((a: Vec2, b: Vec2, radius: number) => {
  // A segment that is a point has no direction, so use any.
  const end = a.x === b.x && a.y === b.y ? { x: a.x + 1, y: a.y } : b;
  const beside = (side: number) => aside(middle(a, b), a, end, side * near * radius);
  const through = isInWindow(beside(-1), world) ? beside(-1) : beside(1);
  return acrossWindow(through, { x: end.x - a.x, y: end.y - a.y }, world);
});

export const figure = defineFigure({
  name: 'segment-and-circle',
  version: 1,
  caption: 'Drag $a$, $b$, the circle or its rim',
  description:
    'A segment from a to b and a circle. A number line runs beside the segment, from 0 at a to 1 at b. ' +
    'A perpendicular from the centre c shows t on it; beyond the ends t is clamped to 0 or 1. Two ' +
    'thin lines through the ends divide the plane into three regions. A dashed line goes from c to q, the closest point of the segment.',
  world,
  close: { minX: -6, maxX: 84, minY: 2, maxY: 62 },
  parts: {
    circle: circle({ minRadius: 3, maxRadius: 32 }),
    a: point('a', 'end'),
    b: point('b', 'end'),
  },
  presets: [
    { name: 'between', label: 'between', state: at([45, 45, 16]) },
    { name: 'past', label: 'past b', state: at([71.5, 49, 11]) },
    { name: 'before', label: 'before a', state: at([19, 32, 17], [30, 22], [78, 42]) },
    { name: 'touching', label: 'touching', state: at([33, 40, 13]) },
    { name: 'point', label: 'a on b', state: at([48, 40, 22], [38, 16], [38, 16]) },
  ],
  meanings: { e: 'the vector from $a$ to $b$', t: 'position of the foot, 0 at $a$ and 1 at $b$' },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, a, b }: State) => {
    const segment = { a, b };
    const t = projectionParameter(circle.center, segment);
    const q = closestPointOnSegment(circle.center, segment);
    return {
      hit: segmentIntersectsCircle(segment, circle),
      t,
      q,
      d: distance(circle.center, q),
      length: distance(a, b),
      // Whether the circle hits the infinite line.
      lineHit: pointInCircle(lerp(a, b, t), circle),
    };
  },

  sweep: {
    label: 'circle along the segment',
    seconds: 7,
    repeat: 'back-and-forth',
    at: ({ circle, a, b }, t) => {
      const center = placeable(path(a, b, circle.radius)(t), world);
      return { circle: { ...circle, center }, a, b };
    },
  },

  words: {
    touching: (found: Where) => hit(`just touching; ${where(found)}`),
    deep: (found: Where & { depth: number }) =>
      hit(`${show(found.depth, 1)} deep; ${where(found)}`),
    justApart: (found: Where) => miss(`just apart; ${where(found)}`),
    apart: (found: Where & { gap: number }) => miss(`${show(found.gap, 1)} apart; ${where(found)}`),
  },

  find: ({ circle }, { hit, t, d, length }) => {
    const gap = d - circle.radius;
    const place = length === 0 ? 'point' : t < 0 ? 'before' : t > 1 ? 'past' : 'between';
    const found = { hit, place, t } as const;
    if (Math.abs(gap) < 0.05) return { ...found, kind: hit ? 'touching' : 'justApart' };
    return hit ? { ...found, kind: 'deep', depth: -gap } : { ...found, kind: 'apart', gap };
  },

  formulas: [projection, closestAcross, closestUp],
  values: ({ circle: { center }, a, b }, { t, q }) => ({
    t,
    'a.x': a.x,
    'a.y': a.y,
    'c.x': center.x,
    'c.y': center.y,
    'e.x': b.x - a.x,
    'e.y': b.y - a.y,
    'q.x': q.x,
    'q.y': q.y,
  }),

  *draw({ circle, a, b }, { hit, t, q, d, length }, view) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    if (length > 0) yield* drawLine(view, { circle, a, b }, t, length);
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (radius > 5 && !view.sketch) {
      // On the side away from the dashed line.
      yield mark.symbolAlong('r', center, rim, orientation(center, rim, q) > 0 ? -14 : 14);
    }
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    if (d > 9) {
      // On the side away from the radius and the perpendicular.
      const left = t < 0 ? -20 : 20;
      const side = q.y < center.y ? left : -left;
      const beside = aside(middle(center, q), center, q, side / pixels(view));
      yield mark.label('length', show(d, 1), beside, { dy: 5, style: 'note middle' });
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, d > 0 ? q : rim);
    yield mark.symbol('a', a, length > 0 ? b : { x: a.x + 1, y: a.y });
    yield mark.symbol('b', b, length > 0 ? a : { x: a.x - 1, y: a.y });
    yield mark.dot('q', 'fill-point stroke-paper', q, 6);
    yield mark.symbol('q', q, length > 0 ? aside(q, a, b, -1) : center);
  },
});

/** The number of pixels per world unit, or 1 if the drawing has no size before its layout. */
function pixels(view: Projection): number {
  return view.x(1) - view.x(0) || 1;
}

/** The line and, beside it, the number line of t with the perpendicular that shows t. */
function* drawLine(
  view: Projection,
  { circle, a, b }: State,
  t: number,
  length: number,
): Iterable<mark.Mark> {
  const unit = pixels(view);
  const beside = (at: number, away: number) => aside(lerp(a, b, at), a, b, away / unit);
  const on = (at: number) => beside(at, offset);
  const reach = far / length;
  yield mark.line('line', 'stroke-faint thin', lerp(a, b, -reach), lerp(a, b, 1 + reach), 'ground');
  for (const [name, end] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const [right, left] = [aside(end, a, b, far), aside(end, a, b, -far)];
    yield mark.line(`region-${name}`, 'stroke-faint dotted', left, right, 'ground');
  }
  if (view.sketch) return;
  yield mark.line('number-line', 'stroke-caption thin', on(-reach), on(1 + reach), 'ground');
  yield mark.line('unit', 'stroke-ink', on(0), on(1), 'ground');
  const foot = lerp(a, b, t);
  yield mark.line('perpendicular', 'stroke-faint thin', circle.center, on(t));
  if (distance(foot, circle.center) * unit > 12) {
    yield mark.rightAngle('square', foot, circle.center, t > 0.5 ? a : b);
  }
  for (const end of [0, 1]) {
    yield mark.line(
      `tick-${end}`,
      'stroke-caption thin',
      beside(end, offset - 5),
      beside(end, offset + 5),
    );
  }
  // The labels 0, 1 and e are left out if they are too near t or the segment is too short.
  const hasRoom = (at: number) => length * unit >= 70 && Math.abs(t - at) * length * unit >= 44;
  const number = { dy: 5, style: 'small middle' };
  if (hasRoom(0)) yield mark.label('zero', '0', beside(0, offset + 17), number);
  if (hasRoom(1)) yield mark.label('one', '1', beside(1, offset + 17), number);
  if (hasRoom(0.5)) yield mark.symbol('e', beside(0.5, offset + 17), on(0.5), 0);
  const clamped = clamp(t, 0, 1);
  const short = (Math.sign(t - clamped) * 6) / (length * unit);
  yield mark.arrow('clamp', 'stroke-focus', on(t), on(clamped + short));
  if (clamped !== t) yield mark.dot('unclamped', 'fill-paper stroke-ink', on(t), 5);
  yield mark.dot('clamped', 'fill-ink stroke-ink', on(clamped), 5);
  // Wide words need more room beside an upright line.
  const outward = aside({ x: 0, y: 0 }, a, b, 1);
  const room = 10 + 26 * Math.abs(outward.x) + 8 * Math.abs(outward.y);
  const value = { dy: 5, of: 't', style: 'note middle' };
  yield mark.label('t', `t = ${show(t)}`, beside(t, offset + room), value);
}

/** The distance of the number line from the segment, in pixels. */
const offset = 44;
