import { describe, expect, test } from 'vitest';
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
import { checkScenes, full } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { oneUlpBeside, replaceEachNumber, smallRadii } from './hard-numbers.ts';
import { type Random, randomScenes } from './random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './transforms.ts';

const runs = full ? 500_000 : 3_000;
const sizes = [1e-130, 1e-20, 1e-6, 1, 600, 1e6, 1e150];

/** The bound of the doc comment. */
const bound = 4;

/** The truth. */
export function boxTouches({ box, circle }: BoxAndCircle): boolean {
  return touches(offsetFrom(box, circle.center), box, circle.radius);
}

/** Is the circle so near to just touching that a wrong answer is within what is stated? */
export function nearlyTouches({ box, circle }: BoxAndCircle, count = bound): boolean {
  const margin = ulps(count, circle.radius, box.halfWidth, box.halfHeight);
  const offset = offsetFrom(box, circle.center);
  return distanceIsNear(offset, box, fromDouble(circle.radius), margin);
}

export const valid = ({ box, circle }: BoxAndCircle) =>
  circle.radius >= 0 && box.halfWidth >= 0 && box.halfHeight >= 0;

/** Everything that any test of a box and a circle has to stand. */
export function describeBoxPredicate(predicate: (box: Box, circle: Circle) => boolean) {
  const answer = ({ box, circle }: BoxAndCircle) => predicate(box, circle);
  const isExact = (scene: BoxAndCircle) => answer(scene) === boxTouches(scene);
  const isRight = (scene: BoxAndCircle) => isExact(scene) || nearlyTouches(scene);

  describe('no wrong answer', () => {
    test('on every box and circle of a small grid', () => {
      expect(checkScenes(everyBoxAndCircle(5, 4, 3), isExact)).toBe(2 * 16 * 121 * 5);
    });

    test.each([4096, 67_000_000])('on whole numbers up to +-%d', (limit) => {
      const scenes = randomScenes(runs, (random) => integerBoxScene(random, limit));
      expect(checkScenes(scenes, isExact)).toBe(runs);
    });

    test('where they touch in whole numbers, near the origin and far away', () => {
      const scenes = touchingBoxesEverywhere(30);
      const count = checkScenes(scenes, (scene) => answer(scene) && boxTouches(scene));
      expect(count).toBe(9 * 16 * (11 * 8 + 3 * 12));
    });

    test('one unit beside touching', () => {
      for (const { box, circle } of touchingBoxesEverywhere(5)) {
        for (const radius of [circle.radius - 1, circle.radius + 1]) {
          if (radius < 0) continue;
          checkScenes([{ box, circle: { ...circle, radius } }], isExact);
        }
      }
    });

    test('on a circle that holds the box, and one held by it', () => {
      const scenes = hardBoxes().flatMap((box) => [...holding(box)]);
      expect(checkScenes(scenes, (scene) => answer(scene) && boxTouches(scene))).toBe(432);
    });

    test.each(smallRadii)('one ulp beside a wall and a corner, radius %d', (radius) => {
      for (const x of [1, 1e8, 1e15]) {
        for (const half of [0, 4]) {
          const box = { center: { x, y: 1 }, halfWidth: half, halfHeight: half };
          for (const y of [1, 1 + half]) {
            const scene = { box, circle: { center: { x: x + half, y }, radius } };
            expect(answer(scene)).toBe(true);
            // A side can round the difference away; a point has none.
            const beside = [...oneUlpBeside(scene)].filter(valid);
            checkScenes(beside, half === 0 ? isExact : isRight);
          }
        }
      }
    });
  });

  describe(`a wrong answer lies within ${bound} ulps of touching`, () => {
    test.each(sizes)('for doubles beside touching, size %d', (size) => {
      let wrong = 0;
      const scenes = randomScenes(runs, (random) => nearTouchingBoxScene(random, size));
      const count = checkScenes(scenes, (scene) => {
        if (isExact(scene)) return true;
        wrong += 1;
        return nearlyTouches(scene);
      });
      expect(count).toBe(runs);
      // Where nothing is wrong, the hunt looked in the wrong place.
      expect(wrong).toBeGreaterThan(runs / 50);
    });

    test.each(sizes)('for doubles anywhere, size %d', (size) => {
      const scenes = randomScenes(runs, (random) => anyBoxScene(random, size));
      expect(checkScenes(scenes, isRight)).toBe(runs);
    });

    test('for numbers of very different sizes', () => {
      expect(checkScenes(randomScenes(runs, mixedSizesBoxScene), isRight)).toBe(runs);
    });

    test('one ulp beside touching, near the origin and far away', () => {
      for (const scene of touchingBoxesEverywhere(full ? 12 : 5)) {
        checkScenes([...oneUlpBeside(scene)].filter(valid), isRight);
      }
    });
  });

  describe('a number that is none', () => {
    const inside = {
      box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 },
      circle: { center: { x: 2, y: 3 }, radius: 5 },
    };
    const atWall = { ...inside, circle: { center: { x: 9, y: 3 }, radius: 5 } };
    const above = { ...inside, circle: { center: { x: 2, y: -7 }, radius: 5 } };
    const atCorner = { ...inside, circle: { center: { x: 7, y: 9 }, radius: 5 } };
    const everywhere = [inside, atWall, above, atCorner];

    test('NaN anywhere answers false', () => {
      for (const scene of everywhere) {
        expect(answer(scene)).toBe(true);
        expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(7);
      }
      const center = { x: NaN, y: NaN };
      expect(answer({ ...inside, circle: { center, radius: 5 } })).toBe(false);
    });

    test.each([Infinity, -Infinity])('a place at %d answers false', (value) => {
      for (const scene of everywhere) {
        const places = [...replaceEachNumber(scene, value)].filter(
          ({ box, circle }) => box.halfWidth === 3 && box.halfHeight === 4 && circle.radius === 5,
        );
        expect(checkScenes(places, (place) => !answer(place))).toBe(4);
      }
      const box = { ...inside.box, center: { x: value, y: 2 } };
      expect(answer({ box, circle: { center: { x: value, y: 2 }, radius: 5 } })).toBe(false);
    });
  });

  describe('the answer stays', () => {
    test.each(transforms)('$name, for whole numbers', (transform) => {
      const scenes = randomScenes(runs / 4, (random) => integerBoxScene(random, 4096));
      checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
    });

    test.each([...turnsAndMirrors, ...scalings])(
      '$name, for doubles beside touching',
      (transform) => {
        const make = (random: Random) => nearTouchingBoxScene(random, 1);
        const scenes = randomScenes(runs / 4, make);
        checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
      },
    );
  });

  test('a larger circle and a larger box hit all that the smaller ones do', () => {
    checkScenes(
      randomScenes(runs, (random) => nearTouchingBoxScene(random, 1)),
      ({ box, circle }) => {
        const larger = neighbour(circle.radius, 1);
        const wider = { ...box, halfWidth: neighbour(box.halfWidth, 1) };
        const hit = predicate(box, circle);
        return !hit || (predicate(box, { ...circle, radius: larger }) && predicate(wider, circle));
      },
    );
  });
}

/** The same answer as another form, for any doubles whose squares are kept. */
export function describeSameAnswers(
  one: (box: Box, circle: Circle) => boolean,
  other: (box: Box, circle: Circle) => boolean,
) {
  const agree = ({ box, circle }: BoxAndCircle) => one(box, circle) === other(box, circle);

  test.each(sizes)('the same answers as the default form, bit for bit, size %d', (size) => {
    checkScenes(
      randomScenes(runs * 4, (random) => nearTouchingBoxScene(random, size)),
      agree,
    );
    checkScenes(
      randomScenes(runs, (random) => anyBoxScene(random, size)),
      agree,
    );
  });

  test('and for numbers of very different sizes', () => {
    checkScenes(randomScenes(runs * 4, mixedSizesBoxScene), agree);
  });
}
