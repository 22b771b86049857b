import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxIntersectsCircleExactly } from '#lib/variants/box-intersects-circle-exactly.ts';
import { boxTouches } from '../bench/box-predicate.ts';
import {
  type BoxAndCircle,
  integerBoxScene,
  nearTouchingBoxScene,
  touchingBoxesEverywhere,
} from '../bench/boxes-and-circles.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { endPoint, endRadius, exactContract } from '../bench/exactly.ts';
import { randomScenes } from '../bench/random-scenes.ts';
import { disc } from '../bench/shapes.ts';

exactContract<BoxAndCircle>(({ box, circle }) => boxIntersectsCircleExactly(box, circle), {
  truth: boxTouches,
  touching: () => touchingBoxesEverywhere(5),
  integers: (random) => integerBoxScene(random, 4096),
  nearTouching: (random) => nearTouchingBoxScene(random, 1),
  ordinary: (random) => {
    const point = () => ({ x: random.between(0, 300), y: random.between(0, 200) });
    const side = () => random.between(5, 65);
    const box = { center: point(), halfWidth: side(), halfHeight: side() };
    return { box, circle: { center: point(), radius: side() } };
  },
  atTheEnds: fc.record({
    box: fc.record({ center: endPoint, halfWidth: endRadius, halfHeight: endRadius }),
    circle: fc.record({ center: endPoint, radius: endRadius }),
  }),
  plain: {
    box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 },
    circle: disc(2, 3, 5),
  },
});

test('is right beside a long box, where rounding exceeds the gap', () => {
  const scenes = randomScenes(400, (random): BoxAndCircle => {
    const half = 1e6 * random.between(1, 2);
    const center = { x: random.between(-1, 1), y: -random.between(0, 1e-3) };
    const far = { x: 0, y: half + random.between(0.2, 0.3) };
    // The radius differs from the rounded gap by about its rounding error.
    const gap = far.y - center.y - half;
    const radius = gap + random.between(-1, 1) * 2 ** random.integer(-45, -33);
    const scene = {
      box: { center, halfWidth: 2, halfHeight: half },
      circle: { center: far, radius },
    };
    return random.pick([scene, transposed(scene)]);
  });
  expect(
    checkScenes(scenes, (scene) => {
      const { box, circle } = scene;
      return boxIntersectsCircleExactly(box, circle) === boxTouches(scene);
    }),
  ).toBe(400);
});

/** The scene with x and y exchanged. */
function transposed({ box, circle }: BoxAndCircle): BoxAndCircle {
  return {
    box: {
      center: { x: box.center.y, y: box.center.x },
      halfWidth: box.halfHeight,
      halfHeight: box.halfWidth,
    },
    circle: disc(circle.center.y, circle.center.x, circle.radius),
  };
}
