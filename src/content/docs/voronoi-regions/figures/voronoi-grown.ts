import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { along } from '#figure/places.ts';
import { refusal } from '#figure/refusal.ts';
import { endsOf, nameCorners } from '#figure/regions.ts';
import { featureName, notConvex } from '#figure/words/polygon.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  convexPolygonIntersectsCircle,
  type Feature,
  outwardNormals,
  type Polygon,
  polygonIntersectsCircle,
  segmentIntersectsCircle,
  voronoiRegion,
} from '#lib/index.ts';

interface State {
  readonly circle: CircleValue;
  readonly polygon: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const tent: Polygon = [
  { x: 24, y: 20 },
  { x: 60, y: 16 },
  { x: 70, y: 34 },
  { x: 46, y: 48 },
  { x: 22, y: 38 },
];

/** The square of side 4, nine times as large. */
const square: Polygon = [
  { x: 30, y: 17 },
  { x: 66, y: 17 },
  { x: 66, y: 53 },
  { x: 30, y: 53 },
];

const at = (polygon: Polygon, x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon,
});

interface Reach {
  /** The number of edges within reach of the circle. */
  readonly near: number;
}

interface In {
  readonly region: Feature;
}

const reach = ({ near }: Reach) => `${near === 1 ? '1 edge' : `${near || 'no'} edges`} in reach`;

export const figure = defineFigure({
  name: 'voronoi-grown',
  version: 1,
  caption: 'Drag $c$ across the border, and change $r$',
  description:
    'A convex polygon, and around it the same polygon grown by the radius of a circle, with a ' +
    'rectangle on each edge and a slice of a disc at each corner. The circle touches the polygon ' +
    'if its centre is in the grown polygon.',
  world,
  parts: { circle: circle({ minRadius: 2, maxRadius: 16 }), polygon: polygon() },
  presets: [
    { name: 'slice', label: 'in a wedge', state: at(tent, 76.5, 38, 9) },
    { name: 'box', label: 'in a band', state: at(tent, 42, 11, 9) },
    { name: 'outside', label: 'outside', state: at(tent, 80, 50, 9) },
    { name: 'two-edges', label: 'near two edges', state: at(square, 65.1, 12.5, 9) },
  ],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, polygon }: State) => {
    const refused = refusal(polygon);
    const region: Feature = refused ? { kind: 'interior' } : voronoiRegion(circle.center, polygon);
    const hit = refused
      ? polygonIntersectsCircle(polygon, circle)
      : convexPolygonIntersectsCircle(polygon, circle);
    const near = polygon.map((_, i) => {
      const [a, b] = endsOf(polygon, i);
      return segmentIntersectsCircle({ a, b }, circle);
    });
    return { refused, region, hit, near: near.filter(Boolean).length };
  },

  words: {
    notConvex,
    inside: (found: Reach) => hit(`in the polygon itself, ${reach(found)}`),
    outside: ({ region }: In) => miss(`outside, in the region of ${featureName(region)}`),
    inBox: (found: In & Reach) =>
      hit(`in the band of ${featureName(found.region)}, ${reach(found)}`),
    inSlice: (found: In & Reach) =>
      hit(`in the wedge at ${featureName(found.region)}, ${reach(found)}`),
  },

  find: (_state, { refused, region, hit, near }) => {
    if (refused) return { hit: false, kind: 'notConvex', refused };
    if (region.kind === 'interior') return { hit, kind: 'inside', near };
    if (!hit) return { hit, kind: 'outside', region };
    return { hit, kind: region.kind === 'edge' ? 'inBox' : 'inSlice', region, near };
  },

  *draw({ circle, polygon }, { refused, region, hit }, view) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    // Both sides of the outline, 2 r wide plus a little for the border.
    const wide = view.x(2 * radius) - view.x(0);
    yield {
      ...mark.polygon('grown-border', 'fill-tint stroke-hit round', polygon, 'ground'),
      attributes: { 'stroke-width': wide + 3 },
    };
    yield {
      ...mark.polygon(
        'grown',
        hit ? 'fill-hit stroke-hit-fill round' : 'fill-tint stroke-tint round',
        polygon,
        'ground',
      ),
      attributes: { 'stroke-width': wide },
    };
    yield mark.polygon('polygon', hit ? 'shape fill-shape-hit' : 'shape', polygon);
    yield mark.circle('disc', 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
    yield* nameCorners(view, polygon);
    if (refused) return;
    const normals = outwardNormals(polygon);
    const n = polygon.length;
    for (const [i, corner] of polygon.entries()) {
      const before = (i + n - 1) % n;
      const isLit = (edge: number) =>
        region.kind !== 'interior' && region.index === (region.kind === 'edge' ? edge : i);
      const cut = (edge: number) =>
        hit && isLit(edge) ? 'stroke-focus' : 'stroke-border hairline';
      yield mark.line(
        `cut-${i}-before`,
        cut(before),
        corner,
        along(corner, normals[before]!, radius),
      );
      yield mark.line(`cut-${i}-after`, cut(i), corner, along(corner, normals[i]!, radius));
    }
  },
});
