import { circleIntersections, segmentCircleIntersections } from '#lib/index.ts';
import type { Circle, Vec2 } from '#lib/types.ts';
import { ulp } from '#lib/ulp.ts';
import * as oracle from '#oracle/crossings.ts';
import { fromDouble, sign, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance, squaredDistanceToEdge } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import { neighbour } from '../bench/doubles.ts';
import type { Subject } from './climb.ts';
import { rootMinus, toNumber } from './exact-error.ts';
import { cornersOf, placeOf } from './polygons.ts';

const zero = fromDouble(0);

/** One rounding to the place of a point, in ulps of the length. */
const placing = ({ x, y }: Vec2, length: number) =>
  ulp(Math.max(Math.abs(x), Math.abs(y))) / ulp(length);

function offRim(point: Vec2, { center, radius }: Circle, length: number): number {
  const squared = squaredDistance(exactPoint(point), exactPoint(center));
  const off = Math.abs(rootMinus(squared, fromDouble(radius), length));
  return Math.max(0, off - placing(point, length));
}

/** A segment, and circles about as large as makes it touch, and end, on the rim, or any. */
function segmentScenes(numbers: readonly number[]) {
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

const segmentCount: Subject = {
  name: 'segmentCircleIntersections',
  stated: 8,
  says: '8 ulps of the span',
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

const segmentPoints: Subject = {
  name: 'segmentCircleIntersections',
  stated: 12,
  says: '12 ulps of the span',
  size: 7,
  error: (numbers) => {
    const errors = segmentScenes(numbers).flatMap(({ segment, circle }) => {
      const { a, b } = segment;
      const span = spanOf([a, b, circle.center], circle.radius);
      return segmentCircleIntersections(segment, circle).flatMap((point) => {
        const squared = squaredDistanceToEdge(exactPoint(point), exactPoint(a), exactPoint(b));
        const off = Math.abs(rootMinus(squared, zero, span)) - placing(point, span);
        return [offRim(point, circle, span), off];
      });
    });
    return Math.max(0, ...errors);
  },
};

const segmentRim: Subject = {
  name: 'segmentCircleIntersections',
  stated: 8,
  says: '8 ulps of the radius',
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

/** Two circles, about as large as makes them touch from outside, from inside, or any. */
function pairs(numbers: readonly number[]) {
  const radius = Math.abs(numbers[2]!);
  const a = { center: { x: 0, y: 0 }, radius };
  const center = placeOf(numbers);
  const distance = Math.hypot(center.x, center.y);
  const near = [Math.abs(distance - radius), distance + radius].flatMap((other) =>
    Array.from({ length: 5 }, (_, i) => Math.max(0, neighbour(other, i - 2))),
  );
  return [...near, Math.abs(numbers[3]!)].map((other) => ({ a, b: { center, radius: other } }));
}

const rimsCount: Subject = {
  name: 'circleIntersections',
  stated: 3,
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).map(({ a, b }) => {
      if (circleIntersections(a, b).length === oracle.rimsCount(a, b)) return 0;
      const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
      const offs = oracle.rimsChanges(a, b).map((change) => {
        const size = sign(change) < 0 ? sub(zero, change) : change;
        return Math.abs(rootMinus(squared, size, a.radius + b.radius));
      });
      return Math.min(...offs);
    });
    return Math.max(...errors);
  },
};

const rimsPoints: Subject = {
  name: 'circleIntersections',
  stated: 12,
  size: 4,
  error: (numbers) => {
    const errors = pairs(numbers).flatMap(({ a, b }) => {
      const sum = a.radius + b.radius;
      return circleIntersections(a, b).flatMap((point) => [
        offRim(point, a, sum),
        offRim(point, b, sum),
      ]);
    });
    return Math.max(0, ...errors);
  },
};

export const crossings: readonly Subject[] = [
  segmentCount,
  segmentPoints,
  segmentRim,
  rimsCount,
  rimsPoints,
];
