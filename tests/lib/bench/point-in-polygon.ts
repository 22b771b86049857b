import { describe, expect, test } from 'vitest';
import type { Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { compareRoot } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './check-scenes.ts';
import { gridPoints } from './grids.ts';
import { farOffsets, oneUlpBeside, replaceEachNumber } from './hard-numbers.ts';
import {
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
  smallPolygons,
} from './polygons-and-circles.ts';
import { randomScenes } from './random-scenes.ts';
import { rotated } from './simple-polygons.ts';
import { transformScene, transforms } from './transforms.ts';

const runs = full ? 60_000 : 2_000;
const sizes = [1e-150, 1e-6, 1, 600, 1e150];
const kinds = Object.entries(simpleMakers);

/** The bound of the doc comment. */
const ulps = 4;

interface PointAndPolygon {
  readonly point: Vec2;
  readonly polygon: Polygon;
}

/** All that is asked of a test whether a point is in a polygon. */
export function describePointInPolygon(
  pointInPolygon: (point: Vec2, polygon: Polygon) => boolean,
): void {
  const answer = ({ point, polygon }: PointAndPolygon) => pointInPolygon(point, polygon);
  const isExact = (scene: PointAndPolygon) =>
    answer(scene) === oracle.pointInPolygon(scene.point, scene.polygon);
  const isRight = (scene: PointAndPolygon) => {
    const { squaredDistance } = oracle.standing(scene.point, scene.polygon);
    return isExact(scene) || compareRoot(squaredDistance, ulpsOf(spanOf(scene.polygon), ulps)) <= 0;
  };

  function* integerScenes(count: number) {
    for (const [, make] of kinds) {
      for (const scene of randomScenes(count, (random) =>
        integerPolygonScene(random, 4096, make),
      )) {
        yield { point: scene.circle.center, polygon: scene.polygon };
      }
    }
  }

  describe('no wrong answer', () => {
    test('on every triangle and quadrilateral of a small grid', () => {
      const scenes = smallPolygons.flatMap((polygon) =>
        gridPoints(2).map((point) => ({ point, polygon })),
      );
      expect(checkScenes(scenes, isExact)).toBe(smallPolygons.length * 25);
    });

    test('on whole numbers up to +-4096', () => {
      expect(checkScenes(integerScenes(runs), isExact)).toBe(runs * kinds.length);
    });

    test('on whole numbers up to +-33,554,432', () => {
      const scenes = randomScenes(runs, (random) => {
        const make = simpleMakers.concave!;
        const { polygon, circle } = integerPolygonScene(random, 2 ** 25, make);
        return { point: circle.center, polygon };
      });
      expect(checkScenes(scenes, isExact)).toBe(runs);
    });

    test('at the height of one corner, of two, and of a flat edge, near and far', () => {
      for (const x of farOffsets) {
        const diamond = [
          { x: x + 2, y: 0 },
          { x: x + 4, y: 2 },
          { x: x + 2, y: 4 },
          { x, y: 2 },
        ];
        const battlements = [
          { x, y: 0 },
          { x: x + 8, y: 0 },
          { x: x + 8, y: 4 },
          { x: x + 6, y: 2 },
          { x: x + 4, y: 2 },
          { x: x + 2, y: 4 },
          { x, y: 2 },
        ];
        for (const polygon of [diamond, battlements]) {
          for (const corners of [polygon, polygon.toReversed()]) {
            for (const point of gridPoints(10)) {
              expect(isExact({ point: { x: x + point.x, y: point.y }, polygon: corners })).toBe(
                true,
              );
            }
          }
        }
      }
    });
  });

  describe(`a wrong answer lies within ${ulps} ulps of the boundary`, () => {
    test.each(sizes)('for doubles on it and beside it, size %d', (size) => {
      let wrong = 0;
      for (const kind of ['convex', 'concave'] as const) {
        const scenes = randomScenes(runs, (random) =>
          nearTouchingScene(random, size, simpleMakers[kind]!),
        );
        for (const { polygon, circle } of scenes) {
          const scene = { point: circle.center, polygon };
          if (!isExact(scene)) wrong += 1;
          checkScenes([scene], isRight);
        }
      }
      // Where nothing is wrong, the hunt looked in the wrong place.
      expect(wrong).toBeGreaterThan(runs / 200);
    });

    test('one ulp beside a corner and a slanted edge', () => {
      for (const x of farOffsets) {
        const polygon = [
          { x, y: 0 },
          { x: x + 8, y: 4 },
          { x: x + 3, y: 7 },
        ];
        for (const point of [polygon[0]!, { x: x + 4, y: 2 }]) {
          expect(answer({ point, polygon })).toBe(true);
          checkScenes(oneUlpBeside({ point, polygon }), isRight);
        }
      }
    });
  });

  describe('a number that is none', () => {
    const polygon = [
      { x: 0, y: 0 },
      { x: 8, y: 1 },
      { x: 3, y: 7 },
    ];
    const inside = gridPoints(8).filter((point) => answer({ point, polygon }));

    test('NaN in the point answers false', () => {
      expect(inside).toHaveLength(29);
      for (const point of [...inside, { x: NaN, y: NaN }]) {
        for (const spoilt of replaceEachNumber(point, NaN)) {
          expect(answer({ point: spoilt, polygon })).toBe(false);
          expect(answer({ point: spoilt, polygon: polygon.toReversed() })).toBe(false);
        }
      }
    });

    test('NaN in a corner answers false where its edges pass at the height of the point', () => {
      const point = { x: 3, y: 3 };
      for (const spoilt of replaceEachNumber(polygon, NaN)) {
        const crossing = spoilt.filter(({ x }) => Number.isNaN(x)).length === 1;
        if (crossing) expect(answer({ point, polygon: spoilt })).toBe(false);
      }
    });

    test('NaN in a corner answers false where an edge from there ends at the height of the point', () => {
      const polygon = [
        { x: NaN, y: -1 },
        { x: 2, y: 0 },
        { x: 1, y: -3 },
      ];
      for (const corners of [polygon, polygon.toReversed()]) {
        expect(answer({ point: { x: 0, y: 0 }, polygon: corners })).toBe(false);
      }
    });

    test.each([Infinity, -Infinity])('a point at %d answers false', (value) => {
      for (const point of inside) {
        for (const place of replaceEachNumber(point, value)) {
          expect(answer({ point: place, polygon })).toBe(false);
        }
      }
    });
  });

  describe('the answer stays', () => {
    test.each(transforms)('$name, for whole numbers', (transform) => {
      checkScenes(
        integerScenes(runs / 4),
        (scene) => answer(transformScene(scene, transform)) === answer(scene),
      );
    });

    test('counted from another corner, and backwards', () => {
      checkScenes(integerScenes(runs / 4), ({ point, polygon }) => {
        const is = answer({ point, polygon });
        return (
          answer({ point, polygon: rotated(polygon, 1) }) === is &&
          answer({ point, polygon: polygon.toReversed() }) === is
        );
      });
    });
  });
}
