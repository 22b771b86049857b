import { expect, test } from 'vitest';
import { keepCircleInsideBox } from '#lib/keep-circle-inside-box.ts';
import type { Contact } from '#lib/types.ts';
import { offsetFrom } from '#oracle/box.ts';
import { add, compare, fromDouble, mul, type Rational, sign, sub } from '#oracle/rational.ts';
import { ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import {
  type BoxAndCircle,
  integerBoxScene,
  nearTouchingBoxScene,
} from './bench/boxes-and-circles.ts';
import { boxCornersOf } from './bench/cast-boxes.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { transformContact } from './bench/contacts.ts';
import { integerCircleInBox, nearTouchingCircleInBox } from './bench/containment.ts';
import { gridPoints, integers } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { isUnit, sameContact } from './bench/shape-contacts.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const ulps = statedBound('keepCircleInsideBox');
const count = runs(1000, 300_000);
const call = ({ box, circle }: BoxAndCircle) => keepCircleInsideBox(box, circle);
const zero = fromDouble(0);

/** Returns the exact move along each axis that brings the circle in, or to the middle. */
function movesBack({ box, circle }: BoxAndCircle): readonly Rational[] {
  const from = offsetFrom(box, circle.center);
  return [[from.x, box.halfWidth] as const, [from.y, box.halfHeight] as const].map(
    ([offset, half]) => {
      const far = sign(offset) < 0 ? sub(zero, offset) : offset;
      const over = sub(add(far, fromDouble(circle.radius)), fromDouble(half));
      if (sign(over) <= 0) return zero;
      const way = compare(over, far) < 0 ? over : far;
      return sign(offset) > 0 ? sub(zero, way) : way;
    },
  );
}

const spanOfScene = ({ box, circle: { center, radius } }: BoxAndCircle) =>
  Math.max(
    radius,
    box.halfWidth,
    box.halfHeight,
    Math.abs(center.x - box.center.x),
    Math.abs(center.y - box.center.y),
  );

function moveIsRight(scene: BoxAndCircle, contact: Contact | null): boolean {
  const margin = ulpsOf(spanOfScene(scene), ulps);
  const depth = fromDouble(contact?.depth ?? 0);
  const { x, y } = contact?.normal ?? { x: 0, y: 0 };
  const isMoved = movesBack(scene).every((wanted, i) => {
    const off = sub(mul(fromDouble(i === 0 ? x : y), depth), wanted);
    return compare(off, margin) <= 0 && compare(sub(zero, off), margin) <= 0;
  });
  return isMoved && (contact === null || (isUnit(contact.normal) && placeIsRight(scene, contact)));
}

/** Is the feature at the sides that the circle moves away from, and is the point on the feature? */
function placeIsRight({ box, circle }: BoxAndCircle, { normal, point, feature }: Contact): boolean {
  const corners = boxCornersOf(box);
  const a = corners[feature.index]!;
  const b = corners[(feature.index + 1) % 4]!;
  if (feature.kind === 'vertex') {
    const out = { x: a.x - box.center.x, y: a.y - box.center.y };
    const isAway = normal.x * out.x <= 0 && normal.y * out.y <= 0;
    return isAway && normal.x !== 0 && normal.y !== 0 && point.x === a.x && point.y === a.y;
  }
  const isAcross = feature.index % 2 === 1;
  return isAcross
    ? point.x === a.x && point.y === circle.center.y && normal.x === (feature.index === 1 ? -1 : 1)
    : point.y === b.y && point.x === circle.center.x && normal.y === (feature.index === 2 ? -1 : 1);
}

const isGood = (scene: BoxAndCircle) => moveIsRight(scene, call(scene));
const isRight = (scene: BoxAndCircle) => {
  const isDone = movesBack(scene).every((way) => sign(way) === 0);
  return (call(scene) === null) === isDone && isGood(scene);
};

test('is right on a small grid', () => {
  const scenes = integers(0, 3).flatMap((halfWidth) =>
    integers(0, 3).flatMap((halfHeight) =>
      [...gridPoints(4)].flatMap((center) =>
        integers(0, 3).map((radius) => ({
          box: { center: { x: 1, y: 0 }, halfWidth, halfHeight },
          circle: { center, radius },
        })),
      ),
    ),
  );
  expect(checkScenes(scenes, isRight)).toBe(16 * 81 * 4);
});

const integerScenes = () =>
  randomScenes(2 * count, (random) =>
    random.pick([integerBoxScene, integerCircleInBox])(random, 4096),
  );

test('is right for whole numbers', () => {
  let pushes = 0;
  checkScenes(integerScenes(), (scene) => {
    if (call(scene) !== null) pushes += 1;
    return isRight(scene);
  });
  expect(pushes).toBeGreaterThan(count / 2);
  expect(pushes).toBeLessThan(1.9 * count);
});

test(`is wrong by at most ${ulps} ulps for doubles`, () => {
  for (const size of [1e-140, 1e-6, 1, 600, 1e70, 1e146]) {
    for (const make of [nearTouchingCircleInBox, nearTouchingBoxScene]) {
      const scenes = randomScenes(count, (random) => {
        const { box, circle } = make(random, size);
        const radius = random.pick([circle.radius, size * random.between(0, 2)]);
        return { box, circle: { ...circle, radius } };
      });
      expect(checkScenes(scenes, isGood, `size ${size}`)).toBe(count);
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
  const box = { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 };
  for (const radius of [-1, Infinity]) {
    expect(call({ box, circle: { center: { x: 9, y: 0 }, radius } })).toBeNull();
  }
});

test('the push follows a moved, rotated, mirrored or scaled scene', () => {
  for (const transform of transforms) {
    const goesAlong = (scene: BoxAndCircle) => {
      const [here, there] = [call(scene), call(transformScene(scene, transform))];
      if (here === null || there === null) return here === there;
      const wanted = transformContact(here, transform);
      expect(there.feature).toEqual(wanted.feature);
      return sameContact(there, wanted, 2 ** 32 * transform.factor, 2);
    };
    expect(checkScenes(integerScenes(), goesAlong, transform.name)).toBe(2 * count);
  }
});

test('the push is right in a room from 0 to 10', () => {
  const room = { center: { x: 5, y: 5 }, halfWidth: 5, halfHeight: 5 };
  const keep = (x: number, y: number, radius: number) =>
    keepCircleInsideBox(room, { center: { x, y }, radius });
  expect(keep(5, 5, 5)).toBeNull();
  expect(keep(8, 3, 2)).toBeNull();
  expect(keep(9, 3, 2)).toEqual({
    normal: { x: -1, y: 0 },
    depth: 1,
    point: { x: 10, y: 3 },
    feature: { kind: 'edge', index: 1 },
  });
  expect(keep(4, -7, 1)).toEqual({
    normal: { x: 0, y: 1 },
    depth: 8,
    point: { x: 4, y: 0 },
    feature: { kind: 'edge', index: 0 },
  });
  // The circle sticks out through two sides at once.
  expect(keep(-2, 13, 1)).toEqual({
    normal: { x: 0.6, y: -0.8 },
    depth: 5,
    point: { x: 0, y: 10 },
    feature: { kind: 'vertex', index: 3 },
  });
  // A circle that is too large moves to the middle, and then stays.
  expect(keep(8, 9, 7)).toMatchObject({ normal: { x: -0.6, y: -0.8 }, depth: 5 });
  expect(keep(5, 5, 7)).toBeNull();
  const slot = { center: { x: 0, y: 0 }, halfWidth: 9, halfHeight: 1 };
  const inSlot = { center: { x: 8, y: 0.5 }, radius: 2 };
  expect(keepCircleInsideBox(slot, inSlot)!.depth).toBeCloseTo(Math.hypot(1, 0.5), 15);
});

test('an ulp from touching, the push is an ulp long, or null', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 };
  const keep = (x: number) => keepCircleInsideBox(box, { center: { x, y: 0 }, radius: 0.25 });
  expect(keep(0.75)).toBeNull();
  expect(keep(0.75 - 2 ** -53)).toBeNull();
  expect(keep(0.75 + 2 ** -52)!.depth).toBe(2 ** -52);
});
