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
  const dx = c.x - q.x;
  const dy = c.y - q.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d > r) return null;
  if (d > 0) {
    const normal = { x: dx / d, y: dy / d };
    return { normal, depth: r - d };
  }
  const { halfWidth: w, halfHeight: h } = box;
  const x = c.x - box.center.x;
  const y = c.y - box.center.y;
  const ways = [
    { normal: { x: 0, y: -1 }, depth: r + h + y },
    { normal: { x: 1, y: 0 }, depth: r + w - x },
    { normal: { x: 0, y: 1 }, depth: r + h - y },
    { normal: { x: -1, y: 0 }, depth: r + w + x },
  ];
  return ways.sort((a, b) => a.depth - b.depth)[0]!;
}
