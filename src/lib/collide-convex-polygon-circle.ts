import { areFinite } from './are-finite.ts';
import { convexWinding } from './convex-winding.ts';
import { exactSide } from './exact-side.ts';
import { outwardNormal } from './outward-normal.ts';
import { touchesConvexPolygon } from './touches-convex-polygon.ts';
import type {
  Circle,
  Contact,
  ConvexPolygon,
} from './types.ts';

/**
 * Returns the contact between the circle and the
 * filled convex polygon, or null if they are apart;
 * just touching is a contact of depth 0.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -2 }, radius: 5 };
 * const contact =
 *   collideConvexPolygonCircle(triangle, c);
 * contact?.depth; // 3
 *
 * @remarks
 * The normal points from the polygon to the circle.
 * Moving the circle by normal times depth, which is
 * the shortest way out, leaves the two just
 * touching. Polygons are the same as for
 * `convexPolygonIntersectsCircle`.
 *
 * If the centre is outside, the feature is the
 * nearest edge or corner, and the depth is the
 * radius minus the distance. If the centre is inside
 * or on the boundary, the feature is the edge of
 * least penetration, and the depth is the radius
 * plus the distance. If several edges are equal, it
 * is the first that has the centre in front of it.
 *
 * *Accuracy*: if the radius is finite, the result is
 * null exactly when `convexPolygonIntersectsCircle`
 * is false. The move is off by at most 12 ulps of
 * the span, however sharp a corner is. A centre
 * nearer than 1e-100 to a corner counts as on an
 * edge there.
 *
 * *Cost*: O(n), one square root.
 *
 * @group contact
 * @figure voronoi-regions/voronoi-way-out
 */
export function collideConvexPolygonCircle(
  polygon: ConvexPolygon,
  circle: Circle,
): Contact | null {
  const n = polygon.length;
  const { radius } = circle;
  const isSize = radius >= 0 && radius < Infinity;
  if (n === 0 || !isSize) return null;
  const { x, y } = circle.center;
  const r2 = radius * radius;
  const turn = convexWinding(polygon);
  let inside = true;
  let isSure = true;
  let area2 = 0;
  // The tests are the same as in
  // `convexPolygonIntersectsCircle`, but they also
  // find the edge that faces the centre.
  let { x: ax, y: ay } = polygon[n - 1]!;
  for (let i = 0; i < n; i += 1) {
    const { x: bx, y: by } = polygon[i]!;
    const ex = bx - ax;
    const ey = by - ay;
    const dx = x - ax;
    const dy = y - ay;
    const p = ex * dy;
    const side = turn * (p - ey * dx);
    // Rounding could decide the side, but not if
    // each product has a factor of 0.
    const noise = 2e-15 * Math.abs(p);
    if (Math.abs(side) <= noise) {
      if (
        (ex !== 0 && dy !== 0) ||
        (ey !== 0 && dx !== 0)
      ) {
        isSure = false;
      }
    }
    area2 += side;
    // Negated, so that NaN is a miss.
    if (!(side >= 0)) {
      const length2 = ex * ex + ey * ey;
      if (!(side * side <= r2 * length2))
        return null;
      const along = dx * ex + dy * ey;
      const fx = x - bx;
      const fy = y - by;
      if (along <= 0) {
        if (dx * dx + dy * dy <= r2)
          return meetNearCorner(
            polygon,
            circle,
            turn,
          );
      } else if (along < length2) {
        const edge = i > 0 ? i - 1 : n - 1;
        return meetEdge(polygon, circle, edge, turn);
      } else if (fx * fx + fy * fy <= r2) {
        return meetNearCorner(polygon, circle, turn);
      }
      inside = false;
    }
    ax = bx;
    ay = by;
  }
  if (isSure && area2 > 0 && area2 < Infinity) {
    return inside
      ? meetFace(polygon, circle, turn)
      : null;
  }
  return touchesConvexPolygon(polygon, circle, turn)
    ? meetNearCorner(polygon, circle, turn)
    : null;
}

/**
 * Returns the contact with the edge of least
 * penetration.
 */
function meetFace(
  polygon: ConvexPolygon,
  circle: Circle,
  turn: number,
): Contact {
  const { x, y } = circle.center;
  const n = polygon.length;
  let least = Infinity;
  let face = 0;
  let faced = false;
  let { x: ax, y: ay } = polygon[0]!;
  for (let i = 0; i < n; i += 1) {
    const next = i + 1 < n ? i + 1 : 0;
    const { x: bx, y: by } = polygon[next]!;
    const ex = bx - ax;
    const ey = by - ay;
    const dx = x - ax;
    const dy = y - ay;
    const cross = ex * dy - ey * dx;
    const length2 = ex * ex + ey * ey;
    // An edge of no length gives 0 / 0, which is
    // neither less nor equal.
    const gap = (cross * cross) / length2;
    if (gap <= least) {
      const along = dx * ex + dy * ey;
      const inFront = along >= 0 && along <= length2;
      if (gap < least || (inFront && !faced)) {
        least = gap;
        face = i;
        faced = inFront;
      }
    }
    ax = bx;
    ay = by;
  }
  return meetEdge(polygon, circle, face, turn);
}

/**
 * Returns the contact where rounding may matter,
 * which is close to a corner or in line with an
 * edge.
 */
function meetNearCorner(
  polygon: ConvexPolygon,
  circle: Circle,
  turn: number,
): Contact | null {
  if (!areFinite(polygon)) return null;
  const { x, y } = circle.center;
  const n = polygon.length;
  let inside = true;
  let { x: ax, y: ay } = polygon[0]!;
  for (let i = 0; i < n; i += 1) {
    const next = i + 1 < n ? i + 1 : 0;
    const { x: bx, y: by } = polygon[next]!;
    const ex = bx - ax;
    const ey = by - ay;
    const dx = x - ax;
    const dy = y - ay;
    const p = ex * dy;
    const q = ey * dx;
    let side = turn * (p - q);
    const size = Math.abs(p) + Math.abs(q);
    if (Math.abs(side) <= 2 ** -50 * size) {
      const a = polygon[i]!;
      const b = polygon[next]!;
      side = turn * exactSide(a, b, circle.center);
    }
    if (side < 0) {
      const fx = x - bx;
      const fy = y - by;
      const inFront =
        dx * ex + dy * ey > 0 &&
        fx * ex + fy * ey < 0;
      if (inFront) {
        return meetEdge(polygon, circle, i, turn);
      }
      inside = false;
    }
    ax = bx;
    ay = by;
  }
  if (!inside)
    return meetNearestCorner(polygon, circle, turn);
  return meetFace(polygon, circle, turn);
}

function meetNearestCorner(
  polygon: ConvexPolygon,
  circle: Circle,
  turn: number,
): Contact {
  const { center, radius } = circle;
  let nearest = Infinity;
  let index = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const dx = center.x - polygon[i]!.x;
    const dy = center.y - polygon[i]!.y;
    const distance2 = dx * dx + dy * dy;
    if (distance2 < nearest) {
      nearest = distance2;
      index = i;
    }
  }
  // Too near for a direction, so it counts as
  // inside.
  if (nearest < 1e-200) {
    return meetFace(polygon, circle, turn);
  }
  const { x, y } = polygon[index]!;
  const gap = Math.sqrt(nearest);
  return {
    normal: {
      x: (center.x - x) / gap,
      y: (center.y - y) / gap,
    },
    // Rounding could make this negative.
    depth: Math.max(0, radius - gap),
    point: { x, y },
    feature: { kind: 'vertex', index },
  };
}

/**
 * Returns the contact with an edge. The normal
 * points away from the polygon, whose winding is
 * `turn`.
 */
export function meetEdge(
  polygon: ConvexPolygon,
  { center, radius }: Circle,
  index: number,
  turn: number,
): Contact {
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = center.x - a.x;
  const dy = center.y - a.y;
  const length2 = ex * ex + ey * ey;
  const length = Math.sqrt(length2);
  // Positive outside, negative inside.
  const gap = (turn * (ey * dx - ex * dy)) / length;
  const t = (dx * ex + dy * ey) / length2;
  return {
    normal: outwardNormal(a, b, turn, length),
    depth: Math.max(0, radius - gap),
    point: { x: a.x + ex * t, y: a.y + ey * t },
    feature: { kind: 'edge', index },
  };
}
