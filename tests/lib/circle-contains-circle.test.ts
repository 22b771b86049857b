import { describe, expect, test } from 'vitest';
import { circleContainsCircle } from '#lib/circle-contains-circle.ts';
import * as oracle from '#oracle/containment.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { type CircleInCircle, grown } from './bench/containment.ts';
import { neighbour } from './bench/doubles.ts';
import { gridCircles } from './bench/grids.ts';
import { oneUlpBeside, replaceEachNumber } from './bench/hard-numbers.ts';
import {
  anywhereScene,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 500_000 : 5_000;
const sizes = [1e-140, 1e-70, 1e-6, 1, 600, 1e70, 1e146];

/** The bound of the doc comment. */
const ulps = 3;

const answer = ({ outer, inner }: CircleInCircle) => circleContainsCircle(outer, inner);
const truth = ({ outer, inner }: CircleInCircle) => oracle.circleContainsCircle(outer, inner);
const isExact = (scene: CircleInCircle) => answer(scene) === truth(scene);
const isRight = (scene: CircleInCircle) =>
  isExact(scene) || oracle.circleNearlyContains(scene.outer, scene.inner, ulps);

const integerPair = (random: Random, limit: number) =>
  grown(integerScene(random, limit), random.integer(0, limit));

const nearTouching = (random: Random, size: number) => {
  const scene = nearRimScene(random, size);
  return grown(scene, size * random.pick([0, 1, random.between(0, 1), 1000]));
};

test('by hand', () => {
  const outer = { center: { x: 1, y: 1 }, radius: 10 };
  const at = (x: number, y: number, radius: number) =>
    circleContainsCircle(outer, { center: { x, y }, radius });
  expect([
    at(1, 1, 10),
    at(1, 1, 11),
    at(4, 5, 5),
    at(4, 5, 6),
    at(11, 1, 0),
    at(12, 1, 0),
  ]).toEqual([true, false, true, false, true, false]);
  // Its room is -9 and its distance 8.
  expect(at(9, 1, 19)).toBe(false);
});

describe('no wrong answer', () => {
  test('on every two circles of a small grid', () => {
    const circles = gridCircles(2, 3);
    const pairs = circles.flatMap((outer) => circles.map((inner) => ({ outer, inner })));
    expect(checkScenes(pairs, isExact)).toBe(100 * 100);
  });

  test.each([4096, 33_000_000])('on whole numbers up to +-%d', (limit) => {
    let held = 0;
    const count = checkScenes(
      randomScenes(runs, (random) => integerPair(random, limit)),
      (scene) => {
        if (truth(scene)) held += 1;
        return isExact(scene);
      },
    );
    expect(count).toBe(runs);
    expect(held).toBeGreaterThan(runs / 4);
    expect(held).toBeLessThan((runs * 3) / 4);
  });

  test('where they touch in whole numbers, near the origin and far away', () => {
    for (const scene of touchingEverywhere()) {
      const touching = grown(scene, 7);
      expect(answer(touching)).toBe(true);
      const { outer, inner } = touching;
      expect(answer({ outer, inner: { ...inner, radius: 8 } })).toBe(false);
    }
  });

  test('the bound for whole numbers is kept, and has a reason', () => {
    const beside = (radius: number) =>
      answer({
        outer: { center: { x: 0, y: 0 }, radius },
        inner: { center: { x: radius, y: 1 }, radius: 0 },
      });
    expect(beside(94_906_265)).toBe(false);
    expect(beside(94_906_266)).toBe(true);
  });
});

describe(`a wrong answer lies within ${ulps} ulps of touching`, () => {
  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearTouching(random, size));
    const count = checkScenes(scenes, (scene) => {
      if (isExact(scene)) return true;
      wrong += 1;
      return isRight(scene);
    });
    expect(count).toBe(runs);
    // Where nothing is wrong, the hunt looked in the wrong place.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test.each(sizes)('for doubles anywhere, size %d', (size) => {
    const make = (random: Random) =>
      grown(anywhereScene(random, size), size * random.between(0, 1));
    expect(checkScenes(randomScenes(runs, make), isRight)).toBe(runs);
  });

  test('for numbers of very different sizes', () => {
    const make = (random: Random) => {
      const { outer, inner } = grown(mixedSizesScene(random), random.pick([0, 1, 1e140]));
      return { outer: { ...outer, radius: Math.max(outer.radius, 1e-140) }, inner };
    };
    expect(checkScenes(randomScenes(runs, make), isRight)).toBe(runs);
  });

  test('one ulp beside touching, near the origin and far away', () => {
    const scenes = [...touchingEverywhere()].filter((_, index) => full || index % 11 === 0);
    for (const scene of scenes) checkScenes(oneUlpBeside(grown(scene, 7)), isRight);
  });
});

describe('a number that is none', () => {
  const scene = {
    outer: { center: { x: 1, y: 2 }, radius: 50 },
    inner: { center: { x: 3, y: 4 }, radius: 6 },
  };

  test('NaN anywhere answers false', () => {
    expect(answer(scene)).toBe(true);
    expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(6);
  });

  test.each([Infinity, -Infinity])('a place at %d answers false', (value) => {
    const places = [...replaceEachNumber(scene, value)].filter(
      ({ outer, inner }) => outer.radius === 50 && inner.radius === 6,
    );
    expect(checkScenes(places, (place) => !answer(place))).toBe(4);
  });

  test('an endless radius contains every other, and is in none', () => {
    const endless = { ...scene.outer, radius: Infinity };
    expect(circleContainsCircle(endless, scene.inner)).toBe(true);
    expect(circleContainsCircle(scene.inner, endless)).toBe(false);
  });
});

describe('the answer stays', () => {
  test.each(transforms)('$name, for whole numbers', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerPair(random, 4096));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test.each([...turnsAndMirrors, ...scalings])('$name, for doubles', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearTouching(random, 1));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test('or turns to yes when the outer grows or the inner shrinks', () => {
    const scenes = randomScenes(runs, (random) => nearTouching(random, 1));
    checkScenes(scenes, ({ outer, inner }) => {
      const larger = { ...outer, radius: neighbour(outer.radius, 1) };
      const smaller = { ...inner, radius: Math.max(0, neighbour(inner.radius, -1)) };
      const held = answer({ outer, inner });
      return !held || (answer({ outer: larger, inner }) && answer({ outer, inner: smaller }));
    });
  });
});
