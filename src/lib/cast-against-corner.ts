import { leadsInwards } from './cast-from-contact.ts';
import {
  type Entry,
  enterDisc,
} from './enter-disc.ts';
import { magnitude } from './magnitude.ts';
import type { Cast, Circle, Vec2 } from './types.ts';

/**
 * Where a moving circle meets the corner of a shape,
 * or null. `into` and `out` are the directions of
 * the edges before and after the corner.
 */
export function castAgainstCorner(
  corner: Vec2,
  index: number,
  into: Vec2,
  out: Vec2,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { center, radius } = circle;
  const start = {
    x: center.x - corner.x,
    y: center.y - corner.y,
  };
  const gap = magnitude(start.x, start.y);
  const entry =
    gap <= radius
      ? alreadyIn(start, gap, displacement)
      : enterDisc(start, displacement, radius);
  if (entry === null) return null;
  const { fraction, normal } = entry;
  // Elsewhere an edge is nearer than the corner, and
  // what runs along it is not stopped by its end.
  const isInCone =
    normal.x * into.x + normal.y * into.y >= 0 &&
    normal.x * out.x + normal.y * out.y <= 0;
  if (!isInCone) return null;
  return {
    fraction,
    point: { x: corner.x, y: corner.y },
    normal,
    feature: { kind: 'vertex', index },
  };
}

function alreadyIn(
  start: Vec2,
  gap: number,
  displacement: Vec2,
): Entry | null {
  // In the corner itself no direction is nearest.
  if (gap === 0) return null;
  const normal = {
    x: start.x / gap,
    y: start.y / gap,
  };
  return leadsInwards(displacement, normal)
    ? { fraction: 0, normal }
    : null;
}
