import type { Polygon } from './types.ts';

/**
 * Whether the polygon has an edge: not if it has no
 * corner or only one, nor if all are equal.
 */
export function hasEdges(polygon: Polygon): boolean {
  for (const { x, y } of polygon) {
    const first = polygon[0]!;
    if (x !== first.x || y !== first.y) return true;
  }
  return false;
}
