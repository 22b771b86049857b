import { describe, expect, test, vi } from 'vitest';
import { innerWindow, isInWindow } from '#figure/parts/point.ts';
import {
  acrossWindow,
  firstContact,
  flights,
  keepPath,
  placeable,
  polyline,
  raster,
  touchingOutline,
} from '#figure/paths.ts';
import {
  boxIntersectsCircle,
  closestPointInBox,
  distance,
  pointInCircle,
  type Vec2,
} from '#lib/index.ts';

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const moments = Array.from({ length: 101 }, (_, i) => i / 100);

describe('a polyline', () => {
  const path = polyline([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ]);

  test('is followed at one speed, over its corners', () => {
    expect(path(0)).toEqual({ x: 0, y: 0 });
    expect(path(0.125)).toEqual({ x: 5, y: 0 });
    expect(path(0.25)).toEqual({ x: 10, y: 0 });
    expect(path(0.5)).toEqual({ x: 10, y: 10 });
    expect(path(1)).toEqual({ x: 10, y: 30 });
  });

  test('ends at its ends', () => {
    expect(path(-1)).toEqual(path(0));
    expect(path(2)).toEqual(path(1));
  });

  test('of a single place, or of none but the same, stays there', () => {
    const at = { x: 3, y: 4 };
    for (const places of [[at], [at, at], [at, at, at]]) {
      for (const t of [0, 0.3, 1]) expect(polyline(places)(t)).toEqual(at);
    }
  });
});

test('a path across the window goes from edge to edge, through the place', () => {
  const path = acrossWindow({ x: 48, y: 32 }, { x: 2, y: 1 }, world);
  const [from, to] = [path(0), path(1)];
  expect(from.y).toBeCloseTo(32 - 22.5, 4);
  expect(from.x).toBeCloseTo(3, 4);
  expect(to.x).toBeCloseTo(93, 4);
  expect(path(0.5)).toEqual({ x: expect.closeTo(48, 4), y: expect.closeTo(32, 4) });
  for (const t of moments) expect(isInWindow(path(t), world)).toBe(true);
});

test('a raster goes over the window row by row from the top, to and fro', () => {
  const path = raster(world, 4);
  const { minX, maxX } = innerWindow(world);
  expect(path(0)).toEqual({ x: minX, y: 61 - 58 / 8 });
  expect(path(0.125).x).toBe((minX + maxX) / 2);
  expect(path(0.2499).x).toBeCloseTo(maxX, 0);
  expect(path(0.25)).toEqual({ x: maxX, y: 61 - (3 * 58) / 8 });
  expect(path(1)).toEqual({ x: minX, y: 61 - (7 * 58) / 8 });
  for (const t of moments) expect(isInWindow(path(t), world)).toBe(true);
});

const box = { center: { x: 40, y: 30 }, halfWidth: 10, halfHeight: 6 };
const radius = 5;
const hits = (center: Vec2) => boxIntersectsCircle(box, { center, radius });

describe('first contact', () => {
  test('is where the shape is just touched', () => {
    const at = firstContact({ x: 90, y: 31 }, box.center, hits);
    expect(hits(at)).toBe(true);
    expect(distance(at, closestPointInBox(at, box))).toBeCloseTo(radius, 1);
    expect(hits(placeable(at, world))).toBe(true);
  });

  test('is the start where that hits already, and the end where nothing does', () => {
    expect(firstContact({ x: 50, y: 30 }, box.center, hits)).toEqual({ x: 50, y: 30 });
    const [from, to] = [
      { x: 5, y: 5 },
      { x: 90, y: 5 },
    ];
    expect(firstContact(from, to, hits)).toEqual(to);
    expect(firstContact(from, from, hits)).toEqual(from);
  });

  test('ends each flight', () => {
    const starts = [
      { x: 90, y: 60 },
      { x: 90, y: 4 },
    ];
    const places = flights(starts, box.center, hits);
    expect(places.map(hits)).toEqual([false, true, false, true]);
    expect([places[0], places[2]]).toEqual(starts);
  });
});

test('the touching outline of a shape touches it everywhere, and in between', () => {
  const outline = touchingOutline(box.center, hits);
  const path = polyline([...outline, ...outline.slice(0, 1)]);
  expect(outline[0]!.x).toBeCloseTo(55, 1);
  expect(outline[90]!.y).toBeCloseTo(41, 1);
  for (let i = 0; i <= 2000; i += 1) {
    const at = path(i / 2000);
    expect(hits(at)).toBe(true);
    expect(radius - distance(at, closestPointInBox(at, box))).toBeLessThan(0.03);
  }
});

test('a placeable place is in the window, and short to write', () => {
  expect(placeable({ x: 12.345678, y: 99 }, world)).toEqual({ x: 12.346, y: 61 });
});

test('a path is worked out again for other arguments only', () => {
  const make = vi.fn((at: Vec2, x: number) => () => ({ ...at, x }));
  const path = keepPath(make);
  const at = { x: 1, y: 2 };
  expect(path(at, 5)(0)).toEqual({ x: 5, y: 2 });
  path(at, 5);
  expect(make).toHaveBeenCalledTimes(1);
  expect(path(at, 6)(0).x).toBe(6);
  expect(path({ ...at }, 6)(0).x).toBe(6);
  expect(make).toHaveBeenCalledTimes(3);
});

test('what the outline asks is whether a circle hits, and nothing else', () => {
  const disc = { center: { x: 20, y: 20 }, radius: 7 };
  const outline = touchingOutline(disc.center, (at) => pointInCircle(at, disc));
  for (const at of outline) expect(distance(at, disc.center)).toBeCloseTo(7, 1);
});
