import {
  boxIntersectsCircle,
  boxIntersectsCircleByClamp,
  boxIntersectsCircleByZone,
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex,
  pointInPolygon,
  pointInPolygonByCrossings,
} from '#lib/index.ts';
import type { MeasuredJob } from './rounds.ts';
import { boxScenes, convexScenes, pointScenes, sceneCount } from './scenes.ts';

/**
 * What competes in the reader's browser: forms of one test that give the same answers. Each has a
 * loop written out for it alone. Through one loop for all, the engine could not build any of them
 * in, and would time the calls instead.
 */
export function makeJobs(): MeasuredJob[] {
  const boxes = boxScenes();
  const convex = convexScenes();
  const points = pointScenes();
  return [
    {
      name: 'upright box and circle',
      scenes: sceneCount,
      candidates: [
        {
          name: 'boxIntersectsCircle',
          pass: () => {
            let hits = 0;
            for (const { box, circle } of boxes) hits += +boxIntersectsCircle(box, circle);
            return hits;
          },
        },
        {
          name: 'boxIntersectsCircleByClamp',
          pass: () => {
            let hits = 0;
            for (const { box, circle } of boxes) hits += +boxIntersectsCircleByClamp(box, circle);
            return hits;
          },
        },
        {
          name: 'boxIntersectsCircleByZone',
          pass: () => {
            let hits = 0;
            for (const { box, circle } of boxes) hits += +boxIntersectsCircleByZone(box, circle);
            return hits;
          },
        },
      ],
    },
    {
      name: 'convex polygon of 8 corners and circle',
      scenes: sceneCount,
      candidates: [
        {
          name: 'convexPolygonIntersectsCircle',
          pass: () => {
            let hits = 0;
            for (const { polygon, circle } of convex) {
              hits += +convexPolygonIntersectsCircle(polygon, circle);
            }
            return hits;
          },
        },
        {
          name: 'convexPolygonIntersectsCircleBranchFree',
          pass: () => {
            let hits = 0;
            for (const { polygon, circle } of convex) {
              hits += +convexPolygonIntersectsCircleBranchFree(polygon, circle);
            }
            return hits;
          },
        },
        {
          name: 'convexPolygonIntersectsCircleByNearestVertex',
          pass: () => {
            let hits = 0;
            for (const { polygon, circle } of convex) {
              hits += +convexPolygonIntersectsCircleByNearestVertex(polygon, circle);
            }
            return hits;
          },
        },
      ],
    },
    {
      name: 'point in a polygon of 8 corners',
      scenes: sceneCount,
      candidates: [
        {
          name: 'pointInPolygon',
          pass: () => {
            let hits = 0;
            for (const { polygon, circle } of points) {
              hits += +pointInPolygon(circle.center, polygon);
            }
            return hits;
          },
        },
        {
          name: 'pointInPolygonByCrossings',
          pass: () => {
            let hits = 0;
            for (const { polygon, circle } of points) {
              hits += +pointInPolygonByCrossings(circle.center, polygon);
            }
            return hits;
          },
        },
      ],
    },
  ];
}
