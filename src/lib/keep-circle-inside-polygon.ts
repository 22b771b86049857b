import { areFinite } from './are-finite.ts';
import { closestPointOnPolygon } from './closest-point-on-polygon.ts';
import { magnitude } from './magnitude.ts';
import { polygonContainsCircle } from './polygon-contains-circle.ts';
import {
  consider,
  followTracks,
  noWay,
} from './polygon-way-out.ts';
import type {
  Circle,
  Contact,
  Polygon,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * Returns the shortest push that brings the circle
 * wholly inside the polygon, or null if it is inside
 * already or fits nowhere; touching counts as
 * inside.
 *
 * @example
 * const room = [{ x: 0, y: 0 }, { x: 9, y: 0 },
 *   { x: 9, y: 9 }, { x: 0, y: 9 }];
 * const c = { center: { x: 8, y: 4 }, radius: 3 };
 * const push = keepCircleInsidePolygon(room, c);
 * push?.depth; // 2
 * push?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding. Moving the circle by
 * normal times depth leaves it inside and touching
 * the outline, and no shorter move does. The move is
 * not a path, because from outside it may end in
 * another part of the room. `point` and `feature`
 * belong to the closest point of the outline. In a
 * corner the normal points between the edges, so it
 * need not be the normal of that feature.
 *
 * When the circle just touches, its centre is on a
 * track one radius beside an edge or around a
 * corner. The shortest push ends where a track is
 * closest to the centre, or where two tracks cross,
 * so these positions are tried, nearest first.
 *
 * If the circle fits nowhere, the result is null,
 * because no position is better than another. Then
 * `polygonContainsCircle` is still false.
 *
 * Returns null if the radius is below 0, if the
 * polygon has no edges, or if any number is NaN or
 * infinite.
 *
 * *Accuracy*: the result is null whenever
 * `polygonContainsCircle` is true. The distance
 * after the push is off by at most 96 ulps of the
 * span of `segmentIntersectsCircle`, within its
 * limits. So after the push, `polygonContainsCircle`
 * may be false, although a second call may return
 * null. If a gap is as wide as the circle to within
 * that error, it may or may not count as too narrow.
 *
 * *Cost*: at most O(k^2 n), where k is the number of
 * edges and corners that are nearer than the length
 * of the push, because each crossing of two of their
 * tracks costs O(n). If the circle fits nowhere, k
 * counts all edges and corners.
 *
 * @group contact
 * @figure polygon-and-circle/circle-in-polygon
 */
export function keepCircleInsidePolygon(
  polygon: Polygon,
  circle: Circle,
): Contact | null {
  const { center, radius } = circle;
  const isShape =
    radius >= 0 &&
    radius < Infinity &&
    areFinite(polygon);
  if (!isShape) return null;
  if (polygonContainsCircle(polygon, circle)) {
    return null;
  }
  const way = noWay(polygon, center, radius, -1);
  // From within the radius around a corner, the
  // shortest way leads straight away from it.
  for (const { x, y } of way.seen) {
    const gap = magnitude(x, y);
    if (gap > 0 && gap < radius) {
      const back = (gap - radius) / gap;
      consider(way, { x: x * back, y: y * back }, 0);
    }
  }
  followTracks(way, polygon, -winding(polygon), 0);
  const { best, length } = way;
  if (!(length > 0 && length < Infinity)) {
    return null;
  }
  const { point, feature } = closestPointOnPolygon(
    center,
    polygon,
  );
  return {
    normal: {
      x: best.x / length,
      y: best.y / length,
    },
    depth: length,
    point,
    feature,
  };
}
