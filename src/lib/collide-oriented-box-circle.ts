import { collideBoxCircle } from './collide-box-circle.ts';
import type {
  Circle,
  Contact,
  OrientedBox,
} from './types.ts';

/**
 * `collideBoxCircle` for a turned box: the contact
 * on the box's own axes, turned back. The point
 * turns and moves back; the normal is a direction,
 * so it turns and does not move. Depth and feature
 * stay.
 *
 * Null exactly where the circle does not touch by
 * `orientedBoxIntersectsCircle`. Edges are those of
 * the box's own axes, and so is the first of walls
 * equally near. The depth is right to 15 ulps of
 * the largest of radius and half sides, in the
 * sizes of `collideBoxCircle`.
 */
export function collideOrientedBoxCircle(
  box: OrientedBox,
  circle: Circle,
): Contact | null {
  const { halfWidth, halfHeight } = box;
  const dx = circle.center.x - box.center.x;
  const dy = circle.center.y - box.center.y;
  // Too far away, however the box is turned?
  const reach =
    circle.radius + halfWidth + halfHeight;
  if (dx * dx + dy * dy > reach * reach) return null;
  const cos = Math.cos(box.rotation);
  const sin = Math.sin(box.rotation);
  // On the box's own axes it is at the origin.
  const local = collideBoxCircle(
    {
      center: { x: 0, y: 0 },
      halfWidth,
      halfHeight,
    },
    {
      center: {
        x: dx * cos + dy * sin,
        y: dy * cos - dx * sin,
      },
      radius: circle.radius,
    },
  );
  if (local === null) return null;
  const { normal, depth, point, feature } = local;
  return {
    normal: {
      x: normal.x * cos - normal.y * sin,
      y: normal.x * sin + normal.y * cos,
    },
    depth,
    point: {
      x:
        box.center.x + point.x * cos - point.y * sin,
      y:
        box.center.y + point.x * sin + point.y * cos,
    },
    feature,
  };
}
