import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { point } from '#figure/parts/point.ts';
import { along, lerp, middle } from '#figure/places.ts';
import { cross, distance, dot, projectionParameter, type Vec2 } from '#lib/index.ts';
import { dotProduct, shadow } from '../formulas.ts';
import { aroundOrigin, drawGrid, drawVector, far, halfPlane, origin, place } from '../plane.ts';

interface State {
  readonly u: Vec2;
  readonly v: Vec2;
}

const at = (ux: number, uy: number, vx: number, vy: number): State => ({
  u: place(ux, uy),
  v: place(vx, vy),
});

interface Product {
  readonly dot: number;
  readonly shadow: number;
}

const said = (word: string) => (found: Product) => ({
  word,
  rest: `dot product ${show(found.dot)}, shadow ${show(found.shadow)}`,
});

export const figure = defineFigure({
  name: 'dot-product',
  version: 1,
  caption: 'Drag the tips of $u$ and $v$',
  description:
    'Two arrows u and v from the origin of a grid. A perpendicular goes from the tip of v to the ' +
    'line of u; a thick bar on that line, from the origin to the foot, is the shadow of v. The half ' +
    'of the plane behind u is tinted.',
  world: aroundOrigin,
  parts: { u: point('u', 'vector'), v: point('v', 'vector') },
  presets: [
    { name: 'ahead', label: 'ahead', state: at(4, 2, 1.5, 3) },
    { name: 'beside', label: 'at a right angle', state: at(4, 2, -1.5, 3) },
    { name: 'behind', label: 'behind', state: at(4, 2, -4, 1) },
    { name: 'along', label: 'along u', state: at(4, 2, 2, 1) },
    { name: 'unit', label: 'u of length 1', state: at(0.8, 0.6, 2.5, 3) },
  ],
  meanings: {
    u: 'the vector we look along',
    v: 'the vector to compare',
    s: 'the shadow of $v$ on the line of $u$',
  },
  conventions: ['yUp'],

  answer: ({ u, v }: State) => {
    const t = projectionParameter(v, { a: origin, b: u });
    const values = { 'u.x': u.x, 'u.y': u.y, 'v.x': v.x, 'v.y': v.y };
    const length = distance(origin, u);
    return {
      values,
      length,
      dot: dot(u, v),
      foot: lerp(origin, u, t),
      shadow: t * length,
    };
  },

  words: {
    ahead: said('ahead'),
    behind: said('behind'),
    beside: () => ({ word: 'beside', rest: 'dot product 0: a right angle, and no shadow' }),
    none: () => ({ word: 'no direction', rest: 'u has length 0, and the dot product is 0' }),
  },

  find: (_state, { dot, shadow, length }) => {
    if (length === 0) return { hit: false, kind: 'none' };
    // Products of tenths are hundredths, so anything less is a rounding error.
    if (Math.abs(dot) < 0.005) return { hit: false, kind: 'beside' };
    return { hit: dot > 0, kind: dot > 0 ? 'ahead' : 'behind', dot, shadow };
  },

  formulas: [dotProduct, shadow],
  values: (_state, { values, shadow }) => ({ ...values, s: shadow }),

  *draw({ u, v }, { foot, shadow, length }, view) {
    if (length > 0) {
      const direction = place(u.x / length, u.y / length);
      yield mark.polygon(
        'behind',
        'fill-tint',
        halfPlane(origin, along(origin, direction, -1)),
        'ground',
      );
      yield* drawGrid(aroundOrigin);
      const [back, onward] = [along(origin, direction, -far), along(origin, direction, far)];
      const [left] = halfPlane(origin, direction);
      yield mark.line('line', 'stroke-faint thin', back, onward, 'ground');
      yield mark.line(
        'beside',
        'stroke-faint thin dotted',
        left!,
        along(origin, left!, -1),
        'ground',
      );
      yield* drawVector(view, 'u', 'stroke-point firm', origin, u);
      yield mark.line('shadow', 'stroke-normal thick', origin, foot);
      yield mark.line('perpendicular', 'stroke-ink dashed', v, foot);
      if (distance(v, foot) > 0.5 && Math.abs(shadow) > 0.5) {
        yield mark.rightAngle('square', foot, v, origin);
      }
      const half = middle(origin, foot);
      // On the opposite side of the line from v.
      const beside = cross(u, v) < 0 ? 1 : -1;
      if (Math.abs(shadow) > 0.7) {
        yield mark.label('length', `s = ${show(shadow)}`, half, {
          dx: -direction.y * 24 * beside,
          dy: -direction.x * 24 * beside + 5,
          of: 's',
          style: 'note middle',
        });
      }
    } else yield* drawGrid(aroundOrigin);
    yield* drawVector(view, 'v', 'stroke-circle firm', origin, v);
    yield mark.dot('origin', 'fill-ink', origin, 3);
    yield mark.symbol('u', u, origin, 22);
    yield mark.symbol('v', v, origin, 22);
  },
});
