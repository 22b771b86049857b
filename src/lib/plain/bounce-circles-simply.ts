import type {
  Body,
  BounceOptions,
  Velocities,
} from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the velocities of two bodies after they
 * bounce off each other.
 *
 * For smooth bodies, of which at most one is
 * immovable.
 */
export function bounceCirclesSimply(
  { velocity: u, mass: m1 }: Body,
  { velocity: v, mass: m2 }: Body,
  { normal: n }: Push,
  { restitution: k = 1 }: BounceOptions = {},
): Velocities {
  const along =
    (v.x - u.x) * n.x + (v.y - u.y) * n.y;
  if (along >= 0) return { a: u, b: v };
  const change = -(1 + k) * along;
  const da = change / (1 + m1 / m2);
  const db = change / (1 + m2 / m1);
  const a = { x: u.x - da * n.x, y: u.y - da * n.y };
  const b = { x: v.x + db * n.x, y: v.y + db * n.y };
  return { a, b };
}
