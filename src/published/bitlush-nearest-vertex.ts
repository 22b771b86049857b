import type { Circle, Polygon } from '#lib/types.ts';
import { isOuterByOneSign } from './bitlush-one-pass.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * "Circle vs polygon collision detection in C#",
 * listing 2: the nearest corner first, then the two
 * edges that meet there.
 *
 * If the centre faces neither, the code falls
 * through to a hit, which is wrong in front of a
 * corner: (0,0) (4,0) (4,4) (0,4) is hit by radius 1
 * at (5,5), and at (1000,1000). It is also wrong if
 * the centre faces another edge, so (-3,0) (3,0)
 * (0,1) is hit by radius 1 at (0,-2). NaN is also a
 * hit.
 * The side test is as noisy as in listing 1.
 */
export function intersectsFromNearestVertex(
  polygon: Polygon,
  circle: Circle,
  round: Rounding,
): boolean {
  const nearest = nearestCorner(
    polygon,
    circle,
    round,
  );
  const f = round;
  const r2 = f(f(circle.radius) * f(circle.radius));
  if (f(nearest.distance2 - r2) <= 0) return true;
  for (const start of [
    nearest.index - 1,
    nearest.index,
  ]) {
    const way = wayToEdge(
      polygon,
      start,
      circle,
      round,
    );
    if (way === null) continue;
    if (way.distance2 <= r2) return true;
    const { edgeX, edgeY, x, y } = way;
    if (isOuterByOneSign(edgeX, edgeY, x, y)) {
      return false;
    }
  }
  return true;
}

/**
 * The same article's closing remark: how listing 2
 * would find the incident face and the depth. The
 * face is -1 if the nearest point is a corner.
 *
 * The nearest face need not meet the nearest corner:
 * for (-15,0) (15,0) (0,5) and a centre at (0,2),
 * the result is a slanted edge at a distance of 2.85
 * instead of the base at a distance of 2. Inside,
 * the depth should be the sum of distance and
 * radius, not the difference.
 */
export function incidentFaceAtNearestVertex(
  polygon: Polygon,
  circle: Circle,
  round: Rounding,
): { face: number; depth: number } {
  const nearest = nearestCorner(
    polygon,
    circle,
    round,
  );
  let face = -1;
  let closest = Infinity;
  for (const start of [
    nearest.index - 1,
    nearest.index,
  ]) {
    const way = wayToEdge(
      polygon,
      start,
      circle,
      round,
    );
    if (way !== null && way.distance2 < closest) {
      closest = way.distance2;
      face =
        (start + polygon.length) % polygon.length;
    }
  }
  if (face < 0) closest = nearest.distance2;
  const distance = round(Math.sqrt(closest));
  return {
    face,
    depth: round(distance - round(circle.radius)),
  };
}

function nearestCorner(
  polygon: Polygon,
  { center }: Circle,
  round: Rounding,
): { index: number; distance2: number } {
  let index = 0;
  let least = Infinity;
  for (let i = 0; i < polygon.length; i += 1) {
    const { x, y } = polygon[i]!;
    const dx = round(round(center.x) - round(x));
    const dy = round(round(center.y) - round(y));
    const distance2 = round(
      round(dx * dx) + round(dy * dy),
    );
    if (distance2 < least) {
      index = i;
      least = distance2;
    }
  }
  return { index, distance2: least };
}

/** Returns the vector to a foot on the edge. */
function wayToEdge(
  polygon: Polygon,
  start: number,
  circle: Circle,
  round: Rounding,
) {
  const f = round;
  const n = polygon.length;
  const a = polygon[(start + n) % n]!;
  const b = polygon[(start + 1) % n]!;
  const ax = f(a.x);
  const ay = f(a.y);
  const cx = f(circle.center.x);
  const cy = f(circle.center.y);
  const edgeX = f(f(b.x) - ax);
  const edgeY = f(f(b.y) - ay);
  const size = f(
    f(edgeX * edgeX) + f(edgeY * edgeY),
  );
  const dot = f(
    f(edgeX * f(cx - ax)) + f(edgeY * f(cy - ay)),
  );
  if (!(size !== 0 && dot >= 0 && dot <= size)) {
    return null;
  }
  const t = f(dot / size);
  const x = f(f(ax + f(t * edgeX)) - cx);
  const y = f(f(ay + f(t * edgeY)) - cy);
  const distance2 = f(f(x * x) + f(y * y));
  return { edgeX, edgeY, x, y, distance2 };
}
