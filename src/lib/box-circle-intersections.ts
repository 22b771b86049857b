import { polygonCircleIntersections } from './polygon-circle-intersections.ts';
import type {
  Box,
  Circle,
  OutlineCrossing,
} from './types.ts';

/**
 * Finds the points where the circle's rim crosses
 * the box's sides, each once, in order along the
 * outline; just touching counts.
 *
 * @example
 * const box = { center: { x: 6, y: 4 },
 *   halfWidth: 6, halfHeight: 4 };
 * const c = { center: { x: 0, y: 0 }, radius: 5 };
 * boxCircleIntersections(box, c);
 * // [{ edge: 0, point: { x: 5, y: 0 } },
 * //   { edge: 3, point: { x: 0, y: 5 } }]
 *
 * @remarks
 * The outline begins at the corner with the lowest x
 * and y, and it is counter-clockwise if y points up.
 * Edge 0 is the side with the lowest y, 1 the one
 * with the highest x, 2 the one with the highest y,
 * and 3 the one with the lowest x. A corner on the
 * rim is returned once, with the edge that begins
 * there. All else is the same as in
 * `polygonCircleIntersections`.
 *
 * A point on a side is exactly on it. In a box of no
 * width or height two sides coincide, so a crossing
 * is returned for each. A box with neither is a
 * single point and has no crossings.
 *
 * The list is empty if any number is NaN.
 *
 * *Accuracy*: it is as accurate as
 * `segmentCircleIntersections` for each side, but
 * the circle's centre is rounded once, because it is
 * measured from the centre of the box.
 *
 * *Cost*: O(1), one square root per side.
 *
 * @group crossing
 * @figure where-they-cross/outline-crosses
 */
export function boxCircleIntersections(
  box: Box,
  circle: Circle,
): OutlineCrossing[] {
  const { x, y } = box.center;
  const { halfWidth, halfHeight } = box;
  // As seen from the centre of the box, where its
  // corners are not rounded.
  const corners = [
    { x: -halfWidth, y: -halfHeight },
    { x: halfWidth, y: -halfHeight },
    { x: halfWidth, y: halfHeight },
    { x: -halfWidth, y: halfHeight },
  ];
  const center = {
    x: circle.center.x - x,
    y: circle.center.y - y,
  };
  const found = polygonCircleIntersections(corners, {
    center,
    radius: circle.radius,
  });
  const crossings: OutlineCrossing[] = [];
  for (const one of found) {
    const side = corners[one.edge]!;
    const isLevel = one.edge % 2 === 0;
    const dx = isLevel ? one.point.x : side.x;
    const dy = isLevel ? side.y : one.point.y;
    // Rounding must not carry it past a corner.
    const point = {
      x: x + stayWithin(dx, halfWidth),
      y: y + stayWithin(dy, halfHeight),
    };
    crossings.push({ edge: one.edge, point });
  }
  return crossings;
}

function stayWithin(
  offset: number,
  half: number,
): number {
  return Math.max(-half, Math.min(half, offset));
}
