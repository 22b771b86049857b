import type {
  Circle,
  Contact,
  OrientedBox,
} from './types.ts';

/**
 * Returns the contact between the circle and the
 * rotated box, or null if they are apart; just
 * touching is a contact of depth 0.
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
 * This is the contact from `collideBoxCircle` in the
 * box's own axes, rotated back. The point is rotated
 * and moved back, but the normal is only rotated,
 * because it is a direction. The depth and the
 * feature stay the same. Edges, and the order of
 * sides that are equally near, follow the box's own
 * axes.
 *
 * *Accuracy*: if the box is valid and the radius is
 * finite, the result is null exactly when
 * `orientedBoxIntersectsCircle` is false. The depth
 * is accurate to 15 ulps of the largest of radius
 * and half sides, for the sizes of
 * `collideBoxCircle`.
 *
 * *Cost*: O(1), a sine, a cosine and a square root.
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
  // Is it too far away for any rotation?
  const reach = radius + halfWidth + halfHeight;
  if (dx * dx + dy * dy > reach * reach) return null;
  const cos = Math.cos(box.rotation);
  const sin = Math.sin(box.rotation);
  let x = dx * cos + dy * sin;
  let y = dy * cos - dx * sin;
  const gapX = Math.abs(x) - halfWidth;
  const gapY = Math.abs(y) - halfHeight;
  // The gap, or 0 if it is negative.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  const squared = outX * outX + outY * outY;
  if (radius === Infinity) return null;
  // Negated, so that NaN is not a contact.
  if (!(radius >= 0 && squared <= radius * radius)) {
    return null;
  }
  // 1 for yes and 0 for no, because the processor
  // would guess an `if` wrong half of the time.
  const right = Number(x >= 0);
  const high = Number(y > 0);
  const signX = 2 * right - 1;
  const signY = 2 * high - 1;
  let nx = 0;
  let ny = 0;
  let gap = 0;
  let kind: 'vertex' | 'edge' = 'edge';
  let index = 0;
  // Nearer than this, the direction lacks digits.
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
    // If two sides are equally near, the first wins.
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
  // Rotate everything back, and move the point.
  return {
    normal: {
      x: nx * cos - ny * sin,
      y: nx * sin + ny * cos,
    },
    // Rounding could make this negative.
    depth: Math.max(0, radius - gap),
    point: {
      x: center.x + x * cos - y * sin,
      y: center.y + x * sin + y * cos,
    },
    feature: { kind, index },
  };
}
