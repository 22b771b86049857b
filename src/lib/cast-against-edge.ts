import { outwardNormal } from './outward-normal.ts';
import type {
  Cast,
  Circle,
  Segment,
  Vec2,
} from './types.ts';

/**
 * Where a moving circle meets an edge, from the
 * outer side and between the ends, or null. The
 * outer side is the right one of a to b, y up, for
 * `turn` 1, the left one for -1. `isFilled` says
 * that behind the edge there is more of the shape.
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
  // Along the edge, as `leadsInwards` has it.
  const speed = Math.sqrt(dx * dx + dy * dy);
  if (!(sinks > 2 ** -50 * length * speed)) {
    return null;
  }
  // Squares beyond that lose their digits: such an
  // edge is met at its ends.
  if (!(length2 > 1e-290 && length2 < 1e290)) {
    return null;
  }
  // 8 to 16 ulps of the longest of them. It looks so
  // far beyond the ends: where two edges meet, there
  // must be no gap, however the two are rounded.
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
  // At the end of its way is it still too high? Both
  // sides squared: touching stays exact.
  const left = height - sinks;
  const r2 = radius * radius;
  if (left > 0 && left * left > r2 * length2) {
    return null;
  }
  const touches = (height - radius * length) / sinks;
  const crosses = Math.max(0, height) / sinks;
  // The foot of the perpendicular on the edge, times
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
  const fraction = Math.max(
    Math.min(1, Math.max(0, touches)),
    enters,
  );
  const last = Math.min(1, crosses, leaves);
  const along = (foot + fraction * glide) / length2;
  // Written like this, NaN is a miss.
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
 * The first of two casts, or the one there is. At
 * the end of an edge it is the corner that is met.
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
