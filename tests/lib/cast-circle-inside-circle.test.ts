import { describe, expect, test } from 'vitest';
import { castCircleInsideCircle } from '#lib/cast-circle-inside-circle.ts';
import type { Cast, Circle } from '#lib/types.ts';
import {
  leaves,
  outwards,
  placeAfter,
  roundaboutOf,
  squaredLength,
  staysIn,
} from '#oracle/leave.ts';
import { add, compare, fromDouble, mul, sub } from '#oracle/rational.ts';
import { compareRoot, exactPoint, squaredDistance } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import {
  type CastScene,
  integerCast,
  nudged,
  sameCast,
  transformCast,
  transformCastScene,
} from './bench/casts.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { grown } from './bench/containment.ts';
import { gridPoints, integers } from './bench/grids.ts';
import { pythagoreanTriples, replaceEachNumber } from './bench/hard-numbers.ts';
import { integerScene } from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { isUnit } from './bench/shape-contacts.ts';
import { transforms } from './bench/transforms.ts';

type Scene = CastScene<Circle>;

const ulps = statedBound('castCircleInsideCircle', 'of the span from touching');
const count = runs(400, 100_000);

const call = ({ target, circle, displacement }: Scene) =>
  castCircleInsideCircle(target, circle, displacement);
const pathOf = ({ target, circle, displacement }: Scene) =>
  roundaboutOf(target, circle, displacement);

const spanOfScene = ({ target, circle, displacement: { x, y } }: Scene) =>
  Math.max(
    spanOf([target.center, circle.center], Math.max(target.radius, circle.radius)),
    Math.abs(x),
    Math.abs(y),
  );

/** Does the circle first reach the rim, or move farther out, at the fraction, within the bound? */
function isNear(scene: Scene): boolean {
  const [path, span] = [pathOf(scene), spanOfScene(scene)];
  const margin = ulpsOf(span, ulps);
  const cast = call(scene);
  if (cast === null) return staysIn(path, fromDouble(1), margin);
  const fraction = fromDouble(cast.fraction);
  const there = placeAfter(path, fraction);
  const { x, y } = scene.displacement;
  // At the other end of a chord the path enters, so it must lead outwards here.
  const slack = mul(fromDouble(-(2 ** -20) * span), fromDouble(Math.hypot(x, y)));
  return (
    cast.fraction >= 0 &&
    cast.fraction <= 1 &&
    staysIn(path, fraction, margin) &&
    compareRoot(squaredLength(there), sub(path.room, margin)) >= 0 &&
    compare(outwards(path, fraction), slack) >= 0 &&
    placeIsRight(scene, cast)
  );
}

/** Is the point on the rim, and does the normal point from there to the centre? */
function placeIsRight(scene: Scene, { point, normal, fraction }: Cast): boolean {
  const { target, circle } = scene;
  const path = pathOf(scene);
  const numbers = [target.center.x, target.center.y, spanOfScene(scene)];
  const slack = ulpsOf(Math.max(...numbers.map(Math.abs)), 8 * ulps);
  const there = placeAfter(path, fromDouble(fraction));
  const middle = exactPoint(target.center);
  const onRim = squaredDistance(exactPoint(point), middle);
  const radius = fromDouble(target.radius);
  const out = compareRoot(squaredLength(there), slack) <= 0 ? null : there;
  const along = out && add(mul(out.x, fromDouble(normal.x)), mul(out.y, fromDouble(normal.y)));
  return (
    isUnit(normal) &&
    circle.radius >= 0 &&
    compareRoot(onRim, add(radius, slack)) <= 0 &&
    compareRoot(onRim, sub(radius, slack)) >= 0 &&
    // The normal must point straight from the circle to the centre of the room.
    (along === null || compareRoot(squaredLength(out!), add(sub(fromDouble(0), along), slack)) <= 0)
  );
}

const isRight = (scene: Scene) => (call(scene) !== null) === leaves(pathOf(scene)) && isNear(scene);

/** Throws unless all scenes pass, and some of them are hits and some are not. */
function checkAll(scenes: Iterable<Scene>, check: (scene: Scene) => boolean, name: string) {
  let hits = 0;
  const all = checkScenes(
    scenes,
    (scene) => {
      if (call(scene) !== null) hits += 1;
      return check(scene);
    },
    name,
  );
  expect(all, name).toBeGreaterThanOrEqual(Math.min(count, 10_000));
  expect(hits / all, name).toBeGreaterThan(0.1);
  expect(hits / all, name).toBeLessThan(0.95);
}

/** A circle that touches from inside in whole numbers, or is one unit off. */
const stillInteger = (random: Random) => {
  const { outer, inner } = grown(integerScene(random, 2000), random.pick([0, 1, 500]));
  return { target: outer, circle: inner };
};

const stillDoubles = (random: Random, size: number) => {
  const offset = random.pick([0, 0, 1, 100]) * size;
  const place = () => ({
    x: offset + size * random.between(-1, 1),
    y: offset + size * random.between(-1, 1),
  });
  const [center, from] = [place(), place()];
  const room = Math.hypot(from.x - center.x, from.y - center.y);
  const radius = size * random.pick([0, random.between(0, 1), 2 ** -random.integer(0, 80)]);
  return { target: { center, radius: room + radius }, circle: { center: from, radius } };
};

/** A path on which the circle touches at the start, halfway or at the end, and often grazes. */
const nearScene = (random: Random, size: number): Scene => {
  const { target, circle } = stillDoubles(random, size);
  const { x, y } = circle.center;
  const [ox, oy] = [x - target.center.x, y - target.center.y];
  const times = random.pick([-2, -1, 1, 2]);
  const way = random.pick([
    { x: size * random.between(-1, 1), y: size * random.between(-1, 1) },
    { x: times * oy, y: -times * ox },
    { x: times * ox, y: times * oy },
  ]);
  const before = random.pick([0, 0.5, 1]);
  const center = { x: x - before * way.x, y: y - before * way.y };
  return nudged(random, { target, circle: { ...circle, center }, displacement: way });
};

test('is right on a small grid', () => {
  const scenes = integers(0, 3).flatMap((outer) =>
    integers(0, 3).flatMap((radius) =>
      [...gridPoints(2)].flatMap((center) =>
        [...gridPoints(2)].map((displacement) => ({
          target: { center: { x: 0, y: 1 }, radius: outer },
          circle: { center, radius },
          displacement: { x: 2 * displacement.x, y: 2 * displacement.y },
        })),
      ),
    ),
  );
  checkAll(scenes, isRight, 'grid');
});

const integerScenes = () =>
  randomScenes(2 * count, (random) =>
    integerCast(
      random,
      4096,
      () => stillInteger(random),
      ({ center }) => [center],
    ),
  );

test('is right for whole numbers', () => {
  checkAll(integerScenes(), isRight, 'up to 4096');
});

test(`is wrong by at most ${ulps} ulps for doubles that nearly touch`, () => {
  for (const size of [1e-70, 1e-6, 1, 600, 1e70]) {
    const scenes = randomScenes(count, (random) => nearScene(random, size));
    checkAll(scenes, isNear, `size ${size}`);
  }
});

test(`is wrong by at most ${ulps} ulps for displacements and radii of very different sizes`, () => {
  const scenes = randomScenes(2 * count, (random) => {
    const { target, circle, displacement } = nearScene(random, 1);
    const times = 2 ** random.integer(-60, 60);
    const room = Math.abs(target.radius - circle.radius);
    const radius = circle.radius * 2 ** random.integer(-80, 0);
    return {
      target: {
        ...target,
        radius: radius + room * random.pick([1, 1, 2 ** -random.integer(0, 60)]),
      },
      circle: { ...circle, radius },
      displacement: { x: displacement.x * times, y: displacement.y * times },
    };
  });
  checkAll(scenes, isNear, 'unlike');
});

test('a ball that starts inside never ends outside, however small its steps', () => {
  const target = { center: { x: 0.1, y: 0.2 }, radius: 1 };
  for (const step of [0.3, 1e-5, 1e-14, 1e-17]) {
    let center = { x: 0.1, y: 0.2 };
    for (let i = 0; i < 2000; i += 1) {
      const way = { x: step, y: 0.7 * step };
      const t = castCircleInsideCircle(target, { center, radius: 0.3 }, way)?.fraction ?? 1;
      center = { x: center.x + t * way.x, y: center.y + t * way.y };
    }
    expect(Math.hypot(center.x - 0.1, center.y - 0.2)).toBeLessThan(0.7 + 1e-15);
  }
});

test('returns null for NaN, and for an infinite or zero displacement', () => {
  let hits = 0;
  checkScenes(integerScenes(), (scene) => {
    if (call(scene) !== null) hits += 1;
    const { displacement } = scene;
    return [
      ...replaceEachNumber(scene, NaN),
      ...[...replaceEachNumber(displacement, Infinity), { x: 0, y: 0 }].map((way) => ({
        ...scene,
        displacement: way,
      })),
    ].every((one) => call(one) === null);
  });
  expect(hits).toBeGreaterThan(20);
});

test('the result follows a moved, rotated, mirrored or scaled scene', () => {
  for (const transform of transforms) {
    const goesAlong = (scene: Scene) => {
      const [cast, there] = [call(scene), call(transformCastScene(scene, transform))];
      if (cast === null || there === null) return cast === there;
      return sameCast(there, transformCast(cast, transform), 2 ** 32 * transform.factor, 2);
    };
    expect(checkScenes(integerScenes(), goesAlong, transform.name)).toBe(2 * count);
  }
});

describe('by hand', () => {
  const target = { center: { x: 0, y: 0 }, radius: 10 };
  const cast = (x: number, y: number, dx: number, dy: number, radius = 1) =>
    castCircleInsideCircle(target, { center: { x, y }, radius }, { x: dx, y: dy });
  const near = (value: number) => expect.closeTo(value, 9);

  test('a ball crosses an arena and hits its rim', () => {
    const hit = cast(3, 2, 24, 10)!;
    expect(hit.fraction).toBeCloseTo(0.209033528, 9);
    expect(3 + 24 * hit.fraction).toBeCloseTo(8.01680468, 8);
    expect(2 + 10 * hit.fraction).toBeCloseTo(4.090335283, 9);
    expect(hit.normal).toEqual({ x: near(-8.01680468 / 9), y: near(-4.090335283 / 9) });
    expect(hit.point).toEqual({ x: near(80.1680468 / 9), y: near(40.90335283 / 9) });
    expect(hit.feature).toEqual({ kind: 'edge', index: 0 });
    expect(cast(3, 2, 24 * 0.2, 10 * 0.2)).toBeNull();
  });

  test('on the rim, moving out or along is a hit, and moving in is free up to the other side', () => {
    expect(cast(9, 0, -17, 0)).toBeNull();
    expect(cast(9, 0, -36, 0)).toEqual({
      fraction: 0.5,
      point: { x: -10, y: 0 },
      normal: { x: 1, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
    for (const [dx, dy] of [
      [1, 0],
      [1, -7],
      [0, 7],
      [0, -1e-9],
    ] as const) {
      expect(cast(9, 0, dx, dy)).toMatchObject({ fraction: 0, normal: { x: -1, y: 0 } });
    }
    expect(cast(5, 0, 4, 0)!.fraction).toBe(1);
    expect(cast(-9, 12, 0, 6, 5)).toMatchObject({ fraction: 0, normal: { x: 0.6, y: -0.8 } });
  });

  test('outside, slightly or far, moving back in is free until the circle would leave again', () => {
    for (const x of [9 + 2 ** -49, 9.5, 30]) {
      expect(cast(x, 0, 1e-9, 0)).toMatchObject({ fraction: 0, normal: { x: -1, y: 0 } });
      expect(cast(x, 0, 0, 1)).toMatchObject({ fraction: 0, normal: { x: -1, y: 0 } });
      expect(cast(x, 0, -x, 0)).toBeNull();
      expect(cast(x, 0, -2 * (9 + x), 0)!.fraction).toBeCloseTo(0.5, 14);
    }
    // The path passes the centre at a distance of 12, and is nearest halfway.
    expect(cast(-5, 12, 10, 0)).toMatchObject({ fraction: 0.5, normal: { x: 0, y: -1 } });
    expect(cast(-5, 12, 4, 0)).toBeNull();
  });

  test('a circle as large as the arena, or larger, may move only towards its centre', () => {
    for (const radius of [10, 12]) {
      expect(cast(3, 4, -3, -4, radius)).toMatchObject({ fraction: 1 });
      expect(cast(3, 4, -6, -8, radius)).toEqual({
        fraction: 0.5,
        point: { x: near(-6), y: near(-8) },
        normal: { x: near(0.6), y: near(0.8) },
        feature: { kind: 'edge', index: 0 },
      });
      expect(cast(3, 4, -3, 0, radius)!.fraction).toBe(1);
      expect(cast(3, 4, -2, 0, radius)).toBeNull();
      expect(cast(3, 4, 1, 0, radius)!.fraction).toBe(0);
      expect(cast(0, 0, 3, 4, radius)).toMatchObject({ fraction: 0, normal: { x: -0.6, y: -0.8 } });
    }
  });

  test('a circle, a ray and a point that start at the centre hit the rim', () => {
    expect(cast(0, 0, 0, 18)).toMatchObject({ fraction: 0.5, normal: { x: 0, y: -1 } });
    expect(cast(0, 0, 0, 20, 0)).toMatchObject({ fraction: 0.5, point: { x: 0, y: 10 } });
    const point = { center: { x: 2, y: 3 }, radius: 0 };
    expect(castCircleInsideCircle(point, point, { x: 0, y: 5 })).toEqual({
      fraction: 0,
      point: { x: 2, y: 3 },
      normal: { x: 0, y: -1 },
      feature: { kind: 'edge', index: 0 },
    });
  });

  test('invalid radii and displacements of 0 or infinity are not hits', () => {
    expect(cast(9, 0, 0, 0)).toBeNull();
    expect(cast(12, 0, 0, 0)).toBeNull();
    expect(cast(0, 0, Infinity, 0)).toBeNull();
    expect(cast(0, 0, 50, 0, -1)).toBeNull();
    expect(cast(0, 0, 50, 0, Infinity)).toBeNull();
    const circle = { center: { x: 0, y: 0 }, radius: 1 };
    for (const radius of [-1, Infinity, NaN]) {
      expect(castCircleInsideCircle({ ...target, radius }, circle, { x: 50, y: 0 })).toBeNull();
    }
  });
});

test('a path that ends on the rim hits at fraction 1, even if rounding exceeds 1', () => {
  const target = { center: { x: 0, y: 0 }, radius: 1.5383607403847757 };
  const circle = { center: { x: 0.4563723999031404, y: 0.9014692618599145 }, radius: 0 };
  const displacement = { x: 0.929344403668187, y: -0.23338041458190584 };
  expect(call({ target, circle, displacement })!.fraction).toBe(1);
});

test('a hit at a position that is not finite is left out', () => {
  const circle = { center: { x: 1.7e308, y: 0 }, radius: 1.7e308 };
  expect(castCircleInsideCircle(circle, circle, { x: -1, y: 0 })!.point.x).toBe(0);
  expect(castCircleInsideCircle(circle, circle, { x: 1, y: 0 })).toBeNull();
});

test('a path along a chord in whole numbers hits at the end of the chord', () => {
  for (const { a, b, c } of pythagoreanTriples(60)) {
    const target = { center: { x: 0, y: 0 }, radius: c + 2 };
    // The path leads from one point of the rim to its mirror image and beyond.
    const hit = castCircleInsideCircle(
      target,
      { center: { x: -a, y: b }, radius: 2 },
      { x: 4 * a, y: 0 },
    )!;
    expect(hit.fraction).toBe(0.5);
    expect(hit.normal.x).toBeCloseTo(-a / c, 14);
    expect(hit.normal.y).toBeCloseTo(-b / c, 14);
  }
});
