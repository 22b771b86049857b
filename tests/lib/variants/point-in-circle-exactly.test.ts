import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointInCircleExactly } from '#lib/variants/point-in-circle-exactly.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, full } from '../bench/check-scenes.ts';
import { neighbour } from '../bench/doubles.ts';
import { forAll } from '../bench/for-all.ts';
import { oneUlpBeside, replaceEachNumber } from '../bench/hard-numbers.ts';
import {
  anywhereScene,
  everyPointAndCircle,
  mixedSizesScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from '../bench/points-and-circles.ts';
import { randomScenes } from '../bench/random-scenes.ts';

const runs = full ? 100_000 : 1_000;
const sizes = [1e-300, 1e-150, 1e-6, 1, 600, 1e6, 1e150, 1e300];

const answer = ({ point, circle }: PointAndCircle) => pointInCircleExactly(point, circle);
const truth = ({ point, circle }: PointAndCircle) => oracle.pointInCircle(point, circle);
const isExact = (scene: PointAndCircle) => answer(scene) === truth(scene);

describe('no wrong answer', () => {
  test('on every point and circle of a small grid', () => {
    expect(checkScenes(everyPointAndCircle(2, 6), isExact)).toBe(25 * 25 * 7);
  });

  test('where they touch, near the origin and far away', () => {
    checkScenes(touchingEverywhere(), (scene) => answer(scene) && truth(scene));
  });

  test('one ulp beside touching', () => {
    const scenes = [...touchingEverywhere()].filter((_, index) => full || index % 37 === 0);
    for (const scene of scenes) checkScenes(oneUlpBeside(scene), isExact);
  });

  test.each(sizes)('beside the rim and anywhere, size %d', (size) => {
    const beside = randomScenes(runs, (random) => nearRimScene(random, size));
    expect(checkScenes(beside, isExact)).toBe(runs);
    const anywhere = randomScenes(runs, (random) => anywhereScene(random, size));
    expect(checkScenes(anywhere, isExact)).toBe(runs);
  });

  test('for coordinates of very different sizes', () => {
    expect(checkScenes(randomScenes(runs, mixedSizesScene), isExact)).toBe(runs);
  });

  test('at the ends of the range', () => {
    const ends = [0, -0, 5e-324, 2 ** -1022, neighbour(2 ** -1022, -1), 1, Number.MAX_VALUE];
    const number = fc.constantFrom(...ends, ...ends.map((end) => -end));
    const place = fc.record({ x: number, y: number });
    forAll(
      fc.property(place, place, fc.constantFrom(...ends), (point, center, radius) =>
        isExact({ point, circle: { center, radius } }),
      ),
    );
  });
});

describe('refuses what has no true answer', () => {
  const scene = { point: { x: 1, y: 2 }, circle: { center: { x: 3, y: 4 }, radius: 5 } };

  test.each([NaN, Infinity, -Infinity])('%d anywhere', (value) => {
    for (const spoilt of replaceEachNumber(scene, value)) {
      expect(() => answer(spoilt)).toThrow(RangeError);
      expect(() => answer(spoilt)).toThrow(`${value} is not a finite number.`);
    }
  });
});
