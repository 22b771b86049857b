import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { signedDistanceToBox } from '#lib/signed-distance-to-box.ts';
import { distanceIsNear, offsetFrom, ulps } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  integerBoxScene,
  mixedSizesBoxScene,
  nearTouchingBoxScene,
  touchingBoxesEverywhere,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, translations, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 300_000 : 1_000;

/** The bound of the doc comment. */
const bound = 4;

const answer = ({ box, circle }: BoxAndCircle) => signedDistanceToBox(circle.center, box);

function isNear(scene: BoxAndCircle, count = bound): boolean {
  const { box, circle } = scene;
  const ours = answer(scene);
  const margin = ulps(count, ours, box.halfWidth, box.halfHeight);
  return distanceIsNear(offsetFrom(box, circle.center), box, fromDouble(ours), margin);
}

testEach(
  'the distance to a box of half sides 5 and 3 is right',
  [
    [{ x: 0, y: 0 }, -3],
    [{ x: 4, y: 1 }, -1],
    [{ x: -5, y: 0 }, 0],
    [{ x: 5, y: 3 }, 0],
    [{ x: -7, y: 1 }, 2],
    [{ x: 0, y: 10 }, 7],
    [{ x: 8, y: -7 }, 5],
  ],
  (point, expected) => {
    const box = { center: { x: 0, y: 0 }, halfWidth: 5, halfHeight: 3 };
    expect(signedDistanceToBox(point, box)).toBe(expected);
  },
);

describe('is exactly right', () => {
  test('wherever the distance is a whole number', () => {
    const count = checkScenes(touchingBoxesEverywhere(30), (scene) => {
      return answer(scene) === scene.circle.radius && isNear(scene, 0);
    });
    expect(count).toBe(9 * 16 * (11 * 8 + 3 * 12));
  });

  test('inside, for whole numbers', () => {
    let inside = 0;
    checkScenes(everyBoxAndCircle(5, 0, 3), (scene) => {
      if (answer(scene) > 0) return true;
      inside += 1;
      return isNear(scene, 0);
    });
    expect(inside).toBe(512);
  });
});

test('beside a side, and level with a corner, any size is right, because nothing is squared', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 0 };
  for (const gap of [1e-200, 1e200]) {
    expect(signedDistanceToBox({ x: 0, y: gap }, box)).toBe(gap);
    expect(signedDistanceToBox({ x: gap, y: 0 }, box)).toBe(gap);
  }
});

describe(`is right to ${bound} ulps of the largest of the distance and the half sides`, () => {
  test('on a small grid, even to half an ulp', () => {
    const scenes = everyBoxAndCircle(7, 0, 3);
    expect(checkScenes(scenes, (scene) => isNear(scene, 0.5))).toBe(2 * 16 * 225);
  });

  testEach('for doubles', [1e-130, 1e-6, 1, 600, 1e150], (size) => {
    const near = randomScenes(runs, (random) => nearTouchingBoxScene(random, size));
    expect(checkScenes(near, (scene) => isNear(scene))).toBe(runs);
    const any = randomScenes(runs, (random) => anyBoxScene(random, size));
    expect(checkScenes(any, (scene) => isNear(scene))).toBe(runs);
  });

  test('for whole numbers, and numbers of very different sizes', () => {
    const whole = randomScenes(runs, (random) => integerBoxScene(random, 4096));
    expect(checkScenes(whole, (scene) => isNear(scene))).toBe(runs);
    expect(checkScenes(randomScenes(runs, mixedSizesBoxScene), (scene) => isNear(scene))).toBe(
      runs,
    );
  });

  // `npm run attack` found it. The roundings of all steps add up to at most 3.62 ulps.
  test('and the worst distance known is off by 2.27 ulps', () => {
    const scene = {
      box: {
        center: { x: 2.2495089518617916e-101, y: 8.512433755866322e-101 },
        halfWidth: 7.008018647099197e-101,
        halfHeight: 3.103737458140528e-101,
      },
      circle: { center: { x: -4.8992662014671116e-101, y: -3.335326711863118e-101 }, radius: 0 },
    };
    expect([isNear(scene, 2.27), isNear(scene, 2.26)]).toEqual([true, false]);
  });
});

test('for whole numbers, it is at most the radius exactly if the circle touches', () => {
  checkScenes(
    randomScenes(runs, (random) => integerBoxScene(random, 4096)),
    (scene) =>
      boxIntersectsCircle(scene.box, scene.circle) === answer(scene) <= scene.circle.radius,
  );
});

test('is NaN if any number is NaN', () => {
  const box = { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 };
  for (const center of [
    { x: 1, y: 3 },
    { x: 1, y: 30 },
    { x: 10, y: 30 },
  ]) {
    const spoilt = [...replaceEachNumber({ box, point: center }, NaN)];
    expect(spoilt.map(({ box, point }) => signedDistanceToBox(point, box))).toEqual(
      Array(6).fill(NaN),
    );
  }
});

testEach('the distance follows the scene', [...turnsAndMirrors, ...scalings], (transform) => {
  checkScenes(
    randomScenes(1000, (random) => nearTouchingBoxScene(random, 1)),
    (scene) => answer(transformScene(scene, transform)) === answer(scene) * transform.factor,
  );
});

testEach('a moved scene has the same distance, in whole numbers', translations, (transform) => {
  checkScenes(
    randomScenes(1000, (random) => integerBoxScene(random, 4096)),
    (scene) => answer(transformScene(scene, transform)) === answer(scene),
  );
});
