import type { Box, Vec2 } from './types.ts';

/**
 * Returns which of the nine zones around a box
 * contains the point; a border belongs to the zone
 * nearer the middle.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * boxZone({ x: 9, y: 0 }, box); // 5
 *
 * @remarks
 * The extended sides of the box divide the plane
 * into the zones. The zones are numbered from 0, row
 * by row, from the lowest x and y. So 4 is the box
 * itself, odd numbers are beside a side, and the
 * others are beyond a corner.
 *
 * NaN counts as beyond the high side, so it is never
 * inside.
 *
 * *Accuracy*: away from a border, the result can be
 * wrong only towards the middle zone, and only
 * within half an ulp of the half side.
 *
 * *Cost*: two to four comparisons.
 *
 * @group part
 * @figure nine-zones/nine-zones
 */
export function boxZone(
  point: Vec2,
  box: Box,
): number {
  const dx = point.x - box.center.x;
  const dy = point.y - box.center.y;
  const column = zoneAlong(dx, box.halfWidth);
  const row = zoneAlong(dy, box.halfHeight);
  return column + 3 * row;
}

function zoneAlong(
  offset: number,
  half: number,
): number {
  if (offset < -half) return 0;
  return offset <= half ? 1 : 2;
}
