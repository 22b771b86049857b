import { circleContainsCircle } from './circle-contains-circle.ts';
import { magnitude } from './magnitude.ts';
import type { Circle, Contact } from './types.ts';

/**
 * Returns the shortest push that brings the inner
 * circle wholly inside the outer one, or null if it
 * is inside; touching from inside counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 7 };
 * const b = { center: { x: 6, y: 8 }, radius: 2 };
 * const push = keepCircleInsideCircle(a, b);
 * push?.depth; // 5
 * push?.normal; // { x: -0.6, y: -0.8 }
 *
 * @remarks
 * The normal points to the centre of the outer
 * circle, and moving the inner circle by normal
 * times depth leaves it touching the rim from
 * inside. `point` is the point of the rim nearest to
 * its centre. A rim has no corners, so it counts as
 * edge 0.
 *
 * If the inner circle is larger, it does not fit,
 * and the push moves its centre to the centre of the
 * outer circle, so that it sticks out equally on all
 * sides. If the centres are already equal, no push
 * is better, so the result is null.
 *
 * Returns null if a radius is below 0 or infinite,
 * or if any number is NaN.
 *
 * *Accuracy*: for whole numbers up to +-4096 it is
 * null only if no push is needed. The move is off by
 * at most 5 ulps of the larger of the outer radius
 * and the distance between the centres, if these are
 * 0 or from 1e-130 to 1e150.
 *
 * *Cost*: O(1), one square root.
 *
 * @group contact
 * @figure inside/keep-inside
 */
export function keepCircleInsideCircle(
  outer: Circle,
  inner: Circle,
): Contact | null {
  const isShape =
    outer.radius >= 0 &&
    inner.radius >= 0 &&
    inner.radius < Infinity;
  if (!isShape) return null;
  if (circleContainsCircle(outer, inner))
    return null;
  const { x, y } = outer.center;
  const dx = x - inner.center.x;
  const dy = y - inner.center.y;
  const distance = magnitude(dx, dy);
  // Negated, so that NaN is not a push.
  if (!(distance > 0 && distance < Infinity)) {
    return null;
  }
  const room = outer.radius - inner.radius;
  const normal = {
    x: dx / distance,
    y: dy / distance,
  };
  return {
    normal,
    // Squares that underflow could make this
    // negative.
    depth: Math.max(0, distance - Math.max(0, room)),
    point: {
      x: x - normal.x * outer.radius,
      y: y - normal.y * outer.radius,
    },
    feature: { kind: 'edge', index: 0 },
  };
}
