import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import * as oracle from '#oracle/segment.ts';
import { anyCircle, anyPoint, until } from '#site/measure/scenes.ts';
import { pythagoreanTriples } from '../../tests/lib/bench/hard-numbers.ts';
import type { SegmentAndCircle } from '../../tests/lib/bench/polygons-and-circles.ts';
import { intersects } from '../peers.ts';
import type { Job } from './job.ts';

const triples = pythagoreanTriples(60);

/** The hypotenuse of a triple as a segment, and a circle beside its middle that just touches. */
function tangent(at: number): SegmentAndCircle[] {
  return triples.map(({ a, b, c }) => ({
    segment: { a: { x: at, y: at }, b: { x: at + 4 * a, y: at + 4 * b } },
    circle: { center: { x: at + 2 * a - b, y: at + 2 * b + a }, radius: c },
  }));
}

/** A circle that just touches the end of a segment, which may have length 0. */
function touchingEnd(length: number): SegmentAndCircle[] {
  return triples.map(({ a, b, c }) => ({
    segment: { a: { x: 3 - length, y: 3 }, b: { x: 3, y: 3 } },
    circle: { center: { x: 3 + a, y: 3 - b }, radius: c },
  }));
}

export const segmentAndCircle: Job<SegmentAndCircle> = {
  name: 'segment / circle',
  make: (hit, random) =>
    until(
      () => ({
        segment: { a: anyPoint(random), b: anyPoint(random) },
        circle: anyCircle(random),
      }),
      ({ segment, circle }) => segmentIntersectsCircle(segment, circle) === hit,
    ),
  candidates: [
    { name: 'ours', answer: ({ segment, circle }) => segmentIntersectsCircle(segment, circle) },
    {
      name: 'intersects',
      answer: ({ segment: { a, b }, circle: { center, radius } }) =>
        intersects.lineCircle(a.x, a.y, b.x, b.y, center.x, center.y, radius),
    },
  ],
  truth: ({ segment, circle }) => oracle.segmentIntersectsCircle(segment, circle),
  families: () => ({
    'tangent in the middle': tangent(0),
    'tangent in the middle, 1e8 away': tangent(1e8),
    'touching an end': touchingEnd(9),
    'zero length': touchingEnd(0),
    'held by the circle': triples.map(({ a, b, c }) => ({
      segment: { a: { x: -1, y: 0 }, b: { x: 1, y: 1 } },
      circle: { center: { x: 0, y: 0 }, radius: a + b + c },
    })),
  }),
};
