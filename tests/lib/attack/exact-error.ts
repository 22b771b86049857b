import type { Box, Vec2 } from '#lib/types.ts';
import type { Offset } from '#oracle/box.ts';
import {
  add,
  compare,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
  ulpOf,
} from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';

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

/** The root of one exact square minus that of another, in ulps of the length. */
export function rootsApart(a: Rational, b: Rational, length: number): number {
  const twos = 2 * ulpOf(length).twos;
  const [larger, smaller] = [a, b].map((one) => ({ ...one, twos: one.twos - twos }));
  const difference = toNumber(sub(larger!, smaller!));
  if (difference === 0) return 0;
  return difference / (Math.sqrt(toNumber(larger!)) + Math.sqrt(toNumber(smaller!)));
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

type Sides = Pick<Box, 'halfWidth' | 'halfHeight'>;

/** How far beyond each pair of walls a place seen from the box's centre lies; inside, below 0. */
function gapsTo({ halfWidth, halfHeight }: Sides, offset: Offset): readonly Rational[] {
  const beyond = (value: Rational, half: number) =>
    sub(sign(value) < 0 ? sub(fromDouble(0), value) : value, fromDouble(half));
  return [beyond(offset.x, halfWidth), beyond(offset.y, halfHeight)];
}

/** The squared distance of a place seen from the box's centre; where it is not outside, null. */
export function squaredGap(sides: Sides, offset: Offset): Rational | null {
  const outside = gapsTo(sides, offset).filter((gap) => sign(gap) > 0);
  return outside.length === 0 ? null : outside.map(square).reduce(add);
}

/** The exact signed distance from a box minus a number, in ulps of the length. */
export function distanceMinus(
  sides: Sides,
  offset: Offset,
  value: Rational,
  length: number,
): number {
  const squared = squaredGap(sides, offset);
  if (squared !== null) return rootMinus(squared, value, length);
  const [x, y] = gapsTo(sides, offset) as [Rational, Rational];
  return inUlps(sub(compare(x, y) < 0 ? y : x, value), length);
}

function bits(value: bigint): number {
  return value.toString(16).length * 4;
}
