import { describe, expect, test } from 'vitest';
import { pointInPolygon } from '#lib/point-in-polygon.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import type { Circle, Polygon, Segment } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';
import { lineCircle, linePoint } from '#published/jeffrey-thompson-line-circle.ts';
import {
  polygonCircleByLines,
  polygonCircleWithInside,
  polygonPoint,
} from '#published/jeffrey-thompson-polygon-circle.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import { smallPolygons, withEveryCircle } from '../lib/bench/polygons-and-circles.ts';
import { corners, disc } from '../lib/bench/shapes.ts';
import { inBothFormats } from './formats.ts';

function line(ax: number, ay: number, bx: number, by: number): Segment {
  return { a: { x: ax, y: ay }, b: { x: bx, y: by } };
}

const trapezoid = corners([200, 100], [400, 100], [350, 300], [250, 300]);
const diamond = corners([2, 0], [4, 2], [2, 4], [0, 2]);

const polygonAnswers = (polygon: Polygon, circle: Circle, round: Rounding) => ({
  lines: polygonCircleByLines(polygon, circle, round),
  withInside: polygonCircleWithInside(polygon, circle, round),
  ours: polygonIntersectsCircle(polygon, circle),
  exact: oracle.polygonIntersectsCircle(polygon, circle),
});

const lineAnswers = (segment: Segment, circle: Circle, round: Rounding) => ({
  says: lineCircle(segment, circle, round),
  ours: segmentIntersectsCircle(segment, circle),
  exact: segments.segmentIntersectsCircle(segment, circle),
});

const allHit = { says: true, ours: true, exact: true };
const allMiss = { says: false, ours: false, exact: false };

inBothFormats('D1: all inside, by the edges alone a miss', (round) => {
  expect(polygonAnswers(trapezoid, disc(300, 200, 30), round)).toEqual({
    lines: false,
    withInside: true,
    ours: true,
    exact: true,
  });
});

inBothFormats('D2: in the middle of a diamond, a miss even with the inside test', (round) => {
  expect(polygonAnswers(diamond, disc(2, 2, 1), round)).toEqual({
    lines: false,
    withInside: false,
    ours: true,
    exact: true,
  });
  expect(polygonPoint({ x: 2, y: 2 }, diamond, round)).toBe(false);
  expect(pointInPolygon({ x: 2, y: 2 }, diamond)).toBe(true);
  // Slightly higher it is right.
  expect(polygonPoint({ x: 2, y: 2.125 }, diamond, round)).toBe(true);
});

inBothFormats('D3: a ghost streak a thousand away', (round) => {
  const triangle = corners([2, 2], [4, 0], [4, 4]);
  expect(polygonAnswers(triangle, disc(-1000, 2, 1), round)).toEqual({
    lines: false,
    withInside: true,
    ours: false,
    exact: false,
  });
});

inBothFormats('D4: a foot just past the end, large and small', (round) => {
  for (const [segment, circle] of [
    [line(0, 0, 1, 0), disc(1.04, 1, 1)],
    [line(0, 0, 0.01, 0), disc(0.05, 0.01, 0.02)],
  ] as const) {
    expect(lineAnswers(segment, circle, round)).toEqual({ ...allMiss, says: true });
  }
});

inBothFormats('right: an end in the circle, and a foot well past the end', (round) => {
  expect(lineAnswers(line(0, 0, 1, 0), disc(1.5, 0, 0.75), round)).toEqual(allHit);
  expect(lineAnswers(line(1, 0, 0, 0), disc(1.5, 0, 0.75), round)).toEqual(allHit);
  expect(lineAnswers(line(0, 0, 1, 0), disc(2, 0.5, 0.75), round)).toEqual(allMiss);
  expect(lineAnswers(line(0, 0, 1, 0), disc(0.5, 0.5, 0.5), round)).toEqual(allHit);
});

inBothFormats('right: an end just touched, and a foot on a slanted line', (round) => {
  expect(lineAnswers(line(0, 0, 1, 0), disc(-1, 0, 1), round)).toEqual(allHit);
  expect(lineAnswers(line(0, 0, 1, 0), disc(2, 0, 1), round)).toEqual(allHit);
  // The feet are the middle, (7, 7), and the point at a quarter, (5, 5.5); both 5 away.
  const slanted = line(3, 4, 11, 10);
  expect(lineAnswers(slanted, disc(4, 11, 6), round)).toEqual(allHit);
  expect(lineAnswers(slanted, disc(2, 9.5, 5.25), round)).toEqual(allHit);
});

inBothFormats('right: a polygon whose one side is met', (round) => {
  expect(polygonAnswers(trapezoid, disc(300, 95, 10), round)).toEqual({
    lines: true,
    withInside: true,
    ours: true,
    exact: true,
  });
});

inBothFormats('a point on a wall is inside at the left, outside at the right', (round) => {
  const square = corners([0, 0], [4, 0], [4, 4], [0, 4]);
  expect(polygonPoint({ x: 0, y: 1 }, square, round)).toBe(true);
  expect(polygonPoint({ x: 4, y: 1 }, square, round)).toBe(false);
  expect(pointInPolygon({ x: 4, y: 1 }, square)).toBe(true);
});

inBothFormats('D5: an exact tangency', (round) => {
  const found = lineAnswers(line(0, 0, 6, 8), disc(5, 5, 1), round);
  expect(found).toEqual({ ...allHit, says: false });
});

inBothFormats('D6: no length, no foot, and the right answer', (round) => {
  const dot = line(3, 3, 3, 3);
  expect(lineAnswers(dot, disc(3, 5, 2), round)).toEqual(allHit);
  expect(lineAnswers(dot, disc(3, 6, 2), round)).toEqual(allMiss);
});

describe('D2 and D3: every error is at the height of a corner', () => {
  test('in whole numbers, over the small polygons', () => {
    let atCorner = 0;
    let elsewhere = 0;
    let wrongAtCorner = 0;
    for (const { polygon, circle } of withEveryCircle(smallPolygons)) {
      if (circle.radius !== 0) continue;
      const { center } = circle;
      const onOutline = oracle.polygonOutlineIntersectsCircle(polygon, circle);
      if (onOutline) continue;
      const says = polygonPoint(center, polygon, float64);
      const is = oracle.pointInPolygon(center, polygon);
      if (polygon.some(({ y }) => y === center.y)) {
        atCorner += 1;
        if (says !== is) wrongAtCorner += 1;
      } else {
        elsewhere += 1;
        expect(says).toBe(is);
      }
    }
    expect(elsewhere).toBeGreaterThan(800);
    expect(wrongAtCorner / atCorner).toBeGreaterThan(0.05);
  });
});

describe('the buffer', () => {
  /** How far off, in steps of a thousandth, a point still counts as on the line. */
  function reach(length: number, x: number, dx: number, dy: number): number {
    const segment = line(0, 0, length, 0);
    let steps = 0;
    const at = (k: number) => ({ x: x + (dx * k) / 1000, y: (dy * k) / 1000 });
    while (linePoint(at(steps + 1), segment, float64)) steps += 1;
    return steps / 1000;
  }

  test('is an ellipse: the longer the line, the wider at the middle', () => {
    for (const [length, half] of [
      [10, 0.71],
      [400, 4.47],
    ] as const) {
      expect(reach(length, length / 2, 0, 1)).toBeCloseTo(half, 2);
      expect(reach(length, length / 2, 0, -1)).toBeCloseTo(half, 2);
    }
  });

  test('its border counts: 0.05 there and 0.05 back are 0.1', () => {
    const dot = line(0, 0, 0, 0);
    expect(linePoint({ x: 0.05, y: 0 }, dot, float64)).toBe(true);
    expect(linePoint({ x: 0.0625, y: 0 }, dot, float64)).toBe(false);
  });

  test('on a long line it is less than the rounding: then the sum has to be right', () => {
    // 2^60 less a tenth is 2^60.
    expect(linePoint({ x: 2 ** 59, y: 0 }, line(0, 0, 2 ** 60, 0), float64)).toBe(true);
    // A third of the way, exactly. In float32 the lengths add up to a quarter less than the
    // segment.
    const long = line(0, 0, 1_500_000, 1_800_000);
    expect(linePoint({ x: 500_000, y: 600_000 }, long, float64)).toBe(true);
    expect(linePoint({ x: 500_000, y: 600_000 }, long, float32)).toBe(false);
  });

  test('past the ends it is 0.05, whatever the length', () => {
    for (const length of [1, 10, 400]) {
      expect(reach(length, length, 1, 0)).toBeCloseTo(0.05, 2);
      expect(reach(length, 0, -1, 0)).toBeCloseTo(0.05, 2);
    }
  });
});
