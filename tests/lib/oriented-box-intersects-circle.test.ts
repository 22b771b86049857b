import { expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { orientedBoxIntersectsCircle } from '#lib/oriented-box-intersects-circle.ts';
import { distanceIsNear, touches, ulps } from '#oracle/box.ts';
import { localOffsetFrom } from '#oracle/oriented-box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { statedBound } from './attack/stated.ts';
import {
  anyOrientedScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  holding,
  integerBoxScene,
  nearTouchingBoxScene,
  nearTouchingOrientedScene,
  type OrientedBoxAndCircle,
  touchingBoxesEverywhere,
} from './bench/boxes-and-circles.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { mirrors, quarterTurns, transformOriented } from './bench/oriented-boxes.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, translations } from './bench/transforms.ts';

const bound = statedBound('orientedBoxIntersectsCircle');
const count = runs(600, 100_000);
const sizes = [1e-130, 1e-6, 1, 600, 1e150];

const truth = ({ box, circle }: OrientedBoxAndCircle) =>
  touches(localOffsetFrom(box, circle.center), box, circle.radius);

function nearlyTouches({ box, circle }: OrientedBoxAndCircle, count: number): boolean {
  const margin = ulps(count, circle.radius, box.halfWidth, box.halfHeight);
  const offset = localOffsetFrom(box, circle.center);
  return distanceIsNear(offset, box, fromDouble(circle.radius), margin);
}

const turned = ({ box, circle }: BoxAndCircle, rotation = 0) => ({
  box: { ...box, rotation },
  circle,
});

const { call, isExact } = predicateContract(orientedBoxIntersectsCircle, {
  args: ({ box, circle }: OrientedBoxAndCircle) => [box, circle],
  truth,
  isNear: nearlyTouches,
  runs: count,
  grid: {
    scenes: () => [...everyBoxAndCircle(5, 4, 3)].map((scene) => turned(scene)),
    count: 2 * 16 * 121 * 5,
  },
  integers: { 'not rotated, up to 4096': (random) => turned(integerBoxScene(random, 4096)) },
  touching: {
    scenes: () => [...touchingBoxesEverywhere(30)].map((scene) => turned(scene)),
    count: 9 * 16 * (11 * 8 + 3 * 12),
  },
  every: 37,
  sizes,
  nearTouching: nearTouchingOrientedScene,
  anywhere: anyOrientedScene,
  clearHits: [
    {
      box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4, rotation: 0.5 },
      circle: { center: { x: 2, y: 3 }, radius: 5 },
    },
  ],
  larger: ({ box, circle }) => [
    { box, circle: { ...circle, radius: neighbour(circle.radius, 1) } },
  ],
  // Rotating or mirroring the scene rounds differently, as shown below.
  transforms: [...translations, ...scalings],
  exactTransforms: scalings,
  transform: transformOriented,
});

test('for a diamond, the rotation decides', () => {
  const box = { center: { x: 10, y: 20 }, halfWidth: 2, halfHeight: 2, rotation: Math.PI / 4 };
  const hit = (x: number, y: number, radius: number) =>
    orientedBoxIntersectsCircle(box, { center: { x: 10 + x, y: 20 + y }, radius });
  expect(hit(2.8, 0, 0)).toBe(true);
  expect(hit(2, 2, 0.8)).toBe(false);
  expect(hit(2, 2, 0.9)).toBe(true);
});

test('the rotation is counter-clockwise if y points up', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 5, halfHeight: 1, rotation: Math.PI / 6 };
  const hit = (x: number, y: number) =>
    orientedBoxIntersectsCircle(box, { center: { x, y }, radius: 0.1 });
  expect([hit(4, 2.3), hit(4, -2.3)]).toEqual([true, false]);
});

test('with rotation 0, it is the result of boxIntersectsCircle', () => {
  const agrees = (scene: BoxAndCircle) =>
    call(turned(scene)) === boxIntersectsCircle(scene.box, scene.circle);
  const whole = randomScenes(count, (random) => integerBoxScene(random, 4096));
  expect(checkScenes(whole, agrees)).toBe(count);
  for (const size of sizes) {
    checkScenes(
      randomScenes(count, (random) => nearTouchingBoxScene(random, size)),
      (scene) => agrees(scene) || nearlyTouches(turned(scene), bound),
      `size ${size}`,
    );
  }
});

test('returns true if the circle contains the box, or the box the circle', () => {
  const scenes = randomScenes(100, (random) => anyOrientedScene(random, 600));
  checkScenes(scenes, ({ box }) =>
    [...holding({ ...box, rotation: undefined })].every(
      ({ circle }) => call({ box, circle }) && isExact({ box, circle }),
    ),
  );
});

// The roundings of all steps add up to at most 13.8 ulps, but they cannot all be at their worst
// together. The worst input known, in worst-known.test.ts, is off by 6.63.
test('a result can be wrong 3.17 ulps from touching', () => {
  const scene = {
    box: {
      center: { x: 0, y: 0.07716033600368388 },
      halfWidth: 1.7441310534204453,
      halfHeight: 1.055655249308837,
      rotation: 49.24400846525498,
    },
    circle: {
      center: { x: 1.6854319521139833, y: -2.122178470748019 },
      radius: 1.0116176382913853,
    },
  };
  expect(isExact(scene)).toBe(false);
  expect([nearlyTouches(scene, 3.18), nearlyTouches(scene, 3.16)]).toEqual([true, false]);
});

test('after a quarter turn, it is the result of the box with its sides swapped', () => {
  const make = (random: Random) =>
    turned(integerBoxScene(random, 4096), (random.pick([-3, -1, 1, 3]) * Math.PI) / 2);
  const checked = checkScenes(randomScenes(count, make), (scene) => {
    const { center, halfWidth, halfHeight } = scene.box;
    const swapped = { center, halfWidth: halfHeight, halfHeight: halfWidth };
    const there = boxIntersectsCircle(swapped, scene.circle);
    return call(scene) === there || nearlyTouches(scene, bound);
  });
  expect(checked).toBe(count);
});

test('the result follows a moved or scaled scene, and except for rounding a rotated or mirrored one', () => {
  const whole = (random: Random) => turned(integerBoxScene(random, 4096), random.between(-10, 10));
  for (const transform of [...translations, ...scalings]) {
    checkScenes(
      randomScenes(count / 4, whole),
      (scene) => call(scene) === call(transformOriented(scene, transform)),
      transform.name,
    );
  }
  for (const transform of [...quarterTurns, ...mirrors]) {
    checkScenes(
      randomScenes(count / 4, (random) => anyOrientedScene(random, 1)),
      (scene) =>
        call(scene) === call(transformOriented(scene, transform)) || nearlyTouches(scene, bound),
      transform.name,
    );
  }
});
