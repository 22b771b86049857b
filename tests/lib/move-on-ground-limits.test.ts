import { expect, test } from 'vitest';
import { castCircleInsideCircle } from '#lib/cast-circle-inside-circle.ts';
import { moveOnGround } from '#lib/move-on-ground.ts';
import type { CircleCast, GroundOptions, Vec2 } from '#lib/types.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { worldOf } from './bench/rooms.ts';
import { at, flat, onSlope, radius, slope } from './bench/walker.ts';

test('NaN, infinity and an empty circle do not move it', () => {
  const { cast } = slope(20);
  const circle = { center: onSlope(20, 0), radius };
  const stays = (one: typeof circle, way: Vec2, options: GroundOptions = {}) => {
    const move = moveOnGround(one, way, cast, { wasOnFloor: true, ...options });
    expect(move).toEqual({
      center: one.center,
      displacement: way,
      contacts: [],
      isOnFloor: false,
      isOnWall: false,
      isOnCeiling: false,
      floorNormal: at(0, 0),
    });
  };
  const way = at(3, -4);
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const other of replaceEachNumber(way, value)) stays(circle, other);
    for (const up of replaceEachNumber(at(0, 1), value)) stays(circle, way, { up });
    for (const platform of replaceEachNumber(at(1, 1), value)) stays(circle, way, { platform });
    for (const other of replaceEachNumber(circle, value)) stays(other, way);
    stays(circle, way, { margin: value });
    stays(circle, way, { maxFloorAngle: value });
    stays(circle, way, { snap: value });
    stays(circle, way, { stepHeight: value });
    stays({ ...circle, radius: 0 }, way, { stepHeight: value, margin: 1 });
  }
  stays({ ...circle, radius: -1 }, way);
  stays(circle, way, { margin: -1 });
});

test('ends inside a round arena, however many slides are allowed', () => {
  const arena = { center: at(0, 0), radius: 10 };
  const inArena: CircleCast = (circle, way) => castCircleInsideCircle(arena, circle, way);
  const circle = { center: at(8, 0), radius: 2 };
  const land = moveOnGround(circle, at(1, 3), inArena, { maxSlides: Infinity });
  expect(land.contacts.length).toBeLessThanOrEqual(1002);
});

test('a point also walks, if it has a margin', () => {
  const { cast } = worldOf({ boxes: [flat] });
  const land = moveOnGround({ center: at(0, 2), radius: 0 }, at(3, -4), cast, { margin: 0.5 });
  expect(land).toMatchObject({ center: at(3, 0.5), isOnFloor: true });
});

test('calls the cast twice to stand, three times to walk, and 31 times at most, whatever it returns', () => {
  let calls = 0;
  const counted =
    (cast: CircleCast): CircleCast =>
    (circle, way) => {
      calls += 1;
      return cast(circle, way);
    };
  const liar: CircleCast = (_, { x, y }) => {
    const length = Math.hypot(x, y);
    const normal = at((-0.6 * x + 0.8 * y) / length, (-0.6 * y - 0.8 * x) / length);
    return { fraction: 0.1, point: at(0, 0), normal, feature: { kind: 'edge', index: 0 } };
  };
  const callsOf = (cast: CircleCast, way: Vec2, options: GroundOptions) => {
    calls = 0;
    moveOnGround({ center: onSlope(30, 0), radius }, way, counted(cast), options);
    return calls;
  };
  expect(callsOf(slope(30).cast, at(0, -1), { wasOnFloor: true })).toBe(2);
  expect(callsOf(slope(30).cast, at(5, -1), { wasOnFloor: true })).toBe(3);
  for (const wasOnFloor of [true, false]) {
    for (const up of [at(0, 1), at(0.6, 0.8), at(-0.8, 0.6), at(0, -1)]) {
      for (const platform of [at(0, 0), at(1, 3)]) {
        const most = platform.x === 0 ? 22 : 31;
        expect(callsOf(liar, at(9, -1), { wasOnFloor, up, platform })).toBeLessThanOrEqual(most);
      }
    }
  }
});
