import { describe, expect, test } from 'vitest';
import { boxContainsCircle } from '#lib/box-contains-circle.ts';
import { polygonContainsCircle } from '#lib/polygon-contains-circle.ts';
import * as oracle from '#oracle/containment.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  hardBoxes,
  mixedSizesBoxScene,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integerCircleInBox, nearTouchingCircleInBox } from './bench/containment.ts';
import { neighbour } from './bench/doubles.ts';
import { oneUlpBeside, replaceEachNumber } from './bench/hard-numbers.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 500_000 : 5_000;
const sizes = [1e-300, 1e-70, 1e-6, 1, 600, 1e70, 1e304];

const answer = ({ box, circle }: BoxAndCircle) => boxContainsCircle(box, circle);
const truth = ({ box, circle }: BoxAndCircle) => oracle.boxContainsCircle(box, circle);
const isExact = (scene: BoxAndCircle) => answer(scene) === truth(scene);
const isRight = (scene: BoxAndCircle) =>
  isExact(scene) || oracle.boxNearlyContains(scene.box, scene.circle, 1);

test('by hand', () => {
  const box = { center: { x: 1, y: 1 }, halfWidth: 6, halfHeight: 4 };
  const at = (x: number, y: number, radius: number) =>
    boxContainsCircle(box, { center: { x, y }, radius });
  expect([at(1, 1, 4), at(1, 1, 5), at(4, 1, 3), at(5, 1, 3), at(-2, 2, 3), at(-2, -1, 3)]).toEqual(
    [true, false, true, false, true, false],
  );
  // A corner of the box, and no more.
  expect([at(7, 5, 0), at(-5, -3, 0), at(7, 6, 0), at(8, 5, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('no wrong answer', () => {
  test('on every box and circle of a small grid', () => {
    expect(checkScenes(everyBoxAndCircle(5, 4, 3), isExact)).toBe(2 * 16 * 121 * 5);
  });

  test.each([4096, 2 ** 51])('on whole numbers up to +-%d', (limit) => {
    let held = 0;
    const scenes = randomScenes(runs, (random) => integerCircleInBox(random, limit));
    const count = checkScenes(scenes, (scene) => {
      if (truth(scene)) held += 1;
      return isExact(scene);
    });
    expect(count).toBe(runs);
    expect(held).toBeGreaterThan(runs / 8);
    expect(held).toBeLessThan((runs * 3) / 4);
  });

  test('where all four walls are touched, near the origin and far away', () => {
    for (const box of hardBoxes()) {
      const square = { ...box, halfHeight: box.halfWidth };
      const circle = { center: box.center, radius: box.halfWidth };
      expect(boxContainsCircle(square, circle)).toBe(true);
      expect(boxContainsCircle(square, { ...circle, radius: box.halfWidth + 1 })).toBe(false);
    }
  });
});

describe('a wrong answer lies within one ulp of touching', () => {
  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearTouchingCircleInBox(random, size));
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
    const scenes = randomScenes(runs, (random) => anyBoxScene(random, size));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test('for numbers of very different sizes', () => {
    expect(checkScenes(randomScenes(runs, mixedSizesBoxScene), isRight)).toBe(runs);
  });

  test('one ulp beside touching, near the origin and far away', () => {
    for (const box of hardBoxes()) {
      const circle = { center: box.center, radius: Math.min(box.halfWidth, box.halfHeight) };
      const beside = [...oneUlpBeside({ box, circle })];
      checkScenes(
        beside.filter(({ circle: { radius }, box: { halfWidth, halfHeight } }) => {
          return radius >= 0 && halfWidth >= 0 && halfHeight >= 0;
        }),
        isRight,
      );
    }
  });

  test('a sum that is too large to be added is not contained', () => {
    const most = Number.MAX_VALUE;
    const box = { center: { x: -most, y: 0 }, halfWidth: most, halfHeight: most };
    expect(boxContainsCircle(box, { center: { x: 0, y: 0 }, radius: most })).toBe(false);
    expect(boxContainsCircle(box, { center: { x: -most, y: 0 }, radius: most })).toBe(true);
  });
});

describe('a number that is none', () => {
  const scene = {
    box: { center: { x: 1, y: 2 }, halfWidth: 9, halfHeight: 8 },
    circle: { center: { x: 2, y: 3 }, radius: 4 },
  };

  test('NaN anywhere answers false', () => {
    expect(answer(scene)).toBe(true);
    expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(7);
  });

  test.each([Infinity, -Infinity])('a place at %d answers false', (value) => {
    const places = [...replaceEachNumber(scene, value)].filter(
      ({ box, circle }) => box.halfWidth === 9 && box.halfHeight === 8 && circle.radius === 4,
    );
    expect(checkScenes(places, (place) => !answer(place))).toBe(4);
  });
});

describe('the answer stays', () => {
  test.each(transforms)('$name, for whole numbers', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerCircleInBox(random, 4096));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test.each([...turnsAndMirrors, ...scalings])('$name, for doubles', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearTouchingCircleInBox(random, 1));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test('or turns to yes when the box grows or the circle shrinks', () => {
    const scenes = randomScenes(runs, (random) => nearTouchingCircleInBox(random, 1));
    checkScenes(scenes, ({ box, circle }) => {
      const wider = { ...box, halfWidth: neighbour(box.halfWidth, 1) };
      const smaller = { ...circle, radius: Math.max(0, neighbour(circle.radius, -1)) };
      const held = boxContainsCircle(box, circle);
      return !held || (boxContainsCircle(wider, circle) && boxContainsCircle(box, smaller));
    });
  });

  test('for whole numbers, when the box is given by its corners', () => {
    const scenes = randomScenes(runs, (random) => integerCircleInBox(random, 1024));
    checkScenes(scenes, ({ box, circle }) => {
      const { center, halfWidth, halfHeight } = box;
      if (halfWidth === 0 || halfHeight === 0) return true;
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x, y]) => ({ x: center.x + x! * halfWidth, y: center.y + y! * halfHeight }));
      return polygonContainsCircle(corners, circle) === boxContainsCircle(box, circle);
    });
  });
});
