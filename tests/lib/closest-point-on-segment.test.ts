import { describe, expect, test } from 'vitest';
import { closestPointOnSegment } from '#lib/closest-point-on-segment.ts';
import type { Vec2 } from '#lib/types.ts';
import { footError } from './attack/exact-error.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import {
  everySegmentAndCircle,
  integerSegmentScene,
  nearTouchingSegment,
  type SegmentAndCircle,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 500_000 : 800;

const ulps = statedBound('closestPointOnSegment');

const answer = ({ segment, circle }: SegmentAndCircle) =>
  closestPointOnSegment(circle.center, segment);

function isNear({ segment: { a, b }, circle: { center } }: SegmentAndCircle): boolean {
  return footError(closestPointOnSegment(center, { a, b }), center, a, b, [a, b]) <= ulps;
}

describe('is the foot of the perpendicular, or the nearer end', () => {
  testEach<[string, Vec2, Vec2]>(
    'before, beside and past it',
    [
      ['before a', { x: -3, y: 7 }, { x: 0, y: 0 }],
      ['level with a', { x: 0, y: 7 }, { x: 0, y: 0 }],
      ['between', { x: 3, y: -7 }, { x: 3, y: 0 }],
      ['on it', { x: 2, y: 0 }, { x: 2, y: 0 }],
      ['level with b', { x: 8, y: 1 }, { x: 8, y: 0 }],
      ['beyond b', { x: 9, y: 1 }, { x: 8, y: 0 }],
    ],
    (_, point, foot) => {
      const segment = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
      expect(closestPointOnSegment(point, segment)).toEqual(foot);
      const back = { a: segment.b, b: segment.a };
      expect(closestPointOnSegment(point, back)).toEqual(foot);
    },
  );

  test('on every segment and point of a small grid', () => {
    expect(checkScenes(everySegmentAndCircle(), isNear)).toBe(25 ** 3 * 5);
  });

  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerSegmentScene(random, 4096));
    expect(checkScenes(scenes, isNear)).toBe(runs);
  });

  testEach('for doubles', [1e-150, 1e-6, 1, 600, 1e150], (size) => {
    const scenes = randomScenes(runs, (random) => nearTouchingSegment(random, size));
    expect(checkScenes(scenes, isNear)).toBe(runs);
  });

  test('far from the origin', () => {
    for (const x of [1e8, 1e15]) {
      const segment = { a: { x, y: x }, b: { x: x + 8, y: x + 6 } };
      expect(closestPointOnSegment({ x: x + 1, y: x + 7 }, segment)).toEqual({
        x: x + 4,
        y: x + 3,
      });
    }
  });
});

test('an end is returned unrounded, as a copy', () => {
  const segment = { a: { x: 0.1, y: 1e-300 }, b: { x: 1e15 + 0.125, y: 3 } };
  const before = closestPointOnSegment({ x: -9, y: 0 }, segment);
  expect(before).toEqual(segment.a);
  expect(before).not.toBe(segment.a);
  expect(closestPointOnSegment({ x: 2e15, y: 9 }, segment)).toEqual(segment.b);
  // 1e16 + (0.1 - 1e16) is 0.
  const far = { a: { x: 1e16, y: 0 }, b: { x: 0.1, y: 0 } };
  expect(closestPointOnSegment({ x: -9, y: 0 }, far)).toEqual(far.b);
  // Level with an end, the result is also that end, with the sign of its zero.
  expect(closestPointOnSegment({ x: 0.1, y: 7 }, far)).toEqual(far.b);
  const zero = { a: { x: -0, y: 0 }, b: { x: 8, y: 0 } };
  expect(closestPointOnSegment({ x: 0, y: 7 }, zero)).toEqual(zero.a);
});

test('a segment of no length is its one end', () => {
  const at = { x: 3, y: 4 };
  expect(closestPointOnSegment({ x: 9, y: 9 }, { a: at, b: { ...at } })).toEqual(at);
  expect(closestPointOnSegment(at, { a: at, b: { ...at } })).toEqual(at);
});

// Moving a foot would round it, but rotating and scaling do not.
testEach('the result follows the scene', [...turnsAndMirrors, ...scalings], (transform) => {
  const scenes = randomScenes(runs / 4, (random) => integerSegmentScene(random, 4096));
  checkScenes(scenes, (scene) => {
    expect(answer(transformScene(scene, transform))).toEqual(transform.point(answer(scene)));
    return true;
  });
});
