import { describe, expect, test } from 'vitest';
import { castCircleAgainstPolygon } from '#lib/cast-circle-against-polygon.ts';
import { moveOnGround } from '#lib/move-on-ground.ts';
import type { CircleCast, GroundOptions, Vec2 } from '#lib/types.ts';
import { testEach } from './bench/in-each.ts';
import { worldOf } from './bench/rooms.ts';
import { at, box, flat, frames, gravity, ground, margin, radius, slope } from './bench/walker.ts';

// Tests each sentence of the doc comment in a scene whose result is computed by hand.

const near = ({ x, y }: Vec2) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });
const level = worldOf({ boxes: [flat] }).cast;
const rest = radius + margin;
/** Moves a circle that starts at a height above the level floor. */
const from = (height: number, way: Vec2, options?: GroundOptions, cast: CircleCast = level) =>
  moveOnGround({ center: at(0, rest + height), radius }, way, cast, options);

describe('on the floor', () => {
  test('it snaps down by half of the radius and eight margins, if it was on a floor', () => {
    expect(from(1, at(3, 0))).toMatchObject({ center: at(3, rest + 1), isOnFloor: false });
    const wasOnFloor = true;
    const snapped = { center: near(at(3, rest)), isOnFloor: true, displacement: at(3, 0) };
    for (const rise of [0, -0.25]) {
      expect(from(4.06, at(3, rise), { wasOnFloor })).toMatchObject(snapped);
    }
    expect(from(4.07, at(3, 0), { wasOnFloor })).toMatchObject({ isOnFloor: false });
    expect(from(9, at(3, 0), { wasOnFloor, snap: 9 })).toMatchObject(snapped);
  });

  test('contacts are first the walls and then the floor', () => {
    const { cast } = worldOf({ boxes: [flat, box(50, 0, 40, 90)] });
    const move = from(0, at(9, -1), { wasOnFloor: true }, cast);
    expect(move).toMatchObject({ displacement: at(0, 0), isOnFloor: true, isOnWall: true });
    expect(move.contacts.map(({ normal }) => normal)).toEqual([at(-1, 0), at(0, 1)]);
  });

  test('it stops below a ceiling that comes down to the floor', () => {
    const { cast } = worldOf({ boxes: [flat], segments: [{ a: at(0, 40), b: at(60, 5) }] });
    const last = frames(30, at(-20, rest), cast, 3).at(-1)!;
    expect(last).toMatchObject({ isOnFloor: true, isOnCeiling: true, isOnWall: false });
    expect(last.displacement).toEqual(at(0, 0));
  });

  test('only corners are steps, and only for a circle that was on the floor', () => {
    const stepHeight = 7.9;
    const { cast } = worldOf({ boxes: [flat, box(50, 2, 41, 4)] });
    const walked = from(0, at(9, -1), { wasOnFloor: true, stepHeight }, cast);
    expect(walked).toMatchObject({ isOnFloor: true, isOnWall: false });
    expect(walked.center.y).toBeGreaterThan(rest + 1);
    const flown = from(0.5, at(9, 0), { stepHeight }, cast);
    expect(flown).toMatchObject({ isOnFloor: false, isOnWall: true });
    expect(flown.center.y).toBe(rest + 0.5);
    const steep = worldOf({ polygons: [ground(at(-90, 0), at(6, 0), at(66, 103.9))] });
    const stopped = from(0, at(9, -1), { wasOnFloor: true, stepHeight }, steep.cast);
    expect(stopped).toMatchObject({ isOnFloor: true, isOnWall: true });
    expect(stopped.center.y).toBeCloseTo(rest, 9);
  });

  test('it falls over the edge to a steep slope', () => {
    const { cast } = worldOf({ polygons: [ground(at(-90, 0), at(0, 0), at(60, -103.9))] });
    const moves = frames(12, at(-20, rest), cast, 3);
    const left = moves.find(({ isOnFloor }) => !isOnFloor)!;
    expect(left.displacement).toEqual(at(3, -gravity));
    expect(moves.at(-1)!.isOnFloor).toBe(false);
  });

  test('in the wedge of a floor and a steep slope, the normal is that of the floor', () => {
    const down = Math.tan(Math.PI / 18);
    const room = ground(at(-400, 400 * down), at(0, 0), at(60, 103.9));
    const { cast } = worldOf({ polygons: [room] });
    const last = frames(90, at(-100, 100 * down + 20), cast, 3).at(-1)!;
    expect(last).toMatchObject({ isOnFloor: true, isOnWall: true });
    const floor = near(at(Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)));
    expect(last.floorNormal).toEqual(floor);
    expect(last.contacts.at(-1)!.normal).toEqual(floor);
  });
});

/** The position one margin away from two walls through the origin. */
function between(one: Vec2, other: Vec2): Vec2 {
  const area = one.x * other.y - one.y * other.x;
  return at((rest * (other.y - one.y)) / area, (rest * (one.x - other.x)) / area);
}

test('from two margins above a wedge, it finds the floor beside the steep slope', () => {
  const [sin, cos] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)];
  const room = ground(at(-400, (400 * sin) / cos), at(0, 0), at(60, 60 * Math.sqrt(3)));
  const { cast } = worldOf({ polygons: [room] });
  const place = between(at(sin, cos), at(-Math.sqrt(0.75), 0.5));
  const center = at(place.x + 2 * margin, place.y + 2 * margin * Math.sqrt(3));
  const move = moveOnGround({ center, radius }, at(0, -gravity), cast, { wasOnFloor: true });
  expect(move).toMatchObject({ isOnFloor: true, floorNormal: near(at(sin, cos)) });
  expect(move.contacts.at(-1)!.normal).toEqual(near(at(sin, cos)));
});

test('it stands between two steep slopes, whatever direction is up', () => {
  const turn = ({ x, y }: Vec2) => at(0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y);
  const [left, tip, right] = [at(-100, 300), at(0, 0), at(120, 300)].map(turn);
  const { cast } = worldOf({
    segments: [
      { a: left!, b: tip! },
      { a: tip!, b: right! },
    ],
  });
  const up = turn(at(0, 1));
  let move = { center: turn(at(5, 60)), displacement: at(0, 0), isOnFloor: false };
  for (let i = 0; i < 90; i += 1) {
    const { x, y } = move.displacement;
    const way = at(x - gravity * up.x, y - gravity * up.y);
    const next = moveOnGround({ center: move.center, radius }, way, cast, {
      up,
      wasOnFloor: move.isOnFloor,
    });
    if (next.isOnFloor) expect(next.floorNormal).toEqual(up);
    move = next;
  }
  expect(move.isOnFloor).toBe(true);
});

describe('in the air', () => {
  test('it lands, and loses its vertical movement', () => {
    const move = from(1, at(3, -5));
    expect(move).toMatchObject({ displacement: at(3, 0), isOnFloor: true, floorNormal: at(0, 1) });
    expect(move.contacts).toHaveLength(1);
    expect(move.center).toEqual(near(at(3, rest)));
    const hit = from(1, at(3, -5), { maxSlides: 0 });
    expect(hit).toMatchObject({ center: near(at(0.6, rest)), isOnFloor: true });
    const touching = moveOnGround({ center: at(0, 9), radius }, at(3, -5), level, { margin: 0 });
    expect(from(1, at(3, -5), { margin: 1 })).toMatchObject({ isOnFloor: true });
    const none = moveOnGround({ center: at(0, 9), radius: -1 }, at(3, -5), level, { margin: 1 });
    expect(none).toMatchObject({ center: at(0, 9), displacement: at(3, -5), isOnFloor: false });
    expect(touching).toMatchObject({ center: near(at(3, 8)), isOnFloor: true });
  });

  test('it lands on a slope if it flies level, and slides along it while it rises', () => {
    const { cast } = slope(30);
    const before = { center: at(0, 12), radius };
    expect(moveOnGround(before, at(9, 0), cast)).toMatchObject({ isOnFloor: true });
    const move = moveOnGround(before, at(9, 1), cast);
    expect(move).toMatchObject({ isOnFloor: false, isOnWall: false, isOnCeiling: false });
    expect(move.contacts).toHaveLength(1);
    // The displacement loses its component along the normal (-0.5, 0.866).
    const into = -4.5 + Math.sqrt(0.75);
    expect(move.displacement).toEqual(near(at(9 + 0.5 * into, 1 - Math.sqrt(0.75) * into)));
  });

  test('it slides along a sloping ceiling', () => {
    const { cast } = worldOf({ segments: [{ a: at(-300, 300), b: at(300, -300) }] });
    const move = moveOnGround({ center: at(-6, -6), radius }, at(1, 5), cast);
    expect(move).toMatchObject({ isOnCeiling: true, isOnWall: false, isOnFloor: false });
    expect(move.displacement).toEqual(near(at(-2, 2)));
  });

  test('a steep slope stops the level movement into it', () => {
    const { cast } = slope(60);
    const move = moveOnGround({ center: at(-9, 2), radius }, at(9, -1), cast);
    expect(move).toMatchObject({ isOnWall: true, isOnFloor: false });
    // (0, -1) loses its component along the normal (-0.866, 0.5).
    expect(move.displacement).toEqual(near(at(-Math.sqrt(3) / 4, -0.75)));
  });
});

describe('on a platform', () => {
  /** A ramp of 30° that rises to the right, thick or thin. */
  const ramp = (thickness: number) => [
    at(-90, -90 * Math.tan(Math.PI / 6)),
    at(90, 90 * Math.tan(Math.PI / 6)),
    at(90, 90 * Math.tan(Math.PI / 6) - thickness),
    at(-90, -90 * Math.tan(Math.PI / 6) - thickness),
  ];

  testEach('a sloping platform carries it exactly', [2, 60], (thickness) => {
    const above = at(-rest * Math.sin(Math.PI / 6), rest * Math.cos(Math.PI / 6));
    const ways = [at(16, 4), at(-16, 4), at(16, 0), at(-16, 0), at(0, 19), at(-16, -4)];
    // These move through the circle or past it.
    const far = [at(-26, 0), at(-26, -2), at(-16, 40)];
    for (const by of thickness < 3 ? [...ways, ...far] : ways) {
      const moved = ramp(thickness).map(({ x, y }) => at(x + by.x, y + by.y));
      const cast: CircleCast = (circle, way) => castCircleAgainstPolygon(moved, circle, way);
      const options = { wasOnFloor: true, platform: by };
      const move = moveOnGround({ center: above, radius }, at(0, -gravity), cast, options);
      expect(move).toMatchObject({ isOnFloor: true, isOnCeiling: false });
      expect(move.center).toEqual(near(at(above.x + by.x, above.y + by.y)));
    }
  });

  test('a rising platform first lifts it over a ledge', () => {
    const { cast } = worldOf({ boxes: [box(16, 11, 10, 1), box(33, 0, 20, 10)] });
    const options = { wasOnFloor: true, platform: at(16, 12) };
    expect(from(0, at(0, -gravity), options, cast)).toMatchObject({
      center: near(at(16, rest + 12)),
      isOnFloor: true,
      isOnCeiling: false,
    });
  });

  test('it is not carried through a thin wall', () => {
    const { cast } = worldOf({
      boxes: [flat],
      segments: [{ a: at(20, 0), b: at(20, 90) }],
    });
    const { center } = from(0, at(0, -1), { wasOnFloor: true, platform: at(60, 0) }, cast);
    expect(center).toEqual(near(at(20 - rest, rest)));
  });
});
