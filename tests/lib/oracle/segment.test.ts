import { describe, expect, test } from 'vitest';
import { compare, fromDouble } from '#oracle/rational.ts';
import * as oracle from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { testEach } from '../bench/in-each.ts';
import { everySegmentAndCircle, type SegmentAndCircle } from '../bench/polygons-and-circles.ts';

/** Tests in another way, in whole numbers, by the distance from the line if the foot is on it. */
function hit({ segment: { a, b }, circle: { center, radius } }: SegmentAndCircle): boolean {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const [dx, dy] = [center.x - a.x, center.y - a.y];
  const ends = [dx ** 2 + dy ** 2, (center.x - b.x) ** 2 + (center.y - b.y) ** 2];
  if (Math.min(...ends) <= radius ** 2) return true;
  const along = dx * ex + dy * ey;
  const length2 = ex ** 2 + ey ** 2;
  return along > 0 && along < length2 && (ex * dy - ey * dx) ** 2 <= radius ** 2 * length2;
}

test('the truth is that of whole-number arithmetic on a small grid', () => {
  const count = checkScenes(
    everySegmentAndCircle(),
    (scene) => oracle.segmentIntersectsCircle(scene.segment, scene.circle) === hit(scene),
  );
  expect(count).toBe(25 ** 3 * 5);
});

describe('by hand', () => {
  const [a, b] = [oracle.exactPoint({ x: 0, y: 0 }), oracle.exactPoint({ x: 6, y: 8 })];
  const at = (x: number, y: number) => oracle.exactPoint({ x, y });

  testEach(
    'the squared distance to an edge is right',
    [
      [5, 5, 1],
      [-3, -4, 25],
      [9, 12, 25],
      [3, 4, 0],
      [8, -6, 100],
    ],
    (x, y, expected) => {
      const found = oracle.squaredDistanceToEdge(at(x, y), a, b);
      expect(compare(found, fromDouble(expected))).toBe(0);
    },
  );

  test('the foot is given as a fraction of the edge', () => {
    expect(compare(oracle.footAlong(at(3, 4), a, b), fromDouble(0.5))).toBe(0);
    expect(compare(oracle.footAlong(at(-6, -8), a, b), fromDouble(-1))).toBe(0);
    expect(compare(oracle.footAlong(at(9, 9), a, a), fromDouble(0))).toBe(0);
  });

  test('a point is moved along a direction', () => {
    const there = oracle.moved(at(1, 2), { x: 0.5, y: -1 }, fromDouble(4));
    expect(compare(oracle.squaredDistance(there, at(3, -2)), fromDouble(0))).toBe(0);
  });

  testEach(
    'a square root is compared with a number',
    [
      [4, 2, 0],
      [4, 1.5, 1],
      [4, 3, -1],
      [0, -1, 1],
      [0, 0, 0],
    ],
    (squared, value, expected) => {
      expect(oracle.compareRoot(fromDouble(squared), fromDouble(value))).toBe(expected);
    },
  );
});

test('the span and its ulps are right', () => {
  const points = [
    { x: 1, y: 5 },
    { x: 4, y: -2 },
  ];
  expect(spanOf(points)).toBe(7);
  expect(spanOf(points, 9)).toBe(9);
  expect(compare(ulpsOf(7, 2), fromDouble(2 ** -49))).toBe(0);
});
