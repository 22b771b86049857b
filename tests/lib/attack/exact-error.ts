import type { Vec2 } from '#lib/types.ts';
import { type Offset, offsetFrom } from '../../oracle/box.ts';
import {
  add,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
  ulpOf,
} from '../../oracle/rational.ts';
import { exactPoint } from '../../oracle/segment.ts';

/** The exact number, rounded only here. */
export function toNumber({ top, bottom, twos }: Rational): number {
  const size = top < 0n ? -top : top;
  const shift = 64 - (bits(size) - bits(bottom));
  const quotient =
    shift >= 0 ? (size << BigInt(shift)) / bottom : size / (bottom << BigInt(-shift));
  // In two steps: a power of two alone could be too small for a double.
  const half = Math.trunc((twos - shift) / 2);
  const rounded = Number(quotient) * 2 ** half * 2 ** (twos - shift - half);
  return top < 0n ? -rounded : rounded;
}

/** The exact number in ulps of the length. */
export function inUlps(value: Rational, length: number): number {
  return toNumber({ ...value, twos: value.twos - ulpOf(length).twos });
}

/** The root of an exact square minus a number, in ulps of the length, however near they are. */
export function rootMinus(squared: Rational, value: Rational, length: number): number {
  const { twos } = ulpOf(length);
  const scaled = { ...squared, twos: squared.twos - 2 * twos };
  const own = { ...value, twos: value.twos - twos };
  const difference = toNumber(sub(scaled, square(own)));
  if (difference === 0) return 0;
  return difference / (Math.sqrt(toNumber(scaled)) + toNumber(own));
}

/** How far apart two exact places are, in ulps of the length. */
export function apart(p: Offset, q: Offset, length: number): number {
  const squared = add(square(sub(p.x, q.x)), square(sub(p.y, q.y)));
  return Math.sqrt(toNumber({ ...squared, twos: squared.twos - 2 * ulpOf(length).twos }));
}

/** How far the foot of the point's perpendicular lies from `from` towards `to`, in ulps. */
export function alongEdge(point: Vec2, from: Vec2, to: Vec2, length: number): number {
  const { twos } = ulpOf(length);
  const [p, a, b] = [point, from, to].map(exactPoint) as [Offset, Offset, Offset];
  const way = { x: sub(b.x, a.x), y: sub(b.y, a.y) };
  const dot = add(mul(sub(p.x, a.x), way.x), mul(sub(p.y, a.y), way.y));
  const scaled = toNumber({ ...dot, twos: dot.twos - twos });
  return scaled / Math.hypot(toNumber(way.x), toNumber(way.y));
}

/** The squared distance from box to point; where the point is not outside, null. */
export function squaredGap(
  box: { center: Vec2; halfWidth: number; halfHeight: number },
  point: Vec2,
): Rational | null {
  const offset = offsetFrom(box, point);
  const zero = fromDouble(0);
  const beyond = (way: Rational, half: number) => {
    const size = sign(way) < 0 ? sub(zero, way) : way;
    const gap = sub(size, fromDouble(half));
    return sign(gap) > 0 ? gap : zero;
  };
  const x = beyond(offset.x, box.halfWidth);
  const y = beyond(offset.y, box.halfHeight);
  return sign(x) === 0 && sign(y) === 0 ? null : add(square(x), square(y));
}

function bits(value: bigint): number {
  return value.toString(16).length * 4;
}
