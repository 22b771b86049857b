import { slide } from '#lib/slide.ts';
import { add, mul, sign, sub } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { coordinateError } from './attack/exact-error.ts';
import { directionOf, placeOf } from './attack/numbers.ts';

/** The exact result is d - (d . n) n, or d if d does not point into the wall. */
export const attacks: readonly Attack[] = [
  {
    size: 3,
    error: (numbers) => {
      const displacement = placeOf(numbers);
      const normal = directionOf(numbers[2]!);
      const [d, n] = [exactPoint(displacement), exactPoint(normal)];
      const along = add(mul(d.x, n.x), mul(d.y, n.y));
      const right =
        sign(along) >= 0 ? d : { x: sub(d.x, mul(along, n.x)), y: sub(d.y, mul(along, n.y)) };
      const length = Math.hypot(displacement.x, displacement.y);
      return coordinateError(slide(displacement, normal), right, length);
    },
  },
];
