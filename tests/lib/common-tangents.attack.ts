import { commonTangents } from '#lib/common-tangents.ts';
import type { Circle } from '#lib/types.ts';
import { rimsChanges } from '#oracle/crossings.ts';
import { add, fromDouble, mul, sign, square, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import { commonTangentCounts } from '#oracle/tangents.ts';
import type { Attack } from './attack/derived.ts';
import { offRim, placing, rootMinus } from './attack/exact-error.ts';
import { type Numbers, placeOf } from './attack/numbers.ts';
import { neighbour } from './bench/doubles.ts';

/** Two circles that touch from outside or from inside, or nearly do, or any. */
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

const sizeOf = (a: Circle, b: Circle) =>
  Math.max(a.radius + b.radius, Math.hypot(b.center.x - a.center.x, b.center.y - a.center.y));

const count: Attack = {
  of: 'of the size from just touching',
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).map(({ a, b }) => {
      const { outer, inner } = commonTangentCounts(a, b);
      if (commonTangents(a, b).length === outer + inner) return 0;
      const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
      const offs = rimsChanges(a, b).map((change) => {
        const size = sign(change) < 0 ? sub(fromDouble(0), change) : change;
        return Math.abs(rootMinus(squared, size, sizeOf(a, b)));
      });
      return Math.min(...offs);
    });
    return Math.max(...errors);
  },
};

const ends: Attack = {
  of: 'of its radius from its rim',
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).flatMap(({ a, b }) =>
      commonTangents(a, b).flatMap(({ segment }) => [
        a.radius > 0 ? offRim(segment.a, a, a.radius) : 0,
        b.radius > 0 ? offRim(segment.b, b, b.radius) : 0,
      ]),
    );
    return Math.max(0, ...errors);
  },
};

const lines: Attack = {
  of: 'of the size from the line',
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).flatMap(({ a, b }) =>
      commonTangents(a, b).map(({ segment, normal }) => {
        const [p, q] = [exactPoint(segment.a), exactPoint(segment.b)];
        const { x, y } = exactPoint(normal);
        const along = add(mul(x, sub(q.x, p.x)), mul(y, sub(q.y, p.y)));
        const size = sizeOf(a, b);
        const off = rootMinus(square(along), fromDouble(0), size);
        return Math.max(0, off - placing(segment.a, size) - placing(segment.b, size));
      }),
    );
    return Math.max(0, ...errors);
  },
};

export const attacks = [count, ends, lines];
