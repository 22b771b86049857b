import { describe, expect, test } from 'vitest';
import { projectionParameter } from '#lib/projection-parameter.ts';
import type { Vec2 } from '#lib/types.ts';
import { compare, fromDouble, mul, square, sub } from '#oracle/rational.ts';
import { exactPoint, footAlong, squaredDistance } from '#oracle/segment.ts';
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

const runs = full ? 250_000 : 800;

/** The bound of the doc comment. */
const ulps = 5;

const answer = ({ segment, circle }: SegmentAndCircle) =>
  projectionParameter(circle.center, segment);

/** Is |t - exact| · length ≤ 5 · 2^-52 · distance from a? Computed exactly. */
function isNear(scene: SegmentAndCircle): boolean {
  const [p, a, b] = [scene.circle.center, scene.segment.a, scene.segment.b].map(exactPoint);
  const off = sub(fromDouble(answer(scene)), footAlong(p!, a!, b!));
  const slack = square(fromDouble(ulps * 2 ** -52));
  const left = mul(square(off), squaredDistance(a!, b!));
  return compare(left, mul(slack, squaredDistance(a!, p!))) <= 0;
}

describe('is the position of the foot on the line, from 0 at a to 1 at b', () => {
  testEach<[string, Vec2, number]>(
    'before a, between the ends, and past b',
    [
      ['before a', { x: -4, y: 7 }, -0.5],
      ['level with a', { x: 0, y: 7 }, 0],
      ['between', { x: 2, y: -7 }, 0.25],
      ['on it', { x: 4, y: 0 }, 0.5],
      ['level with b', { x: 8, y: 1 }, 1],
      ['beyond b', { x: 12, y: 1 }, 1.5],
    ],
    (_, point, t) => {
      const segment = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
      expect(projectionParameter(point, segment)).toBe(t);
      expect(projectionParameter(point, { a: segment.b, b: segment.a })).toBe(1 - t);
    },
  );

  test('on every segment and point of a small grid', () => {
    expect(checkScenes(everySegmentAndCircle(), isNear)).toBe(25 ** 3 * 5);
  });

  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerSegmentScene(random, 4096));
    expect(checkScenes(scenes, isNear)).toBe(runs);
  });

  testEach('for doubles', [1e-140, 1e-6, 1, 600, 1e150], (size) => {
    const scenes = randomScenes(runs, (random) => nearTouchingSegment(random, size));
    expect(checkScenes(scenes, isNear)).toBe(runs);
  });
});

test('along a segment of no length it is 0', () => {
  const at = { x: 3, y: 4 };
  expect(projectionParameter({ x: 9, y: 9 }, { a: at, b: { ...at } })).toBe(0);
  expect(projectionParameter(at, { a: at, b: { ...at } })).toBe(0);
});

testEach('is the same for a transformed scene', [...turnsAndMirrors, ...scalings], (transform) => {
  const scenes = randomScenes(runs / 4, (random) => integerSegmentScene(random, 4096));
  checkScenes(scenes, (scene) => {
    expect(answer(transformScene(scene, transform)) === answer(scene)).toBe(true);
    return true;
  });
});
