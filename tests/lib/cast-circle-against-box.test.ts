import { describe, expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { collideBoxCircle } from '#lib/collide-box-circle.ts';
import type { Box, Cast } from '#lib/types.ts';
import { integerBoxScene, nearTouchingBoxScene } from './bench/boxes-and-circles.ts';
import { boxCornersOf, boxFeatureIsRight, startsAsBoxContact } from './bench/cast-boxes.ts';
import { castContract } from './bench/cast-contract.ts';
import { judgedBox } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { integers } from './bench/grids.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { disc } from './bench/shapes.ts';
import { transforms } from './bench/transforms.ts';

const { call, count } = castContract<Box>(castCircleAgainstBox, {
  judge: judgedBox,
  cornersOf: boxCornersOf,
  startIsRight: (scene, cast) =>
    startsAsBoxContact(scene, collideBoxCircle(scene.target, scene.circle), cast),
  seesContact: ({ target, circle }) => collideBoxCircle(target, circle) !== null,
  startsOutside: (scene) => !judgedBox(scene).stage.startsInside,
  featureIsRight: (_, cast) => boxFeatureIsRight(cast, 0),
  gridTargets: [
    [0, 0],
    [1, 0],
    [1, 2],
  ].map(([w, h]) => ({ center: { x: 0, y: 0 }, halfWidth: w!, halfHeight: h! })),
  every: 7,
  integerScene: (random) => {
    const { box, circle } = integerBoxScene(random, 4096);
    return { target: box, circle };
  },
  nearTouching: (random, size) => {
    const { box, circle } = nearTouchingBoxScene(random, size);
    return { target: box, circle };
  },
  sizes: [1e-60, 1e-6, 1, 600, 1e60],
  transforms: transforms.filter(({ factor, name }) => factor !== 1 || name.startsWith('moved')),
});

const box = { center: { x: 1, y: 2 }, halfWidth: 4, halfHeight: 3 };
/** Casts a circle that starts at (x, y) from the box's centre. */
const cast = (x: number, y: number, dx: number, dy: number, radius = 2): Cast | null =>
  castCircleAgainstBox(box, { center: { x: 1 + x, y: 2 + y }, radius }, { x: dx, y: dy });

describe('by hand', () => {
  test.each([
    ['low y', 1, -9, 0, 8, 0.5, { x: 2, y: -1 }, { x: 0, y: -1 }, 0],
    ['high x', 10, 1, -8, 0, 0.5, { x: 5, y: 3 }, { x: 1, y: 0 }, 1],
    ['high y', 1, 9, 0, -8, 0.5, { x: 2, y: 5 }, { x: 0, y: 1 }, 2],
    ['low x', -10, 1, 8, 0, 0.5, { x: -3, y: 3 }, { x: -1, y: 0 }, 3],
  ] as const)('a circle hits the side of %s', (_, x, y, dx, dy, fraction, point, normal, index) => {
    const said = JSON.parse(JSON.stringify(cast(x, y, dx, dy)));
    expect(said).toEqual({ fraction, point, normal, feature: { kind: 'edge', index } });
  });

  test('a circle hits a corner at the offsets of a triple', () => {
    const { fraction, point, normal, feature } = cast(12, 7, -10, 0, 5)!;
    expect(fraction).toBe(0.5);
    expect(point).toEqual({ x: 5, y: 5 });
    expect([normal.x, normal.y]).toEqual([expect.closeTo(0.6, 15), expect.closeTo(0.8, 15)]);
    expect(feature).toEqual({ kind: 'vertex', index: 2 });
  });

  test('grazing a side or a corner is not a hit', () => {
    expect(cast(-20, 5, 40, 0)).toBeNull();
    expect(cast(-20, 5 - 2 ** -30, 40, 0)).not.toBeNull();
    // By the triangle 3, 4, 5, the corner (4, 3) is exactly 5 from the path.
    expect(cast(4 + 3 - 8, 3 + 4 + 6, 16, -12, 5)).toBeNull();
    expect(cast(4 + 3 - 8, 3 + 4 + 6, 16, -12, 5 + 2 ** -30)).not.toBeNull();
  });

  test('sliding along a side and past its end is not a hit', () => {
    for (const y of [5, 5 - 2 ** -20, 4, 3]) {
      expect(cast(-3, y, 40, 0)).toBeNull();
      expect(cast(-3, y, 40, 1)).toBeNull();
      expect(cast(-3, y, 40, -1)!.fraction).toBe(0);
    }
  });

  test('for a centre inside, the nearest side decides', () => {
    expect(cast(3, 0, -1, 9)!.feature).toEqual({ kind: 'edge', index: 1 });
    expect(cast(3, 0, 0, 9)).toBeNull();
    expect(cast(3, 0, 1, 9)).toBeNull();
  });

  test('at a corner or with two sides equally near, moving away from one is not a hit', () => {
    for (const [x, y] of [
      [4, 3],
      [3, 2],
    ] as const) {
      for (const radius of [0, 2]) {
        expect(cast(x, y, 1, -1, radius)).toBeNull();
        expect(cast(x, y, -1, 1, radius)).toBeNull();
        expect(cast(x, y, -1, 0, radius)).toBeNull();
        expect(cast(x, y, -1, -1, radius)!.fraction).toBe(0);
      }
    }
  });

  test('a ray through a corner hits the corner', () => {
    expect(cast(0, 7, 8, -8, 0)!.fraction).toBe(0.5);
    expect(cast(0, 7.0001, 8, -8, 0)).toBeNull();
    expect(cast(-20, 3, 40, 0, 0)!.fraction).toBe(0.4);
  });
});

test('a circle neither falls through a floor of many tiles nor stumbles on a seam', () => {
  const tiles = integers(0, 40).map((i) => ({
    center: { x: 0.1 + 0.2 * i, y: 0.3 },
    halfWidth: 0.1,
    halfHeight: 0.3,
  }));
  const scenes = randomScenes(count, (random) => {
    const x = random.pick([0.2 * random.integer(1, 40), random.between(0.5, 7.5)]);
    const radius = random.pick([0, 2 ** -53, 2 ** -40, 0.1, 1]);
    const fall = random.pick([0, random.between(-2, 2)]);
    const circle = { center: { x: x - fall, y: 0.6 + radius + 1 }, radius };
    return { circle, displacement: { x: 2 * fall, y: -2 } };
  });
  const checked = checkScenes(scenes, ({ circle, displacement }) => {
    const casts = tiles.map((target) => call({ target, circle, displacement }));
    const first = Math.min(...casts.map((one) => one?.fraction ?? Infinity));
    return Math.abs(first - 0.5) < 1e-12;
  });
  expect(checked).toBe(count);
  // A circle that rests exactly on the tiles can move sideways without a hit.
  const halves = integers(0, 40).map((i) => ({
    center: { x: i + 0.5, y: 0 },
    halfWidth: 0.5,
    halfHeight: 0.5,
  }));
  const circle = disc(2.25, 1.75, 1.25);
  for (const x of [-30, 30]) {
    const displacement = { x, y: 0 };
    expect(halves.every((target) => call({ target, circle, displacement }) === null)).toBe(true);
  }
});
