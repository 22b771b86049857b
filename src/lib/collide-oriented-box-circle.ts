import type {
  Circle,
  Contact,
  OrientedBox,
} from './types.ts';

/**
 * How the circle meets the rotated box, or null
 * if they are apart; just touching is a contact
 * of depth 0.
 *
 * @example
 * const box = { center: { x: 0, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 6, y: 0 }, radius: 5 };
 * const contact =
 *   collideOrientedBoxCircle(box, c);
 * contact?.depth; // 3
 *
 * @remarks
 * The contact of `collideBoxCircle` on the box's own
 * axes, rotated back. The point is rotated and moved
 * back; the normal is a direction, so it is rotated
 * and not moved. Depth and feature stay. Edges are
 * those of the box's own axes, and so is the first
 * of walls equally near.
 *
 * *Accuracy*: for a valid box and a finite radius,
 * null exactly when `orientedBoxIntersectsCircle` is
 * false. The depth
 * is right to 15 ulps of the largest of radius and
 * half sides, in the sizes of `collideBoxCircle`.
 *
 * *Cost*: O(1), a sine, a cosine and a root.
 *
 * @group contact
 * @figure clamp-projection/turned-box
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
  let x = dx * cos + dy * sin;
  let y = dy * cos - dx * sin;
  const gapX = Math.abs(x) - halfWidth;
  const gapY = Math.abs(y) - halfHeight;
  // The gap, or 0 if it is below 0.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  const squared = outX * outX + outY * outY;
  if (radius === Infinity) return null;
  // Asked this way round, NaN is no contact.
  if (!(radius >= 0 && squared <= radius * radius)) {
    return null;
  }
  // 1 for yes and 0 for no, for the processor would
  // guess an `if` wrong half of the time.
  const right = Number(x >= 0);
  const high = Number(y > 0);
  const signX = 2 * right - 1;
  const signY = 2 * high - 1;
  let nx = 0;
  let ny = 0;
  let gap = 0;
  let kind: 'vertex' | 'edge' = 'edge';
  let index = 0;
  // Nearer, too few digits tell the direction.
  if (gapX > 0 && gapY > 0 && squared >= 1e-292) {
    gap = Math.sqrt(squared);
    nx = (signX * outX) / gap;
    ny = (signY * outY) / gap;
    x = signX * halfWidth;
    y = signY * halfHeight;
    kind = 'vertex';
    index = right + high * (3 - 2 * right);
  } else if (
    gapX > gapY ||
    // The first of two walls that are equally near.
    (gapX === gapY && high + right === 2)
  ) {
    gap = gapX;
    nx = signX;
    x = signX * halfWidth;
    index = 3 - 2 * right;
  } else {
    gap = gapY;
    ny = signY;
    y = signY * halfHeight;
    index = 2 * high;
  }
  // All of it rotated back; the point moved, too.
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
    feature: { kind, index },
  };
}
