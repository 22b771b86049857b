import type { Circle, Vec2 } from '../types.ts';
import type { FirstTouch } from './types.ts';

/**
 * Returns where a moving circle first hits another
 * circle, or null if it does not.
 *
 * For circles with different centres and radii of 0
 * or above, of which at least one has a radius
 * above 0.
 */
export function castCircleAgainstCircleSimply(
  target: Circle,
  circle: Circle,
  v: Vec2,
): FirstTouch | null {
  const mx = circle.center.x - target.center.x;
  const my = circle.center.y - target.center.y;
  const reach = circle.radius + target.radius;
  const l = Math.sqrt(v.x * v.x + v.y * v.y);
  const f = -(mx * v.x + my * v.y) / l;
  const d2 = mx * mx + my * my - f * f;
  const h2 = reach * reach - d2;
  // Without a displacement, f is NaN.
  if (!(f > 0 && h2 > 0)) return null;
  const h = Math.sqrt(h2);
  // If they overlap already, f is less than h.
  const t = Math.max(0, (f - h) / l);
  if (t > 1) return null;
  const x = mx + t * v.x;
  const y = my + t * v.y;
  const length = Math.sqrt(x * x + y * y);
  const normal = { x: x / length, y: y / length };
  return { fraction: t, normal };
}
