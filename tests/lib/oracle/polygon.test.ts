import { describe, expect, test } from 'vitest';
import type { Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exactPoint, squaredDistanceToEdge } from '#oracle/segment.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { gridPoints } from '../bench/grids.ts';
import { testEach } from '../bench/in-each.ts';
import {
  everySmallPolygon,
  nearTouchingScene,
  simpleMakers,
} from '../bench/polygons-and-circles.ts';
import { randomScenes } from '../bench/random-scenes.ts';

const comb = [
  { x: 0, y: 0 },
  { x: 6, y: 0 },
  { x: 6, y: 4 },
  { x: 4, y: 1 },
  { x: 2, y: 4 },
  { x: 1, y: 1 },
  { x: 0, y: 4 },
];

/** Tests in another way, in whole numbers, whether the outline goes round the point. */
function windsRound(point: Vec2, polygon: Polygon): boolean {
  let turns = 0;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const [px, py] = [a.x - point.x, a.y - point.y];
    const [qx, qy] = [b.x - point.x, b.y - point.y];
    const cross = px * qy - py * qx;
    const dot = px * qx + py * qy;
    if (cross === 0 && dot <= 0) return true;
    turns += Math.atan2(cross, dot);
  }
  return Math.abs(turns) > 1;
}

test('a point is inside if the outline goes round it', () => {
  let inside = 0;
  for (const polygon of [
    comb,
    comb.toReversed(),
    ...everySmallPolygon.filter((_, i) => i % 8 === 0),
  ]) {
    for (const point of gridPoints(3)) {
      const expected = windsRound(point, polygon);
      expect(oracle.pointInPolygon(point, polygon)).toBe(expected);
      if (expected) inside += 1;
    }
  }
  expect(inside).toBeGreaterThan(700);
});

test('the distance is the least distance to an edge, by projection', () => {
  const scenes = randomScenes(500, (random) =>
    nearTouchingScene(random, random.pick([1e-70, 1, 1e15]), simpleMakers.concave!),
  );
  const count = checkScenes(scenes, ({ polygon, circle: { center } }) => {
    const found = oracle.standing(center, polygon).squaredDistance;
    const comparisons = polygon.map((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      const edge = squaredDistanceToEdge(exactPoint(center), exactPoint(a), exactPoint(b));
      return compare(found, edge);
    });
    return comparisons.includes(0) && !comparisons.includes(1);
  });
  expect(count).toBe(500);
});

describe('by hand', () => {
  testEach(
    'inside and outside a comb, distances and nearest features are right',
    [
      [3, 0.25, -0.25, 'edge', 0],
      [9, 8, 5, 'vertex', 2],
      [6, 4, 0, 'vertex', 2],
      [6, 1, 0, 'edge', 1],
      [-3, 8, 5, 'vertex', 6],
      [-3, 3, 3, 'edge', 6],
    ] as const,
    (x, y, distance, kind, index) => {
      const point = { x, y };
      const stands = oracle.standing(point, comb);
      expect(oracle.compareSigned(stands, fromDouble(distance))).toBe(0);
      expect(oracle.compareSigned(stands, fromDouble(distance - 0.125))).toBe(1);
      expect(oracle.compareSigned(stands, fromDouble(distance + 0.125))).toBe(-1);
      expect(oracle.nearestFeature(point, comb)).toEqual({ kind, index });
    },
  );

  test('circles touch the filled comb or its outline', () => {
    const circle = { center: { x: 4, y: 0.5 }, radius: 0.25 };
    expect(oracle.polygonIntersectsCircle(comb, circle)).toBe(true);
    expect(oracle.polygonOutlineIntersectsCircle(comb, circle)).toBe(false);
    const touching = { center: { x: 4, y: -2 }, radius: 2 };
    expect(oracle.polygonIntersectsCircle(comb, touching)).toBe(true);
    expect(oracle.polygonOutlineIntersectsCircle(comb, touching)).toBe(true);
    const apart = { center: { x: 4, y: -2 }, radius: 2 - 2 ** -52 };
    expect(oracle.polygonIntersectsCircle(comb, apart)).toBe(false);
  });

  test('a cached result is not used for another point or polygon', () => {
    const square = everySmallPolygon.at(-1)!;
    const far = { x: 9, y: 9 };
    const first = oracle.standing(far, square);
    expect(oracle.standing(far, square)).toBe(first);
    expect(oracle.standing({ x: 0, y: 0 }, square)).not.toBe(first);
    expect(compare(oracle.standing(far, comb).squaredDistance, fromDouble(34))).toBe(0);
  });

  test('turns are exact', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(oracle.turnAt(at(0, 0), at(1, 0), at(1, 1))).toBe(1);
    expect(oracle.turnAt(at(0, 0), at(1, 0), at(1, -1))).toBe(-1);
    // As doubles, tenths are slightly off, but these three are still in line.
    expect(oracle.turnAt(at(0, 0), at(0.1, 0.1), at(0.3, 0.3))).toBe(0);
    expect(oracle.turnAt(at(0, 0), at(0.1, 0.3), at(0.3, 0.9))).not.toBe(0);
  });
});
