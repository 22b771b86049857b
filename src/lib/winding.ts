import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import type { Polygon, Vec2 } from './types.ts';

/**
 * Returns the winding of a simple polygon, convex or
 * not, which is 1 if it is counter-clockwise where y
 * points up, and -1 if it is clockwise.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * winding(triangle); // 1
 *
 * @remarks
 * At its leftmost corner a polygon turns the way it
 * goes round, because all of it is on one side of
 * that corner. Corners that repeat a neighbour are
 * skipped. Returns 1 for an empty polygon. Returns 1
 * if a number at that corner or beside it is not
 * finite.
 *
 * *Accuracy*: it is never wrong, because the sign of
 * that turn is exact.
 *
 * *Cost*: O(n).
 *
 * @group vectors
 * @figure voronoi-regions/voronoi-winding
 */
export function winding(polygon: Polygon): 1 | -1 {
  const n = polygon.length;
  let at = 0;
  for (let i = 1; i < n; i += 1) {
    const { x, y } = polygon[i]!;
    const best = polygon[at]!;
    // Of several, the lowest is a true corner.
    if (x < best.x || (x === best.x && y < best.y)) {
      at = i;
    }
  }
  if (n === 0) return 1;
  const corner = polygon[at]!;
  const before = different(polygon, at, n - 1);
  const after = different(polygon, at, 1);
  if (!areFinite([before, corner, after])) return 1;
  return orientation(before, corner, after) < 0
    ? -1
    : 1;
}

/** Returns the next corner that differs. */
function different(
  polygon: Polygon,
  at: number,
  step: number,
): Vec2 {
  const n = polygon.length;
  const { x, y } = polygon[at]!;
  let i = (at + step) % n;
  while (
    i !== at &&
    polygon[i]!.x === x &&
    polygon[i]!.y === y
  ) {
    i = (i + step) % n;
  }
  return polygon[i]!;
}
