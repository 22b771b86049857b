import type { OrientedBox, Vec2 } from '#lib/types.ts';
import { type Offset, offsetFrom } from './box.ts';
import { add, fromDouble, mul, type Rational, sub } from './rational.ts';

/** The number of binary places in sine and cosine; a double has 53. */
const places = 300;

/** The point on the box's own axes, with an error far too small for any double to show. */
export function localOffsetFrom(box: OrientedBox, point: Vec2): Offset {
  const { x, y } = offsetFrom(box, point);
  const { cos, sin } = cosSin(box.rotation);
  return { x: add(mul(x, cos), mul(y, sin)), y: sub(mul(y, cos), mul(x, sin)) };
}

/** Maps directions in the world to the axes of a box with this rotation. */
export function localDirection(rotation: number): (direction: Vec2) => Offset {
  const { cos, sin } = cosSin(rotation);
  return (direction) => {
    const [x, y] = [fromDouble(direction.x), fromDouble(direction.y)];
    return { x: add(mul(x, cos), mul(y, sin)), y: sub(mul(y, cos), mul(x, sin)) };
  };
}

/**
 * Cosine and sine of an angle up to 1000 in size, from their power series on a 1024th of the angle
 * and ten doublings. Each doubling can double the error, so there are extra places.
 */
export function cosSin(angle: number): { cos: Rational; sin: Rational } {
  if (!(Math.abs(angle) <= 1000)) throw new RangeError(`${angle} is beyond 1000.`);
  const spare = places + 60;
  const one = 1n << BigInt(spare);
  const times = (a: bigint, b: bigint) => (a * b) >> BigInt(spare);
  const { top, twos } = fromDouble(angle);
  const shift = twos + spare - 10;
  const x = shift >= 0 ? top << BigInt(shift) : top >> BigInt(-shift);
  let [cos, sin] = [one, x];
  let term = x;
  for (let n = 2n; term !== 0n && term !== -1n; n += 1n) {
    term = times(term, x) / n;
    const signed = n % 4n < 2n ? term : -term;
    if (n % 2n === 0n) cos += signed;
    else sin += signed;
  }
  for (let doubling = 0; doubling < 10; doubling += 1) {
    [cos, sin] = [times(cos, cos) - times(sin, sin), 2n * times(sin, cos)];
  }
  const rational = (value: bigint) => ({ top: value, bottom: 1n, twos: -spare });
  return { cos: rational(cos), sin: rational(sin) };
}
