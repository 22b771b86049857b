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
  { center: c1, radius: r1 }: Circle,
  { center: c, radius: r }: Circle,
  v: Vec2,
): FirstTouch | null {
  const mx = c.x - c1.x;
  const my = c.y - c1.y;
  const l = Math.sqrt(v.x * v.x + v.y * v.y);
  const f = -(mx * v.x + my * v.y) / l;
  const d2 = mx * mx + my * my - f * f;
  const h2 = (r + r1) ** 2 - d2;
  if (!(f > 0 && h2 > 0)) return null;
  const h = Math.sqrt(h2);
  const t = Math.max(0, (f - h) / l);
  if (t > 1) return null;
  const at = { x: mx + t * v.x, y: my + t * v.y };
  const size = Math.sqrt(at.x ** 2 + at.y ** 2);
  const n = { x: at.x / size, y: at.y / size };
  return { fraction: t, normal: n };
}
