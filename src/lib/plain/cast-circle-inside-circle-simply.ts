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
  { center: c1, radius: r1 }: Circle,
  { center: c, radius: r }: Circle,
  v: Vec2,
): FirstTouch | null {
  const mx = c.x - c1.x;
  const my = c.y - c1.y;
  const l = Math.sqrt(v.x * v.x + v.y * v.y);
  const f = -(mx * v.x + my * v.y) / l;
  const d2 = mx * mx + my * my - f * f;
  const h2 = (r1 - r) ** 2 - d2;
  // Rounding can make h2 negative at the rim.
  const h = Math.sqrt(Math.max(0, h2));
  const t = Math.max(0, (f + h) / l);
  if (!(t <= 1)) return null;
  const to = { x: -mx - t * v.x, y: -my - t * v.y };
  const size = Math.sqrt(to.x ** 2 + to.y ** 2);
  const n = { x: to.x / size, y: to.y / size };
  return { fraction: t, normal: n };
}
