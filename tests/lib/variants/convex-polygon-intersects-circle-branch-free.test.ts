import { expect, test } from 'vitest';
import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import { convexPolygonIntersectsCircleBranchFree } from '#lib/variants/convex-polygon-intersects-circle-branch-free.ts';
import * as oracle from '#oracle/polygon.ts';
import { statedBound } from '../attack/stated.ts';
import { checkScenes, full } from '../bench/check-scenes.ts';
import { polygonContract } from '../bench/polygon-predicate.ts';
import { convexMakers, integerPolygonScene } from '../bench/polygons-and-circles.ts';
import { randomScenes } from '../bench/random-scenes.ts';
import { corners } from '../bench/shapes.ts';

polygonContract(convexPolygonIntersectsCircleBranchFree, {
  truth: oracle.polygonIntersectsCircle,
  makers: convexMakers,
  convex: true,
  ulps: statedBound('convexPolygonIntersectsCircle'),
});

test('returns the result of the form with early exits, for whole numbers', () => {
  const runs = full ? 100_000 : 2_000;
  for (const make of Object.values(convexMakers)) {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    const count = checkScenes(
      scenes,
      ({ polygon, circle }) =>
        convexPolygonIntersectsCircleBranchFree(polygon, circle) ===
        convexPolygonIntersectsCircle(polygon, circle),
    );
    expect(count).toBe(runs);
  }
});

test('reads each corner once and the last corner twice, whatever the result', () => {
  const square = corners([0, 0], [9, 0], [9, 9], [0, 9]);
  for (const [x, hits] of [
    [4, true],
    [9.5, true],
    [90, false],
  ] as const) {
    const asked: unknown[] = [];
    const polygon = new Proxy(square, {
      get(target, key) {
        if (key !== 'length') asked.push(key);
        return Reflect.get(target, key);
      },
    });
    const circle = { center: { x, y: 4 }, radius: 1 };
    expect(convexPolygonIntersectsCircleBranchFree(polygon, circle)).toBe(hits);
    expect(asked).toEqual(['3', '0', '1', '2', '3']);
  }
});
