import type { Box, Vec2 } from './types.ts';

/**
 * Which of the nine zones around a box holds the
 * point? The four walls, made longer, cut the plane
 * into them. Counted from 0, row by row, from the
 * low x and low y: 4 is the box itself, odd numbers
 * lie beside a wall, the others beyond a corner.
 *
 * On a line between zones the middle one counts.
 * Off the line it errs only that way, and only
 * within half an ulp of the half side. NaN counts
 * as beyond the high wall, never as inside. Four
 * comparisons.
 */
export function boxZone(
  point: Vec2,
  box: Box,
): number {
  const dx = point.x - box.center.x;
  const dy = point.y - box.center.y;
  const column = third(dx, box.halfWidth);
  const row = third(dy, box.halfHeight);
  return column + 3 * row;
}

function third(
  offset: number,
  half: number,
): number {
  if (offset < -half) return 0;
  return offset <= half ? 1 : 2;
}
