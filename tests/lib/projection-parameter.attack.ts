import { projectionParameter } from '#lib/projection-parameter.ts';
import type { Vec2 } from '#lib/types.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import { exactPoint, footAlong } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { cornersOf, placeOf } from './attack/numbers.ts';

/** The error is in ulps of 1 times the ratio of the distance from a to the segment's length. */
export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const point = placeOf(numbers);
      const [a, b] = cornersOf(numbers) as [Vec2, Vec2];
      const distance = Math.hypot(point.x - a.x, point.y - a.y);
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance === 0 || length === 0) return 0;
      const t = projectionParameter(point, { a, b });
      const off = sub(fromDouble(t), footAlong(exactPoint(point), exactPoint(a), exactPoint(b)));
      return (Math.abs(inUlps(off, 1)) * length) / distance;
    },
  },
];
