import type { Box, Vec2 } from '#lib/types.ts';
import {
  add,
  compare,
  fromDouble,
  mul,
  type Rational,
  sign,
  sub,
  ulpOf,
} from '#oracle/rational.ts';
import { type ExactPoint, exactPoint } from '#oracle/segment.ts';

export interface TwoCorners {
  readonly a: Vec2;
  readonly b: Vec2;
}

const zero = fromDouble(0);
const half = fromDouble(0.5);
const sizeOf = (value: Rational) => (sign(value) < 0 ? sub(zero, value) : value);

/** The exact centre and half sides of the box with these corners, as four numbers. */
function numbersOf(a: ExactPoint, b: ExactPoint): Rational[] {
  return [
    mul(half, add(a.x, b.x)),
    mul(half, add(a.y, b.y)),
    sizeOf(mul(half, sub(a.x, b.x))),
    sizeOf(mul(half, sub(a.y, b.y))),
  ];
}

const foundIn = ({ center, halfWidth, halfHeight }: Box) =>
  [center.x, center.y, halfWidth, halfHeight].map(fromDouble);

/** Is each number of the box exact? */
export function wallsAre(box: Box, { a, b }: TwoCorners): boolean {
  const right = numbersOf(exactPoint(a), exactPoint(b));
  return foundIn(box).every((value, i) => compare(value, right[i]!) === 0);
}

/** Is each number of the box at most half an ulp of itself from the exact one? */
export function correctlyRounded(box: Box, { a, b }: TwoCorners): boolean {
  return roundedFrom(box, exactPoint(a), exactPoint(b));
}

export function roundedFrom(box: Box, a: ExactPoint, b: ExactPoint): boolean {
  const right = numbersOf(a, b);
  const numbers = [box.center.x, box.center.y, box.halfWidth, box.halfHeight];
  return foundIn(box).every((value, i) => {
    const off = sizeOf(sub(value, right[i]!));
    return compare(off, mul(half, ulpOf(numbers[i]!))) <= 0;
  });
}
