import { boxFromCorners } from '#lib/box-from-corners.ts';
import { exactPoint } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { boxError } from './attack/exact-error.ts';
import { placeOf } from './attack/numbers.ts';

export const attacks: readonly Attack[] = [
  {
    size: 4,
    error: (numbers) => {
      const [a, b] = [placeOf(numbers), placeOf(numbers.slice(2))];
      return boxError(boxFromCorners(a, b), exactPoint(a), exactPoint(b));
    },
  },
];
