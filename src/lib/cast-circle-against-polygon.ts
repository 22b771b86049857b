import { areFinite } from './are-finite.ts';
import { castAgainstOutline } from './cast-against-outline.ts';
import { hasEdges } from './has-edges.ts';
import { pointInPolygon } from './point-in-polygon.ts';
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
 * by the whole displacement. `fraction` is the part
 * of the displacement that the circle has covered
 * when it touches an edge or a corner into which it
 * would move deeper. Moving away, sliding along an
 * edge (to within 4 ulps of the displacement's
 * length) and only grazing are not hits. So a circle
 * that slides along an edge is not stopped where the
 * next edge continues in line.
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
  return castAgainstOutline(
    target,
    winding(target),
    pointInPolygon(circle.center, target),
    circle,
    displacement,
  );
}
