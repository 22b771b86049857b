import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { amid } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnPolygon,
  type Polygon,
  pointInPolygon,
  polygonOutlineIntersectsCircle,
  segmentIntersectsCircle,
  signedDistanceToPolygon,
} from '#lib/index.ts';

export interface State {
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Its bay opens upwards. It is not shared, so that the first figure loads fewer files. */
export const horseshoe: Polygon = [
  { x: 20, y: 12 },
  { x: 74, y: 12 },
  { x: 80, y: 52 },
  { x: 62, y: 52 },
  { x: 56, y: 28 },
  { x: 38, y: 28 },
  { x: 32, y: 52 },
  { x: 14, y: 52 },
];
const edges = horseshoe.map((a, i) => ({ a, b: horseshoe[(i + 1) % horseshoe.length]! }));

export const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});

export function answer({ circle }: State) {
  const { center, radius } = circle;
  return {
    outline: polygonOutlineIntersectsCircle(horseshoe, circle),
    inside: pointInPolygon(center, horseshoe),
    touched: edges.filter((edge) => segmentIntersectsCircle(edge, circle)),
    closest: closestPointOnPolygon(center, horseshoe).point,
    gap: Math.abs(signedDistanceToPolygon(center, horseshoe)) - radius,
  };
}

export type Answer = ReturnType<typeof answer>;

export function* draw(
  view: Projection,
  circle: CircleValue,
  { touched, closest }: Answer,
  isHit: boolean,
): Iterable<mark.Mark> {
  const { center, radius } = circle;
  const rim = rimHandle(circle, world);
  yield mark.circle('disc', isHit ? 'disc fill-hit' : 'disc', circle);
  yield mark.line('distance', 'stroke-ink dashed', center, closest);
  yield mark.line('radius', 'stroke-circle', center, rim);
  for (const [i, { a, b }] of edges.entries()) {
    if (touched.some((edge) => edge.a === a)) yield mark.line(`edge-${i}`, 'stroke-hit bold', a, b);
  }
  yield mark.dot('q', 'fill-point stroke-paper', closest, 5.5);
  yield mark.dot('c', 'fill-circle', center, 3);
  yield mark.symbol('c', center, amid(center, rim, closest), 18);
  if (view.sketch) return;
  yield mark.symbol('q', closest, center, 17);
  if (radius > 5) yield mark.symbolAlong('r', center, rim, 14);
}

export const figure = defineFigure({
  name: 'shore-exercise',
  version: 1,
  caption: 'Drag the circle along the outline, and inside',
  description:
    'The outline of a horseshoe with eight corners whose bay opens upwards, and a circle. The edges ' +
    'that the circle touches are lit.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts: { circle: circle({ minRadius: 2, maxRadius: 24 }) },
  presets: [
    { name: 'within', label: 'inside', state: at(26, 20, 5) },
    { name: 'edge', label: 'at an edge', state: at(66, 18, 8) },
    { name: 'bay', label: 'in the bay', state: at(47, 44, 6) },
    { name: 'touching', label: 'touching', state: at(47, 4, 8) },
  ],
  meanings: { q: 'the closest point of the outline' },
  conventions: ['touching', 'yUp'],

  answer,

  calls: {
    polygonOutlineIntersectsCircle: {
      load: () => import('#lib/polygon-outline-intersects-circle.ts?trace'),
      values: ({ circle }) => [horseshoe, circle],
    },
  },

  words: {
    touches: ({ edges }: { edges: number }) =>
      hit(edges === 1 ? 'it touches one edge' : `it touches ${edges} edges`),
    within: () => miss('inside, and it does not touch an edge'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} away from the outline`),
  },

  find: (_state, { outline, inside, touched, gap }) => {
    if (outline) return { hit: true, kind: 'touches', edges: Math.max(1, touched.length) };
    return inside ? { hit: false, kind: 'within' } : { hit: false, kind: 'apart', gap };
  },

  *draw({ circle }, found, view) {
    yield mark.polygon('outline', 'stroke-ink firm', horseshoe, 'ground');
    yield* draw(view, circle, found, found.outline);
  },
});
