import type { Vec2 } from './types.ts';

/**
 * What is left of a displacement along a wall: all
 * but the part that leads against the wall's normal.
 *
 * @example
 * const up = { x: 0, y: 1 };
 * slide({ x: 3, y: -4 }, up); // { x: 3, y: 0 }
 * slide({ x: 3, y: 4 }, up); // { x: 3, y: 4 }
 *
 * @remarks
 * The normal has length 1 and points to the side of
 * what moves, as those of casts and contacts do. A
 * displacement that leads away already, or neither
 * way, is returned as it is. What is left leads
 * along the wall but for rounding, and the casts let
 * that pass; if it is a small part of all there
 * was, it may have to slide once more.
 *
 * It is `reflect` with restitution 0.
 *
 * *Accuracy*: each coordinate errs by at most 6 ulps
 * of the displacement's length, for lengths from
 * 1e-150 to 1e150.
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
  const inwards = dx * normal.x + dy * normal.y;
  if (inwards >= 0) return displacement;
  return {
    x: dx - inwards * normal.x,
    y: dy - inwards * normal.y,
  };
}
