import { areFinite } from './are-finite.ts';
import { boundingBox } from './bounding-box.ts';
import { castAgainstCorner } from './cast-against-corner.ts';
import {
  castAgainstEdge,
  earlierCast,
} from './cast-against-edge.ts';
import { castFromContact } from './cast-from-contact.ts';
import { closestPointOnPolygon } from './closest-point-on-polygon.ts';
import { hasEdges } from './has-edges.ts';
import { magnitude } from './magnitude.ts';
import { orientation } from './orientation.ts';
import { pointInPolygon } from './point-in-polygon.ts';
import type {
  Cast,
  Circle,
  Polygon,
  Vec2,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * Where a moving circle first meets the filled
 * polygon, or null if it passes or falls short;
 * one that touches or overlaps it is hit at once if
 * it moves inwards.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 3, y: -6 }, radius: 2 };
 * const up = { x: 0, y: 8 };
 * const cast =
 *   castCircleAgainstPolygon(triangle, c, up);
 * cast?.fraction; // 0.5
 * cast?.point; // { x: 3, y: 0 }
 * cast?.normal; // { x: 0, y: -1 }
 *
 * @remarks
 * For any simple polygon, concave too, either way
 * round. The circle's centre moves by the whole
 * displacement. `fraction` is how much of that is
 * behind it when it touches an edge or a corner into
 * which it would go deeper if it moved on. Moving
 * away, sliding along an edge (to within 8 ulps of
 * the displacement's length) and only grazing are no
 * hits, so a circle that runs along an edge is not
 * stopped where the next one goes on in line.
 *
 * If it touches or overlaps at the start, it is hit
 * at fraction 0 if it moves against the normal of
 * what it touches. With its centre inside, what
 * counts too is the normal at the closest point of
 * the boundary; of several equally near the first.
 * With its centre in a corner that sticks out it is
 * free if it moves away from one of the two edges.
 * With radius 0 it casts a ray, which meets corners
 * too.
 *
 * *Accuracy*: for a start without contact, hit or
 * miss is right for whole numbers up to +-4096; else
 * it errs only within 32 ulps of the span from
 * touching, and at `fraction` the distance is right
 * to 32 ulps of the span: the largest of the radius,
 * the displacement along x or y, and the sides of
 * the box around polygon and centre. Each of these
 * is 0 or from 1e-70 to 1e70; edges are from 1e-75
 * on. It is exact which corners stick out, so a tip
 * is met however sharp it is. At `fraction` the
 * centre is a radius along the normal from `point`,
 * to 48 ulps of the span or of the largest
 * coordinate. A centre that is inside by less than 4
 * ulps of the span at the start may pass for
 * outside: the distance keeps its bound, but the
 * fraction need not be 0.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, if the
 * polygon has no edges, or if any number is NaN.
 *
 * *Cost*: O(n), a few roots for each edge.
 *
 * @group cast
 * @figure moving-circle/swept-grown#notch
 */
export function castCircleAgainstPolygon(
  target: Polygon,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const isShape =
    circle.radius >= 0 &&
    circle.radius < Infinity &&
    hasEdges(target) &&
    areFinite(target);
  if (!isShape) return null;
  const turn = winding(target);
  const { center } = circle;
  const inside = castFromInside(
    target,
    turn,
    circle,
    displacement,
  );
  if (inside !== null) return inside;
  const edges = edgesOf(target, turn);
  let first: Cast | null = null;
  let before = edges[edges.length - 1]!;
  for (const [i, edge] of edges.entries()) {
    const { a, b, index, way } = edge;
    const after = edges[(i + 1) % edges.length]!;
    const isFree =
      leavesCorner(
        before,
        edge,
        turn,
        center,
        displacement,
      ) ||
      leavesCorner(
        edge,
        after,
        turn,
        center,
        displacement,
      );
    if (!isFree) {
      const onEdge = castAgainstEdge(
        { a, b },
        index,
        turn,
        circle,
        displacement,
        true,
      );
      first = earlierCast(first, onEdge);
    }
    // Beside a dent an edge is always nearer.
    const bend = bendBetween(before, edge);
    if (turn * bend > 0) {
      const onCorner = castAgainstCorner(
        a,
        index,
        before.way,
        way,
        bend,
        circle,
        displacement,
      );
      first = earlierCast(first, onCorner);
    }
    before = edge;
  }
  return first;
}

interface PolygonEdge {
  readonly index: number;
  readonly a: Vec2;
  readonly b: Vec2;
  readonly way: Vec2;
  /** Outward, as long as the edge. */
  readonly normal: Vec2;
}

/** The edges, but for those of no length. */
function edgesOf(
  polygon: Polygon,
  turn: number,
): PolygonEdge[] {
  const edges: PolygonEdge[] = [];
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length]!;
    const x = b.x - a.x;
    const y = b.y - a.y;
    if (x === 0 && y === 0) continue;
    edges.push({
      index,
      a,
      b,
      way: { x, y },
      normal: { x: turn * y, y: -turn * x },
    });
  }
  return edges;
}

/**
 * Which way the outline turns at the corner of two
 * edges. Exact: at the tip of a needle a rounded
 * cross product has any sign.
 */
function bendBetween(
  before: PolygonEdge,
  after: PolygonEdge,
): number {
  const p = before.way.x * after.way.y;
  const q = before.way.y * after.way.x;
  const noise = 2e-15 * Math.abs(p);
  if (p - q > noise) return 1;
  if (q - p > noise) return -1;
  return orientation(before.a, after.a, after.b);
}

/**
 * Whether the centre is in the corner between the
 * edges, and led away from one of them.
 */
function leavesCorner(
  before: PolygonEdge,
  after: PolygonEdge,
  turn: number,
  center: Vec2,
  displacement: Vec2,
): boolean {
  const { a } = after;
  return (
    center.x === a.x &&
    center.y === a.y &&
    turn * bendBetween(before, after) > 0 &&
    (leaves(before, displacement) ||
      leaves(after, displacement))
  );
}

function leaves(
  { normal }: PolygonEdge,
  displacement: Vec2,
): boolean {
  return (
    normal.x * displacement.x +
      normal.y * displacement.y >=
    0
  );
}

/** The longer side of the box around the polygon. */
function spread(polygon: Polygon): number {
  const { halfWidth, halfHeight } =
    boundingBox(polygon);
  return 2 * Math.max(halfWidth, halfHeight);
}

/** By the closest point, for a centre inside. */
function castFromInside(
  polygon: Polygon,
  turn: number,
  { center }: Circle,
  displacement: Vec2,
): Cast | null {
  if (!pointInPolygon(center, polygon)) return null;
  const { point, feature } = closestPointOnPolygon(
    center,
    polygon,
  );
  const { index, kind } = feature;
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const out =
    kind === 'edge'
      ? {
          x: turn * (b.y - a.y),
          y: turn * (a.x - b.x),
        }
      : { x: a.x - center.x, y: a.y - center.y };
  const length = magnitude(out.x, out.y);
  // In a corner, but for rounding, that is no
  // direction: there the edges tell.
  const isIn = length <= 2 ** -49 * spread(polygon);
  if (kind === 'vertex' && isIn) return null;
  const normal = {
    x: out.x / length,
    y: out.y / length,
  };
  return castFromContact(
    { point, normal, depth: 0, feature },
    displacement,
  );
}
