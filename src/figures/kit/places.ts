import type { Vec2 } from '../../lib/index.ts';

// Where to put a mark beside another: layout, not geometry.

export function middle(a: Vec2, b: Vec2): Vec2 {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** `length` away from a place in a direction: the end of a normal's arrow. */
export function along(from: Vec2, direction: Vec2, length: number): Vec2 {
  return { x: from.x + direction.x * length, y: from.y + direction.y * length };
}
