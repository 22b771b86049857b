import { describe, expect, test } from 'vitest';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import type { Circle } from '#lib/types.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridCircles } from './bench/grids.ts';
import { oneUlpBeside, replaceEachNumber } from './bench/hard-numbers.ts';
import {
  anywhereScene,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 500_000 : 10_000;
const sizes = [1e-150, 1e-20, 1e-6, 1, 600, 1e20, 1e150];

/** The bound of the doc comment. */
const ulps = 3;

interface TwoCircles {
  readonly a: Circle;
  readonly b: Circle;
}

const answer = ({ a, b }: TwoCircles) => circlesIntersect(a, b);
const truth = ({ a, b }: TwoCircles) => oracle.circlesIntersect(a, b);
const isExact = (scene: TwoCircles) => answer(scene) === truth(scene);
const isExactOrNear = (scene: TwoCircles) =>
  isExact(scene) || oracle.withinUlpsOfTouching(scene.a, scene.b, ulps);

/** A circle as large as part of another one's radius, at the point, and the rest of it. */
function split({ point, circle }: PointAndCircle, part: number): TwoCircles {
  const radius = circle.radius - part;
  return { a: { ...circle, radius }, b: { center: point, radius: part } };
}

const integerPair = (random: Random, limit: number) => {
  const scene = integerScene(random, limit);
  return split(scene, random.integer(0, scene.circle.radius));
};

const nearTouching = (random: Random, size: number) => {
  const scene = nearRimScene(random, size);
  return split(scene, scene.circle.radius * random.pick([0, 0.5, random.between(0, 1)]));
};

describe('no wrong answer', () => {
  test('on every two circles of a small grid', () => {
    const circles = gridCircles(1, 3);
    const pairs = circles.flatMap((a) => circles.map((b) => ({ a, b })));
    expect(checkScenes(pairs, isExact)).toBe(36 * 36);
    const origin = { center: { x: 0, y: 0 }, radius: 2 };
    expect(
      checkScenes(
        gridCircles(6, 5).map((b) => ({ a: origin, b })),
        isExact,
      ),
    ).toBe(169 * 6);
  });

  test.each([4096, 67_000_000])('on whole numbers up to +-%d', (limit) => {
    let hits = 0;
    const count = checkScenes(
      randomScenes(runs, (random) => integerPair(random, limit)),
      (scene) => {
        if (truth(scene)) hits += 1;
        return isExact(scene);
      },
    );
    expect(count).toBe(runs);
    expect(hits).toBeGreaterThan(runs / 4);
    expect(hits).toBeLessThan((runs * 3) / 4);
  });

  test('where they touch in whole numbers, near the origin and far away', () => {
    for (const scene of touchingEverywhere()) {
      const touching = split(scene, Math.floor(scene.circle.radius / 3));
      expect(answer(touching)).toBe(true);
      const { a, b } = touching;
      expect(answer({ a, b: { ...b, radius: b.radius - 1 } })).toBe(false);
    }
  });

  test('the bound for whole numbers is kept, and has a reason', () => {
    const beside = (radius: number) =>
      answer({
        a: { center: { x: 0, y: 0 }, radius: 10_000 },
        b: { center: { x: radius, y: 1 }, radius: radius - 10_000 },
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
      return isExactOrNear(scene);
    });
    expect(count).toBe(runs);
    // Where nothing is wrong, the hunt looked in the wrong place.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test.each(sizes)('for doubles anywhere, size %d', (size) => {
    const make = (random: Random) => {
      const scene = anywhereScene(random, size);
      return split(scene, scene.circle.radius * random.between(0, 1));
    };
    expect(checkScenes(randomScenes(runs, make), isExactOrNear)).toBe(runs);
  });

  test('for numbers of very different sizes', () => {
    const make = (random: Random) => split(mixedSizesScene(random), 0);
    expect(checkScenes(randomScenes(runs, make), isExactOrNear)).toBe(runs);
  });

  test('one ulp beside touching, near the origin and far away', () => {
    const scenes = [...touchingEverywhere()].filter((_, index) => full || index % 11 === 0);
    for (const scene of scenes) {
      checkScenes(oneUlpBeside(split(scene, Math.floor(scene.circle.radius / 3))), isExactOrNear);
    }
  });
});

describe('a number that is none', () => {
  const scene = {
    a: { center: { x: 1, y: 2 }, radius: 5 },
    b: { center: { x: 3, y: 4 }, radius: 6 },
  };

  test('NaN anywhere answers false', () => {
    expect(answer(scene)).toBe(true);
    expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(6);
  });

  test.each([Infinity, -Infinity])('a place at %d answers false', (value) => {
    const places = [...replaceEachNumber(scene, value)].filter(
      ({ a, b }) => a.radius === 5 && b.radius === 6,
    );
    expect(checkScenes(places, (place) => !answer(place))).toBe(4);
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

  test('when they change places, and when one grows', () => {
    checkScenes(
      randomScenes(runs, (random) => nearTouching(random, 1)),
      ({ a, b }) => {
        const larger = { ...b, radius: neighbour(b.radius, 1) };
        const hit = answer({ a, b });
        return answer({ a: b, b: a }) === hit && (!hit || answer({ a, b: larger }));
      },
    );
  });
});
