import { closestPointInBox } from '#lib/closest-point-in-box.ts';
import * as oracle from '#oracle/box.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { boxOf, placeOf } from './attack/numbers.ts';

/** The doubles around one, in order. */
export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const [point, box] = [placeOf(numbers), boxOf(numbers)];
      const found = closestPointInBox(point, box);
      const truth = oracle.closest(oracle.offsetFrom(box, point), box);
      const errors = (['x', 'y'] as const).map((axis) => {
        const exact = add(fromDouble(box.center[axis]), truth[axis]);
        return Math.abs(inUlps(sub(fromDouble(found[axis]), exact), found[axis]));
      });
      return Math.max(...errors);
    },
  },
];
