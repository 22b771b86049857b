import type { Circle, Vec2 } from '../types.ts';

/**
 * The true answer of `pointInCircle`, for any finite
 * numbers and a radius of 0 or more; the rim counts.
 *
 * @example
 * const c = { center: { x: 0, y: 0 }, radius: 0.5 };
 * const point = { x: 0.3, y: 0.4 };
 * pointInCircle(point, c); // true
 * pointInCircleExactly(point, c); // false
 *
 * @remarks
 * It is here to judge the fast one. Throws a
 * RangeError on NaN and infinities, which have no
 * true answer.
 *
 * *Accuracy*: exact, by whole-number arithmetic: no
 * rounding.
 *
 * *Cost*: hundreds of times slower.
 */
export function pointInCircleExactly(
  point: Vec2,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx =
    toInteger(point.x) - toInteger(center.x);
  const dy =
    toInteger(point.y) - toInteger(center.y);
  const r = toInteger(radius);
  return dx * dx + dy * dy <= r * r;
}

/**
 * The number times 2^1074, exactly. That is a whole
 * number: every double is a multiple of 2^-1074.
 */
export function toInteger(value: number): bigint {
  if (!Number.isFinite(value)) {
    throw new RangeError(
      `${value} is not a finite number.`,
    );
  }
  let scaled = value;
  let halvings = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    halvings += 1;
  }
  return BigInt(scaled) << BigInt(1074 - halvings);
}
