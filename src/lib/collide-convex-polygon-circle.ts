import type {
  Circle,
  Contact,
  Polygon,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * How the circle meets the filled convex polygon, or
 * null where they are apart. The normal points from
 * the polygon to the circle; moving the circle by
 * normal times depth, the shortest way out, leaves
 * the two just touching. Polygons as in
 * `convexPolygonIntersectsCircle`.
 *
 * Centre outside: the feature is what is nearest, an
 * edge or a corner, and depth is the radius less the
 * distance. Centre inside or on the boundary: it is
 * the edge of least penetration, of equals the first
 * that has the centre in front of it, and depth is
 * the radius plus the distance.
 *
 * The move errs by at most 6 ulps of the span, as in
 * `segmentIntersectsCircle`. NaN in the circle:
 * null. O(n).
 */
export function collideConvexPolygonCircle(
  polygon: Polygon,
  circle: Circle,
): Contact | null {
  const { center, radius } = circle;
  const r2 = radius * radius;
  const turn = winding(polygon);
  let inside = r2 >= 0;
  let nearest = Infinity;
  let corner = 0;
  let least = Infinity;
  let face = 0;
  let faced = false;
  for (let i = 0; i < polygon.length; i += 1) {
    const next = i + 1 < polygon.length ? i + 1 : 0;
    const a = polygon[i]!;
    const b = polygon[next]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const dx = center.x - a.x;
    const dy = center.y - a.y;
    const fx = center.x - b.x;
    const fy = center.y - b.y;
    const fromA = dx * ex + dy * ey;
    const fromB = fx * ex + fy * ey;
    const inFront = fromA > 0 && fromB < 0;
    // Seen from the nearer end it rounds least.
    const cross =
      fromA + fromB < 0
        ? ex * dy - ey * dx
        : ex * fy - ey * fx;
    const side = turn * cross;
    const length2 = ex * ex + ey * ey;
    // Asked this way round, NaN is a miss.
    if (!(side >= 0)) {
      if (!(side * side <= r2 * length2)) {
        return null;
      }
      if (inFront) {
        return meetEdge(polygon, circle, i, turn);
      }
      inside = false;
    } else {
      // An edge of no length gives 0 / 0, which is
      // never less.
      const gap = (side * side) / length2;
      const isFirst = inFront && !faced;
      if (
        gap < least ||
        (gap === least && isFirst)
      ) {
        least = gap;
        face = i;
        faced = inFront;
      }
    }
    const distance2 = dx * dx + dy * dy;
    if (distance2 < nearest) {
      nearest = distance2;
      corner = i;
    }
  }
  if (inside) {
    return meetEdge(polygon, circle, face, turn);
  }
  return nearest <= r2
    ? meetCorner(polygon, circle, corner)
    : null;
}

function meetCorner(
  polygon: Polygon,
  { center, radius }: Circle,
  index: number,
): Contact {
  const { x, y } = polygon[index]!;
  const dx = center.x - x;
  const dy = center.y - y;
  const gap = Math.sqrt(dx * dx + dy * dy);
  return {
    normal: { x: dx / gap, y: dy / gap },
    depth: radius - gap,
    point: { x, y },
    feature: { kind: 'vertex', index },
  };
}

function meetEdge(
  polygon: Polygon,
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
    normal: {
      x: (turn * ey) / length,
      y: (-turn * ex) / length,
    },
    depth: Math.max(0, radius - gap),
    point: { x: a.x + ex * t, y: a.y + ey * t },
    feature: { kind: 'edge', index },
  };
}
