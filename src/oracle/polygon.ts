import type { Circle, Feature, Polygon, Vec2 } from '#lib/types.ts';
import { compare, fromDouble, mul, type Rational, sign, square, sub } from './rational.ts';
import {
  compareRoot,
  type ExactPoint,
  exactPoint,
  footAlong,
  squaredDistance,
  squaredDistanceToEdge,
} from './segment.ts';

/**
 * A point's position relative to a polygon. The signed distance is the square root, negative if
 * inside.
 */
export interface Standing {
  readonly squaredDistance: Rational;
  readonly inside: boolean;
}

let last: { polygon: Polygon; point: Vec2; standing: Standing } | undefined;

/** Cached, because in the tests the next call is often about the same point and polygon. */
export function standing(point: Vec2, polygon: Polygon): Standing {
  if (last?.polygon !== polygon || last.point !== point) {
    last = { polygon, point, standing: exactStanding(exactPoint(point), polygon) };
  }
  return last.standing;
}

/**
 * Computes in integers, all scaled by one power of two. The foot on an edge of squared length l2 is
 * at the fraction dot / l2 along it, so multiplied by l2 it is also an integer.
 */
export function exactStanding(point: ExactPoint, polygon: Polygon): Standing {
  const { unit, corners } = wholeCorners(point, polygon);
  let nearest: { top: bigint; bottom: bigint } | undefined;
  let above = 0;
  let [ax, ay] = corners.at(-1)!;
  for (const [bx, by] of corners) {
    const [ex, ey] = [bx - ax, by - ay];
    // The point is the origin.
    const dot = -ax * ex - ay * ey;
    const length2 = ex * ex + ey * ey;
    let top: bigint;
    let bottom = 1n;
    if (dot <= 0n) top = ax * ax + ay * ay;
    else if (dot >= length2) top = bx * bx + by * by;
    else {
      const [fx, fy] = [ax * length2 + dot * ex, ay * length2 + dot * ey];
      top = fx * fx + fy * fy;
      bottom = length2 * length2;
    }
    if (!nearest || top * nearest.bottom < nearest.top * bottom) nearest = { top, bottom };
    // Does the edge cross the vertical line through the point, above the point?
    if (ax > 0n !== bx > 0n) {
      const height = ay * ex - ax * ey;
      if (ex > 0n ? height > 0n : height < 0n) above += 1;
    }
    [ax, ay] = [bx, by];
  }
  const { top, bottom } = nearest!;
  return {
    squaredDistance: { top, bottom, twos: 2 * unit },
    inside: top === 0n || above % 2 === 1,
  };
}

/** The corners relative to the point, in whole multiples of 2^unit. */
function wholeCorners(point: ExactPoint, polygon: Polygon) {
  const corners = exactCorners(polygon);
  const all = [point, ...corners].flatMap(({ x, y }) => [x, y]);
  if (all.some(({ bottom }) => bottom !== 1n)) throw new RangeError('Not a sum of doubles.');
  const unit = Math.min(...all.map(({ twos }) => twos));
  const whole = ({ top, twos }: Rational) => top << BigInt(twos - unit);
  const [x, y] = [whole(point.x), whole(point.y)];
  return {
    unit,
    corners: corners.map((corner) => [whole(corner.x) - x, whole(corner.y) - y] as const),
  };
}

/** -1, 0 or 1: is the signed distance less than the value, equal or greater? */
export function compareSigned({ squaredDistance, inside }: Standing, value: Rational): -1 | 0 | 1 {
  if (!inside) return compareRoot(squaredDistance, value);
  const flipped = compareRoot(squaredDistance, { ...value, top: -value.top });
  return flipped === 0 ? 0 : flipped === 1 ? -1 : 1;
}

export function pointInPolygon(point: Vec2, polygon: Polygon): boolean {
  return standing(point, polygon).inside;
}

export function polygonIntersectsCircle(polygon: Polygon, circle: Circle): boolean {
  return compareSigned(standing(circle.center, polygon), fromDouble(circle.radius)) <= 0;
}

export function polygonOutlineIntersectsCircle(polygon: Polygon, circle: Circle): boolean {
  const { squaredDistance } = standing(circle.center, polygon);
  return compare(squaredDistance, square(fromDouble(circle.radius))) <= 0;
}

/** The nearest part of the outline: corner 0, edge 0, corner 1 and so on; the first if equal. */
export function nearestFeature(point: Vec2, polygon: Polygon): Feature {
  const exact = exactPoint(point);
  const nearest = standing(point, polygon).squaredDistance;
  const corners = exactCorners(polygon);
  for (const [index, a] of corners.entries()) {
    if (compare(squaredDistance(exact, a), nearest) === 0) return { kind: 'vertex', index };
    const b = corners[(index + 1) % corners.length]!;
    const t = footAlong(exact, a, b);
    if (sign(t) <= 0 || compare(t, fromDouble(1)) >= 0) continue;
    if (compare(squaredDistanceToEdge(exact, a, b), nearest) === 0) return { kind: 'edge', index };
  }
  throw new RangeError('No corner or edge is at the smallest distance.');
}

/** Positive if c is to the left of the vector from a to b, negative to its right. Exact. */
export function turnAt(a: Vec2, b: Vec2, c: Vec2): -1 | 0 | 1 {
  const [p, q, r] = [exactPoint(a), exactPoint(b), exactPoint(c)];
  const left = mul(sub(q.x, p.x), sub(r.y, p.y));
  const right = mul(sub(q.y, p.y), sub(r.x, p.x));
  return compare(left, right);
}

let lastCorners: { polygon: Polygon; corners: ExactPoint[] } | undefined;

function exactCorners(polygon: Polygon): ExactPoint[] {
  if (lastCorners?.polygon !== polygon) {
    lastCorners = { polygon, corners: polygon.map(exactPoint) };
  }
  return lastCorners.corners;
}
