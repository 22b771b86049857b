import { leadsInwards } from './cast-from-contact.ts';
import {
  type Entry,
  enterDisc,
  entryAt,
  entryInwards,
} from './enter-disc.ts';
import { magnitude } from './magnitude.ts';
import type { Cast, Circle, Vec2 } from './types.ts';

/**
 * Returns where a moving circle hits a corner of a
 * shape, or null. `into` and `out` are the
 * directions of the edges before and after the
 * corner. `bend` is the `orientation` there, which
 * is 1, -1 or, at an end of a segment, 0.
 */
export function castAgainstCorner(
  corner: Vec2,
  index: number,
  into: Vec2,
  out: Vec2,
  bend: number,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { center, radius } = circle;
  const start = {
    x: center.x - corner.x,
    y: center.y - corner.y,
  };
  const gap = magnitude(start.x, start.y);
  // At the corner itself no direction is nearest.
  const entry =
    gap <= radius
      ? entryInwards(
          0,
          start.x,
          start.y,
          displacement,
        )
      : enterDisc(start, displacement, radius);
  if (entry === null) return null;
  const { normal } = entry;
  // Elsewhere an edge is nearer than the corner, and
  // the end of an edge does not stop a circle that
  // slides along it.
  const isInCone =
    normal.x * into.x + normal.y * into.y >= 0 &&
    normal.x * out.x + normal.y * out.y <= 0;
  let met: Entry | null = isInCone ? entry : null;
  if (met === null) {
    met = enterOverEnd(
      1,
      into,
      bend,
      start,
      displacement,
      radius,
    );
  }
  if (met === null) {
    met = enterOverEnd(
      -1,
      out,
      -bend,
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
 * Returns the entry of a circle that sinks along an
 * edge and is exactly one radius high where the edge
 * ends, or null. The square root in `enterDisc` is
 * too coarse there to show on which side of the end
 * the circle is. `edge` points to the corner if
 * `sense` is 1, and away from it if `sense` is -1.
 * `bend` is 1 if the other edge turns to the left of
 * it.
 */
function enterOverEnd(
  sense: number,
  edge: Vec2,
  bend: number,
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
  // 8 to 16 ulps of the longest of these.
  const margin =
    2 ** -49 *
    Math.max(
      radius,
      Math.abs(sx),
      Math.abs(sy),
      Math.abs(dx),
      Math.abs(dy),
    );
  // Rounding hides how deep a smaller circle is.
  if (!(glide > 0 && radius > margin)) return null;
  const end = -(sx * ux + sy * uy) / glide;
  const fraction = Math.min(1, Math.max(0, end));
  const x = sx + fraction * dx;
  const y = sy + fraction * dy;
  const side = ux * y - uy * x < 0 ? -1 : 1;
  const nx = -side * uy;
  const ny = side * ux;
  // A segment is outside on both sides, because its
  // other edge points straight back.
  return side * bend <= 0 &&
    magnitude(x - radius * nx, y - radius * ny) <=
      margin &&
    leadsInwards(displacement, { x: nx, y: ny })
    ? entryAt(fraction, nx, ny)
    : null;
}
