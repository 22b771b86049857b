import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { orientedBoxIntersectsCircle } from '#lib/oriented-box-intersects-circle.ts';
import { distanceIsNear, touches, ulps } from '#oracle/box.ts';
import { localOffsetFrom } from '#oracle/oriented-box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { boxTouches } from './bench/box-predicate.ts';
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
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { mirrors, quarterTurns, transformOriented } from './bench/oriented-boxes.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, translations } from './bench/transforms.ts';

const runs = full ? 300_000 : 3_000;
const sizes = [1e-130, 1e-6, 1, 600, 1e150];

/** The bound of the doc comment. */
const bound = 14;

const answer = ({ box, circle }: OrientedBoxAndCircle) => orientedBoxIntersectsCircle(box, circle);
const truth = ({ box, circle }: OrientedBoxAndCircle) =>
  touches(localOffsetFrom(box, circle.center), box, circle.radius);
const isExact = (scene: OrientedBoxAndCircle) => answer(scene) === truth(scene);
const isRight = (scene: OrientedBoxAndCircle) => isExact(scene) || nearlyTouches(scene, bound);

function nearlyTouches({ box, circle }: OrientedBoxAndCircle, count: number): boolean {
  const margin = ulps(count, circle.radius, box.halfWidth, box.halfHeight);
  const offset = localOffsetFrom(box, circle.center);
  return distanceIsNear(offset, box, fromDouble(circle.radius), margin);
}

const unturned = ({ box, circle }: BoxAndCircle) => ({ box: { ...box, rotation: 0 }, circle });

test('a diamond: what only its turn decides', () => {
  const box = { center: { x: 10, y: 20 }, halfWidth: 2, halfHeight: 2, rotation: Math.PI / 4 };
  const hit = (x: number, y: number, radius: number) =>
    orientedBoxIntersectsCircle(box, { center: { x: 10 + x, y: 20 + y }, radius });
  expect(hit(2.8, 0, 0)).toBe(true);
  expect(hit(2, 2, 0.8)).toBe(false);
  expect(hit(2, 2, 0.9)).toBe(true);
});

test('counter-clockwise where y points up', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 5, halfHeight: 1, rotation: Math.PI / 6 };
  const hit = (x: number, y: number) =>
    orientedBoxIntersectsCircle(box, { center: { x, y }, radius: 0.1 });
  expect([hit(4, 2.3), hit(4, -2.3)]).toEqual([true, false]);
});

describe('with rotation 0 the answer of boxIntersectsCircle', () => {
  const agrees = (scene: BoxAndCircle) =>
    answer(unturned(scene)) === boxIntersectsCircle(scene.box, scene.circle);

  test('on every box and circle of a small grid, where it is the truth', () => {
    const count = checkScenes(
      everyBoxAndCircle(5, 4, 3),
      (scene) => agrees(scene) && answer(unturned(scene)) === boxTouches(scene),
    );
    expect(count).toBe(2 * 16 * 121 * 5);
  });

  test('on whole numbers up to +-4096, the truth', () => {
    const scenes = randomScenes(runs, (random) => integerBoxScene(random, 4096));
    checkScenes(scenes, (scene) => agrees(scene) && answer(unturned(scene)) === boxTouches(scene));
  });

  test('where they touch in whole numbers, near the origin and far away', () => {
    checkScenes(touchingBoxesEverywhere(30), (scene) => answer(unturned(scene)));
  });

  test.each(sizes)('for doubles, unless rounding decides, size %d', (size) => {
    checkScenes(
      randomScenes(runs, (random) => nearTouchingBoxScene(random, size)),
      (scene) => agrees(scene) || nearlyTouches(unturned(scene), bound),
    );
  });
});

describe(`a wrong answer lies within ${bound} ulps of touching`, () => {
  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearTouchingOrientedScene(random, size));
    const count = checkScenes(scenes, (scene) => {
      if (isExact(scene)) return true;
      wrong += 1;
      return nearlyTouches(scene, bound);
    });
    expect(count).toBe(runs);
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test.each(sizes)('for doubles anywhere, size %d', (size) => {
    const scenes = randomScenes(runs, (random) => anyOrientedScene(random, size));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test('on a circle that holds the box, and one held by it', () => {
    const scenes = randomScenes(runs / 30, (random) => anyOrientedScene(random, 600));
    checkScenes(scenes, ({ box }) =>
      [...holding({ ...box, rotation: undefined })].every(
        ({ circle }) => answer({ box, circle }) && truth({ box, circle }),
      ),
    );
  });

  // The roundings of all steps add up to 13.8 ulps at most, but cannot all be at their worst
  // together: the worst input known, in worst-known.test.ts, errs by 6.63.
  test('and here is one at 3.17', () => {
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
});

test('after a quarter turn it is the box with its sides swapped', () => {
  const make = (random: Random) => {
    const { box, circle } = integerBoxScene(random, 4096);
    return { box: { ...box, rotation: (random.pick([-3, -1, 1, 3]) * Math.PI) / 2 }, circle };
  };
  checkScenes(randomScenes(runs, make), (scene) => {
    const { box, circle } = scene;
    const { center, halfWidth, halfHeight } = box;
    const swapped = { center, halfWidth: halfHeight, halfHeight: halfWidth };
    const there = boxIntersectsCircle(swapped, circle);
    return answer(scene) === there || nearlyTouches(scene, bound);
  });
});

describe('the answer stays', () => {
  const make = (random: Random) => anyOrientedScene(random, 1);
  /** Exactly equal, unless rounding in the new place could decide. */
  const stays = (scene: OrientedBoxAndCircle, there: OrientedBoxAndCircle) =>
    answer(scene) === answer(there) || nearlyTouches(scene, bound);

  test.each([...translations, ...scalings])('$name, for whole numbers', (transform) => {
    const whole = (random: Random) => {
      const { box, circle } = integerBoxScene(random, 4096);
      return { box: { ...box, rotation: random.between(-10, 10) }, circle };
    };
    checkScenes(
      randomScenes(runs / 4, whole),
      (scene) => answer(scene) === answer(transformOriented(scene, transform)),
    );
  });

  test.each([...quarterTurns, ...mirrors])('$name', (transform) => {
    checkScenes(randomScenes(runs / 4, make), (scene) =>
      stays(scene, transformOriented(scene, transform)),
    );
  });
});

test('NaN anywhere answers false, infinity too where it is a place or a turn', () => {
  const scene = {
    box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4, rotation: 0.5 },
    circle: { center: { x: 2, y: 3 }, radius: 5 },
  };
  expect(answer(scene)).toBe(true);
  expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(8);
  for (const value of [Infinity, -Infinity]) {
    const places = [...replaceEachNumber(scene, value)].filter(
      ({ box, circle }) =>
        box.halfWidth === 3 && box.halfHeight === 4 && Number.isFinite(circle.radius),
    );
    expect(checkScenes(places, (place) => !answer(place))).toBe(5);
  }
});
