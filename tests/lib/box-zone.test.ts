import { describe, expect, test } from 'vitest';
import { boxZone } from '#lib/box-zone.ts';
import { offsetFrom, ulps, zone } from '#oracle/box.ts';
import { add, compare, fromDouble, type Rational, square } from '#oracle/rational.ts';
import {
  type BoxAndCircle,
  everyBoxAndCircle,
  hardBoxes,
  integerBoxScene,
  mixedSizesBoxScene,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, translations } from './bench/transforms.ts';

const runs = full ? 300_000 : 2_000;
const box = { center: { x: 10, y: 20 }, halfWidth: 3, halfHeight: 2 };

const answer = ({ box, circle }: BoxAndCircle) => boxZone(circle.center, box);
const truth = ({ box, circle }: BoxAndCircle) => zone(offsetFrom(box, circle.center), box);
const isExact = (scene: BoxAndCircle) => answer(scene) === truth(scene);

test('zones are numbered row by row from low x and low y', () => {
  const zones = [10, 20, 30].flatMap((y) => [0, 10, 20].map((x) => boxZone({ x, y }, box)));
  expect(zones).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('sides and corners belong to the middle zone', () => {
  expect(boxZone({ x: 7, y: 18 }, box)).toBe(4);
  expect(boxZone({ x: 13, y: 22 }, box)).toBe(4);
  expect(boxZone({ x: 7, y: 17 }, box)).toBe(1);
  expect(boxZone({ x: 14, y: 22 }, box)).toBe(5);
});

describe('the zone is right', () => {
  test('on a small grid', () => {
    expect(checkScenes(everyBoxAndCircle(5, 0, 3), isExact)).toBe(2 * 16 * 121);
  });

  testEach('for whole numbers', [4096, 2 ** 51], (limit) => {
    const scenes = randomScenes(runs, (random) => integerBoxScene(random, limit));
    expect(checkScenes(scenes, isExact)).toBe(runs);
  });

  test('at corners, near the origin and far away', () => {
    for (const hard of hardBoxes()) {
      const { center, halfWidth, halfHeight } = hard;
      const corner = { x: center.x + halfWidth, y: center.y - halfHeight };
      const beyond = { x: corner.x + 1, y: corner.y - 1 };
      expect(boxZone(corner, hard)).toBe(4);
      expect(boxZone(beyond, hard)).toBe(2);
    }
  });
});

describe('for doubles it errs only towards the middle, within half an ulp of a side', () => {
  const onWall = (random: Random) => {
    const scene = mixedSizesBoxScene(random);
    const { center, halfWidth, halfHeight } = scene.box;
    const near = (middle: number, half: number) =>
      neighbour(middle + random.pick([-1, 1]) * half, random.integer(-2, 2));
    const place = { x: near(center.x, halfWidth), y: near(center.y, halfHeight) };
    return { box: scene.box, circle: { center: place, radius: 0 } };
  };
  /** Is it right, or the middle for a point at most half an ulp of the half side beyond? */
  const isRight = (ours: number, exact: number, offset: Rational, half: number) => {
    if (ours === exact) return true;
    const margin = add(fromDouble(half), ulps(0.5, half));
    return ours === 1 && compare(square(offset), square(margin)) <= 0;
  };

  test('of any size', () => {
    let wrong = 0;
    const count = checkScenes(randomScenes(runs, onWall), (scene) => {
      if (isExact(scene)) return true;
      wrong += 1;
      const { box, circle } = scene;
      const [ours, exact] = [answer(scene), truth(scene)];
      const offset = offsetFrom(box, circle.center);
      return (
        isRight(ours % 3, exact % 3, offset.x, box.halfWidth) &&
        isRight(Math.floor(ours / 3), Math.floor(exact / 3), offset.y, box.halfHeight)
      );
    });
    expect(count).toBe(runs);
    expect(wrong).toBeGreaterThan(runs / 100);
  });
});

test('NaN is never inside', () => {
  const scene = { box, circle: { center: { x: 10, y: 20 }, radius: 1 } };
  const zones = [...replaceEachNumber(scene, NaN)].map(answer);
  expect(zones).toEqual([5, 7, 5, 7, 5, 7, 4]);
});

describe('the zone', () => {
  const scenes = () => randomScenes(runs / 4, (random) => integerBoxScene(random, 4096));

  testEach('does not change if moved or scaled', [...translations, ...scalings], (transform) => {
    checkScenes(scenes(), (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  testEach(
    'is rotated or mirrored with the scene',
    transforms.filter(({ factor }) => factor === 1),
    (transform) => {
      const middle = { x: 1, y: 1 };
      const origin = transform.point({ x: 0, y: 0 });
      checkScenes(scenes(), (scene) => {
        // Relative to the middle zone, column and row are rotated like a direction.
        const zone = answer(scene);
        const place = transform.point({
          x: (zone % 3) - middle.x,
          y: Math.floor(zone / 3) - middle.y,
        });
        const expected = place.x - origin.x + middle.x + 3 * (place.y - origin.y + middle.y);
        return answer(transformScene(scene, transform)) === expected;
      });
    },
  );
});
