import type { Circle } from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the shortest push of b out of a, or null
 * if the circles do not touch.
 *
 * For circles whose radii are 0 or above.
 */
export function collideCirclesSimply(
  a: Circle,
  b: Circle,
): Push | null {
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const depth = a.radius + b.radius - distance;
  if (depth < 0) return null;
  // The same centre: every push is equally short.
  if (distance === 0) {
    return { normal: { x: 1, y: 0 }, depth };
  }
  const normal = {
    x: dx / distance,
    y: dy / distance,
  };
  return { normal, depth };
}
