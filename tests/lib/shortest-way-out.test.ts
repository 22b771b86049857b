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

/** Is the circle free after an exact move, except for an overlap of this many ulps? */
function isFreeAfter(scene: Scene, way: Vec2, margin: number): boolean {
  const { obstacles, circle } = scene;
  const there = moved(exactPoint(circle.center), way, fromDouble(1));
  return isFreeAt(obstacles, there, circle.radius, ulpsOf(spanOfScene(scene), margin));
}

/** Is the result (0, 0) if the circle is free, and otherwise a way to a free position? */
function isFreed(scene: Scene): boolean {
  const way = call(scene);
  if (way === null) return false;
  const wasFree = isFreeAfter(scene, { x: 0, y: 0 }, 0);
  return wasFree === (length(way) === 0) && isFreeAfter(scene, way, ulps);
}

/** Are all ways that are found by trying many directions at least as long? */
function isShortest(scene: Scene): boolean {
  const way = call(scene);
  const found = shortestByLooking(scene, 40, 0.3);
  return way !== null && length(way) <= found * (1 + 1e-7) + 1e-7;
}

test('the way out is free on a small grid, exactly, and the shortest', () => {
  expect(checkScenes(smallGrid(1), isFreed)).toBe(7 * 81 * 4);
  expect(checkScenes(smallGrid(runs(7, 1)), isShortest)).toBeGreaterThan(300);
});

test('the way out is free for whole numbers and doubles, within the bound', () => {
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

test('no way found by trying many directions is shorter', () => {
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

test('by hand, the way is right at tiles, walls, slanted walls and posts', () => {
  const tiles = { boxes: [tile(5, 5), tile(15, 5)] };
  expect(push(tiles, disc(10, 11, 3))).toEqual({ x: 0, y: 2 });
  expect(push(tiles, disc(10, 13, 3))).toEqual({ x: 0, y: 0 });
  const room = { segments: [wall(0, 0, 20, 0), wall(0, 0, 0, 20)] };
  expect(push(room, disc(2, 1, 3))).toEqual({ x: 1, y: 2 });
  // Both walls slope at 45°, so the circle moves up until both are 2 away. From below, moving
  // down is shorter.
  const valley = { segments: [wall(0, 0, 20, 20), wall(0, 0, -20, 20)] };
  expect(push(valley, disc(0, 2, 2))).toEqual(near(0, 2 * Math.SQRT2 - 2));
  expect(push(valley, disc(0, -1, 2))).toEqual({ x: 0, y: -1 });
  // Two posts of radius 1 are 6 apart, so the gap is 4, and the circle is 5 wide.
  const posts = { circles: [disc(-3, 0, 1), disc(3, 0, 1)] };
  expect(push(posts, disc(0, 1, 2.5))).toEqual(near(0, Math.sqrt(3.5 ** 2 - 9) - 1));
  expect(push(posts, disc(0, 1, 2))).toEqual({ x: 0, y: 0 });
  expect(push(posts, disc(-0.5, 0, 2))).toEqual({ x: 0.5, y: 0 });
});

test('by hand, the way is right in a lane, in a pocket and in a ring', () => {
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
  // Outside the ring, the circle touches two neighbouring posts.
  const half = Math.PI / 12;
  const out = 10 * Math.cos(half) + Math.sqrt(11 ** 2 - (10 * Math.sin(half)) ** 2);
  expect(length(through)).toBeCloseTo(out, 12);
});

test('limits, empty lists and invalid numbers have the documented results', () => {
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

test('the way is right at the middle of a circle, on a corner and on a wall', () => {
  const at = (some: Partial<Obstacles>) => length(push(some, disc(0, 0, 2))!);
  expect(at({ circles: [disc(0, 0, 3)] })).toBe(5);
  expect(at({ circles: [disc(0, 0, 3), disc(40, 40, 1), disc(-40, -40, 1)] })).toBe(5);
  // The ways to the right, up and down are blocked.
  expect(at({ circles: [disc(0, 0, 3), disc(5, 0, 2), disc(0, 8, 6), disc(0, -8, 6)] })).toBe(5);
  expect(at({ boxes: [tile(5, 5)] })).toBe(2);
  expect(at({ polygons: [points([0, 0], [-4, 3], [-4, -3])] })).toBe(2);
  expect(at({ segments: [wall(-4, -4, 4, 4)] })).toBeCloseTo(2, 12);
  expect(at({ segments: [wall(0, 0, 0, 0)] })).toBe(2);
});

test('obstacles that are farther away than the way is long are only measured', () => {
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

test('the way is right if walls and rims are parallel except for rounding', () => {
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

test('the length of the way follows a moved, rotated, mirrored or scaled scene', () => {
  for (const transform of transforms) {
    const scenes = randomScenes(runs(20, 2000), (random) => wholeNumbers(random));
    checkScenes(scenes, (scene) => {
      const there = length(call(transformScene(scene, transform))!) / transform.factor;
      return Math.abs(there - length(call(scene)!)) <= 1e-9;
    });
  }
});

test('off a single shape, the way is the push of the function for that shape', () => {
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
