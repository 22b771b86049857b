import { describe, expect, test } from 'vitest';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import type { Circle, IntersectingPair } from '#lib/types.ts';
import * as oracle from '#oracle/circle.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import {
  findAllIntersections,
  type GameObject,
  intersectsBySquareRoot,
  intersectsBySquares,
} from '#published/monogame-intersections.ts';
import { gridCircles } from '../lib/bench/grids.ts';
import { type Random, randomScenes } from '../lib/bench/random-scenes.ts';
import { disc } from '../lib/bench/shapes.ts';
import { inBothFormats } from './formats.ts';

function answers(a: Circle, b: Circle, round: Rounding) {
  return {
    root: intersectsBySquareRoot(a, b, round),
    squares: intersectsBySquares(a, b, round),
    ours: circlesIntersect(a, b),
    exact: oracle.circlesIntersect(a, b),
  };
}

const allMiss = { root: false, squares: false, ours: false, exact: false };
const allHit = { root: true, squares: true, ours: true, exact: true };

inBothFormats('right for small whole numbers', (round) => {
  const circles = gridCircles(1, 3);
  for (const a of circles) {
    for (const b of circles) {
      const found = answers(a, b, round);
      expect(found).toEqual(found.exact ? allHit : allMiss);
    }
  }
});

test('E2, float32: squares run out of digits at radius 2048; float64 does not', () => {
  const [a, b] = [disc(0, 0, 2048), disc(4096, 1, 2048)];
  expect(answers(a, b, float32)).toEqual({ ...allMiss, root: true, squares: true });
  expect(answers(a, b, float64)).toEqual(allMiss);
});

test('E2, float64: at half of 94,906,266', () => {
  const at = (reach: number) => answers(disc(0, 0, reach / 2), disc(reach, 1, reach / 2), float64);
  expect(at(94_906_266)).toEqual({ ...allMiss, root: true, squares: true, ours: true });
  expect(at(94_906_264)).toEqual({ ...allMiss, root: true });
});

inBothFormats('E3: of a negative radius the forms disagree', (round) => {
  // An empty circle: ours squares as well, but also compares the signs.
  const found = answers(disc(0, 0, -3), disc(1, 0, 1), round);
  expect(found).toEqual({ ...allMiss, squares: true });
});

test('E4: a tangency in decimals, on which the forms differ in float32', () => {
  const [a, b] = [disc(5.5, 13.2, 0.4), disc(0, 0, 13.9)];
  expect(answers(a, b, float64)).toEqual(allHit);
  expect(answers(a, b, float32)).toEqual({ ...allHit, squares: false });
});

test('E4: and one on which they differ in float64', () => {
  const [a, b] = [disc(0.8, 1.5, 0.2), disc(0, 0, 1.5)];
  expect(answers(a, b, float64)).toEqual({ ...allMiss, root: true });
});

test('E5, float32: infinity <= infinity', () => {
  const [a, b] = [disc(0, 0, 1e20), disc(1e30, 0, 1e20)];
  expect(answers(a, b, float32)).toEqual({ ...allMiss, squares: true });
  expect(answers(a, b, float64)).toEqual(allMiss);
});

describe('the list of all pairs', () => {
  const objects = (random: Random): GameObject[] =>
    Array.from({ length: 24 }, () => ({
      position: { x: random.integer(0, 60), y: random.integer(0, 40) },
      size: 2 * random.integer(1, 5),
    }));

  /** The true pairs, by index, if each object is a circle of radius `share` times its size. */
  function truePairs(list: readonly GameObject[], share: number): IntersectingPair[] {
    return findIntersectingPairs(
      list.map(({ position, size }) => ({ center: position, radius: share * size })),
    );
  }

  function says(list: readonly GameObject[], round: Rounding): [number, number][] {
    const number = (object: GameObject) => list.indexOf(object);
    return findAllIntersections(list, round).map(([a, b]) => [number(a), number(b)]);
  }

  inBothFormats('E1: returned, it is right, if size is the radius', (round) => {
    for (const list of randomScenes(300, objects)) {
      expect(says(list, round)).toEqual(truePairs(list, 1));
    }
  });

  inBothFormats('E6: two 2 wide and 3 apart', (round) => {
    const list = [
      { position: { x: 0, y: 0 }, size: 2 },
      { position: { x: 3, y: 0 }, size: 2 },
    ];
    expect(says(list, round)).toEqual([[0, 1]]);
    expect(truePairs(list, 0.5)).toEqual([]);
  });

  test('E6: if size is the width, about 7 of 10 reported are false, and none is missing', () => {
    let reported = 0;
    let real = 0;
    for (const list of randomScenes(300, objects)) {
      const found = says(list, float64).map(String);
      const wanted = truePairs(list, 0.5).map(String);
      expect(wanted.filter((pair) => !found.includes(pair))).toEqual([]);
      reported += found.length;
      real += wanted.length;
    }
    expect(1 - real / reported).toBeGreaterThan(0.65);
    expect(1 - real / reported).toBeLessThan(0.8);
  });
});
