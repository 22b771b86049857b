import { circlesIntersect } from './circles-intersect.ts';
import type { Circle, Contact } from './types.ts';

/**
 * Returns the contact between circle b and circle a,
 * or null if they are apart; just touching is a
 * contact of depth 0.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 5 };
 * const b = { center: { x: 8, y: 0 }, radius: 4 };
 * const contact = collideCircles(a, b);
 * contact?.depth; // 1
 *
 * @remarks
 * The normal points from a to b, and moving b by
 * normal times depth leaves the two just touching.
 * `point` is the point of a's rim nearest to b's
 * centre. A rim has no corners, so it counts as edge
 * 0. If both circles have the same centre, no
 * direction is nearest, and the normal is (1, 0).
 *
 * *Accuracy*: the move is off by at most 4 ulps of
 * the sum of the radii, if radii are 0 or from
 * 1e-130 to 1e150. Centres nearer than 1e-146 to
 * each other count as the same.
 *
 * *Cost*: O(1), one square root.
 *
 * @group contact
 * @figure circle-and-circle/circles-way-out
 */
export function collideCircles(
  a: Circle,
  b: Circle,
): Contact | null {
  const reach = a.radius + b.radius;
  if (!(reach < Infinity)) return null;
  if (!circlesIntersect(a, b)) return null;
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  // Nearer centres count as the same, because the
  // squares of such small numbers lose digits.
  const isApart = distance > 1e-146;
  const normal = isApart
    ? { x: dx / distance, y: dy / distance }
    : { x: 1, y: 0 };
  return {
    normal,
    depth: reach - distance,
    point: {
      x: a.center.x + normal.x * a.radius,
      y: a.center.y + normal.y * a.radius,
    },
    feature: { kind: 'edge', index: 0 },
  };
}
