import type { Circle, Vec2 } from '../types.ts';

/**
 * Finds the points where the rims of two circles
 * cross.
 *
 * For circles whose radii are 0 or above.
 */
export function circleIntersectionsSimply(
  { center: c1, radius: r1 }: Circle,
  { center: c2, radius: r2 }: Circle,
): readonly Vec2[] {
  const dx = c2.x - c1.x;
  const dy = c2.y - c1.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return [];
  const g = (d * d + r1 * r1 - r2 * r2) / (2 * d);
  const h2 = r1 * r1 - g * g;
  if (h2 < 0) return [];
  const h = Math.sqrt(h2);
  const u = { x: dx / d, y: dy / d };
  const f = { x: c1.x + g * u.x, y: c1.y + g * u.y };
  const p1 = { x: f.x - h * u.y, y: f.y + h * u.x };
  const p2 = { x: f.x + h * u.y, y: f.y - h * u.x };
  return h > 0 ? [p1, p2] : [f];
}
