import type {
  Circle,
  OrientedBox,
} from './types.ts';

/**
 * Returns whether the circle touches the rotated
 * box; just touching counts, and so does a centre
 * inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * orientedBoxIntersectsCircle(box, c); // true
 *
 * @remarks
 * The centre is rotated into the box's own axes, as
 * in `toLocal`, and then the test is the same as in
 * `boxIntersectsCircle`. A circle does not change
 * when it is rotated. Because sine and cosine cost
 * the most, a circle that is too far away for any
 * rotation is rejected first.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: with a rotation of 0, the result is
 * right for whole numbers if radius and half sides
 * add up to 94,906,265 or less. Otherwise it can be
 * wrong only within 14 ulps of touching (ulps of the
 * largest of radius and half sides), for radii from
 * 1e-150 to 1e150.
 *
 * *Cost*: O(1), with a sine and a cosine if the
 * circle is near.
 *
 * @group touch
 * @figure clamp-projection/turned-box
 */
export function orientedBoxIntersectsCircle(
  box: OrientedBox,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const { halfWidth, halfHeight } = box;
  const dx = center.x - box.center.x;
  const dy = center.y - box.center.y;
  // Is it too far away for any rotation?
  const reach = radius + halfWidth + halfHeight;
  if (dx * dx + dy * dy > reach * reach)
    return false;
  const cos = Math.cos(box.rotation);
  const sin = Math.sin(box.rotation);
  const localX = Math.abs(dx * cos + dy * sin);
  const localY = Math.abs(dy * cos - dx * sin);
  const gapX = localX - halfWidth;
  const gapY = localY - halfHeight;
  // The gap, or 0 if it is negative.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  return (
    outX * outX + outY * outY <= radius * radius &&
    radius >= 0
  );
}
