import { expect, test } from 'vitest';
import type { Box, Circle } from '#lib/types.ts';
import { distanceIsNear, offsetFrom, touches, ulps } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  hardBoxes,
  holding,
  integerBoxScene,
  mixedSizesBoxScene,
  nearTouchingBoxScene,
  touchingBoxesEverywhere,
} from './boxes-and-circles.ts';
import { checkScenes, runs } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { smallRadii } from './hard-numbers.ts';
import { predicateContract } from './predicate-contract.ts';
import { randomScenes } from './random-scenes.ts';
import { corners } from './shapes.ts';

const count = runs(600, 100_000);
const sizes = [1e-130, 1e-20, 1e-6, 1, 600, 1e6, 1e150];

type BoxTest = (box: Box, circle: Circle) => boolean;

/** The exact result. */
export function boxTouches({ box, circle }: BoxAndCircle): boolean {
  return touches(offsetFrom(box, circle.center), box, circle.radius);
}

/** Is the circle within `count` ulps of just touching? */
export function nearlyTouches({ box, circle }: BoxAndCircle, count: number): boolean {
  const margin = ulps(count, circle.radius, box.halfWidth, box.halfHeight);
  const offset = offsetFrom(box, circle.center);
  return distanceIsNear(offset, box, fromDouble(circle.radius), margin);
}

/** The tests that every predicate of a box and a circle must pass. */
export function boxContract(predicate: BoxTest) {
  const { call, isExact } = predicateContract(predicate, {
    args: ({ box, circle }: BoxAndCircle) => [box, circle],
    truth: boxTouches,
    isNear: nearlyTouches,
    runs: count,
    grid: { scenes: () => everyBoxAndCircle(5, 4, 3), count: 2 * 16 * 121 * 5 },
    integers: {
      'up to 4096': (random) => integerBoxScene(random, 4096),
      'up to 67,000,000': (random) => integerBoxScene(random, 67_000_000),
    },
    touching: {
      scenes: () => touchingBoxesEverywhere(30),
      count: 9 * 16 * (11 * 8 + 3 * 12),
    },
    every: 17,
    sizes,
    nearTouching: nearTouchingBoxScene,
    anywhere: anyBoxScene,
    mixedSizes: mixedSizesBoxScene,
    // A long side can round a small difference away, but a point has no side.
    exactBeside: besideWalls(0),
    alsoBeside: besideWalls(4),
    clearHits: corners([2, 3], [9, 3], [2, -7], [7, 9]).map((center) => ({
      box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 },
      circle: { center, radius: 5 },
    })),
    larger: ({ box, circle }) => [
      { box, circle: { ...circle, radius: neighbour(circle.radius, 1) } },
      { box: { ...box, halfWidth: neighbour(box.halfWidth, 1) }, circle },
    ],
  });

  test('returns true if the circle contains the box, or the box the circle', () => {
    const scenes = hardBoxes().flatMap((box) => [...holding(box)]);
    expect(checkScenes(scenes, (scene) => call(scene) && isExact(scene))).toBe(432);
  });
}

/** Tiny circles on a side and at a corner of a square, near the origin and far away. */
function besideWalls(half: number): BoxAndCircle[] {
  return smallRadii.flatMap((radius) =>
    [1, 1e8, 1e15].flatMap((x) =>
      [1, 1 + half].map((y) => ({
        box: { center: { x, y: 1 }, halfWidth: half, halfHeight: half },
        circle: { center: { x: x + half, y }, radius },
      })),
    ),
  );
}

/** Tests that two predicates agree for doubles whose squares neither overflow nor underflow. */
export function sameResults(one: BoxTest, other: BoxTest) {
  test('returns the results of the default form', () => {
    const agree = ({ box, circle }: BoxAndCircle) => one(box, circle) === other(box, circle);
    for (const size of sizes) {
      const near = randomScenes(count * 4, (random) => nearTouchingBoxScene(random, size));
      checkScenes(near, agree, `beside touching, size ${size}`);
      const any = randomScenes(count, (random) => anyBoxScene(random, size));
      checkScenes(any, agree, `anywhere, size ${size}`);
    }
    const mixed = checkScenes(randomScenes(count * 4, mixedSizesBoxScene), agree, 'mixed sizes');
    expect(mixed).toBe(count * 4);
  });
}
