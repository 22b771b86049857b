import { expect, test } from 'vitest';
import type { Polygon } from '#lib/types.ts';
import { convexPolygonIntersectsCircleByNearestVertex } from '#lib/variants/convex-polygon-intersects-circle-by-nearest-vertex.ts';
import * as oracle from '#oracle/polygon.ts';
import { polygonContract } from '../bench/polygon-predicate.ts';
import { convexMakers } from '../bench/polygons-and-circles.ts';
import { corners } from '../bench/shapes.ts';

polygonContract(convexPolygonIntersectsCircleByNearestVertex, {
  truth: oracle.polygonIntersectsCircle,
  makers: convexMakers,
  convex: true,
});

test('tests each edge once, beginning with the edges at the nearest corner', () => {
  const square = corners([0, 0], [9, 0], [9, 9], [0, 9]);
  /** The last corners that are read, which are the ends of the edges, for a circle inside. */
  function lastAsked(x: number, y: number): unknown[] {
    const asked: unknown[] = [];
    const polygon: Polygon = new Proxy(square, {
      get(target, key) {
        if (key !== 'length') asked.push(key);
        return Reflect.get(target, key);
      },
    });
    const circle = { center: { x, y }, radius: 1 };
    expect(convexPolygonIntersectsCircleByNearestVertex(polygon, circle)).toBe(true);
    return asked.slice(-5);
  }
  expect(lastAsked(6, 6)).toEqual(['1', '2', '3', '0', '1']);
  expect(lastAsked(6, 4.5)).toEqual(['0', '1', '2', '3', '0']);
});

test('NaN in a corner is a miss, unless a corner before it is in the circle', () => {
  const circle = { center: { x: 8, y: 0 }, radius: 1 };
  const hits = [
    corners([NaN, 0], [8, 0], [0, 8]),
    corners([8, 0], [NaN, 0], [0, 8]),
    corners([0, 8], [8, NaN], [8, 0]),
  ].map((polygon) => convexPolygonIntersectsCircleByNearestVertex(polygon, circle));
  expect(hits).toEqual([false, true, false]);
});
