import { expect, test, vi } from 'vitest';
import {
  collideBoxCircle,
  collideCircles,
  collideOrientedBoxCircle,
  collidePolygonCircle,
  collideSegmentCircle,
  shortestWayOut,
} from '#lib/index.ts';
import type { Circle, Obstacles, Vec2 } from '#lib/types.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint, moved } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { isFreeAt } from '#oracle/way-out.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { mapNumbers, replaceEachNumber } from './bench/hard-numbers.ts';
import {
  disc,
  mixedScene,
  nothing,
  points,
  type Scene,
  shortestByLooking,
  smallGrid,
  spanOfScene,
  tile,
  wall,
} from './bench/obstacles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const ulps = statedBound('shortestWayOut');
const call = ({ obstacles, circle }: Scene, limit?: number) =>
  shortestWayOut(obstacles, circle, limit === undefined ? {} : { limit });

const length = ({ x, y }: Vec2) => Math.hypot(x, y);

const wholeNumbers = (random: Random, isTurned = false) =>
  mixedScene(random, 8, (low, high) => random.integer(low, high), isTurned);
const doubles = (random: Random, size = 1) =>
  mixedScene(random, 8, (low, high) => random.between(low, high) * size);

/** After an exact move, is the circle free, except for an overlap of so many ulps? */
function isFreeAfter(scene: Scene, way: Vec2, margin: number): boolean {
  const { obstacles, circle } = scene;
  const there = moved(exactPoint(circle.center), way, fromDouble(1));
  return isFreeAt(obstacles, there, circle.radius, ulpsOf(spanOfScene(scene), margin));
}

/** (0, 0) if the circle is free, and otherwise a way to a free position. */
function isFreed(scene: Scene): boolean {
  const way = call(scene);
  if (way === null) return false;
  const wasFree = isFreeAfter(scene, { x: 0, y: 0 }, 0);
  return wasFree === (length(way) === 0) && isFreeAfter(scene, way, ulps);
}

/** No way found by looking around is shorter. */
function isShortest(scene: Scene): boolean {
  const way = call(scene);
  const found = shortestByLooking(scene, 40, 0.3);
  return way !== null && length(way) <= found * (1 + 1e-7) + 1e-7;
}

test('free on a small grid, exactly, and shortest', () => {
  expect(checkScenes(smallGrid(1), isFreed)).toBe(7 * 81 * 4);
  expect(checkScenes(smallGrid(runs(7, 1)), isShortest)).toBeGreaterThan(300);
});

test('free for whole numbers and for doubles, never inside beyond the bound', () => {
  checkScenes(randomScenes(runs(200, 500_000), wholeNumbers), isFreed);
  let pushes = 0;
  for (const size of [1e-60, 1, 1e60]) {
    const scenes = randomScenes(runs(80, 200_000), (random) => doubles(random, size));
    checkScenes(scenes, (scene) => {
      const way = call(scene);
      if (way !== null && length(way) > 0) pushes += 1;
      return way !== null && isFreeAfter(scene, way, ulps);
    });
  }
  expect(pushes).toBeGreaterThan(100);
});

test('no way that is found by looking around is shorter', () => {
  checkScenes(
    randomScenes(runs(150, 500_000), (random) => wholeNumbers(random, true)),
    isShortest,
  );
  checkScenes(
    randomScenes(runs(150, 500_000), (random) => doubles(random)),
    isShortest,
  );
});

const near = (x: number, y: number) => ({ x: expect.closeTo(x, 12), y: expect.closeTo(y, 12) });
const push = (some: Partial<Obstacles>, circle: Circle, limit?: number) =>
  call({ obstacles: { ...nothing, ...some }, circle }, limit);

test('by hand: two tiles, a floor and a wall, slanting walls, posts', () => {
  const tiles = { boxes: [tile(5, 5), tile(15, 5)] };
  expect(push(tiles, disc(10, 11, 3))).toEqual({ x: 0, y: 2 });
  expect(push(tiles, disc(10, 13, 3))).toEqual({ x: 0, y: 0 });
  const room = { segments: [wall(0, 0, 20, 0), wall(0, 0, 0, 20)] };
  expect(push(room, disc(2, 1, 3))).toEqual({ x: 1, y: 2 });
  // At 45 degrees, up until both are 2 away; at the bottom it is the other side that is nearer.
  const valley = { segments: [wall(0, 0, 20, 20), wall(0, 0, -20, 20)] };
  expect(push(valley, disc(0, 2, 2))).toEqual(near(0, 2 * Math.SQRT2 - 2));
  expect(push(valley, disc(0, -1, 2))).toEqual({ x: 0, y: -1 });
  // Between two posts that are 6 apart, of radius 1, the circle is 5 wide.
  const posts = { circles: [disc(-3, 0, 1), disc(3, 0, 1)] };
  expect(push(posts, disc(0, 1, 2.5))).toEqual(near(0, Math.sqrt(3.5 ** 2 - 9) - 1));
  expect(push(posts, disc(0, 1, 2))).toEqual({ x: 0, y: 0 });
  expect(push(posts, disc(-0.5, 0, 2))).toEqual({ x: 0.5, y: 0 });
});

test('by hand: a lane as wide as the circle, a pocket, and a ring', () => {
  const lane = [tile(-5, 5), tile(7, 5)];
  expect(push({ boxes: lane }, disc(1, 3, 1))).toEqual({ x: 0, y: 0 });
  expect(push({ boxes: lane }, disc(1.5, 3, 1))).toEqual({ x: -0.5, y: 0 });
  const pocket = { boxes: [...lane, tile(1, -5), tile(1, 7)] };
  expect(push(pocket, disc(1.5, 0.75, 1))).toEqual({ x: -0.5, y: 0.25 });
  const ring = Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI * i) / 6;
    return disc(10 * Math.cos(angle), 10 * Math.sin(angle), 3);
  });
  expect(push({ circles: ring }, disc(1, 0, 6.5))).toEqual(near(-0.5, 0));
  const through = push({ circles: ring }, disc(0, 0, 8))!;
  // Outside, it touches two neighbours in the ring.
  const half = Math.PI / 12;
  const out = 10 * Math.cos(half) + Math.sqrt(11 ** 2 - (10 * Math.sin(half)) ** 2);
  expect(length(through)).toBeCloseTo(out, 12);
});

test('too short a limit, nothing, NaN, infinity, and circles that are none', () => {
  const tiles = { boxes: [tile(5, 5), tile(15, 5)] };
  const circle = disc(10, 11, 3);
  expect([1, 1.999, -1, NaN].map((limit) => push(tiles, circle, limit))).toEqual(
    Array(4).fill(null),
  );
  expect([-1, NaN].map((limit) => push({}, circle, limit))).toEqual([null, null]);
  const turned = { center: { x: 40, y: 40 }, halfWidth: 5, halfHeight: 5, rotation: 1 };
  expect(push({ orientedBoxes: [turned] }, circle)).toEqual({ x: 0, y: 0 });
  for (const odd of [NaN, Infinity, -Infinity]) {
    for (const wrong of replaceEachNumber(turned, odd)) {
      expect(push({ orientedBoxes: [wrong] }, circle)).toBeNull();
    }
  }
  expect([2, 3, Infinity].map((limit) => push(tiles, circle, limit))).toEqual(
    Array(3).fill({ x: 0, y: 2 }),
  );
  expect(push(tiles, disc(10, 13, 3), 0)).toEqual({ x: 0, y: 0 });
  expect(push({}, circle)).toEqual({ x: 0, y: 0 });
  expect(push(tiles, disc(10, 5, -1))).toEqual({ x: 0, y: 0 });
  expect(push({ circles: [disc(10, 11, -1)] }, circle)).toEqual({ x: 0, y: 0 });
  const one = { x: 10, y: 11 };
  expect(push({ polygons: [[], [one, one, one]] }, circle)).toEqual({ x: 0, y: 0 });
  checkScenes(randomScenes(runs(30, 1000), wholeNumbers), (scene) =>
    [NaN, Infinity, -Infinity].every((odd) =>
      [...replaceEachNumber(scene, odd)].every((wrong) => call(wrong) === null),
    ),
  );
});

test('at the middle of a circle, on a corner and on a wall', () => {
  const at = (some: Partial<Obstacles>) => length(push(some, disc(0, 0, 2))!);
  expect(at({ circles: [disc(0, 0, 3)] })).toBe(5);
  expect(at({ circles: [disc(0, 0, 3), disc(40, 40, 1), disc(-40, -40, 1)] })).toBe(5);
  // To the right, up and down it is not free.
  expect(at({ circles: [disc(0, 0, 3), disc(5, 0, 2), disc(0, 8, 6), disc(0, -8, 6)] })).toBe(5);
  expect(at({ boxes: [tile(5, 5)] })).toBe(2);
  expect(at({ polygons: [points([0, 0], [-4, 3], [-4, -3])] })).toBe(2);
  expect(at({ segments: [wall(-4, -4, 4, 4)] })).toBeCloseTo(2, 12);
  expect(at({ segments: [wall(0, 0, 0, 0)] })).toBe(2);
});

test('what is farther away than the way out is long costs a look, not a crossing', () => {
  const roots = (count: number) => {
    const boxes = Array.from({ length: count }, (_, i) => tile(10 * i + 5, 5));
    const root = vi.spyOn(Math, 'sqrt');
    expect(push({ boxes }, disc(10, 11, 3))).toEqual({ x: 0, y: 2 });
    const { length: calls } = root.mock.calls;
    root.mockRestore();
    return calls / count;
  };
  expect(roots(200)).toBeLessThan(1.5 * roots(10));
});

test('walls and rims that are parallel but for rounding', () => {
  checkScenes(
    randomScenes(runs(150, 100_000), (random) => {
      const scene = doubles(random);
      const { obstacles, circle } = scene;
      const tilt = 10 ** random.between(-17, -6);
      const moved = mapNumbers(obstacles, (value) => value + random.between(-tilt, tilt));
      const both = Object.fromEntries(
        Object.entries(obstacles).map(([kind, list]) => [
          kind,
          [...list, ...moved[kind as keyof Obstacles]],
        ]),
      ) as unknown as Obstacles;
      return { obstacles: both, circle };
    }),
    (scene) => {
      const way = call(scene)!;
      return isFreeAfter(scene, way, ulps) && length(way) <= shortestByLooking(scene, 24, 1) + 1e-7;
    },
  );
});

test('moved, turned, mirrored or scaled: as long a way', () => {
  for (const transform of transforms) {
    const scenes = randomScenes(runs(20, 2000), (random) => wholeNumbers(random));
    checkScenes(scenes, (scene) => {
      const there = length(call(transformScene(scene, transform))!) / transform.factor;
      return Math.abs(there - length(call(scene)!)) <= 1e-9;
    });
  }
});

test('off a single shape it is the push of its own function', () => {
  const own = ({ obstacles, circle }: Scene) => [
    ...obstacles.circles.map((one) => collideCircles(one, circle)),
    ...obstacles.segments.map((one) => collideSegmentCircle(one, circle)),
    ...obstacles.boxes.map((one) => collideBoxCircle(one, circle)),
    ...obstacles.orientedBoxes.map((one) => collideOrientedBoxCircle(one, circle)),
    ...obstacles.polygons.map((one) => collidePolygonCircle(one, circle)),
  ];
  const scenes = randomScenes(runs(300, 20_000), (random) =>
    mixedScene(random, 1, (low, high) => random.between(low, high)),
  );
  checkScenes(scenes, (scene) => {
    const [contact = null] = own(scene);
    const depth = contact === null ? 0 : 'push' in contact ? length(contact.push) : contact.depth;
    return Math.abs(length(call(scene)!) - depth) <= 1e-12;
  });
});
