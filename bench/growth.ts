// How the time of polygon tests grows with the number of corners.
import { collideConvexPolygonCircle } from '#lib/collide-convex-polygon-circle.ts';
import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import { pointInPolygon } from '#lib/point-in-polygon.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import { type Built, convexMaker } from '#site/measure/scenes.ts';
import type { Job } from './jobs/job.ts';
import { print } from './print.ts';
import { makeScenes, timeJob } from './time.ts';

const sizes = [4, 16, 64, 256, 1024];

type Scene = ReturnType<ReturnType<typeof convexMaker<Built>>>;

const tests: Record<string, (scene: Scene) => boolean> = {
  convexPolygonIntersectsCircle: ({ circle, shape }) =>
    convexPolygonIntersectsCircle(shape.polygon, circle),
  collideConvexPolygonCircle: ({ circle, shape }) =>
    collideConvexPolygonCircle(shape.polygon, circle) !== null,
  polygonIntersectsCircle: ({ circle, shape }) => polygonIntersectsCircle(shape.polygon, circle),
  pointInPolygon: ({ circle, shape }) => pointInPolygon(circle.center, shape.polygon),
};

export type Growth = ReturnType<typeof timeGrowth>;

export function timeGrowth() {
  const timed = sizes.map((corners) => {
    const job = {
      name: `polygon of ${corners}`,
      make: convexMaker(corners, (polygon): Built => ({ polygon })),
      candidates: Object.entries(tests).map(([name, answer]) => ({ name, answer })),
      truth: () => true,
      families: () => ({}),
    } satisfies Job<Scene>;
    const scenes = makeScenes(job, 10_000);
    // Misses return early, but hits with the centre inside do not.
    const misses = scenes.filter((scene) => !tests.convexPolygonIntersectsCircle!(scene));
    return { corners, all: timeJob(job, scenes, 100), misses: timeJob(job, misses, 100) };
  });
  const rows = Object.keys(tests).flatMap((name) =>
    (['all', 'misses'] as const).map((which) => {
      const ns = timed.map((one) => one[which].find((timing) => timing.name === name)!.ns);
      const columns = sizes.map((corners, i) => [`${corners}: ns`, ns[i]!] as const);
      return {
        name: which === 'all' ? name : `${name}, misses`,
        ...Object.fromEntries(columns),
        '1024 / 64': ns[4]!.median / ns[2]!.median,
      };
    }),
  );
  print('polygons: time by the number of corners', rows);
  return rows;
}
