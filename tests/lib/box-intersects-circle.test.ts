import { expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { closestPointInBox } from '#lib/closest-point-in-box.ts';
import { pointInCircle } from '#lib/point-in-circle.ts';
import { boxContract, boxTouches, nearlyTouches } from './bench/box-predicate.ts';
import { type BoxAndCircle, integerBoxScene } from './bench/boxes-and-circles.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { randomScenes } from './bench/random-scenes.ts';

boxContract(boxIntersectsCircle);

const results = (scene: BoxAndCircle) => [
  boxIntersectsCircle(scene.box, scene.circle),
  boxTouches(scene),
];

test('in whole numbers, it is true exactly if the closest point is in the circle', () => {
  const count = runs(1_000, 100_000);
  const scenes = randomScenes(count, (random) => integerBoxScene(random, 4096));
  const isSame = ({ box, circle }: BoxAndCircle) =>
    boxIntersectsCircle(box, circle) ===
    pointInCircle(closestPointInBox(circle.center, box), circle);
  expect(checkScenes(scenes, isSame)).toBe(count);
});

// Found by climbing. The roundings of all steps add up to 3.62 ulps at most.
test('the worst wrong result known lies 1.87 ulps from touching', () => {
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
  const [ours, truth] = results(scene);
  expect(ours).not.toBe(truth);
  expect([nearlyTouches(scene, 1.88), nearlyTouches(scene, 1.86)]).toEqual([true, false]);
});

const unit = { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 };
const point = { ...unit, halfWidth: 0, halfHeight: 0 };

test.each([
  ['too large: infinity <= infinity', unit, 1e170, 0, 1e160, [true, false]],
  ['too small: 0 <= 0', point, 1e-170, 0, 0, [true, false]],
  ['one unit beside a corner at radius 94,906,266', unit, 94_906_267, 2, 94_906_266, [true, false]],
  ['but not yet at 94,906,265', unit, 94_906_266, 2, 94_906_265, [false, false]],
])('beyond the stated sizes it can be wrong: %s', (_, box, x, y, radius, expected) => {
  expect(results({ box, circle: { center: { x, y }, radius } })).toEqual(expected);
});
