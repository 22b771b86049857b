import type { Box, Circle, Vec2 } from '#lib/types.ts';
import { ulp } from '#lib/ulp.ts';
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
import { exactPoint, footAlong, squaredDistance } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';

/** Converts the exact number to a double, which rounds it once. */
export function toNumber({ top, bottom, twos }: Rational): number {
  const size = top < 0n ? -top : top;
  const shift = 64 - (bits(size) - bits(bottom));
  const quotient =
    shift >= 0 ? (size << BigInt(shift)) / bottom : size / (bottom << BigInt(-shift));
  // Scaled in two steps, because the whole power of two could be too small for a double.
  const half = Math.trunc((twos - shift) / 2);
  const rounded = Number(quotient) * 2 ** half * 2 ** (twos - shift - half);
  return top < 0n ? -rounded : rounded;
}

/** The exact number in ulps of the length. */
export function inUlps(value: Rational, length: number): number {
  return toNumber({ ...value, twos: value.twos - ulpOf(length).twos });
}

/** A square root minus a number, both exact, in ulps of the length, however near they are. */
export function rootMinus(squared: Rational, value: Rational, length: number): number {
  const { twos } = ulpOf(length);
  const scaled = { ...squared, twos: squared.twos - 2 * twos };
  const own = { ...value, twos: value.twos - twos };
  // Doubles are too coarse only if the two are nearly equal, and then both are above 0.
  if (sign(own) < 0) return Math.sqrt(toNumber(scaled)) - toNumber(own);
  const difference = toNumber(sub(scaled, square(own)));
  if (difference === 0) return 0;
  return difference / (Math.sqrt(toNumber(scaled)) + toNumber(own));
}

/** The difference between the square roots of two exact numbers, in ulps of the length. */
export function rootsApart(a: Rational, b: Rational, length: number): number {
  const twos = 2 * ulpOf(length).twos;
  const [larger, smaller] = [a, b].map((one) => ({ ...one, twos: one.twos - twos }));
  const difference = toNumber(sub(larger!, smaller!));
  if (difference === 0) return 0;
  return difference / (Math.sqrt(toNumber(larger!)) + Math.sqrt(toNumber(smaller!)));
}

/** How far apart two exact places are, in ulps of the length. */
function apart(p: Offset, q: Offset, length: number): number {
  const squared = add(square(sub(p.x, q.x)), square(sub(p.y, q.y)));
  return Math.sqrt(toNumber({ ...squared, twos: squared.twos - 2 * ulpOf(length).twos }));
}

/** The largest error of the two coordinates, in ulps of the length. */
export function coordinateError(found: Vec2, right: Offset, length: number): number {
  const errors = (['x', 'y'] as const).map((axis) =>
    Math.abs(inUlps(sub(fromDouble(found[axis]), right[axis]), length)),
  );
  return Math.max(...errors);
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

/** How far an offset from the box's centre is beyond each pair of sides; below 0 between them. */
function gapsTo({ halfWidth, halfHeight }: Sides, offset: Offset): readonly Rational[] {
  const beyond = (value: Rational, half: number) =>
    sub(sign(value) < 0 ? sub(fromDouble(0), value) : value, fromDouble(half));
  return [beyond(offset.x, halfWidth), beyond(offset.y, halfHeight)];
}

/** The squared distance between the box and an offset from its centre, or null if not outside. */
function squaredGap(sides: Sides, offset: Offset): Rational | null {
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

/** The largest of some exact numbers. */
export const largestOf = (...values: Rational[]): Rational =>
  values.reduce((a, b) => (compare(a, b) < 0 ? b : a));

/** The largest error, in ulps, of a box's centre and half sides, given two opposite corners. */
export function boxError(box: Box, a: Offset, b: Offset): number {
  const half = fromDouble(0.5);
  const zero = fromDouble(0);
  const errors = (['x', 'y'] as const).flatMap((axis) => {
    const side = mul(half, sub(a[axis], b[axis]));
    const found = [box.center[axis], axis === 'x' ? box.halfWidth : box.halfHeight];
    const right = [mul(half, add(a[axis], b[axis])), largestOf(side, sub(zero, side))];
    return found.map((value, i) => Math.abs(inUlps(sub(fromDouble(value), right[i]!), value)));
  });
  return Math.max(...errors);
}

/** An ulp of a point's larger coordinate, in ulps of the length. */
export const placing = ({ x, y }: Vec2, length: number) =>
  ulp(Math.max(Math.abs(x), Math.abs(y))) / ulp(length);

/** How far a point is off a rim, apart from the rounding of its coordinates. */
export function offRim(point: Vec2, { center, radius }: Circle, length: number): number {
  const squared = squaredDistance(exactPoint(point), exactPoint(center));
  const off = Math.abs(rootMinus(squared, fromDouble(radius), length));
  return Math.max(0, off - placing(point, length));
}

function exactFoot(point: Vec2, a: Vec2, b: Vec2): Offset {
  const [p, from, to] = [exactPoint(point), exactPoint(a), exactPoint(b)];
  const t = footAlong(p, from, to);
  if (sign(t) <= 0) return from;
  if (compare(t, fromDouble(1)) >= 0) return to;
  return {
    x: add(from.x, mul(t, sub(to.x, from.x))),
    y: add(from.y, mul(t, sub(to.y, from.y))),
  };
}

/** How far off a foot is, apart from the final rounding of its coordinates. */
export function footError(
  found: Vec2,
  point: Vec2,
  a: Vec2,
  b: Vec2,
  corners: readonly Vec2[],
): number {
  const span = spanOf([...corners, point]);
  const rounding = ulp(Math.max(Math.abs(found.x), Math.abs(found.y)));
  return Math.max(0, apart(exactPoint(found), exactFoot(point, a, b), span) - rounding / ulp(span));
}

function bits(value: bigint): number {
  return value.toString(16).length * 4;
}
