import {
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex,
  pointInPolygon,
  pointInPolygonByCrossings,
  polygonIntersectsCircle,
  polygonIntersectsCircleByEdges,
  polygonOutlineIntersectsCircle,
  segmentIntersectsCircle,
  signedDistanceToPolygon,
  voronoiRegion,
} from '#lib/index.ts';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Subject } from './climb.ts';
import { alongEdge, rootMinus } from './exact-error.ts';
import { touchingError } from './touching.ts';

type Numbers = readonly number[];

/** The first two numbers are a place, the others corners. */
export const placeOf = ([x, y]: Numbers): Vec2 => ({ x: x!, y: y! });
export const cornersOf = (numbers: Numbers): Polygon =>
  Array.from({ length: (numbers.length - 2) / 2 }, (_, i) => placeOf(numbers.slice(2 * i + 2)));

/** The sine of a triangle's sharpest corner. */
function sharpest(polygon: Polygon): number {
  const sines = polygon.map((corner, i) => {
    const [a, b] = [polygon[(i + 1) % 3]!, polygon[(i + 2) % 3]!];
    const [ax, ay, bx, by] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y];
    return Math.abs(ax * by - ay * bx) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
  });
  return Math.min(...sines);
}

interface Kind {
  /** Two corners are a segment. */
  readonly corners?: number;
  /** Inside there is nothing to climb to. */
  readonly filled?: boolean;
  /** Beyond a sharp corner it may err by more. */
  readonly convex?: boolean;
}

function against(
  name: string,
  hits: (polygon: Polygon, circle: Circle) => boolean,
  { corners = 3, filled = false, convex = false }: Kind,
): Subject {
  return {
    name,
    stated: 8,
    size: 2 + 2 * corners,
    error: (numbers) => {
      const [center, polygon] = [placeOf(numbers), cornersOf(numbers)];
      const { squaredDistance, inside } = exactStanding(exactPoint(center), polygon);
      if (filled && inside) return 0;
      const error = touchingError(
        (radius) => hits(polygon, { center, radius }),
        squaredDistance,
        (radius) => spanOf([...polygon, center], radius),
      );
      return convex ? error * sharpest(polygon) : error;
    },
  };
}

const distance: Subject = {
  name: 'signedDistanceToPolygon',
  stated: 6,
  size: 8,
  error: (numbers) => {
    const [center, polygon] = [placeOf(numbers), cornersOf(numbers)];
    const { squaredDistance } = exactStanding(exactPoint(center), polygon);
    const value = fromDouble(Math.abs(signedDistanceToPolygon(center, polygon)));
    return Math.abs(rootMinus(squaredDistance, value, spanOf([...polygon, center])));
  },
};

/** Points in a row around one, a little less than an ulp of the length apart. */
export function* rowAround({ x, y }: Vec2, way: Vec2, length: number): Generator<Vec2> {
  const step = (0.7 * Number.EPSILON * length) / Math.hypot(way.x, way.y);
  for (let k = -12; k <= 12; k += 1) yield { x: x + k * step * way.x, y: y + k * step * way.y };
}

/** Across the first edge: which side of it? Judged by the distance from the outline. */
function inside(name: string, answer: (point: Vec2, polygon: Polygon) => boolean): Subject {
  return {
    name,
    stated: 4,
    size: 8,
    error: (numbers) => {
      const polygon = cornersOf(numbers);
      const [a, b] = [polygon[0]!, polygon[1]!];
      const t = Math.abs(numbers[0]!) % 1;
      const span = spanOf(polygon);
      const on = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
      let worst = 0;
      for (const point of rowAround(on, { x: a.y - b.y, y: b.x - a.x }, span)) {
        const truth = exactStanding(exactPoint(point), polygon);
        if (answer(point, polygon) === truth.inside) continue;
        const off = rootMinus(truth.squaredDistance, fromDouble(0), span);
        worst = Math.max(worst, off);
      }
      return worst;
    },
  };
}

/** Beyond an end of the first edge: is it that edge that is nearest? */
const region: Subject = {
  name: 'voronoiRegion',
  stated: 8,
  size: 8,
  error: (numbers) => {
    const polygon = cornersOf(numbers);
    const [a, b, c] = polygon as [Vec2, Vec2, Vec2];
    const way = { x: b.x - a.x, y: b.y - a.y };
    const left = Math.sign(way.x * (c.y - a.y) - way.y * (c.x - a.x));
    const out = Math.abs(numbers[0]!) + 1e-6;
    const end = numbers[1]! > 0 ? b : a;
    const level = { x: end.x + left * way.y * out, y: end.y - left * way.x * out };
    const span = spanOf([...polygon, level]);
    let worst = 0;
    for (const point of rowAround(level, way, span)) {
      const { kind, index } = voronoiRegion(point, polygon) as { kind: string; index?: number };
      // Above 0 where the foot of the perpendicular is on the edge.
      const within = end === b ? alongEdge(point, b, a, span) : alongEdge(point, a, b, span);
      const isEdge = kind === 'edge' && index === 0;
      if (isEdge !== within > 0) worst = Math.max(worst, Math.abs(within));
    }
    return sharpest(polygon) < 1e-3 ? 0 : worst;
  },
};

export const polygons: readonly Subject[] = [
  against(
    'segmentIntersectsCircle',
    ([a, b], circle) => segmentIntersectsCircle({ a: a!, b: b! }, circle),
    { corners: 2 },
  ),
  against('polygonOutlineIntersectsCircle', polygonOutlineIntersectsCircle, {}),
  against('polygonIntersectsCircle', polygonIntersectsCircle, { filled: true }),
  against('polygonIntersectsCircleByEdges', polygonIntersectsCircleByEdges, { filled: true }),
  ...[
    convexPolygonIntersectsCircle,
    convexPolygonIntersectsCircleBranchFree,
    convexPolygonIntersectsCircleByNearestVertex,
  ].map((form) => against(form.name, form, { filled: true, convex: true })),
  distance,
  inside('pointInPolygon', pointInPolygon),
  inside('pointInPolygonByCrossings', pointInPolygonByCrossings),
  region,
];
