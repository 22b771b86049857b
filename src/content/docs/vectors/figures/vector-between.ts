import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { point } from '#figure/parts/point.ts';
import { along, middle } from '#figure/places.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { fromTo, length, unit } from '../formulas.ts';
import { drawGrid, drawVector, firstQuadrant, origin, place } from '../plane.ts';

interface State {
  readonly a: Vec2;
  readonly b: Vec2;
}

const at = (ax: number, ay: number, bx: number, by: number): State => ({
  a: place(ax, ay),
  b: place(bx, by),
});

interface Vector {
  readonly d: number;
  readonly e: Vec2;
  readonly u: Vec2;
}

const pair = ({ x, y }: Vec2) => `(${show(x)}, ${show(y)})`;

export const figure = defineFigure({
  name: 'vector-between',
  version: 1,
  caption: 'Drag $a$ and $b$',
  description:
    'A grid with two points a and b. An arrow goes from a to b; thin lines show how far that is ' +
    'horizontally and vertically. A short bold arrow at a has the same direction and length 1.',
  world: firstQuadrant,
  parts: { a: point('a', 'point'), b: point('b', 'point') },
  presets: [
    { name: 'three-four', label: '4 right, 3 up', state: at(2, 1, 6, 4) },
    { name: 'back', label: 'back again', state: at(6, 4, 2, 1) },
    { name: 'down', label: 'straight down', state: at(7, 6, 7, 1) },
    { name: 'none', label: 'a on b', state: at(5, 3, 5, 3) },
  ],
  meanings: {
    a: 'the start',
    b: 'the end',
    e: 'the vector from $a$ to $b$',
    d: 'its length',
    e_1: 'its direction, a unit vector',
  },
  conventions: ['yUp'],

  answer: ({ a, b }: State) => {
    const d = distance(a, b);
    const e = place(b.x - a.x, b.y - a.y);
    return { d, e, u: d > 0 ? place(e.x / d, e.y / d) : origin };
  },

  words: {
    vector: ({ d, e, u }: Vector) => ({
      word: `vector ${pair(e)}`,
      rest: `${show(d)} long, direction ${pair(u)}`,
    }),
    zero: () => ({ word: 'vector (0, 0)', rest: 'length 0, and no direction' }),
  },

  find: (_state, { d, e, u }) =>
    d > 0 ? { hit: true, kind: 'vector', d, e, u } : { hit: false, kind: 'zero' },

  formulas: [fromTo, length, unit],
  values: ({ a, b }, { d, e, u }) => ({
    'a.x': a.x,
    'b.x': b.x,
    'e.x': e.x,
    'e.y': e.y,
    d,
    'e_1.x': u.x,
  }),

  *draw({ a, b }, { d, e, u }, view) {
    yield* drawGrid(firstQuadrant);
    const corner = place(b.x, a.y);
    yield mark.line('across', 'stroke-faint thin', a, corner);
    yield mark.line('up', 'stroke-faint thin', corner, b);
    if (Math.abs(e.x) > 0.8 && Math.abs(e.y) > 0.8) {
      yield mark.rightAngle('square', corner, a, b);
      yield mark.label('across-length', show(e.x), middle(a, corner), {
        dy: e.y > 0 ? 18 : -8,
        style: 'note middle',
      });
      yield mark.label('up-length', show(e.y), middle(corner, b), {
        dx: e.x > 0 ? 8 : -8,
        dy: 5,
        style: e.x > 0 ? 'note' : 'note end',
      });
    }
    yield* drawVector(view, 'vector', 'stroke-ink firm', a, b);
    yield mark.arrow('unit', 'stroke-point bold', a, along(a, u, 1));
    if (d > 2.5) {
      yield mark.symbolAlong('e', along(a, u, 1), b, 16);
      yield mark.symbolAlong('e_1', a, along(a, u, 1), 16);
      const beside = { of: 'd' };
      yield mark.labelAlong('d', `d = ${show(d)}`, along(a, u, 1), b, -24, beside);
    }
    yield mark.symbol('a', a, d > 0 ? b : place(a.x + 1, a.y));
    yield mark.symbol('b', b, d > 0 ? a : place(b.x - 1, b.y));
  },
});
