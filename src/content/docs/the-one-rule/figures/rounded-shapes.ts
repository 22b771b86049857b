import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { type RadiusValue, radius } from '#figure/parts/radius.ts';
import { lerp } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  type Box,
  boxIntersectsCircle,
  type Circle,
  circlesIntersect,
  closestPointInBox,
  closestPointOnPolygon,
  distance,
  pointInPolygon,
  polygonIntersectsCircle,
  signedDistanceToBox,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';
import { roundedDistance } from '../formulas.ts';

type Shape = 'box' | 'polygon' | 'ring';

export interface State {
  readonly circle: CircleValue;
  readonly corner: RadiusValue;
  readonly shape: Shape;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

/** A point on all three cores, where the handle of the rounding is. */
const knob: Vec2 = { x: 62, y: 40 };
const middlePlace: Vec2 = { x: 46, y: 28 };
const box: Box = { center: middlePlace, halfWidth: 16, halfHeight: 12 };
const polygon: readonly Vec2[] = [
  { x: 24, y: 14 },
  { x: 70, y: 14 },
  knob,
  { x: 46, y: 23 },
  { x: 28, y: 42 },
];
/** The core of a ring is the rim of this circle, without its inside. */
const ring: Circle = { center: middlePlace, radius: 20 };

const at = (shape: Shape, x: number, y: number, r: number, r1: number): State => ({
  circle: { center: { x, y }, radius: r },
  corner: { radius: r1 },
  shape,
});

export const figure = defineFigure({
  name: 'rounded-shapes',
  version: 1,
  caption: 'Change the rounding $r_1$, or drag the circle',
  description:
    'A core shape in thick lines, which is a box, a polygon with a dent, or the rim of a circle. ' +
    'Around it is the same shape grown by the radius r1. A circle with centre c and ' +
    'radius r, and a dashed line of length d from c to q, the closest point of the core.',
  world,
  parts: {
    circle: circle({ minRadius: 3, maxRadius: 16 }),
    corner: radius('r_1', knob, 2, 12),
    shape: choice<Shape>('core', [
      { name: 'box', label: 'box' },
      { name: 'polygon', label: 'polygon' },
      { name: 'ring', label: 'rim' },
    ]),
  },
  presets: [
    { name: 'box', label: 'rounded rectangle', state: at('box', 74, 52, 10, 7) },
    { name: 'polygon', label: 'rounded polygon', state: at('polygon', 52, 46, 11, 6) },
    { name: 'ring', label: 'ring', state: at('ring', 44, 30, 9, 5) },
    { name: 'band', label: 'across the ring', state: at('ring', 66, 24, 8, 5) },
    { name: 'inside', label: 'centre inside', state: at('box', 56, 32, 8, 7) },
  ],
  meanings: {
    r_1: 'radius by which the core is grown, the rounding of its corners',
    r: 'radius of the circle',
    q: 'the closest point of the core’s outline',
    d: 'signed distance of $c$ from the core, below 0 inside a filled core',
    g: 'signed distance of $c$ from the rounded shape',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, corner, shape }: State) => {
    const { center } = circle;
    const reach = corner.radius + circle.radius;
    const grown: Circle = { center, radius: reach };
    if (shape === 'box') {
      const d = signedDistanceToBox(center, box);
      return {
        hit: boxIntersectsCircle(box, grown),
        d,
        q: d > 0 ? closestPointInBox(center, box) : null,
      };
    }
    if (shape === 'polygon') {
      const isInside = pointInPolygon(center, polygon);
      return {
        hit: polygonIntersectsCircle(polygon, grown),
        d: signedDistanceToPolygon(center, polygon),
        q: isInside ? null : closestPointOnPolygon(center, polygon).point,
      };
    }
    const fromMiddle = distance(center, ring.center);
    return {
      // It touches the disc and is not inside the hole.
      hit: circlesIntersect(ring, grown) && fromMiddle + reach >= ring.radius,
      d: Math.abs(fromMiddle - ring.radius),
      q: fromMiddle > 0 ? lerp(ring.center, center, ring.radius / fromMiddle) : knob,
    };
  },

  words: {
    inside: ({ depth }: { depth: number }) => hit(`c is ${show(depth)} inside the rounded shape`),
    onOutline: () => hit('c is on the rounded outline'),
    reaches: ({ gap }: { gap: number }) => hit(`the rounded outline is ${show(gap)} from c`),
    apart: ({ gap }: { gap: number }) => miss(`the rounded outline is ${show(gap)} from c`),
  },

  find: ({ corner }, { hit, d }) => {
    const gap = d - corner.radius;
    if (!hit) return { hit, kind: 'apart', gap };
    if (Math.abs(gap) < 0.05) return { hit, kind: 'onOutline' };
    return gap < 0 ? { hit, kind: 'inside', depth: -gap } : { hit, kind: 'reaches', gap };
  },

  formulas: [roundedDistance],
  values: ({ corner }, { d }) => ({ d, r_1: corner.radius, g: d - corner.radius }),

  *draw({ circle, corner, shape }, { hit, d, q }, view) {
    const { center } = circle;
    yield* drawRounded(view, shape, corner.radius);
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    if (q) yield mark.line('distance', 'stroke-ink dashed', center, q);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    const knobRim = rimHandle({ center: knob, ...corner }, world);
    yield mark.line('rounding', 'stroke-ink', knob, knobRim);
    if (!view.sketch) {
      yield mark.symbolAlong('r', center, rim, -14);
      if (corner.radius > 4) yield mark.symbolAlong('r_1', knob, knobRim, 15);
      if (q && d > 10) yield mark.symbolAlong('d', center, q, 14);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, q ?? rim, 18);
    if (q) {
      yield mark.dot('q', 'fill-point stroke-paper', q, view.sketch ? 4 : 6);
      if (!view.sketch) yield mark.symbol('q', q, center, 20);
    }
  },
});

/** The core, and below it the same shape with a thick, rounded stroke. */
function* drawRounded(view: Projection, shape: Shape, by: number): Iterable<mark.Mark> {
  const wide = view.x(2 * by) - view.x(0);
  const corners =
    shape === 'box'
      ? [
          { x: 30, y: 16 },
          { x: 62, y: 16 },
          { x: 62, y: 40 },
          { x: 30, y: 40 },
        ]
      : polygon;
  if (shape === 'ring') {
    yield mark.circle('ring-outer', 'shape fill-tint', { ...ring, radius: ring.radius + by });
    yield mark.circle('ring-inner', 'shape fill-paper', { ...ring, radius: ring.radius - by });
    yield mark.circle('ring-core', 'stroke-ink firm', ring);
    return;
  }
  yield {
    ...mark.polygon('border', 'fill-tint stroke-ink round', corners, 'ground'),
    attributes: { 'stroke-width': wide + 4 },
  };
  yield {
    ...mark.polygon('grown', 'fill-tint stroke-tint round', corners, 'ground'),
    attributes: { 'stroke-width': wide },
  };
  yield mark.polygon('core', 'shape', corners, 'ground');
}
