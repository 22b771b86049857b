import { expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstOrientedBox } from '#lib/cast-circle-against-oriented-box.ts';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import { moveOnGround } from '#lib/move-on-ground.ts';
import { onlyFromAbove } from '#lib/only-from-above.ts';
import type { Cast, CircleCast, GroundOptions, Vec2 } from '#lib/types.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import {
  at,
  box,
  earliest,
  flat,
  frames,
  gravity,
  margin,
  radians,
  radius,
} from './bench/walker.ts';

const ledge = box(0, -2, 40, 2);
const cast: CircleCast = (circle, way) =>
  onlyFromAbove(castCircleAgainstBox(ledge, circle, way), circle);

test('a jump passes it from below, and lands on it', () => {
  const jump = { isOnFloor: true, displacement: at(0, 6) };
  const moves = frames(80, at(0, -30), cast, 0, {}, jump);
  const rising = moves.filter(({ displacement }) => displacement.y > 0);
  expect(rising.at(-1)!.center.y).toBeGreaterThan(radius + 5);
  expect(moves.flatMap(({ isOnCeiling, isOnWall }) => [isOnCeiling, isOnWall])).not.toContain(true);
  expect(moves.at(-1)!.center.y).toBeCloseTo(radius + margin, 12);
  expect(moves.at(-1)!.isOnFloor).toBe(true);
});

testEach('a jump that ends inside it falls back', [-12, -5, 0, 4, 7.9], (height) => {
  const moves = frames(60, at(0, height), cast, 0, {}, { isOnFloor: false });
  expect(moves.filter(({ isOnFloor }) => isOnFloor)).toEqual([]);
  expect(moves.at(-1)!.center.y).toBeLessThan(-100);
});

test('it stops circles that fall at any speed', () => {
  for (const speed of [0.05, 1, 20, 500, 1e5]) {
    const circle = { center: at(3, 30), radius };
    let move = moveOnGround(circle, at(0, -speed), cast);
    for (let i = 0; !move.isOnFloor && i < 1000; i += 1) {
      move = moveOnGround({ center: move.center, radius }, at(0, -speed), cast);
    }
    expect(move.center.y).toBeCloseTo(radius + margin, 9);
  }
});

test('if it is left out for one step, the circle drops through', () => {
  const stand = frames(9, at(0, radius + margin), cast, 0).at(-1)!;
  expect(stand.isOnFloor).toBe(true);
  const drop = moveOnGround({ center: stand.center, radius }, at(0, -gravity), () => null, {
    wasOnFloor: true,
  });
  const { center, displacement } = drop;
  const moves = frames(60, center, cast, 0, {}, { isOnFloor: false, displacement });
  expect(moves.filter(({ isOnFloor }) => isOnFloor)).toEqual([]);
});

test('from the side, even at a corner, the circle passes unless the normal is that of a floor', () => {
  const side = frames(60, at(-80, -2), () => null, 2)[0]!;
  expect(side.isOnFloor).toBe(false);
  expect(cast({ center: at(-60, -2), radius }, at(90, 0))).toBe(null);
  // The corner (-40, 0) is hit from above, from the side, and in a shallow jump.
  const fallen = cast({ center: at(-42, 20), radius }, at(0, -20));
  expect(fallen?.feature.kind).toBe('vertex');
  expect(cast({ center: at(-47, 20), radius }, at(0, -20))).toBe(null);
  const jump = { center: at(-48.8, 5.4), radius };
  expect(cast(jump, at(8, 2))?.normal.y).toBeCloseTo(0.8, 12);
  expect(cast({ center: at(-48.8, 6.4), radius }, at(8, 0))?.normal.y).toBeCloseTo(0.8, 12);
});

test('a rising platform lifts a circle by the part of its movement after the hit', () => {
  const scenes = randomScenes(runs(2000, 100_000), (random) => ({
    lift: at(0, random.between(-10, 10)),
    gap: random.between(0.1, 2),
    by: random.between(0, 2),
    options: random.pick([{}, { margin }, { margin: 0.1 }, { margin: 0 }]),
  }));
  const checked = checkScenes(scenes, ({ lift, gap, by, options }) => {
    const castAt =
      (y: number): CircleCast =>
      (circle, way) =>
        onlyFromAbove(castCircleAgainstBox(box(0, y, 40, 5), circle, way), circle, options);
    const circle = { center: at(0, lift.y + 5 + radius + gap), radius };
    const hit = castAt(lift.y)(circle, at(0, -by));
    const share = hit ? 1 - hit.fraction : 0;
    const pushed = { center: at(0, circle.center.y + share * by), radius };
    const { isOnFloor } = moveOnGround(pushed, at(0, -2), castAt(lift.y + by), options);
    return isOnFloor;
  });
  expect(checked).toBe(runs(2000, 100_000));
});

testEach('a circle stays on a one-way slope without a margin', [-40, -10, 3, 30], (degrees) => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const one = { a: at(-500 * cos, -500 * sin), b: at(500 * cos, 500 * sin) };
  const oneWay: CircleCast = (circle, way) =>
    onlyFromAbove(castCircleAgainstSegment(one, circle, way), circle, { margin: 0 });
  const moves = frames(200, at(-100, 200), oneWay, 2, { margin: 0 }, { isOnFloor: false });
  const landed = moves.findIndex(({ isOnFloor }) => isOnFloor);
  expect(landed).toBeGreaterThan(0);
  expect(moves.slice(landed).filter(({ isOnFloor }) => !isOnFloor)).toEqual([]);
});

testEach('a circle climbs one-way stairs as it climbs solid ones', [2, 4, 6, 9], (tread) => {
  const rise = tread / 4;
  const stairs = Array.from({ length: 20 }, (_, i) =>
    box(tread * i + 50, rise * (i + 1) - 1, 50, 1),
  );
  const oneWay: CircleCast = (circle, way) =>
    stairs
      .map((stair) => onlyFromAbove(castCircleAgainstBox(stair, circle, way), circle))
      .reduce(earliest, castCircleAgainstBox(flat, circle, way));
  const moves = frames(11 * tread + 20, at(-20, radius + margin), oneWay, 2);
  expect(moves.filter(({ isOnFloor }) => !isOnFloor)).toEqual([]);
  expect(moves.at(-1)!.center.y).toBeCloseTo(radius + margin + 20 * rise, 2);
});

test('a circle climbs a low one-way step, whatever direction is up', () => {
  const heights = Array.from({ length: 72 }, (_, i) => {
    const angle = radians(5 * i);
    const up = at(-Math.sin(angle), Math.cos(angle));
    const turned = (x: number, y: number) => at(x * up.y + y * up.x, y * up.y - x * up.x);
    const plank = (x: number, y: number, halfWidth: number, halfHeight: number) => ({
      ...box(0, 0, halfWidth, halfHeight),
      center: turned(x, y),
      rotation: angle,
    });
    const floor = plank(0, -5, 200, 5);
    const step = plank(60, 1.1, 50, 0.5);
    const steps: CircleCast = (circle, way) =>
      earliest(
        castCircleAgainstOrientedBox(floor, circle, way),
        onlyFromAbove(castCircleAgainstOrientedBox(step, circle, way), circle, { up }),
      );
    let move = { center: turned(-10, radius + margin), isOnFloor: true };
    for (let frame = 0; frame < 40; frame += 1) {
      const circle = { center: move.center, radius };
      const options = { up, wasOnFloor: move.isOnFloor };
      move = moveOnGround(circle, turned(2, -0.5), steps, options);
    }
    return move.center.x * up.x + move.center.y * up.y;
  });
  expect(Math.min(...heights)).toBeGreaterThan(radius + 1.6);
});

test('a circle walks up a one-way slope, and from a slope onto a steeper one', () => {
  const points = [at(-300, 0), at(0, 0), at(150, 50), at(300, 150)];
  const slopes = points.slice(1).map((b, i) => ({ a: points[i]!, b }));
  const oneWay: CircleCast = (circle, way) => {
    const hits = slopes.map((one) =>
      onlyFromAbove(castCircleAgainstSegment(one, circle, way), circle),
    );
    return hits.filter((hit) => hit !== null).sort((a, b) => a.fraction - b.fraction)[0] ?? null;
  };
  const moves = frames(140, at(-90, radius + margin), oneWay, 3);
  expect(moves.filter(({ isOnFloor }) => !isOnFloor)).toEqual([]);
  expect(moves.at(-1)!.center.y).toBeGreaterThan(90);
});

test('it uses `up` and the floor angle, and is null for NaN and for null', () => {
  const down = at(0, 20);
  const from = { center: at(0, -30), radius };
  const hit = castCircleAgainstBox(ledge, from, down);
  const given = (options: GroundOptions) => onlyFromAbove(hit, from, options);
  expect(hit).not.toBe(null);
  expect(given({})).toBe(null);
  expect(given({ up: at(0, -1) })).toBe(hit);
  expect(given({ up: at(Math.SQRT1_2, -Math.SQRT1_2) })).toBe(hit);
  expect(given({ up: at(0.8, -0.6) })).toBe(null);
  expect(given({ up: at(0.8, -0.6), maxFloorAngle: 1 })).toBe(hit);
  expect(given({ up: at(0, Number.NaN) })).toBe(null);
  expect(given({ up: at(0, -1), maxFloorAngle: Number.NaN })).toBe(null);
  expect(given({ up: at(0, -1), margin: Number.NaN })).toBe(null);
  const nowhere = { center: at(Number.NaN, 0), radius };
  expect(onlyFromAbove(hit, nowhere, { up: at(0, -1) })).toBe(null);
  expect(onlyFromAbove(null, from, { up: at(0, -1) })).toBe(null);
});

test('the circle must be outside, except for three quarters of the margin, even along a sloping normal', () => {
  for (const normal of [at(0, 1), at(0.6, 0.8), at(-0.6, 0.8)]) {
    const point = at(7, 30);
    const hit: Cast = { fraction: 0, point, normal, feature: { kind: 'edge', index: 0 } };
    const isHit = (height: number) => {
      const center = at(point.x + height * normal.x, point.y + height * normal.y);
      return onlyFromAbove(hit, { center, radius: 8 }, { margin: 1 }) === hit;
    };
    expect([6, 7.2, 7.3, 9].map(isHit)).toEqual([false, false, true, true]);
  }
  const floor: Cast = {
    fraction: 0,
    point: at(0, 0),
    normal: at(0, 1),
    feature: { kind: 'edge', index: 0 },
  };
  const given = (center: Vec2, r: number) =>
    onlyFromAbove(floor, { center, radius: r }, { margin: 1 });
  expect([given(at(0, 7.25), 8), given(at(0, 0), 0)]).toEqual([floor, floor]);
  expect(given(at(0, 9), -1)).toBe(null);
});
