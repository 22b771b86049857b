import { convexWinding } from '../convex-winding.ts';
import { cross } from '../cross.ts';
import { distance } from '../distance.ts';
import { dot } from '../dot.ts';
import type {
  ConvexPolygon,
  Feature,
  Vec2,
} from '../types.ts';

/**
 * Returns the part of the convex polygon nearest to
 * the point c.
 */
export function voronoiRegionSimply(
  c: Vec2,
  polygon: ConvexPolygon,
): Feature {
  const turn = convexWinding(polygon);
  let inside = true;
  let corner = 0;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const e = { x: b.x - a.x, y: b.y - a.y };
    const v = { x: c.x - a.x, y: c.y - a.y };
    if (turn * cross(e, v) < 0) {
      inside = false;
      const along = dot(e, v);
      if (along > 0 && along < dot(e, e)) {
        return { kind: 'edge', index: i };
      }
    }
    const best = distance(c, polygon[corner]!);
    if (distance(c, a) < best) corner = i;
  }
  if (inside) return { kind: 'interior' };
  return { kind: 'vertex', index: corner };
}
