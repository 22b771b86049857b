import { circleIntersections } from '#lib/circle-intersections.ts';
import * as oracle from '#oracle/crossings.ts';
import { fromDouble, sign, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { offRim, rootMinus } from './attack/exact-error.ts';
import { type Numbers, placeOf } from './attack/numbers.ts';
import { neighbour } from './bench/doubles.ts';

/** Two circles that nearly touch from outside or from inside, or any two. */
function pairs(numbers: Numbers) {
  const radius = Math.abs(numbers[2]!);
  const a = { center: { x: 0, y: 0 }, radius };
  const center = placeOf(numbers);
  const distance = Math.hypot(center.x, center.y);
  const near = [Math.abs(distance - radius), distance + radius].flatMap((other) =>
    Array.from({ length: 5 }, (_, i) => Math.max(0, neighbour(other, i - 2))),
  );
  return [...near, Math.abs(numbers[3]!)].map((other) => ({ a, b: { center, radius: other } }));
}

const rimsCount: Attack = {
  of: 'of that sum from just touching',
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).map(({ a, b }) => {
      if (circleIntersections(a, b).length === oracle.rimsCount(a, b)) return 0;
      const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
      const offs = oracle.rimsChanges(a, b).map((change) => {
        const size = sign(change) < 0 ? sub(fromDouble(0), change) : change;
        return Math.abs(rootMinus(squared, size, a.radius + b.radius));
      });
      return Math.min(...offs);
    });
    return Math.max(...errors);
  },
};

const rimsPoints: Attack = {
  of: 'of that sum from both rims',
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).flatMap(({ a, b }) => {
      const sum = a.radius + b.radius;
      return circleIntersections(a, b).flatMap((point) => [
        offRim(point, a, sum),
        offRim(point, b, sum),
      ]);
    });
    return Math.max(0, ...errors);
  },
};

export const attacks = [rimsCount, rimsPoints];
