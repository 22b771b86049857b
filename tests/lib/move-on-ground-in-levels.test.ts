import { expect, test } from 'vitest';
import { moveOnGround } from '#lib/move-on-ground.ts';
import type { GroundMove, GroundOptions, Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { anyRoom, freePlace, type Room, type World, worldOf } from './bench/rooms.ts';

const frames = 60;
/** How many levels for each size. */
const levels = full ? 4_200 : 25;
/** Ulps of the doc comment, and the size of the rooms. */
const [ulps, size] = [64, 32];

interface Level {
  readonly room: Room;
  readonly center: Vec2;
  readonly radius: number;
  readonly options: GroundOptions;
  /** For each frame, the speed to the side, and whether the circle jumps from the floor. */
  readonly keys: readonly { readonly side: number; readonly jump: boolean }[];
}

function anyLevel(random: Random, largest: number): Level {
  for (;;) {
    const room = anyRoom(random);
    const radius = largest * random.between(0.5, 1);
    const center = freePlace(random, worldOf(room), 1.001 * radius);
    if (center === null) continue;
    const speed = radius * random.pick([0.01, 0.2, 2]);
    let side = 0;
    const keys = Array.from({ length: frames }, (_, i) => {
      if (i % 6 === 0) side = speed * random.pick([-1, 0, 1, random.between(-1, 1)]);
      return { side, jump: random.integer(0, 9) === 0 };
    });
    const angle = random.pick([0, 1, 2, 3, random.between(0, 4)]) * (Math.PI / 2);
    const options = {
      up: { x: Math.cos(angle), y: Math.sin(angle) },
      maxFloorAngle: random.pick([Math.PI / 4, random.between(0.1, 1.5)]),
      stepHeight: radius * random.pick([0, 0.5, 0.95]),
      snap: radius * random.pick([0, 0.5, 3]),
    };
    return { room, center, radius, options, keys };
  }
}

/** Is there a direction in which the circle can move on? */
function isFree({ distance }: World, center: Vec2, reach: number, step: number) {
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = [Math.cos(i / 9.5), Math.sin(i / 9.5)];
    const there = (share: number) => ({
      x: center.x + share * step * x,
      y: center.y + share * step * y,
    });
    if ([0.25, 0.5, 0.75, 1].every((share) => distance(there(share)) > reach)) return true;
  }
  return false;
}

const count = { moves: 0, floor: 0, wall: 0, ceiling: 0, free: 0 };

function play({ room, center, radius, options, keys }: Level): boolean {
  const world = worldOf(room);
  const margin = radius / 1000;
  const reach = radius + margin / 2;
  const { up } = options as { up: Vec2 };
  const right = { x: up.y, y: -up.x };
  let last: Pick<GroundMove, 'center' | 'displacement' | 'isOnFloor'> = {
    center,
    displacement: { x: 0, y: 0 },
    isOnFloor: false,
  };
  const go = (side: number, rise: number) =>
    moveOnGround(
      { center: last.center, radius },
      { x: side * right.x + rise * up.x, y: side * right.y + rise * up.y },
      world.cast,
      { ...options, wasOnFloor: last.isOnFloor },
    );
  for (const { side, jump } of keys) {
    const rise = last.displacement.x * up.x + last.displacement.y * up.y;
    const fall = jump && last.isOnFloor ? radius : rise - 0.2 * radius;
    const move = go(side, fall);
    count.moves += 1;
    if (move.isOnFloor) count.floor += 1;
    if (move.isOnWall) count.wall += 1;
    if (move.isOnCeiling) count.ceiling += 1;
    if (!world.isClear(move.center, reach, size, ulps)) return false;
    last = move;
    if (!move.isOnFloor) continue;
    // It touches the floor and stands still, but between two steep slopes it may sink a little.
    if (world.distance(move.center) > radius + 1.2 * margin) return false;
    const rest = go(0, -0.2 * radius);
    const drift = Math.hypot(rest.center.x - move.center.x, rest.center.y - move.center.y);
    const isWedged = move.floorNormal === up;
    if (!rest.isOnFloor || drift > (isWedged ? margin / 20 : 0)) return false;
  }
  if (!isFree(world, last.center, reach, 100 * margin)) return true;
  count.free += 1;
  const from = last.center;
  return Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).some((angle) => {
    const { center: to } = go(radius * Math.cos(angle), radius * Math.sin(angle));
    return Math.hypot(to.x - from.x, to.y - from.y) > 10 * margin;
  });
}

testEach(
  'among boxes, slopes, polygons and circles, it is never in a wall and can always move away',
  [0.1, 0.3, 0.6, 1],
  (largest) => {
    const played = checkScenes(
      randomScenes(levels, (random) => anyLevel(random, largest)),
      play,
    );
    expect(played).toBe(levels);
  },
);

test('the levels have floors, walls, ceilings and free space', () => {
  expect(count.moves).toBe(4 * frames * levels);
  expect(count.floor).toBeGreaterThan(count.moves / 4);
  expect(count.wall).toBeGreaterThan(count.moves / 20);
  expect(count.ceiling).toBeGreaterThan(0);
  expect(count.free).toBeGreaterThan(2 * levels);
});
