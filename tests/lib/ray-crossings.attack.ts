import { rayCrossings } from '#lib/ray-crossings.ts';
import { add, div, fromDouble, mul, sub } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { cornersOf } from './attack/numbers.ts';
import { neighbour } from './bench/doubles.ts';

/** The error excludes the final rounding. The ray starts to the left of all corners. */
export const attacks: readonly Attack[] = [
  {
    size: 8,
    error: (numbers) => {
      const polygon = cornersOf(numbers);
      const x = Math.min(...polygon.map((corner) => corner.x)) - 1;
      const y = numbers[1]!;
      const errors = rayCrossings({ x, y }, polygon).map(({ edge, point }) => {
        const [a, b] = [polygon[edge]!, polygon[(edge + 1) % polygon.length]!];
        const width = Math.abs(b.x - a.x);
        if (width === 0) return 0;
        const [from, to] = [exactPoint(a), exactPoint(b)];
        const part = div(sub(fromDouble(y), from.y), sub(to.y, from.y));
        const exact = add(from.x, mul(part, sub(to.x, from.x)));
        const off = Math.abs(inUlps(sub(fromDouble(point.x), exact), width));
        return off - Math.abs(inUlps(fromDouble(neighbour(point.x, 1) - point.x), width)) / 2;
      });
      return Math.max(0, ...errors);
    },
  },
];
