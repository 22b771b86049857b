import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { point } from '#figure/parts/point.ts';
import { segmentIntersection, type Vec2 } from '#lib/index.ts';

export interface State {
  readonly a: Vec2;
  readonly b: Vec2;
  readonly from: Vec2;
  readonly to: Vec2;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (...[ax, ay, bx, by, cx, cy, dx, dy]: readonly number[]): State => ({
  a: { x: ax!, y: ay! },
  b: { x: bx!, y: by! },
  from: { x: cx!, y: cy! },
  to: { x: dx!, y: dy! },
});

const inWords = ({ x, y }: Vec2) => `(${show(x, 1)}, ${show(y, 1)})`;

export const figure = defineFigure({
  name: 'line-of-sight',
  version: 1,
  caption: 'Drag $a$, $b$ or the ends of the wall',
  description:
    'A line of sight from a to b, and a wall. The shared points are marked: none, one, or ' +
    'the two ends of the part where they overlap.',
  world,
  close: { minX: 4, maxX: 92, minY: 6, maxY: 58 },
  parts: {
    a: point('a', 'point'),
    b: point('b', 'point'),
    from: point('v_0', 'end'),
    to: point('v_1', 'end'),
  },
  presets: [
    { name: 'blocked', label: 'blocked', state: at(12, 14, 84, 50, 36, 50, 60, 14) },
    { name: 'joint', label: 'end on the line', state: at(12, 14, 84, 50, 48, 32, 60, 10) },
    { name: 'along', label: 'along the wall', state: at(12, 32, 84, 32, 36, 32, 60, 32) },
    { name: 'clear', label: 'clear', state: at(12, 14, 84, 50, 40, 46, 20, 54) },
  ],
  meanings: {
    a: 'the eye',
    b: 'the target',
    v_0: 'one end of the wall',
    v_1: 'the other end',
  },
  conventions: ['yUp'],

  answer: ({ a, b, from, to }: State) => ({
    points: segmentIntersection({ a, b }, { a: from, b: to }),
  }),

  words: {
    clear: () => ({ word: 'clear', rest: 'the two do not share a point' }),
    one: ({ first }: { first: Vec2 }) => ({ word: 'blocked', rest: `at ${inWords(first)}` }),
    part: ({ first, last }: { first: Vec2; last: Vec2 }) => ({
      word: 'blocked',
      rest: `from ${inWords(first)} to ${inWords(last)}`,
    }),
  },

  find: (_state, { points }) => {
    const [first, last] = points;
    if (!first) return { hit: false, kind: 'clear' };
    return last ? { hit: true, kind: 'part', first, last } : { hit: true, kind: 'one', first };
  },

  *draw({ a, b, from, to }, { points }, view) {
    yield mark.line('wall', 'stroke-ink bold round', from, to);
    yield mark.line('sight', 'stroke-point firm dashed', a, b);
    const [first, last] = points;
    if (first && last) yield mark.line('part', 'stroke-focus bold', first, last);
    for (const [i, place] of points.entries())
      yield mark.dot(`crossing-${i}`, 'fill-point stroke-paper', place, 6);
    if (view.sketch) {
      yield mark.dot('a', 'fill-point', a, 3);
      yield mark.dot('b', 'fill-point', b, 3);
    } else {
      yield mark.symbol('v_0', from, to, 24);
      yield mark.symbol('v_1', to, from, 24);
    }
    yield mark.symbol('a', a, b);
    yield mark.symbol('b', b, a);
  },
});
