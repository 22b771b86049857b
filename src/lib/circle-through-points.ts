import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import { squaredDistance } from './squared-distance.ts';
import type { Circle, Vec2 } from './types.ts';

/**
 * Returns the circle whose rim passes through three
 * points, or null if they are on one line.
 *
 * @example
 * const a = { x: 0, y: 0 };
 * const b = { x: 8, y: 0 };
 * const circle = circleThroughPoints(a, b,
 *   { x: 0, y: 6 });
 * circle?.center; // { x: 4, y: 3 }
 * circle?.radius; // 5
 *
 * @remarks
 * It is the circumscribed circle of the triangle.
 * Its centre is equally far from all three points.
 * Two equal points are on one line with any third.
 * Points that are nearly on one line have a very
 * large circle, whose centre is far away.
 *
 * Returns null if any number is NaN or infinite, or
 * if products overflow or underflow.
 *
 * *Accuracy*: the result is never wrong about points
 * on one line, because `orientation` decides this.
 * Apart from the final rounding of the centre's
 * coordinates, the distance of each point from the
 * rim is at most 32 ulps of the longest side plus 2
 * ulps of the radius. This applies if the sides are
 * from 1e-70 to 1e70.
 *
 * *Cost*: O(1), one `orientation` and one square
 * root.
 *
 * @group shapes
 * @figure tangents/enclosing
 */
export function circleThroughPoints(
  a: Vec2,
  b: Vec2,
  c: Vec2,
): Circle | null {
  if (!areFinite([a, b, c])) return null;
  const side = orientation(a, b, c);
  if (side === 0) return null;
  const ab = squaredDistance(a, b);
  const ca = squaredDistance(c, a);
  // The corner opposite the longer of these sides is
  // the origin, because rounding matters least
  // there.
  return ca >= ab
    ? circleAround(b, c, a, side)
    : circleAround(c, a, b, side);
}

/**
 * Returns the circle through the three points, whose
 * orientation is `side`, or null if the circle would
 * be infinitely large.
 */
function circleAround(
  corner: Vec2,
  p: Vec2,
  q: Vec2,
  side: number,
): Circle | null {
  const px = p.x - corner.x;
  const py = p.y - corner.y;
  const qx = q.x - corner.x;
  const qy = q.y - corner.y;
  const p2 = px * px + py * py;
  const q2 = qx * qx + qy * qy;
  // At least as large as its rounding, so that it is
  // never 0 and has the right sign.
  const area = Math.max(
    side * (px * qy - py * qx),
    2 ** -52 * Math.sqrt(p2 * q2),
  );
  const half = (side * 0.5) / area;
  const x = (qy * p2 - py * q2) * half;
  const y = (px * q2 - qx * p2) * half;
  const radius = Math.sqrt(x * x + y * y);
  if (!(radius < Infinity)) return null;
  return {
    center: { x: corner.x + x, y: corner.y + y },
    radius,
  };
}
