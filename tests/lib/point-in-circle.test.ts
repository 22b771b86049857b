import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointInCircle } from '#lib/point-in-circle.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { forAll } from './bench/for-all.ts';
import { oneUlpBeside, replaceEachNumber, smallRadii } from './bench/hard-numbers.ts';
import {
  anywhereScene,
  everyPointAndCircle,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 500_000 : 20_000;
const sizes = [1e-150, 1e-100, 1e-20, 1e-6, 1, 600, 1e6, 1e20, 1e100, 1e150];

/** The bound of the doc comment. */
const ulps = 3;

const answer = ({ point, circle }: PointAndCircle) => pointInCircle(point, circle);
const truth = ({ point, circle }: PointAndCircle) => oracle.pointInCircle(point, circle);
const isExact = (scene: PointAndCircle) => answer(scene) === truth(scene);
const isExactOrNearRim = (scene: PointAndCircle) =>
  isExact(scene) || oracle.withinUlpsOfRim(scene.point, scene.circle, ulps);

describe('no wrong answer', () => {
  test('on every point and circle of a small grid', () => {
    expect(checkScenes(everyPointAndCircle(4, 12), isExact)).toBe(81 * 81 * 13);
  });

  test.each([4096, 67_000_000])('on whole numbers up to +-%d', (limit) => {
    const scenes = randomScenes(runs, (random) => integerScene(random, limit));
    expect(checkScenes(scenes, isExact)).toBe(runs);
  });

  test('where they touch in whole numbers, near the origin and far away', () => {
    const count = checkScenes(touchingEverywhere(), (scene) => answer(scene) && truth(scene));
    expect(count).toBe(52 * 9 * 8);
  });

  test.each(smallRadii)('one ulp beside a circle of radius %d', (radius) => {
    for (const x of [1, 1e8, 1e15]) {
      const scene = { point: { x, y: 1 }, circle: { center: { x, y: 1 }, radius } };
      expect(answer(scene)).toBe(true);
      const beside = [...oneUlpBeside(scene)].filter(({ circle }) => circle.radius >= 0);
      checkScenes(beside, isExact);
    }
  });
});

describe('the bound for whole numbers', () => {
  // While the radius squared is at most 2^53, a sum of squares either is exact or rounds to 2^53
  // or above: the answer is right. 94,906,265 is the last such radius; 67 million leaves room.
  test('is kept one unit beside the rim, where it is tightest', () => {
    for (const radius of [67_000_000, 2 ** 26, 94_906_265]) {
      const circle = { center: { x: 0, y: 0 }, radius };
      expect(pointInCircle({ x: radius, y: 0 }, circle)).toBe(true);
      expect(pointInCircle({ x: radius, y: 1 }, circle)).toBe(false);
    }
  });

  test('has a reason: at radius 94,906,266 the point one unit beside the rim is a hit', () => {
    const scene = {
      point: { x: 94_906_266, y: 1 },
      circle: { center: { x: 0, y: 0 }, radius: 94_906_266 },
    };
    expect(answer(scene)).toBe(true);
    expect(truth(scene)).toBe(false);
  });
});

describe(`a wrong answer lies within ${ulps} ulps of the rim`, () => {
  test.each(sizes)('for doubles beside the rim, size %d', (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearRimScene(random, size));
    const count = checkScenes(scenes, (scene) => {
      if (isExact(scene)) return true;
      wrong += 1;
      return oracle.withinUlpsOfRim(scene.point, scene.circle, ulps);
    });
    expect(count).toBe(runs);
    // Where nothing is wrong, the hunt looked in the wrong place.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test.each(sizes)('for doubles anywhere, size %d', (size) => {
    const scenes = randomScenes(runs, (random) => anywhereScene(random, size));
    expect(checkScenes(scenes, isExactOrNearRim)).toBe(runs);
  });

  test('for coordinates of very different sizes', () => {
    const scenes = randomScenes(runs, mixedSizesScene);
    expect(checkScenes(scenes, isExactOrNearRim)).toBe(runs);
  });

  // Found by climbing. To first order the roundings of the six steps add up to 5 / sqrt(8) = 1.77
  // ulps at most.
  test('and the worst one known at 1.75', () => {
    const point = { x: 1.000000084893561, y: 1.000000018240124 };
    const center = { x: -1.1048242812649385e-16, y: -1.1057491322223983e-16 };
    const circle = { center, radius: 1.4142136352996237 };
    expect([answer({ point, circle }), truth({ point, circle })]).toEqual([true, false]);
    expect(oracle.ulpsFromRim(point, circle)).toBeCloseTo(1.747, 3);
  });

  test('one ulp beside touching, near the origin and far away', () => {
    for (const scene of touchingEverywhere()) checkScenes(oneUlpBeside(scene), isExactOrNearRim);
  });
});

describe('beyond the stated sizes it can be wrong', () => {
  const around = (x: number, radius: number) => ({ center: { x, y: 0 }, radius });

  test('too large: infinity <= infinity', () => {
    const scene = { point: { x: 1e170, y: 0 }, circle: around(0, 1e160) };
    expect([answer(scene), truth(scene)]).toEqual([true, false]);
  });

  test('too small: 0 <= 0', () => {
    const scene = { point: { x: 1e-170, y: 0 }, circle: around(0, 0) };
    expect([answer(scene), truth(scene)]).toEqual([true, false]);
  });

  // The radius 0 is itself too small a size: next to 1e-150 a difference can be 1e-166.
  test('a radius of 0, and coordinates that differ by too little', () => {
    const scene = { point: { x: neighbour(1e-150, 1), y: 0 }, circle: around(1e-150, 0) };
    expect([answer(scene), truth(scene)]).toEqual([true, false]);
  });
});

describe('a number that is none', () => {
  const scene = { point: { x: 1, y: 2 }, circle: { center: { x: 3, y: 4 }, radius: 5 } };

  test('NaN anywhere answers false', () => {
    expect(answer(scene)).toBe(true);
    expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(5);
  });

  test.each([Infinity, -Infinity])('a place at %d answers false', (value) => {
    const spoilt = [...replaceEachNumber(scene, value)].filter(({ circle }) => circle.radius === 5);
    expect(checkScenes(spoilt, (place) => !answer(place))).toBe(4);
    const bothThere = {
      point: { x: value, y: 0 },
      circle: { center: { x: value, y: 0 }, radius: 5 },
    };
    expect(answer(bothThere)).toBe(false);
  });
});

describe('the answer stays', () => {
  test.each(transforms)('$name, for whole numbers', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerScene(random, 4096));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test.each([...turnsAndMirrors, ...scalings])('$name, for doubles beside the rim', (transform) => {
    const make = (random: Random) => nearRimScene(random, 1);
    checkScenes(
      randomScenes(runs / 4, make),
      (scene) => answer(transformScene(scene, transform)) === answer(scene),
    );
  });
});

describe('for any doubles', () => {
  const coordinate = fc.double({ min: -1e150, max: 1e150, noNaN: true });
  const place = fc.record({ x: coordinate, y: coordinate });
  const length = fc.double({ min: 0, max: 1e150, noNaN: true });

  test('the centre is in the circle', () => {
    const holds = (center: { x: number; y: number }, radius: number) =>
      pointInCircle(center, { center, radius });
    forAll(fc.property(place, length, holds));
  });

  test('a larger circle holds all that the smaller one does', () => {
    forAll(
      fc.property(place, place, length, length, (point, center, a, b) => {
        const inSmaller = pointInCircle(point, { center, radius: Math.min(a, b) });
        const inLarger = pointInCircle(point, { center, radius: Math.max(a, b) });
        expect(inLarger || !inSmaller).toBe(true);
      }),
    );
  });

  test('point and centre may change places', () => {
    forAll(
      fc.property(place, place, length, (point, center, radius) => {
        const there = pointInCircle(point, { center, radius });
        expect(pointInCircle(center, { center: point, radius })).toBe(there);
      }),
    );
  });
});
