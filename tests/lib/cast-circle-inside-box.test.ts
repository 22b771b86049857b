import { describe, expect, test } from 'vitest';
import { castCircleInsideBox } from '#lib/cast-circle-inside-box.ts';
import type { Box, Cast } from '#lib/types.ts';
import { compareDistance } from '#oracle/box.ts';
import { leavesBoxAt, momentsOfLeaving } from '#oracle/leave-box.ts';
import { compare, fromDouble, mul, type Rational, sub } from '#oracle/rational.ts';
import { ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import { boxCornersOf, boxFeatureIsRight } from './bench/cast-boxes.ts';
import { castContract } from './bench/cast-contract.ts';
import { type CastScene, castSpan, judgedBox } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { integerCircleInBox, nearTouchingCircleInBox } from './bench/containment.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { transforms } from './bench/transforms.ts';

type Scene = CastScene<Box>;

const bound = statedBound('castCircleInsideBox', 'of the span from touching');

/** Returns the exact scene seen from inside, where a centre outside the box counts as inside. */
function judge(scene: Scene) {
  const judged = judgedBox(scene);
  const { stage } = judged;
  const isOut = compareDistance(stage.start, scene.target, fromDouble(0)) > 0;
  return { ...judged, stage: { ...stage, startsInside: isOut } };
}

/** Is the moment exact, within the stated bound across the sides? */
function momentIsRight(scene: Scene, cast: Cast | null): boolean {
  const { target, circle, displacement } = scene;
  const margin = ulpsOf(castSpan(judge(scene)), bound);
  if (cast === null) return momentsLater(scene, fromDouble(1), margin);
  const { index } = cast.feature;
  const axis = index % 2 === 1 ? 'x' : 'y';
  const own = momentsOfLeaving(target, circle, displacement)[axis === 'x' ? 0 : 1];
  const step = fromDouble(Math.abs(displacement[axis]));
  const found = fromDouble(cast.fraction);
  // The fraction must be right for the side that is hit, and not too late for the other.
  const off = own ? mul(sub(found, own), step) : null;
  const isNear =
    off !== null && compare(off, margin) <= 0 && compare(sub(fromDouble(0), off), margin) <= 0;
  return isNear && momentsLater(scene, found, margin);
}

/** Does the circle, up to the fraction, leave through a side by at most the margin? */
function momentsLater(
  { target, circle, displacement }: Scene,
  fraction: Rational,
  margin: Rational,
): boolean {
  return momentsOfLeaving(target, circle, displacement).every((moment, i) => {
    if (moment === null) return true;
    const step = fromDouble(Math.abs(i === 0 ? displacement.x : displacement.y));
    return compare(mul(sub(fraction, moment), step), margin) <= 0;
  });
}

const { call, count, integerScenes } = castContract<Box>(castCircleInsideBox, {
  judge,
  cornersOf: boxCornersOf,
  startIsRight: momentIsRight,
  featureIsRight: (target, { feature, normal, fraction, point }) =>
    boxFeatureIsRight(
      { feature, normal: { x: -normal.x, y: -normal.y }, fraction, point },
      target.rotation ?? 0,
    ),
  gridTargets: [
    [5, 4],
    [5, 6],
    [6, 6],
  ].map(([w, h]) => ({ center: { x: 0, y: 0 }, halfWidth: w!, halfHeight: h! })),
  every: 31,
  integerScene: (random) => {
    const { box, circle } = integerCircleInBox(random, 2000);
    return { target: box, circle };
  },
  nearTouching: (random, size) => {
    const { box, circle } = nearTouchingCircleInBox(random, size);
    return { target: box, circle };
  },
  sizes: [1e-140, 1e-6, 1, 600, 1e140],
  transforms,
  // If it reaches two sides at once, the one with the lower number is hit.
  isTie: ({ target, circle, displacement }) => {
    const [x, y] = momentsOfLeaving(target, circle, displacement);
    return !!x && !!y && compare(x, y) === 0;
  },
});

test('for whole numbers the moment is exact, wherever it starts', () => {
  let hits = 0;
  const isExact = (scene: Scene) => {
    const { target, circle, displacement } = scene;
    const cast = call(scene);
    const truth = leavesBoxAt(target, circle, displacement);
    if (cast !== null) hits += 1;
    return (cast === null) === (truth === null) && momentIsRight(scene, cast);
  };
  expect(checkScenes(integerScenes(4 * count), isExact)).toBe(4 * count);
  expect(hits).toBeGreaterThan(count);
  expect(hits).toBeLessThan(3.9 * count);
});

test('a ball never ends outside, however small its steps', () => {
  const target = { center: { x: 0.1, y: 0.2 }, halfWidth: 0.7, halfHeight: 0.3 };
  for (const step of [0.3, 1e-5, 1e-14, 1e-17]) {
    let center = { x: 0.1, y: 0.2 };
    for (let i = 0; i < 2000; i += 1) {
      const way = { x: step, y: 0.7 * step };
      const t = castCircleInsideBox(target, { center, radius: 0.1 }, way)?.fraction ?? 1;
      center = { x: center.x + t * way.x, y: center.y + t * way.y };
    }
    expect(center.x).toBeLessThan(0.7 + 2e-16);
    expect(center.y).toBeLessThan(0.4 + 2e-16);
  }
});

/** A box from 0 to 10. */
const room = { center: { x: 5, y: 5 }, halfWidth: 5, halfHeight: 5 };
const cast = (x: number, y: number, dx: number, dy: number, radius = 0) =>
  castCircleInsideBox(room, { center: { x, y }, radius }, { x: dx, y: dy });

describe('by hand', () => {
  test.each([
    ['low y', 0, -8, 0.5, { x: 5, y: 0 }, { x: 0, y: 1 }, 0],
    ['high x', 20, 0, 0.25, { x: 10, y: 4 }, { x: -1, y: 0 }, 1],
    ['high y', 0, 24, 0.25, { x: 5, y: 10 }, { x: 0, y: -1 }, 2],
    ['low x', -20, 0, 0.25, { x: 0, y: 4 }, { x: 1, y: 0 }, 3],
    ['high x, on a slope', 20, 4, 0.25, { x: 10, y: 5 }, { x: -1, y: 0 }, 1],
  ] as const)(
    'a ray leaves through the side of %s',
    (_, dx, dy, fraction, point, normal, index) => {
      expect(cast(5, 4, dx, dy)).toEqual({
        fraction,
        point,
        normal,
        feature: { kind: 'edge', index },
      });
      expect(cast(5, 4, dx * fraction * 0.99, dy * fraction * 0.99)).toBeNull();
      expect(cast(5, 4, dx * fraction, dy * fraction)!.fraction).toBe(1);
    },
  );

  test('a ball hits a side earlier by its radius', () => {
    expect(cast(5, 4, 12, 0, 2)).toMatchObject({ fraction: 0.25, point: { x: 10, y: 4 } });
    expect(cast(5, 4, 0, -4, 2)).toMatchObject({ fraction: 0.5, point: { x: 5, y: 0 } });
  });

  test('on a side, only moving out is a hit', () => {
    expect(cast(8, 5, 0, 2, 2)).toBeNull();
    expect(cast(8, 5, -3, 0, 2)).toBeNull();
    expect(cast(8, 5, -12, 0, 2)).toMatchObject({ fraction: 0.5, normal: { x: 1, y: 0 } });
    expect(cast(8, 5, 1, -1, 2)).toMatchObject({ fraction: 0, normal: { x: -1, y: 0 } });
    expect(cast(8, 5, 2 ** -60, 1, 2)!.fraction).toBe(0);
  });

  test('outside, slightly or far, only moving farther out is a hit', () => {
    for (const x of [8 + 2 ** -49, 9, 40]) {
      expect(cast(x, 5, 2 ** -60, 0, 2)).toMatchObject({ fraction: 0, point: { x: 10, y: 5 } });
      expect(cast(x, 5, 0, 1, 2)).toBeNull();
      expect(cast(x, 5, 0, 6, 2)).toMatchObject({ fraction: 0.5, normal: { x: 0, y: -1 } });
      expect(cast(x, 5, -x + 2, 0, 2)).toMatchObject({ fraction: 1, normal: { x: 1, y: 0 } });
      expect(cast(x, 5, -1, 0, 2)).toBeNull();
    }
    // The point is on the side even if the foot of the perpendicular is not.
    expect(cast(12, 20, 1, 0, 1)!.point).toEqual({ x: 10, y: 10 });
    expect(cast(-12, -20, 0, -1, 1)!.point).toEqual({ x: 0, y: 0 });
  });

  test('in a corner, the side with the lower number is hit first', () => {
    expect(cast(5, 5, 8, 8, 1)!.feature).toEqual({ kind: 'edge', index: 1 });
    expect(cast(5, 5, -8, 8, 1)!.feature).toEqual({ kind: 'edge', index: 2 });
    expect(cast(5, 5, -8, -8, 1)!.feature).toEqual({ kind: 'edge', index: 0 });
    expect(cast(5, 5, 8, -8, 1)!.feature).toEqual({ kind: 'edge', index: 0 });
    expect(cast(9, 9, -8, 8, 1)).toMatchObject({ fraction: 0, feature: { index: 2 } });
    expect(cast(10, 10, 1, 1, 0)).toMatchObject({ fraction: 0, point: { x: 10, y: 10 } });
  });

  test('in a box that is too narrow, a circle may move only to the middle', () => {
    const slot = { center: { x: 0, y: 0 }, halfWidth: 20, halfHeight: 2 };
    const inSlot = (y: number, dx: number, dy: number) =>
      castCircleInsideBox(slot, { center: { x: 0, y }, radius: 3 }, { x: dx, y: dy });
    expect(inSlot(1, 0, -4)).toMatchObject({ fraction: 0.25, normal: { x: 0, y: 1 } });
    expect(inSlot(1, 0, 4)).toMatchObject({ fraction: 0, normal: { x: 0, y: -1 } });
    expect(inSlot(0, 0, 1)!.fraction).toBe(0);
    expect(inSlot(0, 34, 0)).toMatchObject({ fraction: 0.5, normal: { x: -1, y: 0 } });
    expect(inSlot(1, 10, 0)).toBeNull();
  });

  test('invalid numbers and displacements of 0 or infinity are not hits', () => {
    expect(cast(10, 5, 0, 0)).toBeNull();
    expect(cast(12, 5, 0, 0)).toBeNull();
    expect(cast(5, 5, Infinity, 0)).toBeNull();
    expect(cast(5, 5, 20, 0, -1)).toBeNull();
    expect(cast(5, 5, 20, 0, Infinity)).toBeNull();
    expect(
      castCircleInsideBox(
        { ...room, halfHeight: NaN },
        { center: room.center, radius: 1 },
        { x: 20, y: 0 },
      ),
    ).toBeNull();
  });
});

test('a ray from any point inside in any direction ends on a side', () => {
  const scenes = randomScenes(count, (random) => ({
    x: random.between(0, 10),
    y: random.between(0, 10),
    angle: random.between(0, 2 * Math.PI),
  }));
  const checked = checkScenes(scenes, ({ x, y, angle }) => {
    const [dx, dy] = [30 * Math.cos(angle), 30 * Math.sin(angle)];
    const { fraction, point } = cast(x, y, dx, dy)!;
    const gap = Math.min(point.x, 10 - point.x, point.y, 10 - point.y);
    const off = Math.hypot(x + fraction * dx - point.x, y + fraction * dy - point.y);
    return gap === 0 && off < 1e-14;
  });
  expect(checked).toBe(count);
});
