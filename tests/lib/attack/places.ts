import {
  boundingBox,
  boxesIntersect,
  boxFromCorners,
  boxFromRectangle,
  boxZone,
  closestPointInBox,
  projectionParameter,
  rayCrossings,
} from '#lib/index.ts';
import type { Box, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/box.ts';
import { add, compare, div, fromDouble, mul, type Rational, sub } from '#oracle/rational.ts';
import { type ExactPoint, exactPoint, footAlong } from '#oracle/segment.ts';
import { neighbour } from '../bench/doubles.ts';
import { boxOf, placeOf } from './boxes-and-circles.ts';
import type { Subject } from './climb.ts';
import { inUlps } from './exact-error.ts';
import { cornersOf } from './polygons.ts';

const axes = ['x', 'y'] as const;
const largestOf = (...values: Rational[]) => values.reduce((a, b) => (compare(a, b) < 0 ? b : a));

/** The doubles around one, in order. */
const doublesAround = (value: number) =>
  Array.from({ length: 9 }, (_, i) => neighbour(value, i - 4));

const closest: Subject = {
  name: 'closestPointInBox',
  stated: 0.5,
  says: 'half an ulp',
  size: 6,
  error: (numbers) => {
    const [point, box] = [placeOf(numbers), boxOf(numbers)];
    const found = closestPointInBox(point, box);
    const truth = oracle.closest(oracle.offsetFrom(box, point), box);
    const errors = axes.map((axis) => {
      const exact = add(fromDouble(box.center[axis]), truth[axis]);
      return Math.abs(inUlps(sub(fromDouble(found[axis]), exact), found[axis]));
    });
    return Math.max(...errors);
  },
};

/** Across the right wall. Where it errs, it may take a place beyond the wall for one within. */
const zone: Subject = {
  name: 'boxZone',
  stated: 0.5,
  says: 'half an ulp',
  size: 6,
  error: (numbers) => {
    const box: Box = { ...boxOf(numbers), halfHeight: 8 };
    const y = box.center.y;
    const errors = doublesAround(box.center.x + box.halfWidth).map((x) => {
      const offset = oracle.offsetFrom(box, { x, y });
      const [found, right] = [boxZone({ x, y }, box), oracle.zone(offset, box)];
      if (found === right) return 0;
      if (found !== 4) return Number.POSITIVE_INFINITY;
      return inUlps(sub(offset.x, fromDouble(box.halfWidth)), box.halfWidth);
    });
    return Math.max(...errors);
  },
};

/** Side by side: it never misses, and what it falsely reports is apart by no more than is stated. */
const boxes: Subject = {
  name: 'boxesIntersect',
  stated: 1,
  says: 'one ulp',
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
};

/** How far a point sticks out of the box around it. */
const around: Subject = {
  name: 'boundingBox',
  stated: 1,
  says: 'one ulp',
  size: 6,
  error: (numbers) => {
    const points: Vec2[] = [placeOf(numbers), ...cornersOf(numbers)];
    const box = boundingBox(points);
    const errors = axes.flatMap((axis) => {
      const half = fromDouble(axis === 'x' ? box.halfWidth : box.halfHeight);
      const center = fromDouble(box.center[axis]);
      const largest = Math.max(...points.map((point) => Math.abs(point[axis])));
      return points.map((point) => {
        const offset = sub(fromDouble(point[axis]), center);
        const beyond = largestOf(sub(offset, half), sub(sub(fromDouble(0), offset), half));
        return inUlps(beyond, largest);
      });
    });
    return Math.max(0, ...errors);
  },
};

/** How far the numbers of a box are from the middles and the halves of exact differences. */
function boxError(box: Box, a: ExactPoint, b: ExactPoint): number {
  const half = fromDouble(0.5);
  const zero = fromDouble(0);
  const errors = axes.flatMap((axis) => {
    const side = mul(half, sub(a[axis], b[axis]));
    const found = [box.center[axis], axis === 'x' ? box.halfWidth : box.halfHeight];
    const right = [mul(half, add(a[axis], b[axis])), largestOf(side, sub(zero, side))];
    return found.map((value, i) => Math.abs(inUlps(sub(fromDouble(value), right[i]!), value)));
  });
  return Math.max(...errors);
}

const corners: Subject = {
  name: 'boxFromCorners',
  stated: 0.5,
  says: 'half an ulp',
  size: 4,
  error: (numbers) => {
    const [a, b] = [placeOf(numbers), placeOf(numbers.slice(2))];
    return boxError(boxFromCorners(a, b), exactPoint(a), exactPoint(b));
  },
};

const rectangle: Subject = {
  name: 'boxFromRectangle',
  stated: 0.5,
  says: 'half an ulp',
  size: 4,
  error: (numbers) => {
    const [x, y, width, height] = numbers as [number, number, number, number];
    const [a, side] = [exactPoint({ x, y }), exactPoint({ x: width, y: height })];
    const b = { x: add(a.x, side.x), y: add(a.y, side.y) };
    return boxError(boxFromRectangle(x, y, width, height), a, b);
  },
};

/** Without the last rounding to where the place lies. The ray starts left of all corners. */
const crossings: Subject = {
  name: 'rayCrossings',
  stated: 6,
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
};

/** In ulps of 1 times the point's distance from a over the segment's length. */
const parameter: Subject = {
  name: 'projectionParameter',
  stated: 5,
  size: 6,
  error: (numbers) => {
    const point = placeOf(numbers);
    const [a, b] = cornersOf(numbers) as [Vec2, Vec2];
    const distance = Math.hypot(point.x - a.x, point.y - a.y);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (distance === 0 || length === 0) return 0;
    const t = projectionParameter(point, { a, b });
    const off = sub(fromDouble(t), footAlong(exactPoint(point), exactPoint(a), exactPoint(b)));
    return (Math.abs(inUlps(off, 1)) * length) / distance;
  },
};

export const places: readonly Subject[] = [
  closest,
  zone,
  boxes,
  around,
  corners,
  rectangle,
  crossings,
  parameter,
];
