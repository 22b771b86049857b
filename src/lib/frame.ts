import type { Frame, Vec2 } from './types.ts';

/**
 * Returns the world coordinates of a point that is
 * given in the shape's local coordinates.
 *
 * @example
 * const center = { x: 5, y: 1 };
 * toWorld({ x: 2, y: 0 }, { center, rotation: 0 });
 * // { x: 7, y: 1 }
 *
 * @remarks
 * It rotates the point first and then moves it.
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
 * Returns the local coordinates of a point that is
 * given in world coordinates, which is the inverse
 * of `toWorld`.
 *
 * @example
 * const center = { x: 5, y: 1 };
 * toLocal({ x: 7, y: 1 }, { center, rotation: 0 });
 * // { x: 2, y: 0 }
 *
 * @remarks
 * It moves the point first and then rotates it back.
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
