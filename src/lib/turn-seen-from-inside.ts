import { magnitude } from './magnitude.ts';
import { spread } from './spread.ts';
import type { Polygon, Vec2 } from './types.ts';

/**
 * Returns the polygon's turn, or its opposite if the
 * point in the polygon is on the outer side of the
 * edge that is closest to it. If a slit is narrower
 * than rounding, that edge can be the one on the far
 * side of the slit.
 */
export function turnSeenFromInside(
  point: Vec2,
  closest: Vec2,
  index: number,
  polygon: Polygon,
  turn: number,
): number {
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const x = point.x - closest.x;
  const y = point.y - closest.y;
  const away =
    turn * (x * (b.y - a.y) - y * (b.x - a.x));
  if (!(away > 0)) return turn;
  // Nearer than this, only rounding puts the point
  // in the polygon.
  const noise = 2 ** -49 * spread(polygon);
  return magnitude(x, y) > noise ? -turn : turn;
}
