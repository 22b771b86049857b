import { describe, expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { makeJobs } from '#site/measure/jobs.ts';
import { boxScenes, convexScenes, pointScenes, sceneCount } from '#site/measure/scenes.ts';

describe.each(makeJobs())('$name', ({ scenes, candidates }) => {
  test('its candidates are functions of the library, and count the same hits', () => {
    const hits = candidates.map(({ pass }) => pass());
    expect(new Set(hits).size).toBe(1);
    expect(candidates.length).toBeGreaterThan(1);
    for (const { name } of candidates) expect(library).toHaveProperty(name);
    expect(new Set(candidates.map(({ name }) => name)).size).toBe(candidates.length);
  });

  test('about half of its scenes are hits', () => {
    const share = candidates[0]!.pass() / scenes;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });
});

test('each pass asks all scenes, by the function that it is named after', () => {
  const count = (hits: boolean[]) => hits.filter(Boolean).length;
  const [box, convex, point] = makeJobs().map(({ candidates }) => candidates[0]!.pass());
  expect(box).toBe(
    count(boxScenes().map(({ box, circle }) => library.boxIntersectsCircle(box, circle))),
  );
  expect(convex).toBe(
    count(convexScenes().map((one) => library.polygonIntersectsCircle(one.polygon, one.circle))),
  );
  expect(point).toBe(
    count(pointScenes().map((one) => library.pointInPolygon(one.circle.center, one.polygon))),
  );
  expect(boxScenes()).toHaveLength(sceneCount);
});

test('the scenes are the same each time, and their polygons convex', () => {
  expect(boxScenes()).toEqual(boxScenes());
  for (const { polygon } of convexScenes()) {
    expect(library.convexPolygonFault(polygon)).toBeNull();
  }
});
