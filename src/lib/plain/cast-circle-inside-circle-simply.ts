import type { Circle, Vec2 } from '../types.ts';
import type { FirstTouch } from './types.ts';

/**
 * Returns where a circle that moves inside the
 * target first hits its rim, or null if it stays
 * inside.
 *
 * For a radius of 0 or above that is smaller than
 * the radius of the target.
 */
export function castCircleInsideCircleSimply(
  target: Circle,
  circle: Circle,
  v: Vec2,
): FirstTouch | null {
  const mx = circle.center.x - target.center.x;
  const my = circle.center.y - target.center.y;
  const room = target.radius - circle.radius;
  const l = Math.sqrt(v.x * v.x + v.y * v.y);
  const f = -(mx * v.x + my * v.y) / l;
  const d2 = mx * mx + my * my - f * f;
  const h2 = room * room - d2;
  // Rounding can make h2 negative at the rim.
  const h = Math.sqrt(Math.max(0, h2));
  const t = Math.max(0, (f + h) / l);
  // Without a displacement, t is NaN.
  if (!(t <= 1)) return null;
  const x = mx + t * v.x;
  const y = my + t * v.y;
  const length = Math.sqrt(x * x + y * y);
  const normal = { x: -x / length, y: -y / length };
  return { fraction: t, normal };
}
