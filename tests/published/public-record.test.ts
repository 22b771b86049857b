import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import { collideBoxCircle } from '#lib/collide-box-circle.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import type { Box, Segment } from '#lib/types.ts';
import * as boxes from '#oracle/box.ts';
import * as circles from '#oracle/circle.ts';
import * as polygons from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';
import { intersectsByHighFace } from '#published/cglm-box-circle.ts';
import { wayOutByLargerOffset } from '#published/cute-circle-box.ts';
import { lineCircle, lineCircleWithoutEnds } from '#published/jeffrey-thompson-line-circle.ts';
import { intersectsByCorners } from '#published/mdn-circles.ts';
import { float64 } from '#published/monogame-circles.ts';
import { intersectsBackwards } from '#published/monogame-docs.ts';
import { overlapsOnEveryAxis } from '#published/separating-axes.ts';
import { gridCircles } from '../lib/bench/grids.ts';
import { corners, disc } from '../lib/bench/shapes.ts';
import { inBothFormats } from './formats.ts';

const box = (halfWidth: number, halfHeight: number): Box => ({
  center: { x: 0, y: 0 },
  halfWidth,
  halfHeight,
});

describe('corners compared as if they were centres', () => {
  test('the smallest: a hit, where they are apart', () => {
    const [a, b] = [disc(0, 0, 1), disc(5, 2, 3)];
    expect(intersectsByCorners(a, b)).toBe(true);
    expect(circlesIntersect(a, b)).toBe(false);
    expect(circles.circlesIntersect(a, b)).toBe(false);
  });

  test('right for circles of one size, touching apart', () => {
    for (const b of gridCircles(4, 2)) {
      const a = disc(0, 0, b.radius);
      const grown = { ...b, radius: b.radius - 1 / 64 };
      const overlap = circles.circlesIntersect({ ...a, radius: b.radius - 1 / 64 }, grown);
      expect(intersectsByCorners(a, b)).toBe(overlap && b.radius > 0);
    }
  });
});

inBothFormats('an inequality the wrong way round', (round) => {
  expect(intersectsBackwards(disc(0, 0, 1), disc(1, 0, 1), round)).toBe(false);
  expect(intersectsBackwards(disc(0, 0, 1), disc(3, 0, 1), round)).toBe(true);
  expect(intersectsBackwards(disc(0, 0, 1), disc(2, 0, 1), round)).toBe(false);
  for (const a of gridCircles(1, 2)) {
    for (const b of gridCircles(2, 2)) {
      expect(intersectsBackwards(a, b, round)).toBe(!circles.circlesIntersect(a, b));
    }
  }
});

describe('the way out of a box by the larger offset', () => {
  test('the smallest: 4 to the right, where 2 down is enough', () => {
    expect(wayOutByLargerOffset(box(5, 1), disc(2, 0, 1))).toEqual({
      normal: { x: 1, y: 0 },
      depth: 4,
    });
    expect(collideBoxCircle(box(5, 1), disc(2, 0, 1))).toMatchObject({
      normal: { x: 0, y: -1 },
      depth: 2,
    });
  });

  test('as short as ours in a square, and never shorter; null outside', () => {
    for (const { center } of gridCircles(4, 0)) {
      const circle = { center, radius: 1 };
      const ours = collideBoxCircle(box(3, 3), circle);
      const inside = Math.abs(center.x) <= 3 && Math.abs(center.y) <= 3;
      expect(wayOutByLargerOffset(box(3, 3), circle)?.depth).toBe(inside ? ours?.depth : undefined);
      const wide = wayOutByLargerOffset(box(3, 1), circle);
      if (wide) {
        expect(wide.depth).toBeGreaterThanOrEqual(collideBoxCircle(box(3, 1), circle)!.depth);
      }
    }
    expect(wayOutByLargerOffset(box(5, 1), disc(4, 0, 1))?.normal).toEqual({ x: 1, y: 0 });
    expect(wayOutByLargerOffset(box(5, 1), disc(-4, 0, 1))?.normal).toEqual({ x: -1, y: 0 });
    expect(wayOutByLargerOffset(box(1, 5), disc(0, 3, 1))).toEqual({
      normal: { x: 0, y: 1 },
      depth: 3,
    });
  });
});

test('the high face taken for the low one: misses from the left and from below only', () => {
  expect(intersectsByHighFace(box(1, 1), disc(-1.5, 0, 1))).toBe(false);
  expect(boxIntersectsCircle(box(1, 1), disc(-1.5, 0, 1))).toBe(true);
  for (const circle of gridCircles(3, 2)) {
    const one = box(1, 1);
    const exact = boxes.touches(boxes.offsetFrom(one, circle.center), one, circle.radius);
    const said = intersectsByHighFace(one, circle);
    const isLow = circle.center.x < -1 || circle.center.y < -1;
    if (!isLow) expect(said).toBe(exact);
    else if (said) expect(exact).toBe(true);
  }
});

test('ends left out: a corner in the circle goes unseen, and nothing else', () => {
  const segment: Segment = { a: { x: 0, y: 0 }, b: { x: 4, y: 0 } };
  expect(lineCircleWithoutEnds(segment, disc(5, 0, 2), float64)).toBe(false);
  expect(lineCircle(segment, disc(5, 0, 2), float64)).toBe(true);
  expect(segmentIntersectsCircle(segment, disc(5, 0, 2))).toBe(true);
  for (const circle of gridCircles(6, 2)) {
    const says = lineCircleWithoutEnds(segment, circle, float64);
    const beside = circle.center.x >= 0 && circle.center.x <= 4;
    expect(says).toBe(beside && segments.segmentIntersectsCircle(segment, circle));
  }
});

describe('shadows on axes', () => {
  const u = corners([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6]);

  test('a dent has none', () => {
    expect(overlapsOnEveryAxis(u, disc(3, 5, 0.5))).toBe(true);
    expect(polygonIntersectsCircle(u, disc(3, 5, 0.5))).toBe(false);
    expect(polygons.polygonIntersectsCircle(u, disc(3, 5, 0.5))).toBe(false);
  });

  test('right for convex polygons, either way round', () => {
    const triangle = corners([-2, -1], [2, -1], [0, 2]);
    for (const polygon of [triangle, triangle.toReversed()]) {
      for (const circle of gridCircles(4, 2)) {
        const exact = polygons.polygonIntersectsCircle(polygon, circle);
        expect(overlapsOnEveryAxis(polygon, circle)).toBe(exact);
      }
    }
  });

  test('the library itself, with a small box in the dent', () => {
    const { Box, Polygon, Vector, testPolygonPolygon } = createRequire(import.meta.url)(
      'sat',
    ) as typeof import('sat');
    const shape = new Polygon(
      new Vector(),
      u.map(({ x, y }) => new Vector(x, y)),
    );
    expect(testPolygonPolygon(shape, new Box(new Vector(2.5, 4.5), 1, 1).toPolygon())).toBe(true);
  });
});
