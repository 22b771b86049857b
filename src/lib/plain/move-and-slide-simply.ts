import { dot } from '../dot.ts';
import { slide } from '../slide.ts';
import type {
  Circle,
  CircleCast,
  MoveOptions,
  Vec2,
} from '../types.ts';
import type { Place } from './types.ts';

/**
 * Moves a circle and slides it along walls; you pass
 * `cast`, which finds the first hit of the circle.
 *
 * For starts half a margin or more from all walls,
 * and corners of 40° to 150°.
 */
export function moveAndSlideSimply(
  { center, radius }: Circle,
  displacement: Vec2,
  cast: CircleCast,
  { margin = radius / 1000 }: MoveOptions = {},
): Place {
  const gap = margin / 2;
  const grown = radius + gap;
  let { x, y } = center;
  let left = 1;
  let way = displacement;
  for (let i = 0; i < 5 && left > 0; i += 1) {
    const now = { center: { x, y }, radius: grown };
    const hit = cast(now, way);
    const speed = hit ? -dot(way, hit.normal) : 1;
    const end = hit ? hit.fraction - gap / speed : 1;
    const part = Math.max(0, Math.min(end, left));
    x += part * way.x;
    y += part * way.y;
    left -= part;
    if (hit) way = slide(displacement, hit.normal);
  }
  return { center: { x, y } };
}
