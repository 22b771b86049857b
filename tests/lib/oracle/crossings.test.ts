import { describe, expect, test } from 'vitest';
import type { Circle, Segment } from '#lib/types.ts';
import * as oracle from '#oracle/crossings.ts';
import { compare, fromDouble, square } from '#oracle/rational.ts';
import { ulpsOf } from '#oracle/span.ts';
import { toNumber } from '../attack/exact-error.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { neighbour } from '../bench/doubles.ts';
import { gridCircles, gridPoints } from '../bench/grids.ts';
import { everySegmentAndCircle } from '../bench/polygons-and-circles.ts';

/** Counts in another way, for whole numbers, how often the distance passes the radius. */
function passes({ a, b }: Segment, { center, radius }: Circle): number {
  const at = (t: number) =>
    (a.x + t * (b.x - a.x) - center.x) ** 2 + (a.y + t * (b.y - a.y) - center.y) ** 2;
  const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = (center.x - a.x) * (b.x - a.x) + (center.y - a.y) * (b.y - a.y);
  const foot = length2 === 0 ? 0 : Math.min(1, Math.max(0, along / length2));
  // The distance falls from a to the foot, and then rises to b.
  const [start, least, end] = [at(0), at(foot), at(1)];
  const is = (value: number) => Math.abs(value - radius ** 2) < 1e-9;
  // If the least distance is the radius, the segment is tangent, or an end is on the rim.
  if (is(least)) return 1;
  const down = least < radius ** 2 && (start > radius ** 2 || is(start)) ? 1 : 0;
  const up = least < radius ** 2 && (end > radius ** 2 || is(end)) ? 1 : 0;
  return down + up;
}

describe('the number of points of the rim on a segment', () => {
  test('follows from how the distance falls and rises', () => {
    const counts = [0, 0, 0];
    checkScenes(everySegmentAndCircle(), ({ segment, circle }) => {
      const count = oracle.segmentRimCount(segment, circle);
      counts[count]! += 1;
      return count === passes(segment, circle);
    });
    expect(Math.min(...counts)).toBeGreaterThan(1000);
  });

  test('changes within an ulp of touching and of an end', () => {
    const segment = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } };
    const count = (radius: number) =>
      oracle.segmentRimCount(segment, { center: { x: 4, y: 3 }, radius });
    const around = (radius: number) => [-1, 0, 1].map((step) => count(neighbour(radius, step)));
    expect(around(3)).toEqual([0, 1, 2]);
    expect(around(5)).toEqual([2, 2, 1]);
    expect([0, 5.8, 5.9].map(count)).toEqual([0, 1, 0]);
    const changes = oracle.segmentRimChanges(segment, { center: { x: 4, y: 3 }, radius: 0 });
    expect(changes.map((one, i) => compare(one, fromDouble([25, 34, 9][i]!)))).toEqual([0, 0, 0]);
  });
});

describe('the number of points that two rims share', () => {
  test('follows from the distance between the centres, on a small grid', () => {
    const a = { center: { x: 0, y: 0 }, radius: 2 };
    const count = checkScenes(gridCircles(5, 5), (b) => {
      const distance = Math.hypot(b.center.x, b.center.y);
      const is = (value: number) => Math.abs(distance - value) < 1e-9;
      const [sum, difference] = [2 + b.radius, Math.abs(2 - b.radius)];
      let expected = 0;
      if (is(0)) expected = 0;
      else if (is(sum) || is(difference)) expected = 1;
      else if (difference < distance && distance < sum) expected = 2;
      return oracle.rimsCount(a, b) === expected;
    });
    expect(count).toBe(121 * 6);
  });

  test('changes within an ulp of touching from outside and from inside', () => {
    const a = { center: { x: 0, y: 0 }, radius: 8 };
    const count = (radius: number) => oracle.rimsCount(a, { center: { x: 3, y: 4 }, radius });
    expect([-1, 0, 1].map((step) => count(neighbour(3, step)))).toEqual([0, 1, 2]);
    expect([-1, 0, 1].map((step) => count(neighbour(13, step)))).toEqual([2, 1, 0]);
    const [sum, difference] = oracle.rimsChanges(a, { center: a.center, radius: 3 });
    expect([compare(sum, fromDouble(11)), compare(difference, fromDouble(5))]).toEqual([0, 0]);
  });
});

describe('the points that two segments share', () => {
  const segment = (...[ax, ay, bx, by]: readonly [number, number, number, number]) => ({
    a: { x: ax, y: ay },
    b: { x: bx, y: by },
  });

  test('are the points of a grid that are on both', () => {
    // The steps are a 60th, because segments here cross in halves, thirds, quarters or fifths.
    const steps = Array.from({ length: 61 }, (_, i) => i);
    const placesOn = ({ a, b }: Segment) =>
      steps.map((i) => [60 * a.x + i * (b.x - a.x), 60 * a.y + i * (b.y - a.y)].join());
    const ends = gridPoints(1);
    const segments = ends.flatMap((a) => ends.map((b) => ({ a, b })));
    let checked = 0;
    for (const first of segments) {
      const places = [...new Set(placesOn(first))];
      for (const second of segments) {
        const others = new Set(placesOn(second));
        const both = places.filter((place) => others.has(place));
        const found = oracle
          .sharedPoints(first, second)
          .map(({ x, y }) => [60 * toNumber(x), 60 * toNumber(y)].map(Math.round).join());
        expect(found).toEqual([...new Set([both[0], both.at(-1)])].filter(Boolean));
        checked += 1;
      }
    }
    expect(checked).toBe(81 ** 2);
  });

  test('change within an ulp of an end', () => {
    const ground = segment(0, 0, 9, 0);
    const count = (y: number) => oracle.sharedPoints(ground, segment(3, y, 4, 7)).length;
    expect([-1, 0, 1].map((step) => count(step * Number.MIN_VALUE))).toEqual([1, 1, 0]);
  });
});

test('a point is on the rim and on the segment within the margin and its rounding', () => {
  const circle = { center: { x: 4, y: 0 }, radius: 3 };
  const segment = { a: { x: 0, y: 0 }, b: { x: 7, y: 0 } };
  const ulp = 2 ** -52;
  // One ulp of 7 is four ulps of 1.
  for (const [off, near] of [
    [4, true],
    [8, true],
    [12, true],
    [16, false],
    [-12, true],
    [-16, false],
  ] as const) {
    const point = { x: 7 + off * ulp, y: 0 };
    expect(oracle.isOnRim(point, circle, ulpsOf(1, 8))).toBe(near);
    expect(oracle.isOnSegment(point, segment, ulpsOf(1, 8))).toBe(near || off < 0);
  }
  const nine = square(fromDouble(3));
  expect(oracle.rootIsNear(nine, fromDouble(3.5), fromDouble(0.5))).toBe(true);
  expect(oracle.rootIsNear(nine, fromDouble(3.5), fromDouble(0.49))).toBe(false);
  expect(oracle.rootIsNear(nine, fromDouble(2.5), fromDouble(0.49))).toBe(false);
});
