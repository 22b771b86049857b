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
 * Returns where a circle that moves inside the
 * polygon first hits the outline, or null if it
 * stays inside; at an edge, moving out through it
 * hits at once.
 *
 * @example
 * const room = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 8, y: 8 }, { x: 0, y: 8 }];
 * const c = { center: { x: 3, y: 4 }, radius: 1 };
 * const way = { x: 8, y: 2 };
 * const cast =
 *   castCircleInsidePolygon(room, c, way);
 * cast?.fraction; // 0.5
 * cast?.point; // { x: 8, y: 5 }
 * cast?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding. The circle's centre moves
 * by the whole displacement. `fraction` is the part
 * of the displacement that the circle has covered
 * when it touches an edge or a corner through which
 * it would move farther out. Moving back in, sliding
 * along an edge (to within 4 ulps of the
 * displacement's length) and only grazing are not
 * hits. The normal points to the inside, where the
 * circle may be.
 *
 * Seen from inside, everything around the polygon is
 * solid. So this is `castCircleAgainstPolygon` with
 * the two sides of each edge swapped, and a dent is
 * a corner that sticks out into the room. At any
 * other corner, the circle touches the edges before
 * it can reach the corner. With a radius of 0 this
 * is the exit of a ray, which also hits a dent that
 * it only grazes.
 *
 * If the circle sticks out at the start, it hits at
 * fraction 0 if it moves against the normal of an
 * edge or a corner that it touches. If its centre is
 * outside, the normal at the closest point of the
 * outline also counts, and if several points are
 * equally near, the first one does. If it moves
 * nearer to that point, it may come in through any
 * edge, but if it does not reach the polygon,
 * nothing stops it.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0, if the polygon has no
 * edges, or if any number is NaN or infinite.
 *
 * *Accuracy*: it is as accurate as
 * `castCircleAgainstPolygon`, with the inside and
 * the outside swapped.
 *
 * *Cost*: O(n), a few square roots for each edge.
 *
 * @group cast
 * @figure inside/cast-in-room
 */
export function castCircleInsidePolygon(
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
    -winding(target),
    !pointInPolygon(circle.center, target),
    circle,
    displacement,
  );
}
