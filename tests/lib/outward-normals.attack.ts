import { outwardNormals } from '#lib/outward-normals.ts';
import { div, fromDouble, mul, sign, square, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { cornersOf } from './attack/numbers.ts';

/** The error is in units of 2^-52 of each number itself. */
export const attacks: readonly Attack[] = [
  {
    size: 8,
    error: (numbers) => {
      const triangle = cornersOf(numbers);
      const errors = outwardNormals(triangle).flatMap((normal, i) => {
        const [a, b] = [exactPoint(triangle[i]!), exactPoint(triangle[(i + 1) % 3]!)];
        const length2 = squaredDistance(a, b);
        const sides = [
          [normal.x, square(sub(b.y, a.y))],
          [normal.y, square(sub(b.x, a.x))],
        ] as const;
        return sides.map(([number, side2]) => {
          if (sign(side2) === 0) return 0;
          // The relative error of a square is twice as large, so it is halved.
          const off = sub(mul(square(fromDouble(number)), length2), side2);
          return Math.abs(inUlps(div(off, side2), 1)) / 2;
        });
      });
      return Math.max(...errors);
    },
  },
];
