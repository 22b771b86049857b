import { segmentCircleIntersections } from './segment-circle-intersections.ts';
import type {
  Circle,
  OutlineCrossing,
  Polygon,
  Vec2,
} from './types.ts';

/**
 * Finds the points where the circle's rim crosses
 * the polygon's outline, each once, in order along
 * the outline; just touching counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 0, y: 3 }, radius: 5 };
 * polygonCircleIntersections(triangle, c);
 * // [{ edge: 0, point: { x: 4, y: 0 } },
 * //   { edge: 1, point: { x: 5, y: 3 } },
 * //   { edge: 2, point: { x: 0, y: 8 } }]
 *
 * @remarks
 * The points begin at corner 0 and follow the edges,
 * and each has the index of its edge. A corner on
 * the rim belongs to two edges, but it is returned
 * once, unchanged, with the edge that begins there.
 * An edge that just touches the circle has one
 * point.
 *
 * Only rim and outline are compared, so the list is
 * empty if the circle is inside the polygon, or the
 * polygon inside the circle, and they do not touch.
 * A circle of radius 0 is a point, which is returned
 * if it is on the outline.
 *
 * Corners may be repeated, even the first one at the
 * end. Then a corner on the rim has the index of its
 * last copy in a row, because an edge of no length
 * is skipped. A polygon without edges has no
 * crossings.
 *
 * The list is empty if the circle contains NaN or
 * its radius is below 0. An edge with a NaN or an
 * infinite coordinate is not crossed, but its other
 * end may be.
 *
 * *Accuracy*: it is as accurate as
 * `segmentCircleIntersections` for each edge, where
 * a corner has no error. If the distance of a corner
 * is rounded, the corner may count as slightly
 * inside or outside. Then it is missing, or there
 * are two points very near it.
 *
 * *Cost*: O(n), one square root per edge.
 *
 * @group crossing
 * @figure where-they-cross/outline-crosses
 */
export function polygonCircleIntersections(
  polygon: Polygon,
  circle: Circle,
): OutlineCrossing[] {
  const crossings: OutlineCrossing[] = [];
  const n = polygon.length;
  for (let i = 0; i < n; i += 1) {
    const a = polygon[i]!;
    const b = polygon[i + 1 < n ? i + 1 : 0]!;
    if (a.x === b.x && a.y === b.y) continue;
    const points = segmentCircleIntersections(
      { a, b },
      circle,
    );
    const begins = isOnRim(a, circle);
    const ends = isOnRim(b, circle);
    if (begins) {
      const point = { x: a.x, y: a.y };
      crossings.push({ edge: i, point });
    }
    // The first and last may be at these corners.
    for (const [j, point] of points.entries()) {
      const isA = begins && j === 0;
      const isB = ends && j + 1 === points.length;
      if (!isA && !isB) {
        crossings.push({ edge: i, point });
      }
    }
  }
  return crossings;
}

/**
 * Returns whether the rim contains the point, by the
 * same rounded squares that decide about an edge.
 */
function isOnRim(
  point: Vec2,
  { center, radius }: Circle,
): boolean {
  const dx = center.x - point.x;
  const dy = center.y - point.y;
  const r2 = radius * radius;
  return (
    radius >= 0 &&
    r2 < Infinity &&
    dx * dx + dy * dy === r2
  );
}
