import { defineFigure } from '#figure/figure.ts';
import { closestInCircle, distanceToClosest } from '#figure/formulas/closest-point.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#figure/paths.ts';
import { along } from '#figure/places.ts';
import { refusal } from '#figure/refusal.ts';
import { drawRegions, endsOf, nameCorners, nameRegions } from '#figure/regions.ts';
import { featureName, notConvex } from '#figure/words/polygon.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  boundingBox,
  closestPointOnPolygon,
  collideConvexPolygonCircle,
  convexPolygonIntersectsCircle,
  distance,
  type Feature,
  type Polygon,
  polygonIntersectsCircle,
  type Vec2,
  voronoiRegion,
} from '#lib/index.ts';

export interface State {
  readonly circle: CircleValue;
  readonly polygon: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const pentagon: Polygon = [
  { x: 17, y: 19 },
  { x: 41, y: 12 },
  { x: 57, y: 31 },
  { x: 36, y: 49 },
  { x: 12, y: 40 },
];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon: pentagon,
});

/** A radius that reaches the polygon from everywhere, so that a contact gives the direction. */
const reach = 1000;

interface In {
  readonly region: Feature;
}

const nearest = ({ region }: In) => `nearest is ${featureName(region)}`;

/** In from the right until the circle touches, once around the polygon, and out again. */
const path = keepPath((polygon: Polygon, radius: number) => {
  const { center: inside } = boundingBox(polygon);
  const outline = touchingOutline(inside, (center) =>
    polygonIntersectsCircle(polygon, { center, radius }),
  );
  const start = { x: innerWindow(world).maxX, y: inside.y };
  const round = [...outline, ...outline.slice(0, 1)];
  return polyline([start, ...round, start].map((place) => placeable(place, world)));
});

export const figure = defineFigure({
  name: 'voronoi-regions',
  version: 1,
  caption: 'Drag $c$, the rim or a corner',
  description:
    'A convex polygon and a circle. Perpendiculars at the corners cut the plane outside into bands, ' +
    'one along each edge, and wedges, one at each corner. The region of the centre is lit, and ' +
    'a dashed line goes from the centre to the closest point of the polygon.',
  world,
  close: { minX: 26, maxX: 92, minY: 14, maxY: 60 },
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 28 }),
    polygon: polygon(),
  },
  presets: [
    { name: 'corner', label: 'by a corner', state: at(77, 37, 12) },
    { name: 'edge', label: 'over an edge', state: at(58, 52, 10) },
    { name: 'border', label: 'on a border', state: at(66, 41.5, 16) },
    { name: 'touching', label: 'touching', state: at(69, 36, 13) },
    { name: 'inside', label: 'inside', state: at(43, 31, 8) },
  ],
  meanings: { q: 'the closest point of the outline to $c$', d: 'distance from $c$ to $q$' },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, polygon }: State) => {
    const { center } = circle;
    const refused = refusal(polygon);
    const closest = closestPointOnPolygon(center, polygon);
    const region: Feature = refused ? { kind: 'interior' } : voronoiRegion(center, polygon);
    const way = refused ? null : collideConvexPolygonCircle(polygon, { center, radius: reach });
    return {
      refused,
      region,
      // Inside, the closest point of the boundary is on the path out.
      q: way?.point ?? closest.point,
      normal: way?.normal ?? null,
      way: way?.feature ?? closest.feature,
      d: distance(center, way?.point ?? closest.point),
      hit: refused
        ? polygonIntersectsCircle(polygon, circle)
        : convexPolygonIntersectsCircle(polygon, circle),
    };
  },

  calls: {
    voronoiRegionSimply: {
      load: () => import('#lib/plain/voronoi-region-simply.ts?trace'),
      values: ({ circle, polygon }) => [circle.center, polygon],
    },
    voronoiRegion: {
      load: () => import('#lib/voronoi-region.ts?trace'),
      values: ({ circle, polygon }) => [circle.center, polygon],
    },
  },

  sweep: {
    label: 'circle around the polygon',
    seconds: 16,
    at: ({ circle, polygon }, t) => {
      const center = placeable(path(polygon, circle.radius)(t), world);
      return { circle: { ...circle, center }, polygon };
    },
  },

  words: {
    notConvex,
    inside: ({ way }: { way: Feature }) =>
      hit(`the centre is inside, and the way out is through ${featureName(way)}`),
    touching: (found: In) => hit(`just touching, ${nearest(found)}`),
    justApart: (found: In) => miss(`just apart, ${nearest(found)}`),
    deep: (found: In & { depth: number }) => hit(`${show(found.depth, 1)} deep, ${nearest(found)}`),
    apart: (found: In & { gap: number }) => miss(`${show(found.gap, 1)} apart, ${nearest(found)}`),
  },

  find: ({ circle }, { refused, region, way, hit, d }) => {
    if (refused) return { hit: false, kind: 'notConvex', refused };
    if (region.kind === 'interior') return { hit, kind: 'inside', way };
    const gap = d - circle.radius;
    if (Math.abs(gap) < 0.05) return { hit, kind: hit ? 'touching' : 'justApart', region };
    return hit ? { hit, kind: 'deep', region, depth: -gap } : { hit, kind: 'apart', region, gap };
  },

  formulas: [distanceToClosest, closestInCircle],
  values: ({ circle: { center, radius } }, { q, d }) => ({
    d,
    'c.x': center.x,
    'c.y': center.y,
    'q.x': q.x,
    'q.y': q.y,
    r: radius,
  }),

  *draw({ circle, polygon }, { refused, region, way, q, normal, d, hit }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const isCorner = way.kind === 'vertex';
    if (!refused) yield* drawRegions(polygon, region);
    const inside = !refused && region.kind === 'interior';
    yield mark.polygon('polygon', inside ? 'shape fill-lit' : 'shape', polygon);
    yield mark.circle('disc', hit && !refused ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (!refused) {
      yield mark.line('distance', 'stroke-ink dashed', center, q);
      if (normal) yield mark.arrow('normal', 'stroke-normal bold', q, along(q, normal, 8));
      const upright = isCorner ? q : center;
      yield mark.rightAngle('square', q, upright, otherEnd(polygon, way, q));
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    if (!refused) {
      yield mark.dot('q', 'fill-point stroke-paper', q, view.sketch ? 5 : isCorner ? 9 : 6);
      // A corner's own label is on the far side.
      const aside = along(q, normal ?? q, 0.02);
      // Inside, the normal is on the far side.
      if (isCorner || inside) yield mark.symbolAlong('q', q, aside, -20);
      else yield mark.symbol('q', q, center, 18);
      if (normal) yield mark.symbolAlong('n', q, along(q, normal, 9), 14);
      if (d > 15 && !view.sketch)
        yield mark.symbolAlong('d', along(q, normal ?? q, 9), center, -13);
    }
    if (!view.sketch) yield mark.symbolAlong('r', center, rim, -14);
    yield mark.symbol('c', center, q);
    if (!refused) yield* nameRegions(view, polygon, region, { world, circle });
    yield* nameCorners(view, polygon);
  },
});

/** The end of the edge that is farther from q, where the right-angle mark fits. */
function otherEnd(polygon: Polygon, way: Feature, q: Vec2): Vec2 {
  const [a, b] = way.kind === 'edge' ? endsOf(polygon, way.index) : [q, q];
  return distance(q, a) > distance(q, b) ? a : b;
}
