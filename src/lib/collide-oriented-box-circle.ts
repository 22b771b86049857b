import {
  collideFromInside,
  facing,
} from './collide-box-circle.ts';
import type {
  Circle,
  Contact,
  OrientedBox,
} from './types.ts';

/**
 * How the circle meets the rotated box, or null
 * where they are apart; just touching is a contact
 * of depth 0.
 *
 * @example
 * const box = { center: { x: 0, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 6, y: 0 }, radius: 5 };
 * collideOrientedBoxCircle(box, c)?.depth; // 3
 *
 * @remarks
 * The contact of `collideBoxCircle` on the box's own
 * axes, rotated back. The point is rotated and moved
 * back; the normal is a direction, so it is rotated
 * and not moved. Depth and feature stay. Edges are
 * those of the box's own axes, and so is the first
 * of walls equally near.
 *
 * *Accuracy*: for a valid box, null exactly where
 * `orientedBoxIntersectsCircle` is false. The depth
 * is right to 15 ulps of the largest of radius and
 * half sides, in the sizes of `collideBoxCircle`.
 *
 * *Cost*: O(1), a sine, a cosine and a root.
 */
export function collideOrientedBoxCircle(
  box: OrientedBox,
  circle: Circle,
): Contact | null {
  const { radius } = circle;
  const { center, halfWidth, halfHeight } = box;
  const dx = circle.center.x - center.x;
  const dy = circle.center.y - center.y;
  // Too far away, however the box is turned?
  const reach = radius + halfWidth + halfHeight;
  if (dx * dx + dy * dy > reach * reach) return null;
  const cos = Math.cos(box.rotation);
  const sin = Math.sin(box.rotation);
  const localX = dx * cos + dy * sin;
  const localY = dy * cos - dx * sin;
  const x = Math.max(
    -halfWidth,
    Math.min(localX, halfWidth),
  );
  const y = Math.max(
    -halfHeight,
    Math.min(localY, halfHeight),
  );
  const outX = localX - x;
  const outY = localY - y;
  const squared = outX * outX + outY * outY;
  // Asked this way round, NaN is no contact.
  if (!(squared <= radius * radius)) return null;
  // Nearer, too few digits tell the direction.
  if (squared >= 1e-292) {
    const length = Math.sqrt(squared);
    const nx = outX / length;
    const ny = outY / length;
    return {
      normal: {
        x: nx * cos - ny * sin,
        y: nx * sin + ny * cos,
      },
      // The root may round up to above the radius.
      depth: Math.max(0, radius - length),
      point: {
        x: center.x + x * cos - y * sin,
        y: center.y + x * sin + y * cos,
      },
      feature: facing(outX, outY),
    };
  }
  // The centre is inside.
  const local = collideFromInside(
    {
      center: { x: 0, y: 0 },
      halfWidth,
      halfHeight,
    },
    { center: { x: localX, y: localY }, radius },
  );
  const { normal: n, depth, point: q } = local;
  return {
    normal: {
      x: n.x * cos - n.y * sin,
      y: n.x * sin + n.y * cos,
    },
    depth,
    point: {
      x: center.x + q.x * cos - q.y * sin,
      y: center.y + q.x * sin + q.y * cos,
    },
    feature: local.feature,
  };
}
