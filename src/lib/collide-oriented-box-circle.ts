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
  const gapX = localX - x;
  const gapY = localY - y;
  const squared = gapX * gapX + gapY * gapY;
  // Asked this way round, NaN is no contact.
  if (!(squared <= radius * radius)) return null;
  // Nearer, too few digits tell the direction.
  if (squared >= 1e-292) {
    const gap = Math.sqrt(squared);
    const nx = gapX / gap;
    const ny = gapY / gap;
    return {
      normal: {
        x: nx * cos - ny * sin,
        y: nx * sin + ny * cos,
      },
      // The root may round up to above the radius.
      depth: Math.max(0, radius - gap),
      point: {
        x: center.x + x * cos - y * sin,
        y: center.y + x * sin + y * cos,
      },
      feature: facing(gapX, gapY),
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
