import { boundingBox } from './bounding-box.ts';
import type { Polygon } from './types.ts';

/** Returns the longer side of the polygon's box. */
export function spread(polygon: Polygon): number {
  const { halfWidth, halfHeight } =
    boundingBox(polygon);
  return 2 * Math.max(halfWidth, halfHeight);
}
