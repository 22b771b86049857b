import type { Frame, Vec2 } from './types.ts';

/**
 * Converts a point from the shape's local
 * coordinates to those of the world.
 *
 * @example
 * const center = { x: 5, y: 1 };
 * toWorld({ x: 2, y: 0 }, { center, rotation: 0 });
 * // { x: 7, y: 1 }
 *
 * @remarks
 * Rotates first, then moves.
 *
 * *Cost*: O(1), a sine and a cosine.
 *
 * @group shapes
 * @figure vectors/own-frame
 */
export function toWorld(
  point: Vec2,
  frame: Frame,
): Vec2 {
  const cos = Math.cos(frame.rotation);
  const sin = Math.sin(frame.rotation);
  return {
    x:
      frame.center.x + point.x * cos - point.y * sin,
    y:
      frame.center.y + point.x * sin + point.y * cos,
  };
}

/**
 * Converts a point from world coordinates to the
 * shape's local ones: the inverse of `toWorld`.
 *
 * @example
 * const center = { x: 5, y: 1 };
 * toLocal({ x: 7, y: 1 }, { center, rotation: 0 });
 * // { x: 2, y: 0 }
 *
 * @remarks
 * Moves first, then rotates back.
 *
 * *Cost*: O(1), a sine and a cosine.
 *
 * @group shapes
 * @figure vectors/own-frame
 */
export function toLocal(
  point: Vec2,
  frame: Frame,
): Vec2 {
  const cos = Math.cos(frame.rotation);
  const sin = Math.sin(frame.rotation);
  const dx = point.x - frame.center.x;
  const dy = point.y - frame.center.y;
  return {
    x: dx * cos + dy * sin,
    y: dy * cos - dx * sin,
  };
}
