import { expect, test } from 'vitest';
import { figure } from '#chapters/on-the-ground/figures/snap.ts';
import { frames, ground, radius, runOf, speed } from '#chapters/on-the-ground/walker.ts';
import { show } from '#figure/numbers.ts';
import {
  castCircleAgainstBox,
  castCircleAgainstPolygon,
  distance,
  moveOnGround,
} from '#lib/index.ts';
import type { Circle, CircleCast, GroundOptions } from '#lib/types.ts';
import { reading } from '../support.ts';

const { preset, wordsOf } = reading(figure);
const inAir = (method: 'slide' | 'loose' | 'snap') =>
  runOf(method).flatMap(({ isOnFloor }, i) => (isOnFloor ? [] : [i]));

test('the slope is 32° steep, and falls by 1.9 in a walk of 3, less than the snap', () => {
  const [a, b] = [ground[1]!, ground[2]!];
  const tangent = (a.y - b.y) / (b.x - a.x);
  expect(show((Math.atan(tangent) * 180) / Math.PI, 0)).toBe('32');
  expect(speed).toBe(3);
  expect(show(speed * tangent, 1)).toBe('1.9');
  expect(speed * tangent).toBeLessThan(radius);
});

test('a slide leaves the crest and flies for 13 frames, and for 19 over the hill', () => {
  const flight = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);
  expect(inAir('slide')).toEqual([...flight(8, 13), ...flight(36, 19)]);
  expect(wordsOf(preset('leaves'))).toMatchObject({ hit: true, word: 'in the air' });
});

test('a walk without snapping flies too, straight on along the plateau', () => {
  expect(inAir('loose').filter((frame) => frame < 30)).toHaveLength(13);
  expect(runOf('loose')[7]!.center.y).toBe(runOf('loose')[0]!.center.y);
  expect(wordsOf(preset('walks-off'))).toMatchObject({ hit: true });
});

test('a walk that snaps is on the floor in each frame, and moves by 3 down the slope', () => {
  expect(runOf('snap')).toHaveLength(frames + 1);
  expect(inAir('snap')).toEqual([]);
  const run = runOf('snap').map(({ center }) => center);
  for (let i = 8; i <= 21; i += 1) expect(distance(run[i - 1]!, run[i]!)).toBeCloseTo(3, 9);
  expect(wordsOf(preset('snaps'))).toMatchObject({ word: 'on the floor', rest: 'moved 3' });
  expect(preset('arrives')).toEqual({ t: 24, method: 'snap' });
});

/** How many of some frames to the right a walking ball is in the air. */
function framesInAir(
  start: Circle,
  walk: number,
  cast: CircleCast,
  options: GroundOptions = {},
): number {
  let [circle, wasOnFloor, rise, count] = [start, true, 0, 0];
  for (let i = 0; i * walk < 6 * start.radius; i += 1) {
    const way = { x: walk, y: rise - 0.02 };
    const move = moveOnGround(circle, way, cast, { ...options, wasOnFloor });
    circle = { ...circle, center: move.center };
    wasOnFloor = move.isOnFloor;
    rise = move.displacement.y;
    if (!wasOnFloor) count += 1;
  }
  return count;
}

test('a snap of 1.5 walks is enough between floors of 45°, in each direction', () => {
  const snapped = (from: number, snap: number) => {
    const hill = [
      { x: -100, y: 100 * from },
      { x: 0, y: 0 },
      { x: 100, y: -100 },
      { x: 100, y: -300 },
      { x: -100, y: -300 },
    ];
    const length = Math.hypot(1, from);
    const n = { x: from / length, y: 1 / length };
    const center = { x: -4.3 + 1.001 * n.x, y: 4.3 * from + 1.001 * n.y };
    const cast: CircleCast = (circle, way) => castCircleAgainstPolygon(hill, circle, way);
    return framesInAir({ center, radius: 1 }, 3, cast, { snap: 3 * snap });
  };
  for (const from of [-1, -0.5, 0, 0.3, 0.7, 0.95]) expect(snapped(from, 1.5)).toBe(0);
});

test('a ledge of 0.29 of the radius is walked down like a step, at any speed', () => {
  const above = { center: { x: -100, y: -5 }, halfWidth: 100, halfHeight: 5 };
  const airtime = (height: number, walk: number) => {
    const below = { center: { x: 0, y: -5 - height }, halfWidth: 200, halfHeight: 5 };
    const cast: CircleCast = (circle, way) =>
      [above, below]
        .map((one) => castCircleAgainstBox(one, circle, way))
        .filter((hit) => hit !== null)
        .sort((a, b) => a.fraction - b.fraction)[0] ?? null;
    return framesInAir({ center: { x: -1, y: 10.01 }, radius: 10 }, walk, cast);
  };
  for (const walk of [0.1, 0.4, 1, 2.3, 5, 9]) expect(airtime(2.9, walk)).toBe(0);
  expect(airtime(4, 0.4)).toBeGreaterThan(0);
});
