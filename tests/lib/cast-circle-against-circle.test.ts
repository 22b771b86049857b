import { describe, expect, test } from 'vitest';
import { castCircleAgainstCircle } from '#lib/cast-circle-against-circle.ts';
import { collideCircles } from '#lib/collide-circles.ts';
import type { Cast, Circle, Vec2 } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import {
  type CastScene,
  castIsNear,
  castThrough,
  hitOrMissIsRight,
  integerCast,
  judged,
  nudged,
  placeIsRight,
  sameCast,
  transformCast,
  transformCastScene,
} from './bench/casts.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints, integers } from './bench/grids.ts';
import { pythagoreanTriples, replaceEachNumber } from './bench/hard-numbers.ts';
import { integerScene } from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transforms } from './bench/transforms.ts';

type Scene = CastScene<Circle>;

const runs = full ? 200_000 : 4_000;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bound of the doc comment. */
const ulps = 8;

const answer = ({ target, circle, displacement }: Scene) =>
  castCircleAgainstCircle(target, circle, displacement);

const judge = (scene: Scene) => judged(scene, [scene.target.center], scene.target.radius);

/** In contact at the start: at once, with the contact's own place, or never. */
function startIsRight({ target, circle, displacement }: Scene, cast: Cast | null): boolean {
  const contact = collideCircles(target, circle);
  if (contact === null) return false;
  const { point, normal, feature } = contact;
  const inwards = displacement.x * normal.x + displacement.y * normal.y;
  if (inwards >= 0) return cast === null;
  if (cast === null) return inwards > -1e-14 * Math.hypot(displacement.x, displacement.y);
  expect(cast).toEqual({ fraction: 0, point, normal, feature });
  return true;
}

function isGood(scene: Scene): boolean {
  const exact = judge(scene);
  const cast = answer(scene);
  if (collideCircles(scene.target, scene.circle) !== null) return startIsRight(scene, cast);
  if (cast !== null) {
    expect(placeIsRight(exact, cast, ulps)).toBe(true);
    expect(cast.feature).toEqual({ kind: 'edge', index: 0 });
  }
  return castIsNear(exact, cast, ulps);
}

/** For whole numbers: whether they meet is exact. */
function isRight(scene: Scene): boolean {
  const exact = judge(scene);
  if (startsInContact(exact.stage)) return startIsRight(scene, answer(scene));
  return hitOrMissIsRight(exact, answer(scene)) && isGood(scene);
}

/** Whole numbers, the radius shared out between the two. */
function integerCircles(random: Random, limit: number): { target: Circle; circle: Circle } {
  const { point, circle } = integerScene(random, limit);
  const share = random.pick([0, circle.radius, random.integer(0, circle.radius)]);
  return {
    target: { center: circle.center, radius: share },
    circle: { center: point, radius: circle.radius - share },
  };
}

const centerOf = ({ center }: Circle): readonly Vec2[] => [center];

/** About touching, wherever it then starts. */
function nearTouching(random: Random, size: number): Scene {
  const offset = random.pick([0, 0, 1, 100]) * size;
  const make = () => ({
    x: offset + size * random.between(-1, 1),
    y: offset + size * random.between(-1, 1),
  });
  const target = { center: make(), radius: size * random.pick([0, random.between(0, 1)]) };
  const center = make();
  const gap = Math.hypot(center.x - target.center.x, center.y - target.center.y);
  const radius = Math.abs(gap - target.radius);
  const way = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
  const scene = { target, circle: { center, radius } };
  return nudged(random, castThrough(random, scene, [target.center], way));
}

function anywhere(random: Random, size: number): Scene {
  const make = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
  const radius = () => size * random.pick([0, 2 ** -30, random.between(0, 0.4)]);
  const target = { center: make(), radius: radius() };
  const circle = { center: make(), radius: radius() };
  const to = random.between(0, 2);
  const aimed = {
    x: to * (target.center.x - circle.center.x),
    y: to * (target.center.y - circle.center.y),
  };
  return { target, circle, displacement: random.pick([make(), aimed]) };
}

describe('by hand', () => {
  const target = { center: { x: 0, y: 0 }, radius: 3 };
  const cast = (x: number, y: number, dx: number, dy: number, radius = 2) =>
    castCircleAgainstCircle(target, { center: { x, y }, radius }, { x: dx, y: dy });

  test('head on', () => {
    expect(cast(-10, 0, 20, 0)).toEqual({
      fraction: 0.25,
      point: { x: -3, y: 0 },
      normal: { x: -1, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
  });

  test('by a triple: 3, 4, 5', () => {
    const { fraction, point, normal } = cast(10, 4, -14, 0)!;
    expect(fraction).toBe(0.5);
    expect([normal.x, normal.y]).toEqual([expect.closeTo(0.6, 15), expect.closeTo(0.8, 15)]);
    expect([point.x, point.y]).toEqual([expect.closeTo(1.8, 14), expect.closeTo(2.4, 14)]);
  });

  test('too short, just long enough, and away', () => {
    expect(cast(-10, 0, 4.75, 0)).toBeNull();
    expect(cast(-10, 0, 5, 0)!.fraction).toBe(1);
    expect(cast(-10, 0, -20, 0)).toBeNull();
  });

  test('grazing is free, a step nearer is not', () => {
    expect(cast(-10, 5, 20, 0)).toBeNull();
    expect(cast(-10, 5 - 2 ** -40, 20, 0)!.fraction).toBeCloseTo(0.5, 5);
    expect(cast(-10, 5 + 2 ** -40, 20, 0)).toBeNull();
  });

  test('touching at the start', () => {
    expect(cast(5, 0, -1, 0)!.fraction).toBe(0);
    expect(cast(5, 0, -1, 7)!.fraction).toBe(0);
    expect(cast(5, 0, 0, 7)).toBeNull();
    expect(cast(5, 0, 1, 7)).toBeNull();
  });

  test('overlapping at the start, and with one centre', () => {
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

  test('a ray on its way to a point', () => {
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

  test('no displacement, and one that is not a number', () => {
    expect(cast(2, 0, 0, 0)).toBeNull();
    expect(cast(9, 0, 0, 0)).toBeNull();
    expect(cast(9, 0, NaN, 0)).toBeNull();
    expect(cast(9, 0, -Infinity, 0)).toBeNull();
  });
});

test('right on a small grid', () => {
  const scenes = function* () {
    const ways = gridPoints(3).map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
    for (const target of integers(0, 2).map((radius) => ({ center: { x: 0, y: 1 }, radius }))) {
      for (const center of gridPoints(4)) {
        for (const radius of integers(0, 2)) {
          for (const displacement of ways) {
            yield { target, circle: { center, radius }, displacement };
          }
        }
      }
    }
  };
  const some = [...scenes()].filter((_, index) => full || index % 5 === 0);
  checkScenes(some, isRight);
});

test('right for whole numbers', () => {
  let hits = 0;
  const scenes = randomScenes(runs, (random) =>
    integerCast(random, 4096, () => integerCircles(random, 4096), centerOf),
  );
  const count = checkScenes(scenes, (scene) => {
    if (answer(scene) !== null) hits += 1;
    return isRight(scene);
  });
  expect(count).toBe(runs);
  expect(hits).toBeGreaterThan(runs / 6);
  expect(hits).toBeLessThan((runs * 5) / 6);
});

/** Lines that touch a circle around the origin, in whole numbers: from both ends, both ways. */
test('grazing by construction', () => {
  for (const { a, b, c } of pythagoreanTriples(60)) {
    const target = { center: { x: 0, y: 0 }, radius: c };
    for (const times of [1, 3, -1, -7]) {
      const way = { x: 2 * times * -b, y: 2 * times * a };
      const at = (inward: number) => ({
        target,
        circle: { center: { x: inward * a + times * b, y: inward * b - times * a }, radius: 0 },
        displacement: way,
      });
      expect(answer(at(1))).toBeNull();
      expect(answer(at(1 + 2 ** -30))).toBeNull();
      expect(answer(at(1 - 2 ** -30))).not.toBeNull();
    }
  }
});

describe.each(sizes)('doubles of size %d', (size) => {
  test('beside touching', () => {
    const scenes = randomScenes(runs, (random) => nearTouching(random, size));
    expect(checkScenes(scenes, isGood)).toBe(runs);
  });

  test('anywhere', () => {
    const scenes = randomScenes(runs, (random) => anywhere(random, size));
    expect(checkScenes(scenes, isGood)).toBe(runs);
  });
});

test('displacements and radii of very unlike sizes', () => {
  const scenes = randomScenes(runs, (random) => {
    const { target, circle, displacement } = nearTouching(random, 1);
    const times = 2 ** random.integer(-60, 60);
    const less = 2 ** random.integer(-80, 0);
    return {
      target: { ...target, radius: target.radius * less },
      circle: { ...circle, radius: circle.radius * less },
      displacement: { x: displacement.x * times, y: displacement.y * times },
    };
  });
  expect(checkScenes(scenes, isGood)).toBe(runs);
});

test('NaN anywhere: null', () => {
  const scene = {
    target: { center: { x: 1, y: 2 }, radius: 2 },
    circle: { center: { x: 9, y: 4 }, radius: 1 },
    displacement: { x: -8, y: -3 },
  };
  expect(answer(scene)).not.toBeNull();
  expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => answer(spoilt) === null)).toBe(8);
});

describe('goes along with the scene', () => {
  test.each(transforms)('$name', (transform) => {
    const scenes = randomScenes(runs / 4, (random) =>
      integerCast(random, 4096, () => integerCircles(random, 4096), centerOf),
    );
    checkScenes(scenes, (scene) => {
      const cast = answer(scene);
      const there = answer(transformCastScene(scene, transform));
      const { x, y } = scene.circle.center;
      const { center } = scene.target;
      // With one centre the normal is (1, 0), whatever the axes are.
      if (x === center.x && y === center.y) return true;
      if (cast === null || there === null) return cast === there;
      const size = 2 ** 32 * transform.factor;
      return sameCast(there, transformCast(cast, transform), size, 2);
    });
  });
});
