import { describe, expect, test, vi } from 'vitest';
import { pointInPolygonExactly } from '#lib/index.ts';
import { orientation } from '#lib/orientation.ts';
import type { Vec2 } from '#lib/types.ts';
import { turnOf } from '#oracle/outline.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 300_000 : 600;

type Path = readonly [Vec2, Vec2, Vec2];
const isExact = (path: Path) => orientation(...path) === turnOf(...path);

/** A path whose end c is on the line through a and b except for rounding, or a few ulps off. */
function nearLine(random: Random, size: number): Path {
  const coordinate = () => size * random.between(-1, 1);
  const [a, b] = [
    { x: coordinate(), y: coordinate() },
    { x: coordinate(), y: coordinate() },
  ];
  const t = random.pick([0, 0.5, 1, random.between(-2, 2)]);
  const beside = (value: number) => neighbour(value, random.integer(-2, 2));
  const c = { x: beside(a.x + t * (b.x - a.x)), y: beside(a.y + t * (b.y - a.y)) };
  return [a, b, c];
}

test('1 is counter-clockwise with y up', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(orientation(a, b, { x: 1, y: 1 })).toBe(1);
  expect(orientation(a, b, { x: 1, y: -1 })).toBe(-1);
  expect([orientation(a, b, { x: 2, y: 0 }), orientation(a, b, a), orientation(a, a, b)]).toEqual([
    0, 0, 0,
  ]);
});

describe('is never wrong', () => {
  test('on a small grid', () => {
    const points = gridPoints(2);
    const paths = points.flatMap((a) => points.flatMap((b) => points.map((c): Path => [a, b, c])));
    expect(checkScenes(paths, isExact)).toBe(25 ** 3);
  });

  testEach(
    'for points next to a straight line',
    [5e-324, 1e-300, 1e-160, 1e-150, 1e-20, 1, 600, 1e150, 1e300],
    (size) => {
      const paths = randomScenes(runs, (random) => nearLine(random, size));
      expect(checkScenes(paths, isExact)).toBe(runs);
    },
  );

  test('for the smallest possible turn on a grid, as far out as doubles have the grid', () => {
    // For consecutive Fibonacci numbers F, G and H, F H - G G is 1 or -1.
    const row = [1, 1];
    while (row.length < 78) row.push(row.at(-1)! + row.at(-2)!);
    const paths = [1, 1 / 16, 1 / 32].flatMap((step) =>
      row.slice(2).map((value, i): Path => {
        const [a, b, c] = [row[i]! * step, row[i + 1]! * step, value * step];
        return [
          { x: a, y: -a },
          { x: a + b, y: 0 },
          { x: a + c, y: b - a },
        ];
      }),
    );
    expect(checkScenes(paths, isExact)).toBe(3 * 76);
    expect(paths.filter((path) => orientation(...path) === 0)).toEqual([]);
  });

  test('for coordinates of very different sizes', () => {
    const paths = randomScenes(runs, (random): Path => {
      const point = () => ({ x: random.ofAnySize(-300, 300), y: random.ofAnySize(-300, 300) });
      const [a, b] = [point(), point()];
      return [a, b, random.pick([point(), { x: b.x, y: neighbour(b.y, 1) }])];
    });
    expect(checkScenes(paths, isExact)).toBe(runs);
  });
});

test('whole numbers are needed, because a rounded cross product can have the wrong sign', () => {
  const path: Path = [
    { x: 0.1, y: 0.1 },
    { x: 0.2, y: 0.2 },
    { x: 0.3, y: 0.30000000000000004 },
  ];
  const wrong = randomScenes(1000, (random) => nearLine(random, 1));
  let count = 0;
  for (const [a, b, c] of [path, ...wrong]) {
    const cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (Math.sign(cross) !== orientation(a, b, c)) count += 1;
  }
  expect(count).toBeGreaterThan(50);
});

test('a clear turn does not need whole numbers', () => {
  const [a, b] = [
    { x: 0.1, y: 0.2 },
    { x: 0.5, y: 0.3 },
  ];
  const wholeNumber = vi.spyOn(globalThis, 'BigInt');
  expect([orientation(a, b, { x: 0.2, y: 0.9 }), orientation(a, b, { x: 0.9, y: 0.2 })]).toEqual([
    1, -1,
  ]);
  expect(wholeNumber).not.toHaveBeenCalled();
  expect(orientation(a, b, b)).toBe(0);
  expect(wholeNumber).toHaveBeenCalled();
  wholeNumber.mockRestore();
});

test('a path in line along an axis, or on a coarse grid, does not need whole numbers', () => {
  const paths: readonly Path[] = [
    [
      { x: 0.1, y: 0.3 },
      { x: 0.7, y: 0.3 },
      { x: 0.2, y: 0.3 },
    ],
    [
      { x: 0.1, y: 0.3 },
      { x: 0.1, y: 0.9 },
      { x: 0.1, y: -5 },
    ],
    [
      { x: 0.5, y: 0.25 },
      { x: 3.5, y: 3.25 },
      { x: 9.0625, y: 8.8125 },
    ],
    [
      { x: -2_097_152, y: -2_097_152 },
      { x: 2_097_152, y: 2_097_152 },
      { x: 1, y: 1 },
    ],
  ];
  const wholeNumber = vi.spyOn(globalThis, 'BigInt');
  expect(paths.map((path) => orientation(...path))).toEqual([0, 0, 0, 0]);
  expect(wholeNumber).not.toHaveBeenCalled();
  wholeNumber.mockRestore();
});

test('numbers that are not finite are refused, even in line along an axis', () => {
  for (const value of [NaN, Infinity, -Infinity]) {
    expect(() => orientation({ x: 0, y: value }, { x: 0, y: 0 }, { x: 0, y: 2 })).toThrow(
      RangeError,
    );
    const corners = [
      { x: 0, y: 0 },
      { x: 8, y: 0 },
      { x: 0, y: value },
    ];
    expect(() => pointInPolygonExactly({ x: 0, y: 2 }, corners)).toThrow(RangeError);
  }
});

testEach('a mirror negates the result, and other transforms keep it', transforms, (transform) => {
  const mirrored = transform.name.startsWith('a mirror') ? -1 : 1;
  const points = gridPoints(1);
  for (const a of points) {
    for (const b of points) {
      const path: Path = [a, b, { x: 2, y: -1 }];
      const there = orientation(...transformScene(path, transform));
      expect(there + 0).toBe(mirrored * orientation(...path) + 0);
    }
  }
});
