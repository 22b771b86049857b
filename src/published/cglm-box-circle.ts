import type { Box, Circle } from '#lib/types.ts';

/**
 * cglm, `glm_aabb2d_circle`, as it was until a
 * change proposed in July 2026. It measures a centre
 * below the low side from the high side, so a circle
 * that touches the box from the left or from below
 * is a miss.
 *
 * With half sides 1, radius 1 at (-1.5,0) is a miss.
 * At (1.5,0) the result is right.
 */
export function intersectsByHighFace(
  box: Box,
  circle: Circle,
): boolean {
  const dx = circle.center.x - box.center.x;
  const dy = circle.center.y - box.center.y;
  const x = beyond(dx, box.halfWidth);
  const y = beyond(dy, box.halfHeight);
  const r = circle.radius;
  return x * x + y * y <= r * r;
}

/** Always measures from the high side. */
function beyond(at: number, half: number): number {
  return Math.abs(at) > half ? at - half : 0;
}
