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
  const { normal } = entry;
  // Elsewhere an edge is nearer than the corner, and
  // what runs along it is not stopped by its end.
  const isInCone =
    normal.x * into.x + normal.y * into.y >= 0 &&
    normal.x * out.x + normal.y * out.y <= 0;
  let met: Entry | null = isInCone ? entry : null;
  if (met === null) {
    met = enterOverEnd(
      1,
      into,
      out,
      start,
      displacement,
      radius,
    );
  }
  if (met === null) {
    met = enterOverEnd(
      -1,
      out,
      into,
      start,
      displacement,
      radius,
    );
  }
  if (met === null) return null;
  return {
    fraction: met.fraction,
    point: { x: corner.x, y: corner.y },
    normal: met.normal,
    feature: { kind: 'vertex', index },
  };
}

/**
 * The entry of a circle that sinks along an edge and
 * is just a radius high where the edge ends, or
 * null. The root of `enterDisc` is too coarse there
 * to tell on which side of the end it is. `edge`
 * leads to the corner for `sense` 1, and away from
 * it for -1; `other` is the corner's other edge.
 */
function enterOverEnd(
  sense: number,
  edge: Vec2,
  other: Vec2,
  start: Vec2,
  displacement: Vec2,
  radius: number,
): Entry | null {
  const { x: sx, y: sy } = start;
  const { x: dx, y: dy } = displacement;
  const length = sense * magnitude(edge.x, edge.y);
  const ux = edge.x / length;
  const uy = edge.y / length;
  const glide = dx * ux + dy * uy;
  // 16 to 32 ulps of the longest of them.
  const margin =
    2 ** -48 *
    Math.max(
      radius,
      Math.abs(sx),
      Math.abs(sy),
      Math.abs(dx),
      Math.abs(dy),
    );
  // A smaller circle cannot go deeper than rounding.
  if (!(glide > 0 && radius > margin)) return null;
  const end = -(sx * ux + sy * uy) / glide;
  const fraction = Math.min(1, Math.max(0, end));
  const x = sx + fraction * dx;
  const y = sy + fraction * dy;
  const side = ux * y - uy * x < 0 ? -1 : 1;
  const normal = { x: -side * uy, y: side * ux };
  // A segment is outside on both sides: its other
  // edge leads straight back.
  const isOutside =
    side * (edge.x * other.y - edge.y * other.x) <=
    0;
  return isOutside &&
    Math.abs(x - radius * normal.x) <= margin &&
    Math.abs(y - radius * normal.y) <= margin &&
    leadsInwards(displacement, normal)
    ? { fraction, normal }
    : null;
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
