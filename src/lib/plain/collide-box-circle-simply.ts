import { closestPointInBox } from '../closest-point-in-box.ts';
import type { Box, Circle } from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the shortest push of the circle out of the
 * box, or null if they do not touch.
 */
export function collideBoxCircleSimply(
  box: Box,
  { center: c, radius: r }: Circle,
): Push | null {
  const q = closestPointInBox(c, box);
  const v = { x: c.x - q.x, y: c.y - q.y };
  const d = Math.sqrt(v.x * v.x + v.y * v.y);
  if (d > r) return null;
  const normal = { x: v.x / d, y: v.y / d };
  if (d > 0) return { normal, depth: r - d };
  const { halfWidth: w, halfHeight: h } = box;
  const x = c.x - box.center.x;
  const y = c.y - box.center.y;
  return [
    { normal: { x: 0, y: -1 }, depth: r + h + y },
    { normal: { x: 1, y: 0 }, depth: r + w - x },
    { normal: { x: 0, y: 1 }, depth: r + h - y },
    { normal: { x: -1, y: 0 }, depth: r + w + x },
  ].sort((a, b) => a.depth - b.depth)[0]!;
}
