import type { Box, Vec2 } from './types.ts';

/**
 * Which of the nine zones around a box holds the
 * point; on a line between two zones it is the
 * middle one.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * boxZone({ x: 9, y: 0 }, box); // 5
 *
 * @remarks
 * The four walls, made longer, cut the plane into
 * the zones. They are counted from 0, row by row,
 * from the low x and low y: 4 is the box itself, odd
 * numbers lie beside a wall, the others beyond a
 * corner.
 *
 * *Accuracy*: off the line it errs only towards the
 * middle zone, and only within half an ulp of the
 * half side. NaN counts as beyond the high wall,
 * never as inside.
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
