import { segmentCircleIntersections } from '#lib/segment-circle-intersections.ts';
import type { Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/crossings.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint, squaredDistanceToEdge } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { offRim, placing, rootMinus, toNumber } from './attack/exact-error.ts';
import { cornersOf, type Numbers, placeOf } from './attack/numbers.ts';
import { neighbour } from './bench/doubles.ts';

/** A segment, and a circle that it nearly touches or that nearly passes an end, or any circle. */
function segmentScenes(numbers: Numbers) {
  const center = placeOf(numbers);
  const [a, b] = cornersOf(numbers.slice(0, 6)) as [Vec2, Vec2];
  const segment = { a, b };
  const none = { center, radius: 0 };
  const changes = oracle.segmentRimChanges(segment, none).map((one) => Math.sqrt(toNumber(one)));
  const near = changes.flatMap((radius) =>
    Array.from({ length: 5 }, (_, i) => Math.max(0, neighbour(radius, i - 2))),
  );
  const radii = [...near, Math.abs(numbers[6]!)];
  return radii.map((radius) => ({ segment, circle: { center, radius } }));
}

const segmentCount: Attack = {
  of: 'of the span from an end',
  size: 7,
  error: (numbers) => {
    const errors = segmentScenes(numbers).map(({ segment, circle }) => {
      const { length } = segmentCircleIntersections(segment, circle);
      if (length === oracle.segmentRimCount(segment, circle)) return 0;
      const span = spanOf([segment.a, segment.b, circle.center], circle.radius);
      const radius = fromDouble(circle.radius);
      const changes = oracle.segmentRimChanges(segment, circle);
      return Math.min(...changes.map((one) => Math.abs(rootMinus(one, radius, span))));
    });
    return Math.max(...errors);
  },
};

const segmentPoints: Attack = {
  of: 'of the span from both rim and segment',
  size: 7,
  error: (numbers) => {
    const errors = segmentScenes(numbers).flatMap(({ segment, circle }) => {
      const { a, b } = segment;
      const span = spanOf([a, b, circle.center], circle.radius);
      return segmentCircleIntersections(segment, circle).flatMap((point) => {
        const squared = squaredDistanceToEdge(exactPoint(point), exactPoint(a), exactPoint(b));
        const off = Math.abs(rootMinus(squared, fromDouble(0), span)) - placing(point, span);
        return [offRim(point, circle, span), off];
      });
    });
    return Math.max(0, ...errors);
  },
};

const segmentRim: Attack = {
  of: 'of the radius from the rim',
  size: 7,
  error: (numbers) => {
    const errors = segmentScenes(numbers).flatMap(({ segment, circle }) => {
      if (circle.radius === 0) return [];
      const isEnd = (point: Vec2) =>
        [segment.a, segment.b].some(({ x, y }) => point.x === x && point.y === y);
      return segmentCircleIntersections(segment, circle)
        .filter((point) => !isEnd(point))
        .map((point) => offRim(point, circle, circle.radius));
    });
    return Math.max(0, ...errors);
  },
};

export const attacks = [segmentCount, segmentPoints, segmentRim];
