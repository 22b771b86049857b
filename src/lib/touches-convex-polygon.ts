import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import { polygonOutlineIntersectsCircle } from './polygon-outline-intersects-circle.ts';
import type {
  Circle,
  ConvexPolygon,
} from './types.ts';

/**
 * Returns the result of
 * `convexPolygonIntersectsCircle` for a centre
 * within rounding of the line of an edge. Its side
 * is exact here. Rounding could put it on the inner
 * side of both edges of a sharp tip, however far in
 * front of the tip, or on the wrong side of one of
 * two edges in line.
 */
export function touchesConvexPolygon(
  polygon: ConvexPolygon,
  circle: Circle,
  turn: number,
): boolean {
  const { center } = circle;
  if (!areFinite([center])) return false;
  if (!areFinite(polygon)) return false;
  let isLeft = false;
  let isOut = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const side = turn * orientation(a, b, center);
    if (side > 0) isLeft = true;
    if (side < 0) isOut = true;
  }
  // A point on the line of every edge is outside.
  return (
    (isLeft && !isOut) ||
    polygonOutlineIntersectsCircle(polygon, circle)
  );
}
