import { describe, expect, test } from 'vitest';
import { boxZone } from '#lib/box-zone.ts';
import { closestPointInBox } from '#lib/closest-point-in-box.ts';
import { closest, offsetFrom, ulps } from '#oracle/box.ts';
import { add, compare, fromDouble, type Rational, sub } from '#oracle/rational.ts';
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
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 300_000 : 1_000;

const answer = ({ box, circle }: BoxAndCircle) => closestPointInBox(circle.center, box);

/** Is each coordinate within this many of its own ulps of the true one? */
function isNear({ box, circle }: BoxAndCircle, count: number): boolean {
  const ours = closestPointInBox(circle.center, box);
  const exact = closest(offsetFrom(box, circle.center), box);
  const near = (value: number, offset: Rational, middle: number) => {
    const error = sub(fromDouble(value), add(fromDouble(middle), offset));
    const margin = ulps(count, value);
    return compare(error, margin) <= 0 && compare(error, sub(fromDouble(0), margin)) >= 0;
  };
  return near(ours.x, exact.x, box.center.x) && near(ours.y, exact.y, box.center.y);
}

test('inside, it is the point itself, and outside, it is on a side or at a corner', () => {
  const box = { center: { x: 10, y: 20 }, halfWidth: 3, halfHeight: 2 };
  expect(closestPointInBox({ x: 11, y: 19 }, box)).toEqual({ x: 11, y: 19 });
  expect(closestPointInBox({ x: 99, y: 19 }, box)).toEqual({ x: 13, y: 19 });
  expect(closestPointInBox({ x: 11, y: -5 }, box)).toEqual({ x: 11, y: 18 });
  expect(closestPointInBox({ x: -9, y: 99 }, box)).toEqual({ x: 7, y: 22 });
});

describe('is exactly right', () => {
  test('on a small grid', () => {
    const scenes = everyBoxAndCircle(5, 0, 3);
    expect(checkScenes(scenes, (scene) => isNear(scene, 0))).toBe(2 * 16 * 121);
  });

  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerBoxScene(random, 4096));
    checkScenes(scenes, (scene) => isNear(scene, 0));
    checkScenes(touchingBoxesEverywhere(5), (scene) => isNear(scene, 0));
  });

  test('inside, for any doubles, without rounding', () => {
    const scenes = randomScenes(runs, (random) => anyBoxScene(random, 600));
    let inside = 0;
    checkScenes(scenes, (scene) => {
      if (boxZone(scene.circle.center, scene.box) !== 4) return true;
      inside += 1;
      const { x, y } = answer(scene);
      return x === scene.circle.center.x && y === scene.circle.center.y;
    });
    expect(inside).toBeGreaterThan(runs / 20);
  });
});

describe('each coordinate is right to half an ulp of itself', () => {
  testEach('for doubles', [1e-100, 1e-6, 1, 600, 1e100], (size) => {
    const near = randomScenes(runs, (random) => nearTouchingBoxScene(random, size));
    checkScenes(near, (scene) => isNear(scene, 0.5));
    const any = randomScenes(runs, (random) => anyBoxScene(random, size));
    checkScenes(any, (scene) => isNear(scene, 0.5));
  });

  test('for numbers of very different sizes', () => {
    checkScenes(randomScenes(runs, mixedSizesBoxScene), (scene) => isNear(scene, 0.5));
  });
});

testEach('the result follows the box', transforms, (transform) => {
  checkScenes(
    randomScenes(1000, (random) => integerBoxScene(random, 4096)),
    (scene) => {
      const there = answer(transformScene(scene, transform));
      expect(there).toEqual(transformScene(answer(scene), transform));
      return true;
    },
  );
});
