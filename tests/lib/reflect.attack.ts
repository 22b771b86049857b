import { reflect } from '#lib/reflect.ts';
import type { Vec2 } from '#lib/types.ts';
import { add, fromDouble, mul, sign, sub } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { coordinateError } from './attack/exact-error.ts';
import { directionOf, placeOf } from './attack/numbers.ts';

/**
 * Returns how far a bounce is from the exact v - (1 + e) (v . n) n, or from v if v points away
 * from the wall, in ulps of the speed.
 */
export function bounceError(velocity: Vec2, normal: Vec2, restitution: number): number {
  const [v, n] = [exactPoint(velocity), exactPoint(normal)];
  const along = add(mul(v.x, n.x), mul(v.y, n.y));
  const change = mul(add(fromDouble(1), fromDouble(restitution)), along);
  // A velocity that points away must not change.
  const right =
    sign(along) >= 0 ? v : { x: sub(v.x, mul(change, n.x)), y: sub(v.y, mul(change, n.y)) };
  const after = reflect(velocity, normal, restitution);
  return coordinateError(after, right, Math.hypot(velocity.x, velocity.y));
}

export const attacks: readonly Attack[] = [
  {
    size: 4,
    error: (numbers) =>
      bounceError(placeOf(numbers), directionOf(numbers[2]!), Math.abs(numbers[3]!) % 1),
  },
];
