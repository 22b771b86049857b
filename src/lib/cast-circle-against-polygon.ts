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
import { turnSeenFromInside } from './turn-seen-from-inside.ts';
import type {
  Cast,
  Circle,
  Polygon,
  Vec2,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * Returns where a moving circle first hits the
 * filled polygon, or null if it passes or stops
 * short; if they already touch, moving deeper hits
 * at once.
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
 * The polygon must be simple, but it may be concave
 * and have either winding. The circle's centre moves
 * by the whole displacement. `fraction` is how much
 * of the displacement is behind the circle when it
 * touches an edge or a corner into which it would
 * move deeper. Moving away, sliding along an edge
 * (to within 8 ulps of the displacement's length)
 * and only grazing are not hits. So a circle that
 * slides along an edge is not stopped where the next
 * edge continues in line.
 *
 * If the circle touches or overlaps the polygon at
 * the start, it hits at fraction 0 if it moves
 * against the normal of an edge or a corner that it
 * touches. If its centre is inside, the normal at
 * the closest point of the boundary also counts, and
 * if several points are equally near, the first one
 * does. If its centre is in a convex corner, the
 * circle can move away from either of the two edges
 * without a hit. With a radius of 0 this casts a
 * ray, which also hits corners.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, if the
 * polygon has no edges, or if any number is NaN.
 *
 * *Accuracy*: if the circle starts without contact,
 * a hit or a miss is right for whole numbers up to
 * +-4096. Otherwise it can be wrong only within 32
 * ulps of the span from touching, and at `fraction`
 * the distance is accurate to 32 ulps of the span.
 * The span is the largest of the radius, the
 * displacement along x or y, and the sides of the
 * box around the polygon and the centre. This
 * applies if each of these is 0 or from 1e-70 to
 * 1e70, edges are at least 1e-75 long, and the
 * polygon is within the limits of `pointInPolygon`.
 * Convex corners are found exactly, so a tip is hit
 * however sharp it is. At `fraction` the centre is
 * one radius along the normal from `point`, to 48
 * ulps of the span or of the largest coordinate. If
 * the centre is inside by less than 4 ulps of the
 * span at the start, it may count as outside. The
 * distance keeps its bound then, but the fraction
 * need not be 0.
 *
 * *Cost*: O(n), a few square roots for each edge.
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
    // Beside a dent, an edge is always nearer.
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
  /** Points outward and is as long as the edge. */
  readonly normal: Vec2;
}

/** Returns the edges that have a length. */
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
 * Returns which way the outline turns at the corner
 * between two edges. This is exact, because a
 * rounded cross product can have any sign at the tip
 * of a needle.
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
 * Returns whether the centre is in the corner
 * between the edges and moves away from one of them.
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

/** Returns the longer side of the polygon's box. */
function spread(polygon: Polygon): number {
  const { halfWidth, halfHeight } =
    boundingBox(polygon);
  return 2 * Math.max(halfWidth, halfHeight);
}

/**
 * Returns the cast at the closest point if the
 * centre is inside, or null.
 */
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
  const facing = turnSeenFromInside(
    center,
    point,
    index,
    polygon,
    turn,
  );
  const out =
    kind === 'edge'
      ? {
          x: facing * (b.y - a.y),
          y: facing * (a.x - b.x),
        }
      : { x: a.x - center.x, y: a.y - center.y };
  const length = magnitude(out.x, out.y);
  // Within rounding of a corner the direction is
  // unknown, so the edges decide.
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
