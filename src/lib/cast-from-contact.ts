import type {
  Cast,
  Contact,
  Vec2,
} from './types.ts';

/**
 * The answer of a cast that begins in contact: at
 * once, or null if the displacement does not lead
 * inwards. Where squares overflow, there may be no
 * point.
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
 * Whether the displacement leads against the normal,
 * by more than rounding: what `slide` leaves along a
 * wall has to stay free of that wall.
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
