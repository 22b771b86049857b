import { outwardNormal } from './outward-normal.ts';
import type {
  Cast,
  Circle,
  Segment,
  Vec2,
} from './types.ts';

/**
 * Returns where a moving circle hits an edge from
 * its outer side and between its ends, or null. If y
 * points up, the outer side is to the right of a to
 * b if `turn` is 1, and to the left if `turn` is -1.
 * `isFilled` means that the shape continues behind
 * the edge.
 */
export function castAgainstEdge(
  { a, b }: Segment,
  index: number,
  turn: number,
  circle: Circle,
  displacement: Vec2,
  isFilled: boolean,
): Cast | null {
  const { center, radius } = circle;
  const { x: dx, y: dy } = displacement;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const mx = center.x - a.x;
  const my = center.y - a.y;
  const length2 = ex * ex + ey * ey;
  const length = Math.sqrt(length2);
  // All heights here are multiplied by the length.
  const sinks = turn * (ex * dy - ey * dx);
  // The limit is the same as in `leadsInwards`.
  const speed = Math.sqrt(dx * dx + dy * dy);
  if (!(sinks > 2 ** -50 * length * speed)) {
    return null;
  }
  // Beyond these limits squares lose digits, so such
  // an edge is hit only at its ends.
  if (!(length2 > 1e-290 && length2 < 1e290)) {
    return null;
  }
  // 8 to 16 ulps of the longest of these. The edge
  // is extended by that much at both ends, so that
  // rounding leaves no gap where two edges meet.
  const margin =
    2 ** -49 *
    length *
    Math.max(
      Math.abs(mx),
      Math.abs(my),
      Math.abs(ex),
      Math.abs(ey),
      Math.abs(dx),
      Math.abs(dy),
    );
  const height = turn * (ey * mx - ex * my);
  if (height < (isFilled ? -margin : 0)) return null;
  // Is the circle still too high when it stops? Both
  // sides are squared, so that touching stays exact.
  const left = height - sinks;
  const r2 = radius * radius;
  if (left > 0 && left * left > r2 * length2) {
    return null;
  }
  const touches = (height - radius * length) / sinks;
  // At a small angle a ray is within rounding of the
  // end of an edge for a long part of its way.
  const isRay = radius * length <= margin;
  const slack = isFilled && isRay ? margin : 0;
  const crosses =
    (Math.max(0, height) + slack) / sinks;
  // Where the perpendicular meets the edge, times
  // the length.
  const foot = mx * ex + my * ey;
  const glide = dx * ex + dy * ey;
  const low = -margin - foot;
  const high = length2 + margin - foot;
  let enters = 0;
  let leaves = 1;
  if (glide > 0) {
    enters = low / glide;
    leaves = high / glide;
  } else if (glide < 0) {
    enters = high / glide;
    leaves = low / glide;
  } else if (!(low <= 0 && high >= 0)) {
    return null;
  }
  const meets = Math.max(
    Math.min(1, Math.max(0, touches)),
    enters,
  );
  const isAtEnd =
    leaves >= 0 &&
    meets > leaves &&
    (meets - leaves) * sinks <= slack;
  const fraction = isAtEnd ? leaves : meets;
  const last = Math.min(1, crosses, leaves);
  const along = (foot + fraction * glide) / length2;
  // Negated, so that NaN is a miss.
  if (!(fraction <= last && along < Infinity)) {
    return null;
  }
  const t = Math.max(0, Math.min(along, 1));
  return {
    fraction,
    point: { x: a.x + ex * t, y: a.y + ey * t },
    normal: outwardNormal(a, b, turn, length),
    feature: { kind: 'edge', index },
  };
}

/**
 * Returns the earlier of two casts, or the only one.
 * If both are equally early, the corner wins.
 */
export function earlierCast(
  a: Cast | null,
  b: Cast | null,
): Cast | null {
  if (a === null) return b;
  if (b === null) return a;
  if (a.fraction === b.fraction) {
    return a.feature.kind === 'vertex' ? a : b;
  }
  return b.fraction < a.fraction ? b : a;
}
