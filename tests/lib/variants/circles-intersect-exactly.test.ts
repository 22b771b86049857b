import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circlesIntersectExactly } from '#lib/variants/circles-intersect-exactly.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, runs } from '../bench/check-scenes.ts';
import { endPoint, endRadius, exactContract } from '../bench/exactly.ts';
import {
  anywhereScene,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  touchingEverywhere,
} from '../bench/points-and-circles.ts';
import { randomScenes } from '../bench/random-scenes.ts';
import { disc } from '../bench/shapes.ts';
import { everyTwoCircles, split, type TwoCircles } from '../bench/two-circles.ts';

const call = ({ a, b }: TwoCircles) => circlesIntersectExactly(a, b);
const truth = ({ a, b }: TwoCircles) => oracle.circlesIntersect(a, b);
const endCircle = fc.record({ center: endPoint, radius: endRadius });

exactContract(call, {
  truth,
  touching: () => [...touchingEverywhere()].map((scene) => split(scene, 0)),
  integers: (random) => {
    const scene = integerScene(random, 4096);
    return split(scene, random.integer(0, scene.circle.radius));
  },
  nearTouching: (random) => {
    const scene = nearRimScene(random, 1);
    return split(scene, scene.circle.radius * random.pick([0, 0.5, random.between(0, 1)]));
  },
  atTheEnds: fc.record({ a: endCircle, b: endCircle }),
  unlike: [...randomScenes(runs(1_001, 100_000), mixedSizesScene)].map((scene) =>
    split(scene, scene.circle.radius / 2),
  ),
  plain: {
    a: disc(1, 2, 5),
    b: disc(3, 4, 6),
  },
});

test('is right on a small grid and for doubles anywhere', () => {
  const isExact = (scene: TwoCircles) => call(scene) === truth(scene);
  expect(checkScenes(everyTwoCircles(), isExact)).toBe(36 * 36 + 169 * 6);
  for (const size of [1e-300, 1e-150, 1e-6, 1, 600, 1e150, 1e300]) {
    const scenes = randomScenes(runs(200, 100_000), (random) => {
      const scene = anywhereScene(random, size);
      return split(scene, scene.circle.radius * random.between(0, 1));
    });
    checkScenes(scenes, isExact, `size ${size}`);
  }
});
