import type { Polygon } from './types.ts';

/**
 * Whether the polygon has an edge: not if it has no
 * corner or only one, nor if all are equal.
 */
export function hasEdges(polygon: Polygon): boolean {
  for (let i = 1; i < polygon.length; i += 1) {
    const { x, y } = polygon[i]!;
    if (x !== polygon[0]!.x || y !== polygon[0]!.y)
      return true;
  }
  return false;
}
