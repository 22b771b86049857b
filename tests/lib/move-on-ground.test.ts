import { expect, test } from 'vitest';
import { moveOnGround } from '#lib/move-on-ground.ts';
import type { Vec2 } from '#lib/types.ts';
import { testEach } from './bench/in-each.ts';
import { worldOf } from './bench/rooms.ts';
import {
  at,
  between,
  box,
  flat,
  frames,
  gravity,
  ground,
  margin,
  onSlope,
  radians,
  radius,
  slope,
} from './bench/walker.ts';

testEach(
  'it does not drift in 600 frames of gravity on a slope of up to 45°',
  [0, 10, 30, 44, 45],
  (degrees) => {
    for (const side of [-1, 1]) {
      const { cast } = slope(side * degrees);
      // First it falls onto the slope.
      const start = at(3, 40);
      const fall = frames(60, start, cast, 0, {}, { isOnFloor: false });
      const { center, isOnFloor } = fall.at(-1)!;
      expect(isOnFloor).toBe(true);
      expect(center.x).toBeCloseTo(3, 12);
      for (const move of frames(600, center, cast, 0)) {
        expect(move.center).toEqual(center);
        expect(move.displacement).toEqual(at(0, 0));
        expect(move.isOnWall).toBe(false);
      }
    }
  },
);

test('it slides down a slope of 46°, ever faster', () => {
  const { cast } = slope(46);
  const fall = frames(60, onSlope(46, 500), cast, null, {}, { isOnFloor: false });
  expect(fall.some((move) => move.isOnFloor)).toBe(false);
  const path = between(fall.at(-1)!.center, onSlope(46, 500));
  const along = gravity * Math.sin(radians(46));
  expect(path).toBeCloseTo((along * 60 * 61) / 2, 6);
});

testEach(
  'it walks up and down a slope at the speed of level ground',
  [-44, -30, 0, 10, 44],
  (degrees) => {
    const { cast } = slope(degrees);
    let before = onSlope(degrees, -100);
    for (const move of frames(60, before, cast, 3)) {
      expect(between(move.center, before)).toBeCloseTo(3, 12);
      expect(move.isOnFloor).toBe(true);
      before = move.center;
    }
    expect(between(before, onSlope(degrees, 80))).toBeLessThan(1e-9);
  },
);

test('it is on the floor in each frame over crests and down stairs of slopes', () => {
  const stairs = Array.from({ length: 20 }, (_, i) => [
    at(60 * i, -25 * i),
    at(60 * i + 30, -25 * i),
  ]).flat();
  const { cast } = worldOf({ polygons: [ground(at(-100, 0), ...stairs)] });
  const moves = frames(300, at(-50, radius + margin), cast, 4);
  expect(moves.filter(({ isOnFloor }) => !isOnFloor)).toEqual([]);
  expect(moves.at(-1)!.center.y).toBeLessThan(-400);
  // Without snapping it leaves the floor at the first crest.
  const loose = frames(300, at(-50, radius + margin), cast, 4, { snap: 0 });
  expect(loose.filter(({ isOnFloor }) => !isOnFloor).length).toBeGreaterThan(50);
});

test('it falls off a ledge with its speed, and lands', () => {
  const room = { boxes: [box(-50, -50, 50, 50), box(0, -150, 400, 50)] };
  const moves = frames(80, at(-20, radius + margin), worldOf(room).cast, 3);
  const last = moves.findLastIndex(({ center }) => center.y > -1);
  const air = moves.filter(({ isOnFloor }) => !isOnFloor);
  expect(air.length).toBeGreaterThan(20);
  expect(air[0]!.displacement).toEqual(at(3, -gravity));
  expect(air[9]!.displacement.x).toBe(3);
  expect(moves[last]!.center.x).toBeGreaterThan(0);
  expect(moves.at(-1)).toMatchObject({ isOnFloor: true, floorNormal: at(0, 1) });
  expect(moves.at(-1)!.center.y).toBeCloseTo(-100 + radius + margin, 12);
});

testEach(
  'a jump leaves the floor at once, even up a slope, and snapping does not stop it',
  [0, 44, -44],
  (degrees) => {
    const { cast } = slope(degrees);
    for (const rise of [0.01, 1, 9]) {
      const move = moveOnGround({ center: onSlope(degrees, 0), radius }, at(0, rise), cast, {
        wasOnFloor: true,
      });
      expect(move.isOnFloor).toBe(false);
      expect(move.displacement).toEqual(at(0, rise));
      expect(move.center).toEqual(at(onSlope(degrees, 0).x, onSlope(degrees, 0).y + rise));
    }
  },
);

test('a ceiling stops its upward speed, and it falls again', () => {
  const room = { boxes: [flat, box(0, 80, 100, 50)] };
  const jump = { isOnFloor: true, displacement: at(0, 8) };
  const moves = frames(60, at(0, radius + margin), worldOf(room).cast, 1, {}, jump);
  const hit = moves.findIndex(({ isOnCeiling }) => isOnCeiling);
  expect(moves[hit]!.displacement).toEqual(at(1, 0));
  expect(moves[hit]!.center.y).toBeCloseTo(30 - radius - margin, 12);
  expect(moves.filter(({ isOnCeiling }) => isOnCeiling)).toHaveLength(1);
  expect(moves.filter(({ isOnWall }) => isOnWall)).toEqual([]);
  expect(moves.at(-1)!.isOnFloor).toBe(true);
});

testEach(
  'it stands still in the wedge of the floor and a wall, and can leave it',
  [90, 60, 46, 100, 130],
  (degrees) => {
    const far = at(400 * Math.cos(radians(degrees)), 400 * Math.sin(radians(degrees)));
    const room = {
      polygons: [[at(-500, 0), at(-500, -90), at(900, -90), at(900, 400), far, at(0, 0)]],
    };
    const { cast, isClear } = worldOf(room);
    const moves = frames(200, at(-100, radius + margin), cast, 3);
    const rest = moves[99]!.center;
    for (const move of moves.slice(100)) {
      expect(move).toMatchObject({ center: rest, isOnFloor: true, isOnWall: true });
      expect(move.displacement).toEqual(at(0, 0));
    }
    expect(isClear(rest, radius + margin / 2, 1000, 64)).toBe(true);
    // It stops, as in Godot, and does not climb.
    expect(rest.y).toBeCloseTo(radius + margin, 9);
    expect(frames(1, rest, cast, -3)[0]!.center.x).toBeCloseTo(rest.x - 3, 9);
  },
);

testEach(
  'a steep slope or an overhang does not turn it up or down in the air',
  [60, 75, 120],
  (degrees) => {
    const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    const a = at(-900 * cos, -900 * sin);
    const { cast } = worldOf({ segments: [{ a, b: at(-a.x, -a.y) }] });
    const height = radius + margin;
    const start = at(-height * sin - 2, height * cos);
    for (const rise of [-1, 0, 1]) {
      const { center, displacement, isOnWall } = moveOnGround(
        { center: start, radius },
        at(9, rise),
        cast,
      );
      expect({ isOnWall, isClimbing: displacement.y > Math.max(rise, 0) + 1e-12 }).toEqual({
        isOnWall: true,
        isClimbing: false,
      });
      expect(center.y - start.y).toBeLessThan(Math.max(rise, 0) + 1e-9);
      expect(center.y - start.y).toBeGreaterThan(Math.min(rise, 0) - 1e-9);
    }
  },
);

test('it stands between two steep slopes, and can jump', () => {
  const room = { polygons: [ground(at(-100, 300), at(0, 0), at(100, 300))] };
  const { cast } = worldOf(room);
  const moves = frames(400, at(-50, 260), cast, null, {}, { isOnFloor: false });
  const { center, isOnFloor, floorNormal } = moves[199]!;
  expect({ isOnFloor, floorNormal }).toEqual({ isOnFloor: true, floorNormal: at(0, 1) });
  for (const move of moves.slice(200)) expect(move).toMatchObject({ center, isOnFloor: true });
  const jump = moveOnGround({ center, radius }, at(0, 5), cast, { wasOnFloor: true });
  expect(jump.center.y).toBeCloseTo(center.y + 5, 9);
});

testEach<[number, number]>(
  'it climbs edges up to the step height at its speed, and higher ones stop it',
  [
    [2, 0],
    [2.3, 0],
    [4, 4],
    [6, 6],
    [7.5, 7.6],
  ],
  (height, stepHeight) => {
    const room = { boxes: [flat, box(100, height - 20, 50, 20)] };
    const { cast } = worldOf(room);
    const moves = frames(120, at(0, radius + margin), cast, 2, { stepHeight });
    expect(moves.filter(({ isOnFloor }) => !isOnFloor)).toEqual([]);
    expect(moves.at(-1)!.center.x).toBeGreaterThan(150);
    const blocked = frames(120, at(0, radius + margin), cast, 2, {
      stepHeight: height - 0.1,
      maxFloorAngle: 0.1,
    });
    expect(blocked.at(-1)).toMatchObject({ isOnFloor: true, isOnWall: true });
    expect(blocked.at(-1)!.center.x).toBeLessThan(50);
  },
);

test('everything is the same if up is any other direction', () => {
  const points = [
    at(-300, 30),
    at(-20, 30),
    at(-20, 0),
    at(100, 60),
    at(130, 60),
    at(200, 0),
    at(200, 200),
  ];
  for (const [c, s] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0.6, 0.8],
    [-0.28, 0.96],
  ] as const) {
    for (const mirror of [1, -1]) {
      const turn = ({ x, y }: Vec2) => at(c * mirror * x - s * y, s * mirror * x + c * y);
      const { cast } = worldOf({
        segments: points.slice(1).map((b, i) => ({ a: turn(points[i]!), b: turn(b) })),
      });
      const up = turn(at(0, 1));
      let here = { center: at(-60, 50), displacement: at(0, 0), isOnFloor: false };
      let there = { ...here, center: turn(here.center) };
      const straight = worldOf({ segments: points.slice(1).map((b, i) => ({ a: points[i]!, b })) });
      for (let i = 0; i < 90; i += 1) {
        const way = at(4, here.displacement.y - gravity);
        here = moveOnGround({ center: here.center, radius }, way, straight.cast, {
          wasOnFloor: here.isOnFloor,
        });
        there = moveOnGround({ center: there.center, radius }, turn(way), cast, {
          up,
          wasOnFloor: there.isOnFloor,
        });
        expect(between(turn(here.center), there.center)).toBeLessThan(1e-9);
        expect(between(turn(here.displacement), there.displacement)).toBeLessThan(1e-9);
        expect(there.isOnFloor).toBe(here.isOnFloor);
      }
      expect(here.center.x).toBeCloseTo(200 - radius - margin, 9);
    }
  }
});
