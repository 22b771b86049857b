import type {
  Cast,
  Contact,
  Vec2,
} from './types.ts';

/**
 * Returns the cast of a circle that starts in
 * contact, which hits at once, or null if the
 * displacement does not point inwards. The result is
 * also null if the point overflows.
 */
export function castFromContact(
  { point, normal, feature }: Contact,
  displacement: Vec2,
): Cast | null {
  return leadsInwards(displacement, normal) &&
    Math.abs(point.x + point.y) < Infinity
    ? { fraction: 0, point, normal, feature }
    : null;
}

/**
 * Returns whether the displacement points against
 * the normal by more than rounding, so that the
 * result of `slide` along a wall does not hit that
 * wall.
 */
export function leadsInwards(
  displacement: Vec2,
  normal: Vec2,
): boolean {
  const { x: dx, y: dy } = displacement;
  const along = dx * normal.x + dy * normal.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return along < -(2 ** -50) * length;
}
