import type {
  Circle,
  CommonTangent,
  Vec2,
} from './types.ts';

/**
 * Finds the common tangents of two circles, at most
 * four, from rim to rim; circles that just touch
 * share the tangent at that point.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 20 };
 * const b = { center: { x: 25, y: 0 }, radius: 5 };
 * const tangents = commonTangents(a, b);
 * tangents.length; // 3
 * tangents[0]?.kind; // 'outer'
 * tangents[0]?.segment;
 * // { a: { x: 12, y: 16 }, b: { x: 28, y: 4 } }
 *
 * @remarks
 * An outer tangent has both circles on one side, as
 * an open belt around two wheels does. An inner
 * tangent passes between them, as in a crossed belt.
 *
 * Circles have four if they are apart, two if they
 * cross, and none if one is inside the other.
 * Circles that touch have three if they touch from
 * outside, and one if they touch from inside. A
 * tangent at the point where they touch has a
 * segment of no length, apart from rounding, but its
 * line is still known, because it is at right angles
 * to `normal`.
 *
 * Outer tangents come before inner ones. Of two, the
 * first touches circle a to the left of the line
 * from a's centre to b's if y points up, and to the
 * right of it if y points down.
 *
 * A circle of radius 0 is a point. The inner and
 * outer tangents through a point are the same, so
 * each is in the list once, as outer. Two points
 * have one tangent. Circles with the same centre
 * have none, even if they coincide, because then
 * every tangent of the rim is shared.
 *
 * The number of tangents is found by comparing
 * squares, before a square root or a division rounds
 * anything. If your program moved circles so that
 * they touch, rounding decides how many tangents
 * there are, so do not rely on their number. The
 * tangent then touches at the point one radius from
 * a's centre towards b's, or away from it if a is
 * inside b.
 *
 * The list is empty if a radius is below 0 or
 * infinite, or if any number is NaN or infinite.
 *
 * *Accuracy*: the number of tangents is right for
 * whole numbers while the radii add up to 94,906,265
 * or less. Otherwise it can be wrong only if the
 * rims are within 3 ulps of the size from just
 * touching. The size is the sum of the radii or the
 * distance between the centres, whichever is larger.
 * Apart from the final rounding of its coordinates,
 * an end is within 12 ulps of its radius from its
 * rim, and within 24 ulps of the size from the line
 * through the other end at right angles to `normal`.
 * This applies if the size is from 1e-70 to 1e70,
 * and the centres are equal or at least 1e-75 apart.
 *
 * *Cost*: O(1), two square roots.
 *
 * @group crossing
 * @figure tangents/belt
 */
export function commonTangents(
  a: Circle,
  b: Circle,
): readonly CommonTangent[] {
  const tangents: CommonTangent[] = [];
  if (!(a.radius >= 0 && b.radius >= 0)) {
    return tangents;
  }
  const outer = tangentsOnSide(a, b, 1);
  for (const tangent of outer) {
    tangents.push(tangent);
  }
  // Through a point, inner and outer are the same.
  if (a.radius === 0 || b.radius === 0) {
    return tangents;
  }
  const inner = tangentsOnSide(a, b, -1);
  for (const tangent of inner) {
    tangents.push(tangent);
  }
  return tangents;
}

/**
 * Returns the outer tangents if `side` is 1, and the
 * inner ones, with b on the other side, if it is -1.
 */
function tangentsOnSide(
  a: Circle,
  b: Circle,
  side: number,
): CommonTangent[] {
  const tangents: CommonTangent[] = [];
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const distance2 = dx * dx + dy * dy;
  const reach = a.radius - side * b.radius;
  const across2 = distance2 - reach * reach;
  const hasTangents =
    distance2 > 0 &&
    distance2 < Infinity &&
    across2 >= 0;
  if (!hasTangents) return tangents;
  // The normal along the line of centres, and
  // across it, both divided by the distance.
  const along = reach / distance2;
  const across = Math.sqrt(across2) / distance2;
  const left = {
    x: dx * along - dy * across,
    y: dy * along + dx * across,
  };
  tangents.push(tangentWith(left, a, b, side));
  const isOne =
    across2 === 0 ||
    (a.radius === 0 && b.radius === 0);
  if (!isOne) {
    const right = {
      x: dx * along + dy * across,
      y: dy * along - dx * across,
    };
    tangents.push(tangentWith(right, a, b, side));
  }
  return tangents;
}

function tangentWith(
  normal: Vec2,
  a: Circle,
  b: Circle,
  side: number,
): CommonTangent {
  const { x, y } = normal;
  const reach = side * b.radius;
  return {
    kind: side > 0 ? 'outer' : 'inner',
    segment: {
      a: {
        x: a.center.x + x * a.radius,
        y: a.center.y + y * a.radius,
      },
      b: {
        x: b.center.x + x * reach,
        y: b.center.y + y * reach,
      },
    },
    normal,
  };
}
