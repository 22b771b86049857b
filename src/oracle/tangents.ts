import type { Circle, CommonTangent, Vec2 } from '#lib/types.ts';
import { isOnRim } from './crossings.ts';
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
import { compareRoot, exactPoint, squaredDistance } from './segment.ts';

/** Returns how many tangents a circle has through the point. */
export function tangentCount(point: Vec2, { center, radius }: Circle): 0 | 1 | 2 {
  if (radius < 0) return 0;
  const squared = squaredDistance(exactPoint(point), exactPoint(center));
  const order = compareRoot(squared, fromDouble(radius));
  if (order < 0) return 0;
  return order === 0 || radius === 0 ? 1 : 2;
}

/** Returns how many outer and inner tangents two circles share, if their centres differ. */
export function commonTangentCounts(a: Circle, b: Circle): { outer: number; inner: number } {
  const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
  if (a.radius < 0 || b.radius < 0 || sign(squared) === 0) return { outer: 0, inner: 0 };
  const [one, other] = [fromDouble(a.radius), fromDouble(b.radius)];
  const count = (reach: Rational) => 1 + compare(squared, square(reach));
  if (a.radius === 0 && b.radius === 0) return { outer: 1, inner: 0 };
  const isPoint = a.radius === 0 || b.radius === 0;
  return { outer: count(sub(one, other)), inner: isPoint ? 0 : count(add(one, other)) };
}

/** Are the square roots of two numbers at most the margin apart? */
export function rootsAreNear(a: Rational, b: Rational, margin: Rational): boolean {
  const twice = add(margin, margin);
  const within = (larger: Rational, smaller: Rational) => {
    // The larger one is at most smaller + 2 margin sqrt(smaller) + margin^2.
    const over = sub(sub(larger, smaller), square(margin));
    return sign(over) <= 0 || compareRoot(smaller, div(over, twice)) >= 0;
  };
  return within(a, b) && within(b, a);
}

/** Is the touching point on the circle whose diameter is the line from the point to the centre? */
export function isOnThales(touching: Vec2, point: Vec2, center: Vec2, margin: Rational): boolean {
  const [q, p, c] = [touching, point, center].map(exactPoint) as [Exact, Exact, Exact];
  const half = fromDouble(0.5);
  const middle = { x: mul(half, add(p.x, c.x)), y: mul(half, add(p.y, c.y)) };
  const all = add(margin, placing(touching));
  return rootsAreNear(squaredDistance(q, middle), mul(square(half), squaredDistance(p, c)), all);
}

type Exact = ReturnType<typeof exactPoint>;

/** An upper limit for the length of an error of half an ulp in each coordinate. */
export function placing({ x, y }: Vec2): Rational {
  return ulpOf(Math.max(Math.abs(x), Math.abs(y)));
}

/**
 * Does the tangent touch both rims, within a margin at each? And does the line through either end,
 * at right angles to the normal, pass the other end within the third margin?
 */
export function touchesBoth(
  { kind, segment, normal }: CommonTangent,
  a: Circle,
  b: Circle,
  [atA, atB, across]: readonly [Rational, Rational, Rational],
): boolean {
  const along = (from: Vec2, to: Vec2) => {
    const [p, q, n] = [from, to, normal].map(exactPoint) as [Exact, Exact, Exact];
    return add(mul(n.x, sub(q.x, p.x)), mul(n.y, sub(q.y, p.y)));
  };
  const margin = add(across, add(placing(segment.a), placing(segment.b)));
  const length2 = squaredDistance(exactPoint(normal), exactPoint({ x: 0, y: 0 }));
  const off2 = square(along(segment.a, segment.b));
  const sideOf = (circle: Circle, end: Vec2) => sign(along(circle.center, end));
  return (
    isOnRim(segment.a, a, atA) &&
    isOnRim(segment.b, b, atB) &&
    compare(off2, mul(length2, square(margin))) <= 0 &&
    // Each circle is on its own side.
    sideOf(a, segment.a) >= 0 &&
    sideOf(b, segment.b) * (kind === 'outer' ? 1 : -1) >= 0
  );
}
