import { describe, expect, test } from 'vitest';
import { castCircleAgainstCircle } from '#lib/cast-circle-against-circle.ts';
import { collideCircles } from '#lib/collide-circles.ts';
import type { Circle } from '#lib/types.ts';
import { castContract, startsAsContact } from './bench/cast-contract.ts';
import { judged } from './bench/casts.ts';
import { integers } from './bench/grids.ts';
import { pythagoreanTriples } from './bench/hard-numbers.ts';
import { integerScene } from './bench/points-and-circles.ts';
import { transforms } from './bench/transforms.ts';

const { call } = castContract<Circle>(castCircleAgainstCircle, {
  judge: (scene) => judged(scene, [scene.target.center], scene.target.radius),
  cornersOf: ({ center }) => [center],
  startIsRight: (scene, cast) =>
    startsAsContact(scene, collideCircles(scene.target, scene.circle), cast),
  seesContact: ({ target, circle }) => collideCircles(target, circle) !== null,
  featureIsRight: (_, { feature }) => feature.kind === 'edge' && feature.index === 0,
  gridTargets: integers(0, 2).map((radius) => ({ center: { x: 0, y: 1 }, radius })),
  /** Divides the radius between the two circles. */
  integerScene: (random) => {
    const { point, circle } = integerScene(random, 4096);
    const share = random.pick([0, circle.radius, random.integer(0, circle.radius)]);
    return {
      target: { center: circle.center, radius: share },
      circle: { center: point, radius: circle.radius - share },
    };
  },
  nearTouching: (random, size) => {
    const offset = random.pick([0, 0, 1, 100]) * size;
    const make = () => ({
      x: offset + size * random.between(-1, 1),
      y: offset + size * random.between(-1, 1),
    });
    const share = random.between(0, 1);
    const radius = size * random.pick([0, share, share, share * 2 ** -random.integer(0, 80)]);
    const [center, from] = [make(), make()];
    const gap = Math.hypot(from.x - center.x, from.y - center.y);
    return {
      target: { center, radius },
      circle: { center: from, radius: Math.abs(gap - radius) },
    };
  },
  sizes: [1e-70, 1e-6, 1, 600, 1e70],
  transforms,
  transformUlps: 2,
  // If the centres are equal, the normal is (1, 0), whatever the axes are.
  isTie: ({ target, circle }) =>
    target.center.x === circle.center.x && target.center.y === circle.center.y,
});

describe('by hand', () => {
  const target = { center: { x: 0, y: 0 }, radius: 3 };
  const cast = (x: number, y: number, dx: number, dy: number, radius = 2) =>
    castCircleAgainstCircle(target, { center: { x, y }, radius }, { x: dx, y: dy });

  test('a circle is hit head-on', () => {
    expect(cast(-10, 0, 20, 0)).toEqual({
      fraction: 0.25,
      point: { x: -3, y: 0 },
      normal: { x: -1, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
  });

  test('a circle is hit with the normal of the triple 3, 4, 5', () => {
    const { fraction, point, normal } = cast(10, 4, -14, 0)!;
    expect(fraction).toBe(0.5);
    expect([normal.x, normal.y]).toEqual([expect.closeTo(0.6, 15), expect.closeTo(0.8, 15)]);
    expect([point.x, point.y]).toEqual([expect.closeTo(1.8, 14), expect.closeTo(2.4, 14)]);
  });

  test('a path may be too short, just long enough, or lead away', () => {
    expect(cast(-10, 0, 4.75, 0)).toBeNull();
    expect(cast(-10, 0, 5, 0)!.fraction).toBe(1);
    expect(cast(-10, 0, -20, 0)).toBeNull();
  });

  test('grazing is not a hit, but slightly nearer is', () => {
    expect(cast(-10, 5, 20, 0)).toBeNull();
    expect(cast(-10, 5 - 2 ** -40, 20, 0)!.fraction).toBeCloseTo(0.5, 5);
    expect(cast(-10, 5 + 2 ** -40, 20, 0)).toBeNull();
  });

  test('circles touching at the start hit only if they move inwards', () => {
    expect(cast(5, 0, -1, 0)!.fraction).toBe(0);
    expect(cast(5, 0, -1, 7)!.fraction).toBe(0);
    expect(cast(5, 0, 0, 7)).toBeNull();
    expect(cast(5, 0, 1, 7)).toBeNull();
  });

  test('circles overlapping at the start hit only if they move inwards', () => {
    expect(cast(2, 0, -1, 0)).toEqual({
      fraction: 0,
      point: { x: 3, y: 0 },
      normal: { x: 1, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
    expect(cast(2, 0, 1, 0)).toBeNull();
    expect(cast(0, 0, -1, 5)!.normal).toEqual({ x: 1, y: 0 });
    expect(cast(0, 0, 1, 5)).toBeNull();
  });

  test('a ray hits a point', () => {
    const point = { center: { x: 3, y: 4 }, radius: 0 };
    const ray = (dx: number, dy: number) =>
      castCircleAgainstCircle(point, { center: { x: 0, y: 0 }, radius: 0 }, { x: dx, y: dy });
    expect(ray(6, 8)).toEqual({
      fraction: 0.5,
      point: { x: 3, y: 4 },
      normal: { x: -0.6, y: -0.8 },
      feature: { kind: 'edge', index: 0 },
    });
    expect(ray(6, 7)).toBeNull();
    expect(ray(3, 4)!.fraction).toBe(1);
  });

  test('a displacement of 0 or infinity is not a hit', () => {
    expect(cast(2, 0, 0, 0)).toBeNull();
    expect(cast(9, 0, -Infinity, 0)).toBeNull();
  });
});

/** The paths are tangents in whole numbers of a circle around the origin, from both ends. */
test('a path constructed to graze is not a hit', () => {
  for (const { a, b, c } of pythagoreanTriples(60)) {
    const target = { center: { x: 0, y: 0 }, radius: c };
    for (const times of [1, 3, -1, -7]) {
      const way = { x: 2 * times * -b, y: 2 * times * a };
      const at = (inward: number) => ({
        target,
        circle: { center: { x: inward * a + times * b, y: inward * b - times * a }, radius: 0 },
        displacement: way,
      });
      expect(call(at(1))).toBeNull();
      expect(call(at(1 + 2 ** -30))).toBeNull();
      expect(call(at(1 - 2 ** -30))).not.toBeNull();
    }
  }
});

test('the normal opposes the displacement, even if rounding puts the hit at its end', () => {
  const target = { center: { x: 0, y: 0 }, radius: 0 };
  const center = { x: 1.3411663205047821, y: 1.4661529491996015 };
  const displacement = { x: -1.341166320504782, y: -1.4661529491996017 };
  const circle = { center, radius: 3.962226268313009e-16 };
  const hit = call({ target, circle, displacement })!;
  expect(hit.fraction).toBe(1);
  const along = hit.normal.x * displacement.x + hit.normal.y * displacement.y;
  expect(along).toBeLessThan(-1);
});
