import type { Polygon } from './types.ts';

/**
 * Returns whether the polygon has an edge, which
 * needs two different corners.
 */
export function hasEdges(polygon: Polygon): boolean {
  for (let i = 1; i < polygon.length; i += 1) {
    const { x, y } = polygon[i]!;
    if (x !== polygon[0]!.x || y !== polygon[0]!.y)
      return true;
  }
  return false;
}
