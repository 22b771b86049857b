import type { Circle, Vec2 } from '#lib/types.ts';

/** How a language rounds a number at each step. */
export type Rounding = (value: number) => number;

/** 64 bits, as in TypeScript, so no change. */
export const float64: Rounding = (value) => value;

/** 32 bits, as in C# `float`: about seven digits. */
export const float32: Rounding = Math.fround;

/**
 * "MonoGame circle collision detection", `Contains`,
 * first form: it compares the distance itself, and
 * touching counts. A negative radius is always a
 * miss. In `float` it runs out of digits at radius
 * 4096: (4096, 1) hits.
 */
export function containsBySquareRoot(
  point: Vec2,
  circle: Circle,
  round: Rounding,
): boolean {
  const squared = squaredDistance(
    point,
    circle,
    round,
  );
  const distance = round(Math.sqrt(squared));
  return distance <= round(circle.radius);
}

/**
 * The same, second form: it compares squares. A
 * negative radius acts as a positive one, so radius
 * -3 contains a point at distance 1. In `float` it
 * runs out of digits where the first form does, and
 * of range at 1e20, because both squares are
 * Infinity.
 */
export function containsBySquares(
  point: Vec2,
  circle: Circle,
  round: Rounding,
): boolean {
  const squared = squaredDistance(
    point,
    circle,
    round,
  );
  const r = round(circle.radius);
  return squared <= round(r * r);
}

function squaredDistance(
  point: Vec2,
  circle: Circle,
  round: Rounding,
): number {
  const dx = round(
    round(point.x) - round(circle.center.x),
  );
  const dy = round(
    round(point.y) - round(circle.center.y),
  );
  return round(round(dx * dx) + round(dy * dy));
}
