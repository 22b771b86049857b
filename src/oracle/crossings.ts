import type { Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
  ulpOf,
} from './rational.ts';
import {
  compareRoot,
  type ExactPoint,
  exactPoint,
  squaredDistance,
  squaredDistanceToEdge,
} from './segment.ts';

/**
 * Returns how many points the segment shares with the rim: the roots from 0 to 1 of
 * A t^2 - 2 B t + C, which is the squared distance of a + t (b - a) from the centre minus the
 * squared radius.
 */
export function segmentRimCount({ a, b }: Segment, circle: Circle): 0 | 1 | 2 {
  if (circle.radius < 0) return 0;
  const [from, to, center] = [a, b, circle.center].map(exactPoint) as Three;
  const A = squaredDistance(from, to);
  const B = add(
    mul(sub(center.x, from.x), sub(to.x, from.x)),
    mul(sub(center.y, from.y), sub(to.y, from.y)),
  );
  const C = sub(squaredDistance(from, center), square(fromDouble(circle.radius)));
  if (sign(A) === 0) return sign(C) === 0 ? 1 : 0;
  const D = sub(square(B), mul(A, C));
  if (sign(D) < 0) return 0;
  // t is (B - square root of D) / A or (B + square root of D) / A.
  const first = compareRoot(D, B) <= 0 && compareRoot(D, sub(B, A)) >= 0;
  const second = compareRoot(D, negative(B)) >= 0 && compareRoot(D, sub(A, B)) <= 0;
  if (sign(D) === 0) return first ? 1 : 0;
  return ((first ? 1 : 0) + (second ? 1 : 0)) as 0 | 1 | 2;
}

type Three = [ExactPoint, ExactPoint, ExactPoint];

/**
 * Returns, in order along the outline, the edge of each point that polygon and rim share, and
 * whether the point is the corner where the edge begins.
 */
export function outlineRimPoints(
  polygon: Polygon,
  circle: Circle,
): { edge: number; isCorner: boolean }[] {
  const isOn = (corner: Vec2) => segmentRimCount({ a: corner, b: corner }, circle) === 1;
  return polygon.flatMap((a, edge) => {
    const b = polygon[(edge + 1) % polygon.length]!;
    if (a.x === b.x && a.y === b.y) return [];
    const all = segmentRimCount({ a, b }, circle);
    const between = all - Number(isOn(a)) - Number(isOn(b));
    const corner = isOn(a) ? [{ edge, isCorner: true }] : [];
    return [...corner, ...Array.from({ length: between }, () => ({ edge, isCorner: false }))];
  });
}

/** The squared distances of the ends and the foot, at which the number of points changes. */
export function segmentRimChanges({ a, b }: Segment, { center }: Circle): Rational[] {
  const [from, to, middle] = [a, b, center].map(exactPoint) as Three;
  return [
    squaredDistance(middle, from),
    squaredDistance(middle, to),
    squaredDistanceToEdge(middle, from, to),
  ];
}

/** Returns how many points two rims share, or 0 if they have the same centre. */
export function rimsCount(a: Circle, b: Circle): 0 | 1 | 2 {
  if (a.radius < 0 || b.radius < 0) return 0;
  const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
  const [sum, difference] = rimsChanges(a, b);
  const [outer, inner] = [compare(squared, square(sum)), compare(squared, square(difference))];
  if (sign(squared) === 0 || outer > 0 || inner < 0) return 0;
  return outer === 0 || inner === 0 ? 1 : 2;
}

/**
 * Returns the point that two segments share, or both ends of their shared part, in order.
 * Solves a + t (b - a) = c + u (d - c), or finds the parameters t of c and d on the same line.
 */
export function sharedPoints(first: Segment, second: Segment): ExactPoint[] {
  const [a, b, c, d] = [first.a, first.b, second.a, second.b].map(exactPoint) as Four;
  const [r, s, between] = [from(a, b), from(c, d), from(a, c)];
  const at = (t: Rational) => ({ x: add(a.x, mul(t, r.x)), y: add(a.y, mul(t, r.y)) });
  const bottom = cross(r, s);
  if (sign(bottom) !== 0) {
    const [t, u] = [s, r].map((way) => div(cross(between, way), bottom)) as [Rational, Rational];
    return isInUnit(t) && isInUnit(u) ? [at(t)] : [];
  }
  const length2 = squaredDistance(a, b);
  if (sign(length2) === 0) return sign(squaredDistanceToEdge(a, c, d)) === 0 ? [a] : [];
  if (sign(cross(between, r)) !== 0) return [];
  const [t, u] = [c, d].map((end) => {
    const way = from(a, end);
    return div(add(mul(way.x, r.x), mul(way.y, r.y)), length2);
  }) as [Rational, Rational];
  const [low, high] = compare(t, u) <= 0 ? [t, u] : [u, t];
  const begin = sign(low) < 0 ? zero : low;
  const end = compare(high, one) > 0 ? one : high;
  const order = compare(begin, end);
  if (order > 0) return [];
  return order === 0 ? [at(begin)] : [at(begin), at(end)];
}

type Four = [ExactPoint, ExactPoint, ExactPoint, ExactPoint];

const zero = fromDouble(0);
const one = fromDouble(1);

function from(a: ExactPoint, b: ExactPoint): ExactPoint {
  return { x: sub(b.x, a.x), y: sub(b.y, a.y) };
}

function cross(a: ExactPoint, b: ExactPoint): Rational {
  return sub(mul(a.x, b.y), mul(a.y, b.x));
}

function isInUnit(t: Rational): boolean {
  return sign(t) >= 0 && compare(t, one) <= 0;
}

/**
 * The distances between centres at which the number of points changes. The second may be below 0.
 */
export function rimsChanges(a: Circle, b: Circle): [sum: Rational, difference: Rational] {
  const [one, other] = [fromDouble(a.radius), fromDouble(b.radius)];
  return [add(one, other), sub(one, other)];
}

/** Does the square root differ from the value, which is 0 or more, by at most the margin? */
export function rootIsNear(squared: Rational, value: Rational, margin: Rational): boolean {
  return (
    compareRoot(squared, add(value, margin)) <= 0 && compareRoot(squared, sub(value, margin)) >= 0
  );
}

/** Is a point on the rim, within the margin and the rounding of its coordinates? */
export function isOnRim(point: Vec2, { center, radius }: Circle, margin: Rational): boolean {
  const squared = squaredDistance(exactPoint(point), exactPoint(center));
  return rootIsNear(squared, fromDouble(radius), add(margin, roundingAt(point)));
}

/** Is a point on the segment, within the margin and the rounding of its coordinates? */
export function isOnSegment(point: Vec2, { a, b }: Segment, margin: Rational): boolean {
  const squared = squaredDistanceToEdge(exactPoint(point), exactPoint(a), exactPoint(b));
  return compareRoot(squared, add(margin, roundingAt(point))) <= 0;
}

/** An upper limit for the length of an error of half an ulp in each coordinate. */
function roundingAt({ x, y }: Vec2): Rational {
  return ulpOf(Math.max(Math.abs(x), Math.abs(y)));
}

function negative(value: Rational): Rational {
  return sub(sub(value, value), value);
}
