import type { Vec2 } from '#lib/index.ts';

// Where to put a mark beside another: layout, not geometry.

export function middle(a: Vec2, b: Vec2): Vec2 {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Returns the point `length` away in a direction, such as the end of a normal's arrow. */
export function along(from: Vec2, direction: Vec2, length: number): Vec2 {
  return { x: from.x + direction.x * length, y: from.y + direction.y * length };
}

/** On the line from a circle's centre to a point, the middle of its part outside or inside. */
export function clearOfRim(center: Vec2, to: Vec2, radius: number): Vec2 {
  const length = Math.hypot(to.x - center.x, to.y - center.y) || 1;
  const within = Math.min(radius / length, 1);
  return lerp(center, to, within < 2 / 3 ? (1 + within) / 2 : within / 2);
}

/** Returns a point in the mean direction to others. A label opposite it is clear of them all. */
export function amid(at: Vec2, ...others: readonly Vec2[]): Vec2 {
  let sum = { x: 0, y: 0 };
  for (const { x, y } of others) {
    const length = Math.hypot(x - at.x, y - at.y) || 1;
    sum = { x: sum.x + (x - at.x) / length, y: sum.y + (y - at.y) / length };
  }
  const [first] = others;
  // Opposite directions have no mean, so a point to their side is used.
  if (first && Math.hypot(sum.x, sum.y) < 0.2) return aside(at, at, first, 1);
  return along(at, sum, 1);
}

/** The point at parameter `t` of a segment: 0 at its start, 1 at its end. */
export function lerp(from: Vec2, to: Vec2, t: number): Vec2 {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Returns the point `length` to the right of `at`, as seen walking from `from` to `to`. */
export function aside(at: Vec2, from: Vec2, to: Vec2, length: number): Vec2 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy) || 1;
  return { x: at.x + (dy / distance) * length, y: at.y - (dx / distance) * length };
}
