import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointInCircleExactly } from '#lib/variants/point-in-circle-exactly.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, runs } from '../bench/check-scenes.ts';
import { endPoint, endRadius, exactContract } from '../bench/exactly.ts';
import {
  anywhereScene,
  everyPointAndCircle,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from '../bench/points-and-circles.ts';
import { randomScenes } from '../bench/random-scenes.ts';
import { disc } from '../bench/shapes.ts';

const call = ({ point, circle }: PointAndCircle) => pointInCircleExactly(point, circle);
const truth = ({ point, circle }: PointAndCircle) => oracle.pointInCircle(point, circle);

exactContract(call, {
  truth,
  touching: touchingEverywhere,
  integers: (random) => integerScene(random, 4096),
  nearTouching: (random) => nearRimScene(random, 1),
  atTheEnds: fc.record({
    point: endPoint,
    circle: fc.record({ center: endPoint, radius: endRadius }),
  }),
  unlike: randomScenes(runs(1_001, 100_000), mixedSizesScene),
  plain: { point: { x: 1, y: 2 }, circle: disc(3, 4, 5) },
});

test('is right on a small grid and for doubles anywhere', () => {
  const isExact = (scene: PointAndCircle) => call(scene) === truth(scene);
  expect(checkScenes(everyPointAndCircle(2, 6), isExact)).toBe(25 * 25 * 7);
  for (const size of [1e-300, 1e-150, 1e-6, 1, 600, 1e6, 1e150, 1e300]) {
    const scenes = randomScenes(runs(200, 100_000), (random) => anywhereScene(random, size));
    checkScenes(scenes, isExact, `size ${size}`);
  }
});
