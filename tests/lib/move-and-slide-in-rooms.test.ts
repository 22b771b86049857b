import { expect, test } from 'vitest';
import { moveAndSlide } from '#lib/move-and-slide.ts';
import type { Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { anyRoom, convexRoom, freePlace, type Room, type World, worldOf } from './bench/rooms.ts';

const frames = 20;
const sizesOfCircles = [0.1, 0.3, 0.6, 1];
/** How many rooms for each size, which makes a million moves in the long run. */
const rooms = full ? 12_500 : 25;

/** Ulps of the doc comment, and the size of the rooms. */
const [ulps, size] = [64, 32];

interface Walk {
  readonly room: Room;
  readonly center: Vec2;
  readonly radius: number;
  readonly ways: readonly Vec2[];
}

/** As a player walks: a few frames in one direction, then in another. */
function waysOf(random: Random): Vec2[] {
  let way = { x: 0, y: 0 };
  return Array.from({ length: frames }, (_, i) => {
    if (i % 4 === 0) {
      const angle = random.pick([random.between(0, 8), (random.integer(0, 7) * Math.PI) / 4]);
      const speed = random.pick([0.05, 0.5, 5, 30]) * random.between(0.5, 1);
      way = { x: speed * Math.cos(angle), y: speed * Math.sin(angle) };
    }
    return way;
  });
}

function anyWalk(random: Random, largest: number): Walk {
  for (;;) {
    const room = anyRoom(random);
    const radius = largest * random.between(0.5, 1);
    const center = freePlace(random, worldOf(room), 1.001 * radius);
    if (center !== null) return { room, center, radius, ways: waysOf(random) };
  }
}

/**
 * Can the circle move on in some direction that is not against the displacement? If it stopped, it
 * must not be able to.
 */
function canGoOn({ distance }: World, center: Vec2, reach: number, way: Vec2, step: number) {
  const heading = Math.atan2(way.y, way.x);
  for (let i = -28; i <= 28; i += 1) {
    const angle = heading + (i / 30) * (Math.PI / 2);
    const there = (share: number) => ({
      x: center.x + share * step * Math.cos(angle),
      y: center.y + share * step * Math.sin(angle),
    });
    if ([0.25, 0.5, 0.75, 1].every((share) => distance(there(share)) > reach)) return true;
  }
  return false;
}

/** Plays a walk, checks the rules in each frame, and counts the outcomes. */
function walk({ room, center: start, radius, ways }: Walk, count: Count): boolean {
  const world = worldOf(room);
  const margin = radius / 1000;
  const reach = radius + margin / 2;
  let center = start;
  for (const way of ways) {
    const move = moveAndSlide({ center, radius }, way, world.cast);
    count.moves += 1;
    if (move.contacts.length > 0) count.met += 1;
    if (!world.isClear(move.center, reach, size, ulps)) return false;
    center = move.center;
    const left = Math.hypot(move.remainder.x, move.remainder.y);
    if (move.contacts.length > 4) {
      // The circle stopped because it had slid as often as allowed.
      count.cut += 1;
    } else if (left > 0) {
      count.stopped += 1;
      if (canGoOn(world, center, reach, way, 100 * margin)) return false;
    }
  }
  return true;
}

interface Count {
  moves: number;
  met: number;
  stopped: number;
  cut: number;
}
const newCount = (): Count => ({ moves: 0, met: 0, stopped: 0, cut: 0 });

testEach(
  'among boxes, polygons, circles and seams, the circle is never in a wall and never stuck',
  sizesOfCircles,
  (largest) => {
    const count = newCount();
    const walks = randomScenes(rooms, (random) => anyWalk(random, largest));
    checkScenes(walks, (scene) => walk(scene, count));
    expect(count.moves).toBe(rooms * frames);
    expect(count.met).toBeGreaterThan(count.moves / 3);
    expect(count.stopped).toBeGreaterThan(count.moves / 10);
    expect(count.stopped).toBeLessThan(count.moves / 2);
    expect(count.cut).toBeLessThan(count.moves / 100);
  },
);

test('in small rooms of nine tiles, the circle is never in a wall and never stuck', () => {
  const tiles = gridPoints(1);
  const scenes = function* (): Generator<Walk> {
    for (let pattern = 0; pattern < 2 ** tiles.length; pattern += 1) {
      if (!full && pattern % 17 !== 0) continue;
      const isTile = (_: Vec2, i: number) => ((pattern >> i) & 1) === 1;
      const boxes = tiles.filter(isTile).map(({ x, y }) => ({
        center: { x: 2 * x, y: 2 * y },
        halfWidth: 1,
        halfHeight: 1,
      }));
      for (const { x, y } of gridPoints(2)) {
        for (const radius of [0.25, 0.5, 0.75]) {
          const center = { x: 1.5 * x, y: 1.5 * y };
          const room = { boxes };
          if (worldOf(room).distance(center) < radius * 1.001) continue;
          for (const way of gridPoints(2)) {
            if (way.x === 0 && way.y === 0) continue;
            const half = { x: way.x / 2, y: way.y / 2 };
            yield { room, center, radius, ways: [way, way, half, { x: -way.y, y: way.x }, way] };
          }
        }
      }
    }
  };
  const count = newCount();
  const walks = checkScenes(scenes(), (scene) => walk(scene, count));
  expect(walks).toBeGreaterThan(full ? 100_000 : 5_000);
  expect(count.stopped).toBeGreaterThan(count.moves / 10);
  expect(count.cut).toBe(0);
});

/**
 * Moves a circle along walls by definition, in very many small steps. Each step leads into the
 * walls and is then moved back out of them.
 */
function bySmallSteps(start: Vec2, way: Vec2, lines: readonly Line[], steps: number): Vec2 {
  let { x, y } = start;
  for (let i = 0; i < steps; i += 1) {
    x += way.x / steps;
    y += way.y / steps;
    // A move out of one wall may end in another. The limit is the nearest place outside all walls.
    for (let again = 0; again < 200; again += 1) {
      let isOut = true;
      for (const { normal, offset } of lines) {
        const deep = offset - (x * normal.x + y * normal.y);
        if (deep <= 1e-13) continue;
        isOut = false;
        x += deep * normal.x;
        y += deep * normal.y;
      }
      if (isOut) break;
    }
  }
  return { x, y };
}

interface Line {
  readonly normal: Vec2;
  readonly offset: number;
}

test('in a convex room, the circle ends where very many small steps end', () => {
  const runs = full ? 10_000 : 60;
  const scenes = randomScenes(runs, (random) => {
    const { orientedBoxes = [], normals } = convexRoom(random);
    const angle = random.between(0, 8);
    const length = random.between(1, 20);
    return {
      room: { orientedBoxes },
      normals,
      center: { x: random.between(-1, 1), y: random.between(-1, 1) },
      way: { x: length * Math.cos(angle), y: length * Math.sin(angle) },
    };
  });
  let [slid, cornered] = [0, 0];
  const count = checkScenes(scenes, ({ room, normals, center, way }) => {
    const radius = 1;
    const margin = 1e-4;
    const { orientedBoxes } = room;
    const lines = orientedBoxes.map(({ center: at, halfWidth }, i) => {
      const normal = normals[i]!;
      return { normal, offset: at.x * normal.x + at.y * normal.y + halfWidth + radius + margin };
    });
    const move = moveAndSlide({ center, radius }, way, worldOf(room).cast, { margin });
    const steps = 1000;
    const { x, y } = bySmallSteps(center, way, lines, steps);
    if (move.contacts.length > 0) slid += 1;
    if (move.remainder.x !== 0) cornered += 1;
    // In a very acute corner, the margins stop the circle many margins away from the tip.
    const length = Math.hypot(way.x, way.y);
    return Math.hypot(move.center.x - x, move.center.y - y) < (12 * length) / steps + 100 * margin;
  });
  expect(count).toBe(runs);
  expect(slid).toBeGreaterThan(runs / 3);
  expect(cornered).toBeGreaterThan(runs / 10);
});
