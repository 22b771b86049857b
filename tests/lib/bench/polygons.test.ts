import { describe, expect, test } from 'vitest';
import { clashes, isConvex as convexByOutline } from '#oracle/outline.ts';
import { checkScenes } from './check-scenes.ts';
import {
  convexMakers,
  distanceToOutline,
  everySmallPolygon,
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
  smallPolygons,
  tangentEverywhere,
} from './polygons-and-circles.ts';
import { randomScenes } from './random-scenes.ts';
import { everySimplePolygon, hull, isConvex, rotated } from './simple-polygons.ts';

const at = (x: number, y: number) => ({ x, y });

describe('simple polygons', () => {
  test('the hull leaves out points that are inside or in line', () => {
    const corners = hull([at(0, 0), at(2, 1), at(4, 0), at(2, 0), at(4, 4), at(4, 2), at(0, 0)]);
    expect(corners).toEqual([at(0, 0), at(4, 0), at(4, 4)]);
  });

  test('four corners of a square make one polygon in either direction, and none that crosses itself', () => {
    const square = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
    expect(everySimplePolygon(square, 4)).toEqual([
      [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
      [at(0, 0), at(0, 1), at(1, 1), at(1, 0)],
    ]);
    expect(everySimplePolygon(square, 3)).toHaveLength(8);
  });

  test('on the small grid are simple, and some are concave', () => {
    for (const polygon of everySmallPolygon) {
      expect(clashes(polygon)).toEqual([]);
      expect(isConvex(polygon)).toBe(convexByOutline(polygon));
    }
    expect(everySmallPolygon.filter((polygon) => !isConvex(polygon))).toHaveLength(48);
    expect(everySmallPolygon).toHaveLength(1316);
    expect(smallPolygons.length).toBeGreaterThanOrEqual(188);
  });

  test('can be counted from another corner', () => {
    expect(rotated([at(0, 0), at(1, 1), at(2, 2)], 1)).toEqual([at(1, 1), at(2, 2), at(0, 0)]);
  });
});

describe('scenes', () => {
  test.each(Object.entries(simpleMakers))('of kind %s are as promised', (kind, make) => {
    const ways = new Set<boolean>();
    const scenes = randomScenes(500, (random) => integerPolygonScene(random, 4096, make));
    const count = checkScenes(scenes, ({ polygon, circle }) => {
      const distinct = polygon.filter(({ x, y }, i) => {
        const before = polygon.at(i - 1)!;
        return x !== before.x || y !== before.y;
      });
      ways.add(convexByOutline(distinct));
      expect(kind === 'concave' || convexByOutline(distinct)).toBe(true);
      expect(clashes(distinct)).toEqual([]);
      const numbers = polygon.flatMap(({ x, y }) => [x, y]);
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(4096);
      return numbers.every(Number.isInteger) && Number.isInteger(circle.radius);
    });
    expect(count).toBe(500);
    expect(ways.has(false)).toBe(kind === 'concave');
  });

  test('that should nearly touch do', () => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(500, (random) => nearTouchingScene(random, 1, make));
    checkScenes(scenes, ({ polygon, circle }) => {
      const gap = distanceToOutline(circle.center, polygon) - circle.radius;
      return Math.abs(gap) < 1e-12;
    });
  });

  test('that are tangent have an edge exactly c from the centre', () => {
    const scenes = [...tangentEverywhere()];
    expect(scenes).toHaveLength(11 * 3 * 4);
    checkScenes(scenes, ({ polygon, circle: { center, radius }, side }) => {
      const a = polygon[side]!;
      const b = polygon[(side + 1) % 3]!;
      const cross = (b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x);
      const along = (b.x - a.x) * (center.x - a.x) + (b.y - a.y) * (center.y - a.y);
      const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      return cross ** 2 === radius ** 2 * length2 && along > 0 && along < length2;
    });
  });
});
