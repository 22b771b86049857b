// The cost of never being wrong: compares each default form with its exact form.
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import type { Circle, Polygon } from '#lib/types.ts';
import { boxIntersectsCircleExactly } from '#lib/variants/box-intersects-circle-exactly.ts';
import { convexPolygonIntersectsCircleExactly } from '#lib/variants/convex-polygon-intersects-circle-exactly.ts';
import { pointInPolygonExactly } from '#lib/variants/point-in-polygon-exactly.ts';
import { polygonIntersectsCircleExactly } from '#lib/variants/polygon-intersects-circle-exactly.ts';
import { segmentIntersectsCircleExactly } from '#lib/variants/segment-intersects-circle-exactly.ts';
import * as oracle from '#oracle/polygon.ts';
import { anyCircle, anyStar, until } from '#site/measure/scenes.ts';
import type { BoxAndCircle } from '../../tests/lib/bench/boxes-and-circles.ts';
import type { SegmentAndCircle } from '../../tests/lib/bench/polygons-and-circles.ts';
import { boxAndCircle } from './boxes.ts';
import { convexJobs } from './convex.ts';
import type { Candidate, Job } from './job.ts';
import { polygonJobs } from './polygons.ts';
import { segmentAndCircle } from './segments.ts';

export const exactName = 'ours, exactly';

/** The same scenes, for the default form and the exact one alone. */
function exactly<Scene>(job: Job<Scene>, answer: Candidate<Scene>['answer']): Job<Scene> {
  const candidates = [job.candidates[0]!, { name: exactName, answer }];
  return { ...job, name: `${job.name}, exactly`, candidates };
}

interface StarScene {
  readonly circle: Circle;
  readonly polygon: Polygon;
}

function starJob(corners: number): Job<StarScene> {
  const stars: Polygon[] = [];
  return {
    name: `polygon of ${corners} / circle`,
    make: (hit, random) =>
      until(
        () => {
          if (stars.length < 64) stars.push(anyStar(corners, random));
          return { circle: anyCircle(random), polygon: random.pick(stars) };
        },
        ({ circle, polygon }) => polygonIntersectsCircle(polygon, circle) === hit,
      ),
    candidates: [
      { name: 'ours', answer: ({ circle, polygon }) => polygonIntersectsCircle(polygon, circle) },
    ],
    truth: ({ circle, polygon }) => oracle.polygonIntersectsCircle(polygon, circle),
    families: () => ({}),
  };
}

export const exactJobs = [
  exactly<SegmentAndCircle>(segmentAndCircle, ({ segment, circle }) =>
    segmentIntersectsCircleExactly(segment, circle),
  ),
  exactly<BoxAndCircle>(boxAndCircle, ({ box, circle }) => boxIntersectsCircleExactly(box, circle)),
  ...convexJobs
    .slice(0, 3)
    .map((job) =>
      exactly(job, ({ shape, circle }) =>
        convexPolygonIntersectsCircleExactly(shape.polygon, circle),
      ),
    ),
  ...[8, 32].map((corners) =>
    exactly(starJob(corners), ({ polygon, circle }) =>
      polygonIntersectsCircleExactly(polygon, circle),
    ),
  ),
  ...polygonJobs.map((job) =>
    exactly(job, ({ point, shape }) => pointInPolygonExactly(point, shape.polygon)),
  ),
];
