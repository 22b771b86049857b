import { describe, expect, test } from 'vitest';
import type { Box } from '#lib/types.ts';
import {
  closest,
  compareDistance,
  distanceIsNear,
  offsetFrom,
  touches,
  ulps,
  zone,
} from '#oracle/box.ts';
import { compare, div, fromDouble } from '#oracle/rational.ts';
import { everyBoxAndCircle, touchingBoxesEverywhere } from '../bench/boxes-and-circles.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { integers } from '../bench/grids.ts';
import { testEach } from '../bench/in-each.ts';

const box: Box = { center: { x: 10, y: 20 }, halfWidth: 5, halfHeight: 3 };
const from = (x: number, y: number) => offsetFrom(box, { x: 10 + x, y: 20 + y });

test('the result is that of the nearest whole point, found by trying all of them', () => {
  const count = checkScenes(everyBoxAndCircle(5, 4, 2), ({ box, circle }) => {
    const { center, halfWidth, halfHeight } = box;
    // The centre is a whole point, so the closest point of the box is also one.
    const squares = integers(center.x - halfWidth, center.x + halfWidth).flatMap((x) =>
      integers(center.y - halfHeight, center.y + halfHeight).map(
        (y) => (x - circle.center.x) ** 2 + (y - circle.center.y) ** 2,
      ),
    );
    const truth = Math.min(...squares) <= circle.radius ** 2;
    return touches(offsetFrom(box, circle.center), box, circle.radius) === truth;
  });
  expect(count).toBe(2 * 9 * 121 * 5);
});

test('if the two touch, any smaller radius does not', () => {
  checkScenes(touchingBoxesEverywhere(13), ({ box, circle }) => {
    const offset = offsetFrom(box, circle.center);
    return compareDistance(offset, box, fromDouble(circle.radius)) === 0;
  });
});

describe('compares the signed distance', () => {
  testEach(
    'from inside and outside',
    [
      [[0, 0], -3],
      [[4, 1], -1],
      [[5, 0], 0],
      [[-7, 1], 2],
      [[8, -7], 5],
    ] as const,
    ([x, y], distance) => {
      const tenth = div(fromDouble(1), fromDouble(10));
      expect(compareDistance(from(x, y), box, fromDouble(distance))).toBe(0);
      expect(compareDistance(from(x, y), box, fromDouble(distance - 0.125))).toBe(1);
      expect(compareDistance(from(x, y), box, fromDouble(distance + 0.125))).toBe(-1);
      expect(distanceIsNear(from(x, y), box, fromDouble(distance + 0.125), tenth)).toBe(false);
      expect(distanceIsNear(from(x, y), box, fromDouble(distance + 0.0625), tenth)).toBe(true);
      expect(distanceIsNear(from(x, y), box, fromDouble(distance - 0.125), tenth)).toBe(false);
    },
  );
});

test('zones and closest points are right, by hand', () => {
  const places = [-3, 0, 3].flatMap((y) => [-5, 0, 5].map((x) => [2 * x, 2 * y] as const));
  expect(places.map(([x, y]) => zone(from(x, y), box))).toEqual(integers(0, 8));
  expect([zone(from(5, 3), box), zone(from(-5, -3), box)]).toEqual([4, 4]);
  const { x, y } = closest(from(-9, 2), box);
  expect([compare(x, fromDouble(-5)), compare(y, fromDouble(2))]).toEqual([0, 0]);
});

test('ulps are those of the largest number', () => {
  expect(compare(ulps(1, 0.5, -3, 1), fromDouble(2 ** -51))).toBe(0);
  expect(compare(ulps(0.5, 1), fromDouble(2 ** -53))).toBe(0);
});
