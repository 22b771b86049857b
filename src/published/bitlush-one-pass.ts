import type { Circle, Polygon } from '#lib/types.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * "Circle vs polygon collision detection in C#",
 * listing 1: one pass over the corners, which stops
 * at the first edge that decides.
 *
 * The sign of one coordinate decides on which side
 * of an edge the centre is. If an edge is 1 ulp off
 * vertical, that coordinate is noise, so in 64 bits
 * (0,0) (10,0) (10.000000000000002,10) (0,10) is hit
 * by radius 1 at (15,5.5). The article writes
 * "concave", but means "convex". The corners must go
 * counter-clockwise with y up, so (0,0) (0,4) (4,4)
 * (4,0) is missed by radius 1 at (2,2). With a
 * repeated corner, it does not see that a circle is
 * inside: (1,0) (4,1) (2,5) (0,0) (1,0) is also
 * missed at (2,2).
 */
export function intersectsInOnePass(
  polygon: Polygon,
  circle: Circle,
  round: Rounding,
): boolean {
  const f = round;
  const cx = f(circle.center.x);
  const cy = f(circle.center.y);
  const r2 = f(f(circle.radius) * f(circle.radius));
  const { length } = polygon;
  let nearest = Infinity;
  let nearestAt = 0;
  let nearestInside = false;
  let edgeBefore = false;
  for (let i = 0; i < length; i += 1) {
    const from = polygon[(i + length - 1) % length]!;
    const fromX = f(from.x);
    const fromY = f(from.y);
    const dx = f(cx - fromX);
    const dy = f(cy - fromY);
    const gap = f(lengthSquared(dx, dy, f) - r2);
    if (gap <= 0) return true;
    const ex = f(f(polygon[i]!.x) - fromX);
    const ey = f(f(polygon[i]!.y) - fromY);
    const size = lengthSquared(ex, ey, f);
    const dot = f(f(ex * dx) + f(ey * dy));
    let thisEdge = false;
    if (size !== 0 && dot >= 0 && dot <= size) {
      const t = f(dot / size);
      const footX = f(fromX + f(t * ex));
      const footY = f(fromY + f(t * ey));
      const wayX = f(footX - cx);
      const wayY = f(footY - cy);
      if (lengthSquared(wayX, wayY, f) <= r2) {
        return true;
      }
      if (isOuterByOneSign(ex, ey, wayX, wayY)) {
        return false;
      }
      thisEdge = true;
    }
    if (gap < nearest) {
      nearest = gap;
      nearestAt = i;
      nearestInside = thisEdge || edgeBefore;
    }
    edgeBefore = thisEdge;
  }
  // The last edge also ends at the first corner.
  if (nearestAt === 0 && edgeBefore) return true;
  return nearestInside;
}

/**
 * The side test of both listings. The vector from
 * the centre to the foot is perpendicular to the
 * edge, so in theory one coordinate's sign suffices.
 */
export function isOuterByOneSign(
  edgeX: number,
  edgeY: number,
  wayX: number,
  wayY: number,
): boolean {
  if (edgeX > 0) return wayY > 0;
  if (edgeX < 0) return wayY < 0;
  return edgeY > 0 ? wayX < 0 : wayX > 0;
}

function lengthSquared(
  x: number,
  y: number,
  round: Rounding,
): number {
  return round(round(x * x) + round(y * y));
}
