import {
  boxIntersectsCircle,
  boxIntersectsCircleByClamp,
  boxIntersectsCircleByZone,
  circlesIntersect,
  collideBoxCircle,
  collideCircles,
  pointInCircle,
  signedDistanceToBox,
} from '#lib/index.ts';
import type { Box, Circle } from '#lib/types.ts';
import { offsetFrom } from '#oracle/box.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { exactPoint, moved, squaredDistance } from '#oracle/segment.ts';
import type { Subject } from './climb.ts';
import { distanceMinus, rootMinus, squaredGap } from './exact-error.ts';
import { touchingError } from './touching.ts';

export type Numbers = readonly number[];

const origin = { x: 0, y: 0 };
export const placeOf = ([x, y]: Numbers) => ({ x: x!, y: y! });
export const boxOf = ([, , x, y, w, h]: Numbers): Box => ({
  center: { x: x!, y: y! },
  halfWidth: Math.abs(w!),
  halfHeight: Math.abs(h!),
});
type Sides = Pick<Box, 'halfWidth' | 'halfHeight'>;
export const largest = ({ halfWidth, halfHeight }: Sides, ...others: number[]) =>
  Math.max(halfWidth, halfHeight, ...others);

const point: Subject = {
  name: 'pointInCircle',
  stated: 3,
  size: 2,
  error: (numbers) =>
    touchingError(
      (radius) => pointInCircle(origin, { center: placeOf(numbers), radius }),
      squaredDistance(exactPoint(placeOf(numbers)), exactPoint(origin)),
      (radius) => radius,
    ),
};

/** Two circles by a centre and a radius; the other radius nearly makes them touch. */
function pair(numbers: Numbers, steps: number): { a: Circle; b: Circle } {
  const center = placeOf(numbers);
  const radius = Math.abs(numbers[2]!);
  const rest = Math.hypot(center.x, center.y) - radius;
  const other = Math.abs(rest * (1 + (steps * Number.EPSILON) / 2));
  return { a: { center: origin, radius }, b: { center, radius: other } };
}

const sumOf = ({ a, b }: { a: Circle; b: Circle }) =>
  add(fromDouble(a.radius), fromDouble(b.radius));

const circles: Subject = {
  name: 'circlesIntersect',
  stated: 3,
  size: 3,
  error: (numbers) => {
    let worst = 0;
    for (let steps = -8; steps <= 8; steps += 1) {
      const { a, b } = pair(numbers, steps);
      const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
      const gap = rootMinus(squared, sumOf({ a, b }), a.radius + b.radius);
      if (circlesIntersect(a, b) !== gap <= 0) worst = Math.max(worst, Math.abs(gap));
    }
    return worst;
  },
};

const contactOfCircles: Subject = {
  name: 'collideCircles',
  stated: 4,
  size: 4,
  error: (numbers) => {
    const a = { center: origin, radius: Math.abs(numbers[2]!) };
    const b = { center: placeOf(numbers), radius: Math.abs(numbers[3]!) };
    const contact = collideCircles(a, b);
    if (contact === null) return 0;
    const there = moved(exactPoint(b.center), contact.normal, fromDouble(contact.depth));
    const squared = squaredDistance(exactPoint(a.center), there);
    return Math.abs(rootMinus(squared, sumOf({ a, b }), a.radius + b.radius));
  },
};

function againstBox(name: string, hits: (box: Box, circle: Circle) => boolean): Subject {
  return {
    name,
    stated: 4,
    size: 6,
    error: (numbers) => {
      const box = boxOf(numbers);
      const center = placeOf(numbers);
      const squared = squaredGap(box, offsetFrom(box, center));
      if (squared === null) return 0;
      return touchingError(
        (radius) => hits(box, { center, radius }),
        squared,
        (radius) => largest(box, radius),
      );
    },
  };
}

const distance: Subject = {
  name: 'signedDistanceToBox',
  stated: 4,
  size: 6,
  error: (numbers) => {
    const [point, box] = [placeOf(numbers), boxOf(numbers)];
    const value = signedDistanceToBox(point, box);
    const length = largest(box, Math.abs(value));
    return Math.abs(distanceMinus(box, offsetFrom(box, point), fromDouble(value), length));
  },
};

const depth: Subject = {
  name: 'collideBoxCircle',
  stated: 5,
  size: 7,
  error: (numbers) => {
    const [center, box] = [placeOf(numbers), boxOf(numbers)];
    const radius = Math.abs(numbers[6]!);
    const contact = collideBoxCircle(box, { center, radius });
    if (contact === null) return 0;
    const rest = sub(fromDouble(radius), fromDouble(contact.depth));
    const offset = offsetFrom(box, center);
    return Math.abs(distanceMinus(box, offset, rest, largest(box, radius)));
  },
};

export const boxesAndCircles: readonly Subject[] = [
  point,
  circles,
  contactOfCircles,
  againstBox('boxIntersectsCircle', boxIntersectsCircle),
  againstBox('boxIntersectsCircleByClamp', boxIntersectsCircleByClamp),
  againstBox('boxIntersectsCircleByZone', boxIntersectsCircleByZone),
  distance,
  depth,
];
