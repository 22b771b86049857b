import { enclosingCircle } from '#lib/enclosing-circle.ts';
import { smallestSquaredRadius } from '#oracle/enclosing.ts';
import { fromDouble } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { placing, rootMinus } from './attack/exact-error.ts';
import { type Numbers, placeOf } from './attack/numbers.ts';

/** Any four points, and four that are nearly on one circle. */
function scenes(numbers: Numbers) {
  const points = [0, 2, 4, 6].map((i) => placeOf(numbers.slice(i)));
  const onCircle = points.map(({ x, y }) => {
    const length = Math.hypot(x, y);
    return { x: x / length, y: y / length };
  });
  return [points, points.slice(0, 3), onCircle, onCircle.slice(0, 3)];
}

export const attacks: readonly Attack[] = [
  {
    size: 8,
    error: (numbers) => {
      const errors = scenes(numbers).map((points) => {
        const circle = enclosingCircle(points);
        if (circle === null || !(circle.radius > 0)) return 0;
        const { center, radius } = circle;
        // If the radius is too small, the error is negative.
        const larger = -rootMinus(smallestSquaredRadius(points), fromDouble(radius), radius);
        return larger - placing(center, radius);
      });
      return Math.max(0, ...errors);
    },
  },
];
