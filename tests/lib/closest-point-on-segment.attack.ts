import { closestPointOnSegment } from '#lib/closest-point-on-segment.ts';
import type { Vec2 } from '#lib/types.ts';
import type { Attack } from './attack/derived.ts';
import { footError } from './attack/exact-error.ts';
import { cornersOf, placeOf } from './attack/numbers.ts';

export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const point = placeOf(numbers);
      const [a, b] = cornersOf(numbers) as [Vec2, Vec2];
      return footError(closestPointOnSegment(point, { a, b }), point, a, b, [a, b]);
    },
  },
];
