import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { aside, lerp, middle } from '#figure/places.ts';
import { circleIntersections, distance, orientation, type Vec2 } from '#lib/index.ts';
import { tangentLength } from '../formulas.ts';

export interface State {
  readonly p: Vec2;
  readonly circle: CircleValue;
}

const at = (x: number, y: number, radius: number, px: number, py: number): State => ({
  p: { x: px, y: py },
  circle: { center: { x, y }, radius },
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Beyond the edge of any window. */
const far = 200;

/** How far below the centre the point passes. */
const below = 10;

const path = keepPath(({ x, y }: Vec2) =>
  acrossWindow(placeable({ x, y: y - below }, world), { x: -1, y: 0 }, world),
);

export const figure = defineFigure({
  name: 'point-tangents',
  version: 1,
  caption: 'Drag $p$ around the circle, and onto it',
  description:
    'A point p outside a circle with centre c. From p two lines just touch the circle, at q1 and ' +
    'q2, each at a right angle to the radius there. A dashed circle has the line from p to c as ' +
    'its diameter, and it crosses the rim at those two points. The area that p cannot see behind the ' +
    'circle is shaded.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts: { p: point('p', 'point'), circle: circle({ minRadius: 4, maxRadius: 24 }) },
  presets: [
    { name: 'beside', label: 'beside the circle', state: at(54, 34, 16, 14, 20) },
    { name: 'whole', label: 'whole numbers', state: at(60, 32, 15, 35, 32) },
    { name: 'near', label: 'close by', state: at(54, 34, 20, 36, 18) },
    { name: 'rim', label: 'on the rim', state: at(54, 34, 20, 42, 18) },
    { name: 'inside', label: 'inside', state: at(54, 34, 20, 46, 28) },
  ],
  meanings: {
    p: 'the point from which the tangents start',
    r: 'radius of the circle',
    l: 'length of a tangent, from $p$ to $q_1$ or to $q_2$',
    m: 'the midpoint of $p$ and $c$',
    q_1: 'contact point of the left tangent',
    q_2: 'contact point of the right tangent',
  },
  conventions: ['yUp'],

  answer: ({ p, circle }: State) => {
    const d = distance(p, circle.center);
    const over = { center: middle(p, circle.center), radius: d / 2 };
    // As seen from p: the point on the left comes first.
    const points = circleIntersections(over, circle);
    const [one] = points;
    return { d, over, points, length: one ? distance(p, one) : 0 };
  },

  sweep: {
    label: 'point past and through the circle',
    seconds: 8,
    repeat: 'back-and-forth',
    at: ({ circle }, t) => ({ p: placeable(path(circle.center)(t), world), circle }),
  },

  words: {
    two: ({ length }: { length: number }) => ({
      word: '2 tangents',
      rest: `each ${show(length, 1)} long, from p to where it touches`,
    }),
    rim: () => ({ word: '1 tangent', rest: 'p is on the rim, and the tangent touches there' }),
    inside: ({ depth }: { depth: number }) => ({
      word: '0 tangents',
      rest: `p is ${depth < 0.05 ? 'barely' : show(depth, 1)} inside the rim`,
    }),
  },

  find: ({ circle }, { points, length, d }) => {
    // On the rim, rounding may turn one point into two.
    if (points.length > 0 && length < 0.05) return { hit: true, kind: 'rim' };
    if (points.length > 0) return { hit: true, kind: 'two', length };
    return { hit: false, kind: 'inside', depth: circle.radius - d };
  },

  formulas: [tangentLength],
  values: ({ circle }, { d, length }) => ({ d, r: circle.radius, l: length }),
  used: (_state, { points }) => ({ tangentLength: points.length > 0 }),

  *draw({ p, circle }, { d, over, points, length }, view) {
    const { center } = circle;
    const [left, right] = points;
    if (left && right && length > 0.05) {
      const reach = far / length;
      const ends = [lerp(p, left, reach), lerp(p, right, reach)] as const;
      yield mark.polygon('shadow', 'fill-shape', [left, ends[0], ends[1], right], 'ground');
      // The shadow starts on the far side of the circle.
      yield mark.circle('lit', 'fill-paper', circle, 'ground');
    }
    yield mark.circle('disc', 'disc', circle);
    if (d > 0) yield mark.circle('over', 'stroke-border light dashed', over);
    if (left && right && length > 0.05) {
      const reach = far / length;
      for (const [i, touch] of [left, right].entries()) {
        const which = i + 1;
        yield mark.line(`sight-${which}`, 'stroke-faint thin', touch, lerp(p, touch, reach));
        yield mark.line(`tangent-${which}`, 'stroke-point firm', p, touch);
        yield mark.line(`radius-${which}`, 'stroke-circle', center, touch);
        if (length > 4) yield mark.rightAngle(`square-${which}`, touch, p, center);
      }
      if (!view.sketch) {
        if (length > 9) yield mark.symbolAlong('l', p, left, 14);
        yield mark.symbolAlong('r', center, left, 14);
      }
    } else if (left) {
      // On the rim, both tangents are the same line.
      const ends = [far, -far].map((way) => aside(p, center, p, way));
      yield mark.line('tangent-1', 'stroke-point firm', ends[0]!, ends[1]!);
    }
    if (!(left && right && length > 0.05) && !view.sketch) {
      const rim = rimHandle(circle, world);
      yield mark.line('radius', 'stroke-circle', center, rim);
      yield mark.symbolAlong('r', center, rim, orientation(center, rim, p) > 0 ? -14 : 14);
    }
    if (d > 0) yield mark.line('distance', 'stroke-ink dashed', p, center);
    if (d > 14 && !view.sketch) {
      yield mark.dot('m', 'fill-ink', over.center, 3);
      yield mark.symbolAlong('m', lerp(p, center, 0.45), lerp(p, center, 0.55), 14);
      yield mark.symbolAlong('d', p, over.center, 14);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, d > 0 ? p : rimHandle(circle, world), 18);
    for (const [i, place] of points.entries()) {
      yield mark.dot(`touch-${i}`, 'fill-point stroke-paper', place, 6);
      if (points.length < 2 || length <= 4 || view.sketch) continue;
      yield mark.symbol(i === 0 ? 'q_1' : 'q_2', place, center, 22);
    }
    yield mark.dot('p', 'fill-ink', p, 5);
    yield mark.symbol('p', p, d > 0 ? center : { x: p.x + 1, y: p.y }, 20);
  },
});
