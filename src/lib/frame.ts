import type { Frame, Vec2 } from './types.ts';

/**
 * Where a point of the shape's own axes lies in the
 * world: turn first, then move.
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
 * The way back: where a point of the world lies on
 * the shape's own axes. Move first, then turn back.
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
