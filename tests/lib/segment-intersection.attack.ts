import { segmentIntersection } from '#lib/segment-intersection.ts';
import type { Vec2 } from '#lib/types.ts';
import { sharedPoints } from '#oracle/crossings.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint, squaredDistanceToEdge } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { placing, rootMinus } from './attack/exact-error.ts';
import { type Numbers, placeOf } from './attack/numbers.ts';

/** Any two segments, and two whose ends are nearly the same, or nearly on the first. */
function scenes(numbers: Numbers) {
  const [p, q, r, s] = [0, 2, 4, 6].map((i) => placeOf(numbers.slice(i))) as [
    Vec2,
    Vec2,
    Vec2,
    Vec2,
  ];
  const beside = (from: Vec2, by: Vec2) => ({
    x: from.x + 2 ** -50 * by.x,
    y: from.y + 2 ** -50 * by.y,
  });
  const part = (t: number) => ({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
  const first = { a: p, b: q };
  return [
    { a: first, b: { a: r, b: s } },
    { a: first, b: { a: beside(p, r), b: beside(q, s) } },
    { a: first, b: { a: beside(part(r.x), r), b: beside(part(s.x), s) } },
    { a: first, b: { a: beside(part(r.x), r), b: s } },
  ].flatMap(({ a, b }) => [
    { a, b },
    { a: b, b: a },
  ]);
}

export const attacks: readonly Attack[] = [
  {
    size: 8,
    error: (numbers) => {
      const errors = scenes(numbers).flatMap(({ a, b }) => {
        const points = segmentIntersection(a, b);
        if (points.length !== sharedPoints(a, b).length) return [Infinity];
        const span = spanOf([a.a, a.b, b.a, b.b]);
        return points.flatMap((point) =>
          [a, b].map((one) => {
            const [place, from, to] = [point, one.a, one.b].map(exactPoint) as [
              never,
              never,
              never,
            ];
            const squared = squaredDistanceToEdge(place, from, to);
            return rootMinus(squared, fromDouble(0), span) - placing(point, span);
          }),
        );
      });
      return Math.max(0, ...errors);
    },
  },
];
