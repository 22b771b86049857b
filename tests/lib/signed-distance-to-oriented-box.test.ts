import { describe, expect, test } from 'vitest';
import { signedDistanceToBox } from '#lib/signed-distance-to-box.ts';
import { signedDistanceToOrientedBox } from '#lib/signed-distance-to-oriented-box.ts';
import { distanceIsNear, ulps } from '#oracle/box.ts';
import { localOffsetFrom } from '#oracle/oriented-box.ts';
import { fromDouble } from '#oracle/rational.ts';
import {
  anyOrientedScene,
  everyBoxAndCircle,
  nearTouchingOrientedScene,
  type OrientedBoxAndCircle,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { mirrors, quarterTurns, transformOriented } from './bench/oriented-boxes.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings } from './bench/transforms.ts';

const runs = full ? 300_000 : 600;

/** The bound of the doc comment. */
const bound = 14;

const answer = ({ box, circle }: OrientedBoxAndCircle) =>
  signedDistanceToOrientedBox(circle.center, box);

function isNear(scene: OrientedBoxAndCircle, count = bound): boolean {
  const { box, circle } = scene;
  const ours = answer(scene);
  const margin = ulps(count, ours, box.halfWidth, box.halfHeight);
  return distanceIsNear(localOffsetFrom(box, circle.center), box, fromDouble(ours), margin);
}

test('the distance to a diamond is right from outside, from inside and from a corner', () => {
  const half = Math.SQRT2;
  const box = {
    center: { x: 10, y: 20 },
    halfWidth: half,
    halfHeight: half,
    rotation: Math.PI / 4,
  };
  const distance = (x: number, y: number) =>
    signedDistanceToOrientedBox({ x: 10 + x, y: 20 + y }, box);
  expect(distance(5, 0)).toBeCloseTo(3, 14);
  expect(distance(0, 0)).toBeCloseTo(-half, 14);
  expect(distance(0, -2)).toBeCloseTo(0, 14);
  expect(distance(2, 2)).toBeCloseTo(half, 14);
});

test('with rotation 0, it is the distance of signedDistanceToBox', () => {
  checkScenes(everyBoxAndCircle(5, 0, 3), ({ box, circle }) => {
    const turned = signedDistanceToOrientedBox(circle.center, { ...box, rotation: 0 });
    return turned === signedDistanceToBox(circle.center, box);
  });
});

describe(`is right to ${bound} ulps of the largest of the distance and the half sides`, () => {
  testEach('for doubles', [1e-130, 1e-6, 1, 600, 1e150], (size) => {
    const near = randomScenes(runs, (random) => nearTouchingOrientedScene(random, size));
    expect(checkScenes(near, (scene) => isNear(scene))).toBe(runs);
    const any = randomScenes(runs, (random) => anyOrientedScene(random, size));
    expect(checkScenes(any, (scene) => isNear(scene))).toBe(runs);
  });

  // The worst input known, in worst-known.test.ts, is off by 6.43.
  test('and one distance is off by 3.74 ulps', () => {
    const scene = {
      box: {
        center: { x: 8.324395679893752e-101, y: -1.126522951571185e-101 },
        halfWidth: 9.852985208937833e-101,
        halfHeight: 1.8235555095019262e-101,
        rotation: 28.649675221249623,
      },
      circle: { center: { x: -8.0160062803409e-101, y: -8.677472314314418e-101 }, radius: 0 },
    };
    expect([isNear(scene, 3.75), isNear(scene, 3.73)]).toEqual([true, false]);
  });
});

testEach('follows the scene', [...quarterTurns, ...mirrors, ...scalings], (transform) => {
  checkScenes(
    randomScenes(1000, (random) => anyOrientedScene(random, 1)),
    (scene) => {
      const there = answer(transformOriented(scene, transform));
      return Math.abs(there / transform.factor - answer(scene)) < 20 * Number.EPSILON;
    },
  );
});

test('is NaN if any number is NaN', () => {
  const box = { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4, rotation: 0.5 };
  const spoilt = [...replaceEachNumber({ box, point: { x: 2, y: 3 } }, NaN)];
  expect(spoilt.map((scene) => signedDistanceToOrientedBox(scene.point, scene.box))).toEqual(
    Array(7).fill(NaN),
  );
});
