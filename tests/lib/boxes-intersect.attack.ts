import { boxesIntersect } from '#lib/boxes-intersect.ts';
import * as oracle from '#oracle/box.ts';
import { add, compare, fromDouble, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { boxOf, doublesAround } from './attack/numbers.ts';

/** Boxes side by side must never miss, and the gap of a false hit must be within the bound. */
export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const a = boxOf(numbers);
      const errors = doublesAround(a.center.x + a.halfWidth + Math.abs(numbers[0]!)).map((x) => {
        const b = { ...a, center: { x, y: a.center.y }, halfWidth: Math.abs(numbers[0]!) };
        const sum = add(fromDouble(a.halfWidth), fromDouble(b.halfWidth));
        const apart = sub(oracle.offsetFrom(a, b.center).x, sum);
        const touches = compare(apart, fromDouble(0)) <= 0;
        if (boxesIntersect(a, b) === touches) return 0;
        if (touches) return Number.POSITIVE_INFINITY;
        return inUlps(apart, a.halfWidth + b.halfWidth);
      });
      return Math.max(...errors);
    },
  },
];
