import type { BoundaryFeature, Circle, Polygon, Vec2 } from '#lib/types.ts';
import { areaSign } from './outline.ts';
import { exactStanding } from './polygon.ts';
import { compare, fromDouble, mul, type Rational, sign, square, sub } from './rational.ts';
import { type ExactPoint, exactPoint, moved, squaredDistance } from './segment.ts';

const tiny = fromDouble(2 ** -60);

/**
 * Returns the edges and corners within the radius that are nearer to the centre than their
 * neighbours, and whose outer side faces it: corner 0, edge 0, corner 1 and so on. The centre must
 * be outside, the numbers integers, and the corners distinct.
 */
export function locallyNearest(polygon: Polygon, { center, radius }: Circle): BoundaryFeature[] {
  const c = exactPoint(center);
  const reach2 = square(fromDouble(radius));
  const turn = areaSign(polygon);
  const n = polygon.length;
  return polygon.flatMap((corner, index): BoundaryFeature[] => {
    const a = exactPoint(corner);
    const b = exactPoint(polygon[(index + 1) % n]!);
    const before = exactPoint(polygon[(index + n - 1) % n]!);
    const found: BoundaryFeature[] = [];
    const isNearest = sign(dot(a, c, b)) <= 0 && sign(dot(a, c, before)) <= 0;
    if (isNearest && compare(squaredDistance(a, c), reach2) <= 0) {
      // Test a point a tiny step from the corner towards the centre: is it outside?
      const way = { x: center.x - corner.x, y: center.y - corner.y };
      const beside = exactStanding(moved(a, way, tiny), polygon);
      if (!beside.inside) found.push({ kind: 'vertex', index });
    }
    const isBetween = sign(dot(a, c, b)) > 0 && sign(dot(b, c, a)) > 0;
    const height = cross(a, b, c);
    const isOutside = sign(height) === -turn;
    const isNear = compare(square(height), mul(reach2, squaredDistance(a, b))) <= 0;
    if (isBetween && isOutside && isNear) found.push({ kind: 'edge', index });
    return found;
  });
}

/** The dot product of the vectors from `from` to the other two points. */
function dot(from: ExactPoint, one: ExactPoint, other: ExactPoint): Rational {
  const along = mul(sub(one.x, from.x), sub(other.x, from.x));
  const up = mul(sub(one.y, from.y), sub(other.y, from.y));
  return sub(along, sub(fromDouble(0), up));
}

function cross(from: ExactPoint, one: ExactPoint, other: ExactPoint): Rational {
  const left = mul(sub(one.x, from.x), sub(other.y, from.y));
  return sub(left, mul(sub(one.y, from.y), sub(other.x, from.x)));
}

/** Is the circle, moved exactly by the vector, clear of the polygon or just touching it? */
export function isFreeAfter(polygon: Polygon, { center, radius }: Circle, way: Vec2): boolean {
  const there = moved(exactPoint(center), way, fromDouble(1));
  const { inside, squaredDistance: gap2 } = exactStanding(there, polygon);
  return !inside && compare(gap2, square(fromDouble(radius))) >= 0;
}
