import type { Circle } from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the shortest push of the inner circle into
 * the outer one, or null if it is inside.
 *
 * For circles whose radii are 0 or above.
 */
export function keepCircleInsideCircleSimply(
  outer: Circle,
  inner: Circle,
): Push | null {
  const dx = outer.center.x - inner.center.x;
  const dy = outer.center.y - inner.center.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  // A circle that does not fit goes to the middle.
  const room = Math.max(
    0,
    outer.radius - inner.radius,
  );
  if (d <= room) return null;
  const normal = { x: dx / d, y: dy / d };
  return { normal, depth: d - room };
}
