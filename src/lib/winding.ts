import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import type { Polygon, Vec2 } from './types.ts';

/**
 * Which way round the corners of a simple polygon
 * go, convex or not: 1 counter-clockwise where y
 * points up, -1 clockwise.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * winding(triangle); // 1
 *
 * @remarks
 * At its leftmost corner a polygon turns the way it
 * goes round, since all of it lies on one side of
 * that corner. Corners that repeat a neighbour are
 * skipped.
 *
 * *Accuracy*: never wrong, since the sign of that
 * turn is exact. Returns 1 if a number there is not
 * finite, and for an empty polygon.
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
    // Of several the lowest, which is a true corner.
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

/** The next corner that does not repeat this one. */
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
