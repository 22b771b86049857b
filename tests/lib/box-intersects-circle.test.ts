import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { closestPointInBox } from '#lib/closest-point-in-box.ts';
import { pointInCircle } from '#lib/point-in-circle.ts';
import { boxTouches, describeBoxPredicate, nearlyTouches } from './bench/box-predicate.ts';
import { integerBoxScene } from './bench/boxes-and-circles.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { randomScenes } from './bench/random-scenes.ts';

describeBoxPredicate(boxIntersectsCircle);

const answers = (scene: Parameters<typeof boxTouches>[0]) => [
  boxIntersectsCircle(scene.box, scene.circle),
  boxTouches(scene),
];

test('in whole numbers it is: is the closest point in the circle?', () => {
  checkScenes(
    randomScenes(4000, (random) => integerBoxScene(random, 4096)),
    ({ box, circle }) =>
      boxIntersectsCircle(box, circle) ===
      pointInCircle(closestPointInBox(circle.center, box), circle),
  );
});

// Found by climbing. The roundings of all steps add up to 3.62 ulps at most.
test('the worst wrong answer known lies 1.87 ulps from touching', () => {
  const scene = {
    box: {
      center: { x: 845.7553485673933, y: 0.05758926066384418 },
      halfWidth: 0.0000018159434921422264,
      halfHeight: 1.021248903887188,
    },
    circle: {
      center: { x: 844.6936373407635, y: -2.5940182391104707 },
      radius: 1.9455837231851119,
    },
  };
  const [ours, truth] = answers(scene);
  expect(ours).not.toBe(truth);
  expect(nearlyTouches(scene, 1.88)).toBe(true);
  expect(nearlyTouches(scene, 1.86)).toBe(false);
});

describe('beyond the stated sizes it can be wrong', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 };

  test('too large: infinity <= infinity', () => {
    const circle = { center: { x: 1e170, y: 0 }, radius: 1e160 };
    expect(answers({ box, circle })).toEqual([true, false]);
  });

  test('too small: 0 <= 0', () => {
    const point = { ...box, halfWidth: 0, halfHeight: 0 };
    const circle = { center: { x: 1e-170, y: 0 }, radius: 0 };
    expect(answers({ box: point, circle })).toEqual([true, false]);
  });

  test('radius 94,906,266: one unit beside a corner is a hit', () => {
    const circle = { center: { x: 94_906_267, y: 2 }, radius: 94_906_266 };
    expect(answers({ box, circle })).toEqual([true, false]);
    const smaller = { center: { x: 94_906_266, y: 2 }, radius: 94_906_265 };
    expect(answers({ box, circle: smaller })).toEqual([false, false]);
  });
});
