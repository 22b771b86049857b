import { convexWinding } from '../convex-winding.ts';
import { distance } from '../distance.ts';
import { projectionParameter } from '../projection-parameter.ts';
import type {
  ConvexPolygon,
  Feature,
  Vec2,
} from '../types.ts';
import { orientationSimply } from './orientation-simply.ts';

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
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const side = turn * orientationSimply(a, b, c);
    if (side >= 0) continue;
    inside = false;
    const t = projectionParameter(c, { a, b });
    const beside = t > 0 && t < 1;
    if (beside) return { kind: 'edge', index: i };
  }
  if (inside) return { kind: 'interior' };
  const gaps = polygon.map((a) => distance(c, a));
  const index = gaps.indexOf(Math.min(...gaps));
  return { kind: 'vertex', index };
}
