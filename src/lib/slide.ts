import type { Vec2 } from './types.ts';

/**
 * Returns the displacement without the component
 * that points into the wall, which is against the
 * wall's normal.
 *
 * @example
 * const up = { x: 0, y: 1 };
 * slide({ x: 3, y: -4 }, up); // { x: 3, y: 0 }
 * slide({ x: 3, y: 4 }, up); // { x: 3, y: 4 }
 *
 * @remarks
 * The normal has length 1 and points to the side of
 * the moving shape, as it does in casts and
 * contacts. If the displacement already points away
 * from the wall, or along it, it is returned
 * unchanged. The result points along the wall except
 * for rounding, which the casts allow. If the result
 * is only a small part of the displacement, you may
 * have to slide it once more.
 *
 * This is `reflect` with a restitution of 0.
 *
 * *Accuracy*: each coordinate is off by at most 6
 * ulps of the displacement's length, for lengths
 * from 1e-150 to 1e150.
 *
 * *Cost*: O(1).
 *
 * @group response
 * @figure slide-and-bounce/slide-or-bounce
 */
export function slide(
  displacement: Vec2,
  normal: Vec2,
): Vec2 {
  const { x: dx, y: dy } = displacement;
  const along = dx * normal.x + dy * normal.y;
  if (along >= 0) return displacement;
  return {
    x: dx - along * normal.x,
    y: dy - along * normal.y,
  };
}
