import { describe, expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { boxForms, convexForms, makeJobs, makeScenes, pointForms } from '#site/measure/jobs.ts';
import { convexMaker, makeBox, starMaker } from '#site/measure/scenes.ts';

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

test('each form calls the function that it is named after', () => {
  for (const { fn, answer } of [...boxForms, ...convexForms, ...pointForms]) {
    expect(String(answer).match(/\b(\w+(?:Circle|Polygon)\w*)\)?\(/)?.[1], fn).toBe(fn);
  }
});

test('each pass asks all scenes', () => {
  const scenes = makeScenes(makeBox);
  const hits = scenes.filter(({ box, circle }) => library.boxIntersectsCircle(box, circle));
  expect(makeJobs()[0]!.candidates[0]!.pass()).toBe(hits.length);
});

test('the scenes are the same each time, and their polygons convex or simple', () => {
  expect(makeScenes(makeBox)).toEqual(makeScenes(makeBox));
  const build = (polygon: library.Polygon) => ({ polygon });
  for (const { shape } of makeScenes(convexMaker(8, build))) {
    expect(library.convexPolygonFault(shape.polygon)).toBeNull();
  }
  for (const { shape } of makeScenes(starMaker(8, build))) {
    expect(library.polygonFault(shape.polygon)).toBeNull();
  }
});
