import { expect, test } from 'vitest';
import type { Polygon } from '#lib/types.ts';
import { polygonIntersectsCircleByEdges } from '#lib/variants/polygon-intersects-circle-by-edges.ts';
import * as oracle from '#oracle/polygon.ts';
import { polygonContract } from '../bench/polygon-predicate.ts';
import { simpleMakers } from '../bench/polygons-and-circles.ts';
import { corners } from '../bench/shapes.ts';

polygonContract(polygonIntersectsCircleByEdges, {
  truth: oracle.polygonIntersectsCircle,
  makers: simpleMakers,
});

test('tests edge 0 first, and stops at the first edge that is touched', () => {
  const square = corners([0, 0], [9, 0], [9, 9], [0, 9]);
  const cornersTaken = (x: number, y: number) => {
    const taken: unknown[] = [];
    const polygon: Polygon = new Proxy(square, {
      get(target, key) {
        if (key !== 'length') taken.push(Number(key));
        return Reflect.get(target, key);
      },
    });
    expect(polygonIntersectsCircleByEdges(polygon, { center: { x, y }, radius: 1 })).toBe(true);
    return taken;
  };
  expect(cornersTaken(4, 1)).toEqual([0, 1]);
  expect(cornersTaken(10, 4)).toEqual([0, 1, 1, 2]);
  expect(cornersTaken(-1, 4)).toEqual([0, 1, 1, 2, 2, 3, 3, 0]);
});
