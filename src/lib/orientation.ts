import { toInteger } from './to-integer.ts';
import type { Vec2 } from './types.ts';

/**
 * Returns which way the path from a through b to c
 * turns, where y points up; 1 is counter-clockwise,
 * -1 is clockwise, 0 is straight on or straight
 * back.
 *
 * @example
 * const [a, b] = [{ x: 0, y: 0 }, { x: 4, y: 0 }];
 * orientation(a, b, { x: 2, y: 3 }); // 1
 *
 * @remarks
 * The result also shows on which side of the line
 * from a to b the point c lies, where 1 is left, -1
 * is right and 0 is on the line. If y points down,
 * as on a canvas, left and right are swapped.
 *
 * Throws a RangeError if a number is NaN or
 * infinite.
 *
 * *Accuracy*: it is never wrong. The result is the
 * sign of a cross product, and if rounding could
 * change the sign, the product is computed again in
 * whole numbers. The limit for that is from J. R.
 * Shewchuk's orientation test.
 *
 * *Cost*: O(1), but slower if rounding could matter.
 * It cannot matter for multiples of 1/16 up to
 * +-2,097,152, or if all three points are in line
 * along an axis.
 *
 * @group vectors
 * @figure vectors/cross-product
 */
export function orientation(
  a: Vec2,
  b: Vec2,
  c: Vec2,
): number {
  const one = (b.x - a.x) * (c.y - a.y);
  const other = (b.y - a.y) * (c.x - a.x);
  const size = Math.abs(one) + Math.abs(other);
  // Below 1e-290 products can lose their digits.
  const doubt = 4 * 2 ** -53 * size + 1e-290;
  const cross = one - other;
  if (Math.abs(cross) > doubt) {
    return Math.sign(cross);
  }
  return orientationExactly(a, b, c);
}

function orientationExactly(
  a: Vec2,
  b: Vec2,
  c: Vec2,
): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = c.x - a.x;
  const dy = c.y - a.y;
  // A difference is 0 only between equal numbers.
  const isFlat =
    (ex === 0 || dy === 0) && (ey === 0 || dx === 0);
  const size =
    Math.abs(ex) +
    Math.abs(ey) +
    Math.abs(dx) +
    Math.abs(dy);
  // Numbers that are not finite are refused below.
  if (isFlat && size < Infinity) return 0;
  // Neither these nor the products are rounded.
  const p = ex * dy;
  const q = ey * dx;
  if (
    !isFlat &&
    size < 2 ** 50 &&
    Math.abs(p) < 2 ** 45 &&
    Math.abs(q) < 2 ** 45 &&
    isInSixteenths(a) &&
    isInSixteenths(b) &&
    isInSixteenths(c)
  ) {
    if (p === q) return 0;
    return p > q ? 1 : -1;
  }
  const ax = toInteger(a.x);
  const ay = toInteger(a.y);
  const one =
    (toInteger(b.x) - ax) * (toInteger(c.y) - ay);
  const other =
    (toInteger(b.y) - ay) * (toInteger(c.x) - ax);
  if (one === other) return 0;
  return one > other ? 1 : -1;
}

/** Returns whether both are multiples of 1/16. */
function isInSixteenths({ x, y }: Vec2): boolean {
  return (
    Math.floor(16 * x) === 16 * x &&
    Math.floor(16 * y) === 16 * y
  );
}
