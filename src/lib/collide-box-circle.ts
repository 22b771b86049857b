import { closestPointInBox } from './closest-point-in-box.ts';
import type {
  BoundaryFeature,
  Box,
  Circle,
  Contact,
  Vec2,
} from './types.ts';

/**
 * Returns the contact between the circle and the
 * box, or null if they are apart; just touching is a
 * contact of depth 0.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 6, y: 0 }, radius: 5 };
 * const contact = collideBoxCircle(box, c);
 * contact?.depth; // 3
 * contact?.normal; // { x: 1, y: 0 }
 *
 * @remarks
 * The normal points from the box to the circle.
 * Moving the circle by normal times depth leaves the
 * two just touching.
 *
 * If the centre is outside, the normal points to it
 * from the closest point. If the centre is inside or
 * on a side, the normal belongs to the nearest side,
 * and the depth is the distance to that side plus
 * the radius. If several sides are equally near, as
 * at a corner, the first of low y, high x, high y
 * and low x is used.
 *
 * *Accuracy*: if the box is valid and the radius is
 * finite, the result is null exactly when
 * `boxIntersectsCircle` is false. The depth is
 * accurate to 5 ulps of the largest of radius and
 * half sides, if each of these is 0 or from 1e-130
 * to 1e150. A centre nearer than 1e-146 to the box
 * counts as on its side.
 *
 * *Cost*: O(1), one square root.
 *
 * @group contact
 * @figure clamp-projection/push-out
 */
export function collideBoxCircle(
  box: Box,
  circle: Circle,
): Contact | null {
  const { center, radius } = circle;
  const { halfWidth, halfHeight } = box;
  const dx = center.x - box.center.x;
  const dy = center.y - box.center.y;
  const outX = beyond(dx, halfWidth);
  const outY = beyond(dy, halfHeight);
  const squared = outX * outX + outY * outY;
  if (radius === Infinity) return null;
  // Negated, so that NaN is not a contact.
  if (!(radius >= 0 && squared <= radius * radius)) {
    return null;
  }
  // Too near for a direction, so it counts as
  // inside.
  if (squared < 1e-292) {
    return collideFromInside(box, circle);
  }
  const length = Math.sqrt(squared);
  return {
    normal: { x: outX / length, y: outY / length },
    // Rounding could make this negative.
    depth: Math.max(0, radius - length),
    point: closestPointInBox(center, box),
    feature: facing(outX, outY),
  };
}

/**
 * Returns the signed distance beyond the near side,
 * or 0 between the sides.
 */
function beyond(
  offset: number,
  half: number,
): number {
  return (
    offset - Math.max(-half, Math.min(offset, half))
  );
}

/** Returns the corner or side facing the centre. */
export function facing(
  outX: number,
  outY: number,
): BoundaryFeature {
  const high = outY > 0;
  const right = outX > 0;
  if (outX === 0) {
    return { kind: 'edge', index: high ? 2 : 0 };
  }
  if (outY === 0) {
    return { kind: 'edge', index: right ? 1 : 3 };
  }
  if (high) {
    return { kind: 'vertex', index: right ? 2 : 3 };
  }
  return { kind: 'vertex', index: right ? 1 : 0 };
}

/** Returns the normal of a side, by its number. */
function outward(side: number): Vec2 {
  if (side === 0) return { x: 0, y: -1 };
  if (side === 1) return { x: 1, y: 0 };
  if (side === 2) return { x: 0, y: 1 };
  return { x: -1, y: 0 };
}

/** Returns the contact if the centre is inside. */
function collideFromInside(
  box: Box,
  circle: Circle,
): Contact {
  const { halfWidth, halfHeight } = box;
  const dx = circle.center.x - box.center.x;
  const dy = circle.center.y - box.center.y;
  // The nearest side; a later one must be nearer.
  let index = 0;
  let way = halfHeight + dy;
  if (halfWidth - dx < way) {
    index = 1;
    way = halfWidth - dx;
  }
  if (halfHeight - dy < way) {
    index = 2;
    way = halfHeight - dy;
  }
  if (halfWidth + dx < way) {
    index = 3;
    way = halfWidth + dx;
  }
  const { x, y } = outward(index);
  const inBox = closestPointInBox(
    circle.center,
    box,
  );
  return {
    normal: { x, y },
    // A gap too small to square makes this negative.
    depth: Math.max(0, way) + circle.radius,
    point: {
      x:
        x === 0
          ? inBox.x
          : box.center.x + x * halfWidth,
      y:
        y === 0
          ? inBox.y
          : box.center.y + y * halfHeight,
    },
    feature: { kind: 'edge', index },
  };
}
