import type {
  Circle,
  OrientedBox,
} from './types.ts';

/**
 * Does the circle touch the turned box? Touching
 * counts, so does a centre inside.
 *
 * Turns the centre into the box's own axes, as
 * `toLocal` does; from there it is
 * `boxIntersectsCircle`. A circle turns into
 * itself.
 *
 * Sine and cosine cost the most, so it first asks
 * whether the circle is too far away for any turn.
 *
 * With rotation 0 right for whole numbers, if
 * radius and half sides add up to 94,906,265 or
 * less; else it errs only within 14 ulps of
 * touching, of the largest of radius and half
 * sides, for radii from 1e-150 to 1e150. NaN: false.
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
  const localX = dx * cos + dy * sin;
  const localY = dy * cos - dx * sin;
  const closestX = Math.max(
    -halfWidth,
    Math.min(localX, halfWidth),
  );
  const closestY = Math.max(
    -halfHeight,
    Math.min(localY, halfHeight),
  );
  const gapX = localX - closestX;
  const gapY = localY - closestY;
  return (
    gapX * gapX + gapY * gapY <= radius * radius
  );
}
