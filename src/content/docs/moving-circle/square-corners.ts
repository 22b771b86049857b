import { type Box, type Cast, type Circle, castCircleAgainstBox, type Vec2 } from '#lib/index.ts';

/** The shortcut: the box grown by the radius on each side, and the centre cast as a point. */
export function castWithSquareCorners(
  { center, halfWidth, halfHeight }: Box,
  circle: Circle,
  way: Vec2,
): Cast | null {
  const { radius } = circle;
  const grown = { center, halfWidth: halfWidth + radius, halfHeight: halfHeight + radius };
  return castCircleAgainstBox(grown, { center: circle.center, radius: 0 }, way);
}
