import type { Vec2 } from '#lib/index.ts';

// Where to put a mark beside another: layout, not geometry.

export function middle(a: Vec2, b: Vec2): Vec2 {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The place `length` away in a direction, such as the end of a normal's arrow. */
export function along(from: Vec2, direction: Vec2, length: number): Vec2 {
  return { x: from.x + direction.x * length, y: from.y + direction.y * length };
}

/** The point at parameter `t` of a segment: 0 at its start, 1 at its end. */
export function lerp(from: Vec2, to: Vec2, t: number): Vec2 {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** `length` to the right of a place, as one walks from `from` to `to`. */
export function aside(at: Vec2, from: Vec2, to: Vec2, length: number): Vec2 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy) || 1;
  return { x: at.x + (dy / distance) * length, y: at.y - (dx / distance) * length };
}
