import { vi } from 'vitest';
import * as library from '#lib/index.ts';
import type { Circle, Vec2 } from '#lib/types.ts';
import { rule } from '../support/rule.ts';
import { gridPoints } from './bench/grids.ts';

/** Tiles and a rhombus as in games, of which one repeats its first corner at the end. */
const shapes: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'a tile': [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ],
  'a tile off the grid': [
    [0.1, 0.1],
    [8.1, 0.1],
    [8.1, 8.1],
    [0.1, 8.1],
  ],
  'a tile with a joint in a side': [
    [0, 0],
    [4, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ],
  'a tile that repeats its first corner': [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
    [0, 0],
  ],
  'a rhombus': [
    [4, 0],
    [8, 2],
    [4, 4],
    [0, 2],
  ],
};

const calls: Readonly<Record<string, (polygon: readonly Vec2[], circle: Circle) => unknown>> = {
  convexPolygonIntersectsCircle: library.convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleBranchFree: library.convexPolygonIntersectsCircleBranchFree,
  convexPolygonIntersectsCircleByNearestVertex:
    library.convexPolygonIntersectsCircleByNearestVertex,
  collideConvexPolygonCircle: library.collideConvexPolygonCircle,
  collidePolygonCircle: library.collidePolygonCircle,
  voronoiRegion: (polygon, { center }) => library.voronoiRegion(center, polygon),
  castCircleAgainstPolygon: (polygon, circle) =>
    library.castCircleAgainstPolygon(polygon, circle, { x: 3, y: -2 }),
};

const scenes = Object.keys(shapes).flatMap((shape) =>
  Object.keys(calls).map((name) => ({ name: `${name} of ${shape}`, shape, call: calls[name]! })),
);

rule('a centre in line with a side takes no whole numbers', scenes, ({ shape, call }) => {
  const polygon = shapes[shape]!.map(([x, y]) => ({ x, y }));
  const [{ x: left, y: low }] = polygon as [Vec2];
  const wholeNumber = vi.spyOn(globalThis, 'BigInt');
  try {
    for (const { x, y } of gridPoints(6)) {
      const center = { x: left + 2 * x, y: low + 2 * y };
      call(polygon, { center, radius: 1.5 });
    }
    if (wholeNumber.mock.calls.length > 0) throw new Error('whole numbers');
  } finally {
    wholeNumber.mockRestore();
  }
});
