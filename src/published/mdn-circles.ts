import type { Circle } from '#lib/types.ts';

/**
 * MDN, "2D collision detection", with the test for
 * circles from August 2022 to May 2025. Its example
 * stores the top left corner of each circle's box,
 * which is the centre minus the radius in x and y,
 * and compares the corners as if they were centres.
 *
 * For circles of equal size that is right. But
 * radius 1 at (0,0) and radius 3 at (5,2), in a
 * world with y down, have corners 3 apart, which is
 * a hit, although the centres are more than 5 apart
 * and the radii add up to 4. Touching is a miss.
 */
export function intersectsByCorners(
  a: Circle,
  b: Circle,
): boolean {
  const ax = a.center.x - a.radius;
  const ay = a.center.y - a.radius;
  const bx = b.center.x - b.radius;
  const by = b.center.y - b.radius;
  const dx = ax - bx;
  const dy = ay - by;
  const apart = Math.sqrt(dx * dx + dy * dy);
  return apart < a.radius + b.radius;
}
