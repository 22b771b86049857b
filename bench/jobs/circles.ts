import { circlesIntersect } from '#lib/circles-intersect.ts';
import { pointInCircle } from '#lib/point-in-circle.ts';
import type { Circle } from '#lib/types.ts';
import * as oracle from '#oracle/circle.ts';
import { anyCircle, anyPoint, until } from '#site/measure/scenes.ts';
import { pythagoreanTriples } from '../../tests/lib/bench/hard-numbers.ts';
import type { PointAndCircle } from '../../tests/lib/bench/points-and-circles.ts';
import { intersects, sat } from '../peers.ts';
import type { Job } from './job.ts';
import { fillSatCircle } from './shapes.ts';

const satPoint = new sat.Vector();
const satA = new sat.Circle(new sat.Vector(), 0);
const satB = new sat.Circle(new sat.Vector(), 0);

/** A point on the rim, or `beside` away from it, for each triple. */
function rim(at: number, beside = 0): PointAndCircle[] {
  return pythagoreanTriples(60).map(({ a, b, c }) => ({
    point: { x: at + a + beside, y: at + b },
    circle: { center: { x: at, y: at }, radius: c },
  }));
}

const rims = () => ({
  touching: rim(0),
  'touching, 1e8 away': rim(1e8),
  'touching, 1e15 away': rim(1e15),
  'one unit beside touching': [...rim(0, 1), ...rim(0, -1)],
  'radius 0': [0, 1e8].map((x) => ({
    point: { x, y: 3 },
    circle: { center: { x, y: 3 }, radius: 0 },
  })),
});

export const pointAndCircle: Job<PointAndCircle> = {
  name: 'point / circle',
  sameFormula: true,
  make: (hit, random) =>
    until(
      () => ({ point: anyPoint(random), circle: anyCircle(random, 200) }),
      ({ point, circle }) => pointInCircle(point, circle) === hit,
    ),
  candidates: [
    { name: 'ours', answer: ({ point, circle }) => pointInCircle(point, circle) },
    {
      name: 'intersects',
      answer: ({ point, circle: { center, radius } }) =>
        intersects.pointCircle(point.x, point.y, center.x, center.y, radius),
    },
    {
      name: 'sat',
      answer: ({ point, circle }) => {
        satPoint.x = point.x;
        satPoint.y = point.y;
        return sat.pointInCircle(satPoint, fillSatCircle(satA, circle));
      },
    },
  ],
  truth: ({ point, circle }) => oracle.pointInCircle(point, circle),
  families: rims,
};

interface TwoCircles {
  readonly a: Circle;
  readonly b: Circle;
}

/** Splits the radius between two circles, so that a contact remains a contact. */
function shared({ point, circle }: PointAndCircle): TwoCircles {
  const part = Math.min(2, circle.radius);
  return {
    a: { center: point, radius: part },
    b: { center: circle.center, radius: circle.radius - part },
  };
}

export const circleAndCircle: Job<TwoCircles> = {
  name: 'circle / circle',
  sameFormula: true,
  make: (hit, random) =>
    until(
      () => ({ a: anyCircle(random, 200), b: anyCircle(random, 200) }),
      ({ a, b }) => circlesIntersect(a, b) === hit,
    ),
  candidates: [
    { name: 'ours', answer: ({ a, b }) => circlesIntersect(a, b) },
    {
      name: 'intersects',
      answer: ({ a, b }) =>
        intersects.circleCircle(a.center.x, a.center.y, a.radius, b.center.x, b.center.y, b.radius),
    },
    {
      name: 'sat',
      answer: ({ a, b }) => sat.testCircleCircle(fillSatCircle(satA, a), fillSatCircle(satB, b)),
    },
  ],
  truth: ({ a, b }) => oracle.circlesIntersect(a, b),
  families: () => ({
    ...Object.fromEntries(
      Object.entries(rims()).map(([name, scenes]) => [name, scenes.map(shared)]),
    ),
    'one inside the other': [1, 5, 50].map((x) => ({
      a: { center: { x, y: 0 }, radius: 100 },
      b: { center: { x: 0, y: 0 }, radius: 1 },
    })),
  }),
};
