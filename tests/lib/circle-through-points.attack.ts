import { circleThroughPoints } from '#lib/circle-through-points.ts';
import { ulp } from '#lib/ulp.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { placing, rootMinus } from './attack/exact-error.ts';
import { type Numbers, placeOf } from './attack/numbers.ts';

/** Any three points, and three that are nearly in line or of which two are near each other. */
function scenes(numbers: Numbers) {
  const [a, b, by] = [placeOf(numbers), placeOf(numbers.slice(2)), placeOf(numbers.slice(4))];
  return [1, 2 ** -10, 2 ** -30, 2 ** -50].flatMap((size) => {
    const beside = { x: size * by.x, y: size * by.y };
    const middle = { x: (a.x + b.x) / 2 + beside.x, y: (a.y + b.y) / 2 + beside.y };
    const near = { x: a.x + beside.x, y: a.y + beside.y };
    return [middle, near].map((c) => [a, b, c] as const);
  });
}

export const attacks: readonly Attack[] = [
  {
    of: 'of the longest side',
    size: 6,
    error: (numbers) => {
      const errors = scenes(numbers).flatMap((points) => {
        const [a, b, c] = points;
        const circle = circleThroughPoints(a, b, c);
        if (circle === null) return [];
        const sides = points.map((p, i) => {
          const q = points[(i + 1) % 3]!;
          return Math.hypot(q.x - p.x, q.y - p.y);
        });
        const longest = Math.max(...sides);
        const { center, radius } = circle;
        const free = placing(center, longest) + (2 * ulp(radius)) / ulp(longest);
        return points.map((point) => {
          const squared = squaredDistance(exactPoint(point), exactPoint(center));
          return Math.abs(rootMinus(squared, fromDouble(radius), longest)) - free;
        });
      });
      return Math.max(0, ...errors);
    },
  },
];
