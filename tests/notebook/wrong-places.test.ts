import { expect, test } from 'vitest';
import { mapWords, noMapWords } from '#lab/notebook/map-words.ts';
import { wrongPlaces } from '#lab/notebook/wrong-places.ts';
import { answerPlaces } from '#lab/sandbox/grid.ts';
import type { Grid } from '#lab/sandbox/messages.ts';
import type { Circle, Polygon } from '#lib/index.ts';
import * as lib from '#lib/index.ts';
import { polygonCircleWithInside } from '#published/jeffrey-thompson-polygon-circle.ts';

type Fn = (...values: readonly unknown[]) => unknown;

/**
 * The multiples of one half between (0, 0) and (20, 20), where the last argument's centre is
 * placed.
 */
const gridOf = (...values: readonly unknown[]): Grid => ({
  values,
  moving: (['x', 'y'] as const).map((axis) => ({
    path: [values.length - 1, 'center', axis],
    base: 0,
    alongX: Number(axis === 'x'),
    alongY: Number(axis === 'y'),
  })),
  ...{ x: 0, y: 20, stepX: 0.5, stepY: 0.5, columns: 41, rows: 41, numberPaths: [] },
});

function wrongOf(code: Fn, right: Fn, grid: Grid) {
  const said = answerPlaces(code, grid, 0, () => false);
  const { wrong, isTouching } = wrongPlaces(right, grid, said);
  return { wrong, isTouching, words: mapWords({ share: 0, places: wrong.length, isTouching }) };
}

const circle: Circle = { center: { x: 10, y: 10 }, radius: 3 };

test('code for which touching is no hit is wrong only where the two just touch', () => {
  const touches = (a: Circle, b: Circle) => lib.distance(a.center, b.center) < a.radius + b.radius;
  const grid = gridOf(circle, { ...circle, radius: 2 });
  const { wrong, isTouching, words } = wrongOf(touches as Fn, lib.circlesIntersect as Fn, grid);
  // 3, 4, 5 has eight points, and the axes have four.
  expect(wrong).toHaveLength(12);
  expect(isTouching).toBe(true);
  expect(words).toBe('Wrong in only 12 places, where the two just touch, marked by dots.');
});

test('a fault inside of a shape is at places where nothing just touches, and is told so', () => {
  const diamond: Polygon = [
    { x: 17, y: 10 },
    { x: 10, y: 17 },
    { x: 3, y: 10 },
    { x: 10, y: 3 },
  ];
  const grid = gridOf(diamond, { ...circle, radius: 1 });
  const right = lib.polygonIntersectsCircle as Fn;
  const { wrong, isTouching, words } = wrongOf(polygonCircleWithInside as Fn, right, grid);
  expect(wrong).toContainEqual({ x: 8, y: 10 });
  expect(isTouching).toBe(false);
  expect(words).toBe(`Wrong in only ${wrong.length} places, marked by dots.`);
});

test('one place is told as one', () => {
  const one = { share: 0, places: 1 };
  expect(mapWords({ ...one, isTouching: true })).toBe(
    'Wrong in only one place, where the two just touch, marked by a dot.',
  );
  expect(mapWords({ ...one, isTouching: false })).toBe('Wrong in only one place, marked by a dot.');
  expect(mapWords({ ...one, share: 0.25, isTouching: false })).toBe(
    'Wrong on 25.0\u00a0% of the map.',
  );
  expect(noMapWords('boundingBox')).toContain('the arguments of boundingBox');
});

test('a map that is right says which cases of the judge fail, once the judge has answered', () => {
  const right = { share: 0, places: 0, isTouching: false };
  const all = 'Right everywhere on this map.';
  expect(mapWords(right)).toBe(all);
  expect(mapWords(right, 0)).toBe(all);
  expect(mapWords(right, 'running')).not.toContain('Right');
  expect(mapWords(right, 1)).toBe(
    `${all.slice(0, -1)}, but 1 case below fails, because the cases also try other shapes.`,
  );
  expect(mapWords(right, 12)).toBe(
    `${all.slice(0, -1)}, but 12 cases below fail, because the cases also try other shapes.`,
  );
  expect(mapWords({ ...right, places: 1 }, 12)).toMatch(/^Wrong in only one place/);
});
