import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { point } from '#figure/parts/point.ts';
import { along, middle } from '#figure/places.ts';
import { cross, distance, orientation, type Vec2 } from '#lib/index.ts';
import { crossProduct } from '../formulas.ts';
import { aroundOrigin, drawGrid, drawVector, far, origin, place } from '../plane.ts';

interface State {
  readonly u: Vec2;
  readonly v: Vec2;
}

const at = (ux: number, uy: number, vx: number, vy: number): State => ({
  u: place(ux, uy),
  v: place(vx, vy),
});

interface Area {
  readonly cross: number;
}

const area = ({ cross }: Area) =>
  `cross product ${show(cross)}, a parallelogram of area ${show(Math.abs(cross))}`;

export const figure = defineFigure({
  name: 'cross-product',
  version: 1,
  caption: 'Drag the tips of $u$ and $v$',
  description:
    'Two arrows u and v from the origin of a grid, and the parallelogram with these sides. In its ' +
    'middle is its area. If v is to the right of u, this is negative and the outline is dashed.',
  world: aroundOrigin,
  parts: { u: point('u', 'vector'), v: point('v', 'vector') },
  presets: [
    { name: 'left', label: 'v to the left', state: at(4, 1, 1, 2) },
    { name: 'right', label: 'v to the right', state: at(4, 1, 1.5, -2.5) },
    { name: 'square', label: 'a right angle', state: at(3, 0, 0, 3) },
    { name: 'line', label: 'in line', state: at(2, 1, 4, 2) },
    { name: 'back', label: 'straight back', state: at(4, 2, -4, -2) },
  ],
  meanings: { u: 'the vector we look along', v: 'the vector to compare' },
  conventions: ['yUp'],

  answer: ({ u, v }: State) => {
    const values = { 'u.x': u.x, 'u.y': u.y, 'v.x': v.x, 'v.y': v.y };
    return {
      values,
      side: orientation(origin, u, v),
      cross: cross(u, v),
    };
  },

  calls: {
    orientationSimply: {
      load: () => import('#lib/plain/orientation-simply.ts?trace'),
      values: ({ u, v }) => [origin, u, v],
    },
    orientation: {
      load: () => import('#lib/orientation.ts?trace'),
      values: ({ u, v }) => [origin, u, v],
    },
  },

  words: {
    left: (found: Area) => ({ word: 'left', rest: area(found) }),
    right: (found: Area) => ({ word: 'right', rest: area(found) }),
    line: () => ({ word: 'in line', rest: 'cross product 0, no area' }),
    hair: ({ side }: { side: number }) => ({
      word: side > 0 ? 'left' : 'right',
      rest: 'but only just, because the cross product rounds to 0',
    }),
  },

  find: (_state, { side, cross }) => {
    if (side === 0) return { hit: false, kind: 'line' };
    // Doubles cannot store tenths exactly, so points on one line on paper may be just off it here.
    if (Math.abs(cross) < 0.005) return { hit: side > 0, kind: 'hair', side };
    return { hit: side > 0, kind: side > 0 ? 'left' : 'right', cross };
  },

  formulas: [crossProduct],
  values: (_state, { values }) => values,

  *draw({ u, v }, { side, cross }, view) {
    const opposite = along(u, v, 1);
    yield* drawGrid(aroundOrigin);
    yield mark.polygon(
      'parallelogram',
      side > 0 ? 'fill-hit soft stroke-hit thin' : 'fill-missed soft stroke-ink thin dashed',
      [origin, u, opposite, v],
    );
    const length = distance(origin, u);
    if (length > 0) {
      const back = along(origin, u, -far / length);
      yield mark.line('line', 'stroke-faint thin', back, along(origin, u, far / length), 'ground');
    }
    yield* drawVector(view, 'u', 'stroke-point firm', origin, u);
    yield* drawVector(view, 'v', 'stroke-circle firm', origin, v);
    if (Math.abs(cross) > 2) {
      const text = { dy: 5, style: 'strong middle' };
      yield mark.label('area', show(cross), middle(origin, opposite), text);
    }
    yield mark.dot('origin', 'fill-ink', origin, 3);
    yield mark.symbol('u', u, origin, 22);
    yield mark.symbol('v', v, origin, 22);
  },
});
