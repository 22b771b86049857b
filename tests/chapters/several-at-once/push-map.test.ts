import { expect, test } from 'vitest';
import { figure } from '#chapters/several-at-once/figures/push-map.ts';
import { plus, pushesIn, type SceneName, scenes } from '#chapters/several-at-once/scenes.ts';
import { compareAt, survey } from '#chapters/several-at-once/surveys/push-map.ts';
import { sharesAt } from '#figure/maps/truth.ts';
import { Projection } from '#figure/projection.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { isFreeAt } from '#oracle/way-out.ts';
import { nothing } from '../../lib/bench/obstacles.ts';
import { reading } from '../support.ts';

const { preset } = reading(figure);

/** Every few whole places of the picture, as the map tests them. */
const places = (step: number) =>
  Array.from({ length: Math.ceil(97 / step) }, (_, i) => i * step).flatMap((x) =>
    Array.from({ length: Math.ceil(65 / step) }, (_, j) => ({ x, y: j * step })),
  );

const names: readonly SceneName[] = ['tiles', 'corner', 'steep', 'flat', 'pillars'];

test.each(names)('%s: too short means that the circle still overlaps', (name) => {
  const { scene, circle } = preset(name);
  const { radius } = circle;
  const obstacles = { ...nothing, polygons: scenes[scene] };
  const margin = fromDouble(0.01);
  const seen = [0, 0, 0, 0];
  for (const center of places(5)) {
    const { kind } = compareAt(scene, radius, center);
    seen[kind]! += 1;
    const sum = pushesIn(scene, { center, radius }).reduce(plus, { x: 0, y: 0 });
    const isFree = isFreeAt(obstacles, exactPoint(plus(center, sum)), radius, margin);
    expect(isFree, JSON.stringify(center)).toBe(kind !== 2);
    expect(kind === 0).toBe(isFreeAt(obstacles, exactPoint(center), radius, margin));
    if (kind !== 3) continue;
    // A hundredth shorter, in some direction, is enough.
    const shorter = Array.from({ length: 720 }, (_, i) => (Math.PI * i) / 360).some((angle) => {
      const length = Math.hypot(sum.x, sum.y) - 0.005;
      const by = { x: length * Math.cos(angle), y: length * Math.sin(angle) };
      return isFreeAt(obstacles, exactPoint(plus(center, by)), radius, margin);
    });
    expect(shorter, JSON.stringify(center)).toBe(true);
  }
  expect(seen[1]).toBeGreaterThan(20);
  expect(seen[2]! + seen[3]!).toBeGreaterThan(5);
});

test('two tiles: right where the circle overlaps one, and wrong where it overlaps both', () => {
  const { radius } = preset('tiles').circle;
  const counts = [0, 0];
  for (const center of places(1)) {
    const pushes = pushesIn('tiles', { center, radius }).length;
    if (pushes === 0) continue;
    counts[pushes - 1]! += 1;
    expect(compareAt('tiles', radius, center).kind === 1, JSON.stringify(center)).toBe(
      pushes === 1,
    );
  }
  expect(Math.min(...counts)).toBeGreaterThan(500);
});

test('steep walls: too short in more than a third, in a part of which only one wall pushes', () => {
  const state = preset('steep');
  const shares = sharesAt(
    figure,
    state,
    new Projection(figure.world, { width: 550, height: 366 }),
  )!;
  expect(shares[2]).toBeGreaterThan(0.35);
  expect(shares[2]).toBeLessThan(0.4);
  const { radius } = state.circle;
  const single = places(1).filter(
    (center) =>
      compareAt('steep', radius, center).kind === 2 &&
      pushesIn('steep', { center, radius }).length === 1,
  );
  expect(single.length).toBeGreaterThan(50);
});

test('floor and wall: right above the floor and beside the wall, and wrong in places inside', () => {
  const { radius } = preset('corner').circle;
  const kinds = (isOutside: boolean) =>
    places(1)
      .filter(({ x, y }) => (x > 22 && y > 14) === isOutside)
      .map((center) => compareAt('corner', radius, center).kind);
  expect(new Set(kinds(true))).toEqual(new Set([0, 1]));
  const inFloor = places(1)
    .filter(({ x, y }) => x > 14 && x < 82 && y > 4 && y < 14)
    .map((center) => compareAt('corner', radius, center).kind);
  expect(new Set(inFloor)).toEqual(new Set([1, 2, 3]));
});

test('the words at a place have the numbers of the presets', () => {
  const wordsIn = (name: string) => {
    const { scene, circle } = preset(name);
    return survey({ scene, circle }).wordsAt!(circle.center);
  };
  expect(names.map(wordsIn)).toEqual([
    'the sum is 8 too long',
    'the sum is the shortest push',
    'the sum leaves the circle 5.6 deep',
    'the sum is 6.9 too long',
    'the sum leaves the circle 1.7 deep',
  ]);
});
