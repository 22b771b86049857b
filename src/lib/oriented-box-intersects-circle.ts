import type {
  Circle,
  OrientedBox,
} from './types.ts';

/**
 * Whether the circle touches the rotated box; just
 * touching and a centre inside count.
 *
 * @example
 * const box = { center: { x: 0, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * orientedBoxIntersectsCircle(box, c); // true
 *
 * @remarks
 * Rotates the centre into the box's own axes, as
 * `toLocal` does; from there it is
 * `boxIntersectsCircle`. A circle rotates into
 * itself. Sine and cosine cost the most, so it first
 * asks whether the circle is too far away for any
 * rotation.
 *
 * *Accuracy*: with rotation 0 right for whole
 * numbers, if radius and half sides add up to
 * 94,906,265 or less; else it errs only within 14
 * ulps of touching, of the largest of radius and
 * half sides, for radii from 1e-150 to 1e150. NaN:
 * false.
 *
 * *Cost*: O(1), a sine and a cosine if it is near.
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
  // Too far away, however the box is turned?
  const reach = radius + halfWidth + halfHeight;
  if (dx * dx + dy * dy > reach * reach)
    return false;
  const cos = Math.cos(box.rotation);
  const sin = Math.sin(box.rotation);
  const localX = Math.abs(dx * cos + dy * sin);
  const localY = Math.abs(dy * cos - dx * sin);
  const gapX = localX - halfWidth;
  const gapY = localY - halfHeight;
  // The gap, or 0 if it is below 0.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  return (
    outX * outX + outY * outY <= radius * radius &&
    radius >= 0
  );
}
