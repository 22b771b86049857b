import { closestPointOnPolygon } from '#lib/closest-point-on-polygon.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { exactPoint, squaredDistance, squaredDistanceToEdge } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { footError, rootsApart } from './attack/exact-error.ts';
import { cornersOf, placeOf } from './attack/numbers.ts';

const footOnPolygon: Attack = {
  of: 'of the span, apart',
  size: 8,
  error: (numbers) => {
    const [point, polygon] = [placeOf(numbers), cornersOf(numbers)];
    const { point: found, feature } = closestPointOnPolygon(point, polygon);
    if (feature.kind !== 'edge') return 0;
    const [a, b] = [polygon[feature.index]!, polygon[(feature.index + 1) % polygon.length]!];
    return footError(found, point, a, b, polygon);
  },
};

/** How much farther away the part found is than the nearest part of a triangle. */
function partError(point: Vec2, triangle: Polygon): number {
  const { feature } = closestPointOnPolygon(point, triangle);
  const exact = exactPoint(point);
  const [a, b] = [0, 1].map((step) => exactPoint(triangle[(feature.index + step) % 3]!));
  const found =
    feature.kind === 'edge' ? squaredDistanceToEdge(exact, a!, b!) : squaredDistance(exact, a!);
  const nearest = exactStanding(exact, triangle).squaredDistance;
  return rootsApart(found, nearest, spanOf([...triangle, point]));
}

/** Tests where the nearest part changes on a path from one edge to another. */
const nearestPart: Attack = {
  of: 'of the span may lose',
  size: 8,
  error: (numbers) => {
    const triangle = cornersOf(numbers);
    const on = (edge: number) => {
      const [a, b] = [triangle[edge]!, triangle[edge + 1]!];
      const t = Math.abs(numbers[edge]!) % 1;
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    };
    const [from, to] = [on(0), on(1)];
    const at = (t: number) => ({
      x: from.x + t * (to.x - from.x),
      y: from.y + t * (to.y - from.y),
    });
    const partAt = (t: number) => JSON.stringify(closestPointOnPolygon(at(t), triangle).feature);
    let [low, high] = [0, 1];
    const first = partAt(low);
    while (low + (high - low) / 2 !== low && low + (high - low) / 2 !== high) {
      const middle = low + (high - low) / 2;
      if (partAt(middle) === first) low = middle;
      else high = middle;
    }
    return Math.max(partError(at(low), triangle), partError(at(high), triangle));
  },
};

export const attacks = [footOnPolygon, nearestPart];
