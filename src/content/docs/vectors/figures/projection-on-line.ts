import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { point } from '#figure/parts/point.ts';
import { along, aside, lerp, middle } from '#figure/places.ts';
import { closestPointOnSegment, distance, projectionParameter, type Vec2 } from '#lib/index.ts';
import { foot as footFormula, parameter } from '../formulas.ts';
import { drawGrid, drawVector, far, firstQuadrant, place } from '../plane.ts';

interface State {
  readonly p: Vec2;
  readonly a: Vec2;
  readonly b: Vec2;
}

const at = (
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number] = [2, 1],
  [bx, by]: readonly [number, number] = [8, 3],
): State => ({ p: place(x, y), a: place(ax, ay), b: place(bx, by) });

interface Where {
  readonly t: number;
}

export const figure = defineFigure({
  name: 'projection-on-line',
  version: 1,
  caption: 'Drag $p$, $a$ and $b$',
  description:
    'A segment from a to b on its line, and a point p. A perpendicular goes from p to its foot on ' +
    'the line, which is labelled with t. Dotted lines through a and b divide the plane into three ' +
    'strips: before a, between, and past b. A ring marks the closest point of the segment.',
  world: firstQuadrant,
  parts: { p: point('p', 'point'), a: point('a', 'end'), b: point('b', 'end') },
  presets: [
    { name: 'between', label: 'between', state: at([4, 5]) },
    { name: 'before', label: 'before a', state: at([0, 3]) },
    { name: 'past', label: 'past b', state: at([9, 5]) },
    { name: 'on-line', label: 'on the line', state: at([5, 2]) },
    { name: 'point', label: 'a on b', state: at([6, 5], [4, 2], [4, 2]) },
  ],
  meanings: {
    e: 'the vector from $a$ to $b$',
    t: 'position of the foot, 0 at $a$ and 1 at $b$',
    f: 'the foot of the perpendicular',
    q: 'the closest point of the segment',
  },
  conventions: ['yUp'],

  answer: ({ p, a, b }: State) => {
    const t = projectionParameter(p, { a, b });
    return {
      t,
      foot: lerp(a, b, t),
      q: closestPointOnSegment(p, { a, b }),
      length: distance(a, b),
    };
  },

  calls: {
    projectionParameter: {
      load: () => import('#lib/projection-parameter.ts?trace'),
      values: ({ p, a, b }) => [p, { a, b }],
    },
  },

  words: {
    before: ({ t }: Where) => ({
      word: 'before a',
      // Never rounded to the end itself.
      rest: `t = ${show(Math.min(t, -0.01))} is below 0, so the closest point is a`,
    }),
    between: ({ t }: Where) => ({
      word: 'between',
      rest: `t = ${show(t)}, so the closest point is the foot f`,
    }),
    past: ({ t }: Where) => ({
      word: 'past b',
      rest: `t = ${show(Math.max(t, 1.01))} is above 1, so the closest point is b`,
    }),
    point: () => ({ word: 'no line', rest: 'a and b are one point' }),
  },

  find: (_state, { t, length }) => {
    if (length === 0) return { hit: false, kind: 'point' };
    if (t < 0) return { hit: false, kind: 'before', t };
    return t > 1 ? { hit: false, kind: 'past', t } : { hit: true, kind: 'between', t };
  },

  formulas: [parameter, footFormula],
  values: ({ p, a, b }, { t, foot }) => ({
    t,
    'p.x': p.x,
    'p.y': p.y,
    'a.x': a.x,
    'a.y': a.y,
    'e.x': b.x - a.x,
    'e.y': b.y - a.y,
    'f.x': foot.x,
  }),

  *draw({ p, a, b }, { t, foot, q, length }, view) {
    yield* drawGrid(firstQuadrant);
    if (length > 0) yield* drawLine(a, b, length);
    yield* drawVector(view, 'segment', 'stroke-ink firm', a, b);
    if (length > 0) {
      yield mark.line('perpendicular', 'stroke-ink dashed', p, foot);
      if (distance(p, foot) > 0.4) yield mark.rightAngle('square', foot, p, t > 0.5 ? a : b);
      yield mark.dot('foot', 'fill-paper stroke-ink', foot, 4);
      yield* drawNames({ p, a, b }, { t, foot, q, length });
    }
    yield mark.dot('q', 'fill-none stroke-point firm', q, 9);
    yield mark.symbol('a', a, length > 0 ? b : place(a.x + 1, a.y));
    yield mark.symbol('b', b, length > 0 ? a : place(b.x - 1, b.y));
    yield mark.symbol('p', p, length > 0 ? foot : a);
  },
});

/** The labels of the foot and the closest point, with t, on the side of the line away from p. */
function* drawNames(
  { p, a, b }: State,
  { t, foot, q, length }: { t: number; foot: Vec2; q: Vec2; length: number },
): Iterable<mark.Mark> {
  const away = distance(p, aside(foot, a, b, 1)) > distance(p, foot) ? 1 : -1;
  const onward = place((b.x - a.x) / length, (b.y - a.y) / length);
  const beside = (at: Vec2, below: number, ahead: number) =>
    along(aside(at, a, b, below * away), onward, ahead);
  yield mark.label('f', 'f', beside(foot, 0.5, -0.35), { symbol: 'f', dy: 7 });
  yield mark.label('symbol-q', 'q', beside(q, 0.5, 0.35), { symbol: 'q', dy: 7 });
  const text = { dy: 5, of: 't', style: 'note middle' };
  yield mark.label('t', `t = ${show(t)}`, beside(foot, 1.05, 0), text);
  // Along the longer part of the segment.
  const part = t > 0.5 ? [a, t < 1 ? foot : b] : [t > 0 ? foot : a, b];
  if (length > 2)
    yield mark.label('e', 'e', aside(middle(part[0]!, part[1]!), a, b, 0.4 * away), {
      symbol: 'e',
      dy: 7,
    });
}

/** The line of the segment, and the borders of its three strips. */
function* drawLine(a: Vec2, b: Vec2, length: number): Iterable<mark.Mark> {
  const reach = far / length;
  yield mark.line('line', 'stroke-faint thin', lerp(a, b, -reach), lerp(a, b, 1 + reach), 'ground');
  const borders = [a, b].map((end) => [aside(end, a, b, far), aside(end, a, b, -far)] as const);
  yield mark.polygon(
    'between',
    'fill-tint',
    [...borders[0]!, ...[...borders[1]!].reverse()],
    'ground',
  );
  for (const [i, [from, to]] of borders.entries()) {
    yield mark.line(`border-${i}`, 'stroke-border thin dotted', from, to, 'ground');
  }
}
