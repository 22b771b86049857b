import { expect, test } from 'vitest';
import { inRadians } from '#figure/parts/angle.ts';
import { moveAndSlide, toWorld, type Vec2 } from '#lib/index.ts';
import { moveAndSlideSimply } from '#lib/plain/move-and-slide-simply.ts';
import { full } from '../../lib/bench/check-scenes.ts';
import { type Random, randomScenes } from '../../lib/bench/random-scenes.ts';
import { anyRoom, convexRoom, freePlace, type World, worldOf } from '../../lib/bench/rooms.ts';

interface Scene {
  readonly world: World;
  readonly radius: number;
  readonly start: Vec2 | null;
  readonly ways: readonly Vec2[];
}

/** A few frames in one direction, then in another. */
function waysOf(random: Random): Vec2[] {
  return Array.from({ length: 8 }, () => {
    const angle = random.between(0, 8);
    const length = random.pick([0.05, 0.5, 5]) * random.between(0.5, 1);
    const way = { x: length * Math.cos(angle), y: length * Math.sin(angle) };
    return [way, way, way];
  }).flat();
}

function inRoom(random: Random): Scene {
  const world = worldOf(random.pick([anyRoom, convexRoom])(random));
  const radius = random.pick([0.1, 0.3, 0.6, 1]);
  return { world, radius, start: freePlace(random, world, 1.001 * radius), ways: waysOf(random) };
}

/** Two long walls, with the circle between them. */
function inCorner(random: Random): Scene {
  const bottom = { x: random.between(-9, 9), y: random.between(-9, 9) };
  const half = inRadians(random.between(40, 150) / 2);
  const turn = random.between(0, 8);
  const at = (x: number, angle: number) =>
    toWorld({ x, y: 0 }, { center: bottom, rotation: turn + angle });
  const segments = [-half, half].map((angle) => ({ a: bottom, b: at(1000, angle) }));
  const start = at(random.between(1.1, 6) / Math.sin(half), 0);
  return { world: worldOf({ segments }), radius: 1, start, ways: waysOf(random) };
}

/** How far the short loop ends from the one to copy, in margins, in each move. */
function differences({ world, radius, start, ways }: Scene): number[] {
  if (start === null) return [];
  const margin = radius / 1000;
  let center = start;
  return ways.map((way) => {
    const simple = moveAndSlideSimply({ center, radius }, way, world.cast).center;
    ({ center } = moveAndSlide({ center, radius }, way, world.cast));
    expect(world.distance(simple)).toBeGreaterThan(radius + margin / 2 - 1e-12);
    return Math.hypot(simple.x - center.x, simple.y - center.y) / margin;
  });
}

const count = full ? 5000 : 50;
const among = (scenes: Iterable<Scene>) => [...scenes].flatMap(differences);

test('in a corner of 40° to 150° the short loop ends at most a margin from the one to copy', () => {
  const found = among(randomScenes(count, inCorner));
  expect(found.length).toBeGreaterThan(1000);
  expect(found.reduce((most, away) => Math.max(most, away), 0)).toBeLessThan(1);
});

test('in any room it nearly always ends where the one to copy does, and half a margin from all', () => {
  const found = among(randomScenes(count, inRoom));
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter((away) => away > 1e-6).length).toBeLessThan(found.length / 500);
});
