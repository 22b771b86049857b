import { expect, test } from 'vitest';
import { keepCircleInsideCircle } from '#lib/keep-circle-inside-circle.ts';
import type { Contact } from '#lib/types.ts';
import { circleContainsCircle } from '#oracle/containment.ts';
import { squaredLength } from '#oracle/leave.ts';
import { add, fromDouble, sign, sub } from '#oracle/rational.ts';
import { compareRoot, exactPoint, moved, squaredDistance } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { type CircleInCircle, grown } from './bench/containment.ts';
import { gridCircles } from './bench/grids.ts';
import { pythagoreanTriples, replaceEachNumber } from './bench/hard-numbers.ts';
import { anywhereScene, integerScene, nearRimScene } from './bench/points-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { isUnit, sameContact, transformContact } from './bench/shape-contacts.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const ulps = statedBound('keepCircleInsideCircle');
const count = runs(1000, 300_000);
const call = ({ outer, inner }: CircleInCircle) => keepCircleInsideCircle(outer, inner);

const gapOf = ({ outer, inner }: CircleInCircle) =>
  Math.hypot(inner.center.x - outer.center.x, inner.center.y - outer.center.y);

/** After an exact move, does the circle touch from inside or have the same centre? */
function moveIsRight(scene: CircleInCircle, { normal, depth, point }: Contact): boolean {
  const { outer, inner } = scene;
  const margin = ulpsOf(Math.max(outer.radius, gapOf(scene)), ulps);
  const middle = exactPoint(outer.center);
  const there = moved(exactPoint(inner.center), normal, fromDouble(depth));
  const rest = squaredDistance(there, middle);
  const difference = sub(fromDouble(outer.radius), fromDouble(inner.radius));
  const room = sign(difference) < 0 ? fromDouble(0) : difference;
  const radius = fromDouble(outer.radius);
  const onRim = squaredDistance(exactPoint(point), middle);
  const far = Math.max(Math.abs(outer.center.x), Math.abs(outer.center.y), outer.radius);
  const slack = ulpsOf(far, 4);
  // The shortest move is straight towards the centre.
  const start = squaredDistance(exactPoint(inner.center), middle);
  const straight = add(add(fromDouble(depth), room), margin);
  return (
    depth >= 0 &&
    isUnit(normal) &&
    compareRoot(rest, add(room, margin)) <= 0 &&
    compareRoot(rest, sub(room, margin)) >= 0 &&
    compareRoot(start, straight) <= 0 &&
    compareRoot(start, sub(straight, add(margin, margin))) >= 0 &&
    compareRoot(onRim, add(radius, slack)) <= 0 &&
    compareRoot(onRim, sub(radius, slack)) >= 0
  );
}

const isGood = (scene: CircleInCircle) => {
  const contact = call(scene);
  return contact === null || moveIsRight(scene, contact);
};

/** Is the push null exactly if the circle is inside or has the same centre, and right if not? */
const isRight = (scene: CircleInCircle) => {
  const { outer, inner } = scene;
  const isCentred = sign(squaredLength(exactPoint(minus(scene)))) === 0;
  const isDone = circleContainsCircle(outer, inner) || isCentred;
  return (call(scene) === null) === isDone && isGood(scene);
};

const minus = ({ outer, inner }: CircleInCircle) => ({
  x: inner.center.x - outer.center.x,
  y: inner.center.y - outer.center.y,
});

test('is right on a small grid', () => {
  const scenes = gridCircles(2, 3).flatMap((outer) =>
    gridCircles(2, 3).map((inner) => ({ outer, inner })),
  );
  expect(checkScenes(scenes, isRight)).toBe(100 * 100);
});

const integerScenes = () =>
  randomScenes(2 * count, (random) => {
    const { outer, inner } = grown(integerScene(random, 2048), random.pick([0, 1, 900]));
    const larger = { ...inner, radius: outer.radius + random.integer(0, 3) };
    return { outer, inner: random.integer(0, 4) === 0 ? larger : inner };
  });

test('is right for whole numbers', () => {
  let pushes = 0;
  const all = checkScenes(integerScenes(), (scene) => {
    if (call(scene) !== null) pushes += 1;
    return isRight(scene);
  });
  expect(all).toBe(2 * count);
  expect(pushes).toBeGreaterThan(count / 3);
  expect(pushes).toBeLessThan(1.9 * count);
});

test(`is wrong by at most ${ulps} ulps for doubles`, () => {
  for (const size of [1e-130, 1e-6, 1, 600, 1e70, 1e146]) {
    for (const make of [nearRimScene, anywhereScene]) {
      let pushes = 0;
      const scenes = randomScenes(count, (random) => {
        const by = size * random.pick([0, 1, random.between(0, 1), random.between(0, 3)]);
        const { outer, inner } = grown(make(random, size), by);
        const radius = random.pick([inner.radius, inner.radius, size * random.between(0, 3)]);
        return { outer, inner: { ...inner, radius } };
      });
      checkScenes(scenes, (scene) => {
        if (call(scene) !== null) pushes += 1;
        return isGood(scene);
      });
      expect(pushes).toBeGreaterThan(count / 10);
    }
  }
});

test('returns null for NaN and for invalid circles', () => {
  let pushes = 0;
  checkScenes(integerScenes(), (scene) => {
    if (call(scene) !== null) pushes += 1;
    return [...replaceEachNumber(scene, NaN)].every((one) => call(one) === null);
  });
  expect(pushes).toBeGreaterThan(100);
  const outer = { center: { x: 0, y: 0 }, radius: 5 };
  const inner = { center: { x: 9, y: 0 }, radius: 1 };
  for (const radius of [-1, Infinity]) {
    expect(call({ outer: { ...outer, radius }, inner })).toBeNull();
    expect(call({ outer, inner: { ...inner, radius } })).toBeNull();
  }
  expect(
    call({ outer, inner: { ...inner, center: { x: 1e308, y: 1e308 } } })!.depth,
  ).toBeGreaterThan(1e308);
  const far = { center: { x: -1.7e308, y: 0 }, radius: 1 };
  expect(call({ outer, inner: far })!.depth).toBe(1.7e308);
  expect(call({ outer: { ...outer, center: { x: 1.7e308, y: 0 } }, inner: far })).toBeNull();
});

test('the push follows a moved, rotated, mirrored or scaled scene', () => {
  for (const transform of transforms) {
    const goesAlong = (scene: CircleInCircle) => {
      const [here, there] = [call(scene), call(transformScene(scene, transform))];
      if (here === null || there === null) return here === there;
      return sameContact(there, transformContact(here, transform), 2 ** 32 * transform.factor, 2);
    };
    expect(checkScenes(integerScenes(), goesAlong, transform.name)).toBe(2 * count);
  }
});

test('by hand', () => {
  const outer = { center: { x: 1, y: 2 }, radius: 10 };
  const keep = (x: number, y: number, radius: number) =>
    keepCircleInsideCircle(outer, { center: { x, y }, radius });
  const feature = { kind: 'edge', index: 0 };
  expect(keep(1, 2, 10)).toBeNull();
  expect(keep(9, 2, 2)).toBeNull();
  expect(keep(9, 2, 3)).toEqual({
    normal: { x: -1, y: 0 },
    depth: 1,
    point: { x: 11, y: 2 },
    feature,
  });
  expect(keep(1, -28, 0)).toEqual({
    normal: { x: 0, y: 1 },
    depth: 20,
    point: { x: 1, y: -8 },
    feature,
  });
  // A circle that is too large moves to the same centre, and then stays.
  expect(keep(4, 6, 12)).toMatchObject({ depth: 5, normal: { x: -0.6, y: -0.8 } });
  expect(keep(1, 2, 12)).toBeNull();
});

test('squares that underflow do not make the depth negative', () => {
  const outer = { center: { x: 0, y: 0 }, radius: 2.3e-162 };
  const inner = { center: { x: 1.6e-162, y: 1.6e-162 }, radius: 0 };
  expect(call({ outer, inner })!.depth).toBe(0);
});

test('a circle constructed to touch is not pushed, but one slightly farther out is', () => {
  for (const { a, b, c } of pythagoreanTriples(60)) {
    const outer = { center: { x: 0, y: 0 }, radius: c + 3 };
    const at = (times: number) =>
      keepCircleInsideCircle(outer, { center: { x: times * a, y: times * b }, radius: 3 });
    expect(at(1)).toBeNull();
    expect(at(1 - 2 ** -40)).toBeNull();
    expect(at(1 + 2 ** -40)!.depth).toBeCloseTo(c * 2 ** -40, 12);
    expect(at(3)!.depth).toBe(2 * c);
  }
});
