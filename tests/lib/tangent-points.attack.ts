import { tangentPoints } from '#lib/tangent-points.ts';
import { fromDouble, mul } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import { tangentCount } from '#oracle/tangents.ts';
import type { Attack } from './attack/derived.ts';
import { offRim, placing, rootMinus, rootsApart } from './attack/exact-error.ts';
import { type Numbers, placeOf } from './attack/numbers.ts';
import { neighbour } from './bench/doubles.ts';

/** A point on the rim of a circle around the origin, or nearly so, or anywhere. */
function scenes(numbers: Numbers) {
  const point = placeOf(numbers);
  const distance = Math.hypot(point.x, point.y);
  const radii = Array.from({ length: 7 }, (_, i) => neighbour(distance, i - 3));
  return [...radii, Math.abs(numbers[2]!)].map((radius) => ({
    point,
    circle: { center: { x: 0, y: 0 }, radius },
  }));
}

const count: Attack = {
  of: 'of the radius from the rim',
  size: 3,
  error: (numbers) => {
    const errors = scenes(numbers).map(({ point, circle }) => {
      if (tangentPoints(point, circle).length === tangentCount(point, circle)) return 0;
      const squared = squaredDistance(exactPoint(point), exactPoint(circle.center));
      return Math.abs(rootMinus(squared, fromDouble(circle.radius), circle.radius));
    });
    return Math.max(...errors);
  },
};

const points: Attack = {
  of: 'of the radius from both',
  size: 3,
  error: (numbers) => {
    const errors = scenes(numbers).flatMap(({ point, circle }) => {
      const { radius } = circle;
      const found = tangentPoints(point, circle);
      if (found.length < 2) return [];
      const squared = squaredDistance(exactPoint(point), exactPoint(circle.center));
      // The centre is the origin, so the middle is half of the point.
      const middle = exactPoint({ x: point.x / 2, y: point.y / 2 });
      return found.flatMap((one) => {
        const half2 = mul(fromDouble(0.25), squared);
        const off = Math.abs(rootsApart(squaredDistance(exactPoint(one), middle), half2, radius));
        return [offRim(one, circle, radius), off - placing(one, radius)];
      });
    });
    return Math.max(0, ...errors);
  },
};

export const attacks = [count, points];
