import { describe, expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstPolygon } from '#lib/cast-circle-against-polygon.ts';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import { castCircleInsideCircle } from '#lib/cast-circle-inside-circle.ts';
import { moveAndSlide } from '#lib/move-and-slide.ts';
import type { Circle, CircleCast, MoveOptions, Segment, Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { type Room, transformRoom as transformed, worldOf } from './bench/rooms.ts';
import { transforms } from './bench/transforms.ts';
import { anyValley, turnsBack, type Valley, valley } from './bench/valleys.ts';

const runs = full ? 100_000 : 400;

const box = (x: number, y: number, halfWidth: number, halfHeight: number) => ({
  center: { x, y },
  halfWidth,
  halfHeight,
});
/** A floor below y = 0 and a wall to the right of x = 10. */
const corner = worldOf({ boxes: [box(0, -5, 20, 5), box(15, 10, 5, 20)] });
const nothing: CircleCast = () => null;
const go = (
  cast: CircleCast,
  [x, y]: [number, number],
  [dx, dy]: [number, number],
  options: MoveOptions = {},
) => moveAndSlide({ center: { x, y }, radius: 1 }, { x: dx, y: dy }, cast, options);

describe('by hand, a circle of radius 1 with a margin of 1/8', () => {
  const margin = 1 / 8;
  const move = (from: [number, number], way: [number, number]) =>
    go(corner.cast, from, way, { margin });

  test('moves by the whole displacement if nothing is in the way', () => {
    expect(move([3, 4], [4, -2])).toEqual({
      center: { x: 7, y: 2 },
      remainder: { x: 0, y: 0 },
      contacts: [],
    });
  });

  test('moves down to the floor, and then along it', () => {
    const { center, remainder, contacts } = move([1, 4], [4, -8]);
    expect(center).toEqual({ x: 5, y: 1.125 });
    expect(remainder).toEqual({ x: 0, y: 0 });
    expect(contacts).toMatchObject([{ normal: { x: 0, y: 1 } }]);
    // The cast uses a radius that is larger by half the margin.
    expect(contacts[0]!.fraction).toBe((4 - 1.0625) / 8);
  });

  test('stops at the first contact if it may not slide, as for a bounce', () => {
    const { center, contacts } = go(corner.cast, [1, 4], [4, -8], { margin, maxSlides: 0 });
    expect(center).toEqual({ x: 1 + 4 * (2.875 / 8), y: 1.125 });
    expect(contacts).toHaveLength(1);
  });

  test('stops at a wall that it hits head-on, and returns the remainder', () => {
    const { center, remainder, contacts } = move([1, 4], [0, -8]);
    expect(center).toEqual({ x: 1, y: 1.125 });
    expect(remainder.y).toBe(-8 + 2.875);
    expect(contacts).toHaveLength(1);
  });

  test('moves along the floor to the wall, and up along the wall', () => {
    const { center, contacts } = move([1, 1.125], [20, 3]);
    expect(center.x).toBeCloseTo(8.875, 14);
    expect(center.y).toBeCloseTo(4.125, 14);
    expect(contacts).toHaveLength(1);
  });

  test('stops in the corner, and does not move any more', () => {
    const into = move([1, 4], [20, -20]);
    expect(into.center.x).toBeCloseTo(8.875, 14);
    expect(into.center.y).toBeCloseTo(1.125, 14);
    // It reaches the floor at 2.875 / 20 of the displacement, and then the wall at 7.875 / 20.
    expect(into.remainder.x).toBeCloseTo(12.125, 13);
    expect(into.remainder.y).toBeCloseTo(-12.125, 13);
    let { center } = into;
    for (let i = 0; i < 100; i += 1) {
      ({ center } = moveAndSlide({ center, radius: 1 }, { x: 20, y: -20 }, corner.cast, {
        margin,
      }));
    }
    expect(center.x).toBeCloseTo(into.center.x, 14);
    expect(center.y).toBeCloseTo(into.center.y, 14);
  });

  test('moves along a wall and away inside the margin, but never deeper', () => {
    for (const height of [1.1, 1.0625, 1.03, 1, 0.5]) {
      expect(move([1, height], [4, -8]).center).toEqual({ x: 5, y: height });
      expect(move([1, height], [4, 8]).center).toEqual({ x: 5, y: height + 8 });
    }
  });

  test('passes through a gap only if half a margin is left on each side', () => {
    const passage = (width: number) =>
      worldOf({ boxes: [box(5, 5 + width / 2, 2, 5), box(5, -5 - width / 2, 2, 5)] });
    const through = (width: number) => go(passage(width).cast, [0, 0], [12, 0], { margin });
    expect(through(2 + margin + 0.001).center).toEqual({ x: 12, y: 0 });
    expect(through(2 + margin - 0.001).center.x).toBeLessThan(3);
  });

  test('continues round the end of a wall', () => {
    const post = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 9 },
      { x: 0, y: 9 },
    ];
    const cast: CircleCast = (circle, way) => castCircleAgainstPolygon(post, circle, way);
    // It hits the wall's corner slightly off its own middle, so it slides past.
    const { center, remainder } = go(cast, [-0.5, -4], [0, 40], { margin });
    expect(remainder).toEqual({ x: 0, y: 0 });
    expect(center.x).toBeLessThan(-1.0625);
    expect(center.y).toBeGreaterThan(5);
  });
});

describe('head-on, or nearly, against a wall of any direction', () => {
  const anyWall = (random: Random) => {
    const angle = random.between(0, 8);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const at = { x: random.between(-9, 9), y: random.between(-9, 9) };
    const wall = {
      a: { x: at.x - 50 * x, y: at.y - 50 * y },
      b: { x: at.x + 50 * x, y: at.y + 50 * y },
    };
    const height = random.between(1.1, 4);
    const center = { x: at.x - height * y, y: at.y + height * x };
    const glide = random.pick([0, 10 ** random.between(-9, 0)]);
    const way = { x: 8 * (y + glide * x), y: 8 * (-x + glide * y) };
    const margin = random.pick([0, 1e-3]);
    return { wall, center, height, glide, way, margin, x, y };
  };

  test('moves by the part along the wall, returns the rest, and hits the wall once', () => {
    const count = checkScenes(
      randomScenes(runs, anyWall),
      ({ wall, center, height, glide, way, margin, x, y }) => {
        const cast: CircleCast = (circle, d) => castCircleAgainstSegment(wall, circle, d);
        const move = moveAndSlide({ center, radius: 1 }, way, cast, { margin });
        const [dx, dy] = [move.center.x - center.x, move.center.y - center.y];
        const near = (a: number, b: number) => Math.abs(a - b) < 1e-12;
        const left = glide === 0 ? 8 - (height - 1 - margin) : 0;
        return (
          near(dx * y - dy * x, height - 1 - margin) &&
          near(dx * x + dy * y, 8 * glide) &&
          near(Math.hypot(move.remainder.x, move.remainder.y), left) &&
          (margin === 0 || move.contacts.length === 1)
        );
      },
    );
    expect(count).toBe(runs);
  });
});

describe('a corner', () => {
  const wedge = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const end = { x: 900 * Math.cos(angle), y: 900 * Math.sin(angle) };
    const walls = [
      { a: { x: 0, y: 0 }, b: { x: 900, y: 0 } },
      { a: { x: 0, y: 0 }, b: end },
    ];
    const middle = { x: Math.cos(angle / 2), y: Math.sin(angle / 2) };
    return { world: worldOf({ segments: walls }), middle, half: angle / 2 };
  };

  testEach(
    'of any angle stops a circle pressed into it, after one move and without jitter',
    [2, 10, 30, 60, 89, 90, 91, 120, 150, 179],
    (degrees) => {
      const { world, middle, half } = wedge(degrees);
      const touching = 1.001 / Math.sin(half);
      // The circle is pressed in all directions that both walls stop, not only the middle.
      for (const lean of [-0.9, -0.3, 0, 0.1, 0.8]) {
        const turn = Math.atan2(middle.y, middle.x) + lean * (Math.PI / 2 - half);
        const way = { x: -5 * Math.cos(turn), y: -5 * Math.sin(turn) };
        // It starts 2 units farther out than where it touches both walls.
        const far = touching + 2;
        let circle: Circle = { center: { x: middle.x * far, y: middle.y * far }, radius: 1 };
        for (let i = 0; i < 60; i += 1) {
          const { center } = moveAndSlide(circle, way, world.cast);
          circle = { ...circle, center };
          expect(world.distance(center)).toBeGreaterThan(1.0005 - 1e-12);
        }
        const rest = circle.center;
        for (let i = 0; i < 60; i += 1) {
          const { center, remainder } = moveAndSlide(circle, way, world.cast);
          expect(Math.hypot(center.x - rest.x, center.y - rest.y)).toBeLessThan(1e-12);
          expect(Math.hypot(remainder.x, remainder.y)).toBeGreaterThan(4.9);
          circle = { ...circle, center };
        }
        const apart = Math.hypot(rest.x, rest.y) - touching;
        expect(Math.abs(apart)).toBeLessThan(0.002 / Math.sin(half));
      }
    },
  );

  test('lets the circle move out in every direction, if it is acute', () => {
    const { world, middle, half } = wedge(30);
    const touching = 1.001 / Math.sin(half);
    const circle = { center: { x: middle.x * touching, y: middle.y * touching }, radius: 1 };
    const middleTurn = Math.atan2(middle.y, middle.x);
    for (let i = -100; i <= 100; i += 1) {
      // In all other directions, both walls stop the circle.
      const turn = middleTurn + (i / 100) * (Math.PI / 2 + half - 0.01);
      const { center, remainder } = moveAndSlide(
        circle,
        { x: Math.cos(turn), y: Math.sin(turn) },
        world.cast,
      );
      expect(remainder).toEqual({ x: 0, y: 0 });
      expect(Math.hypot(center.x, center.y)).toBeGreaterThan(touching);
    }
  });
});

describe('a flat valley', () => {
  testEach<Partial<Valley>>(
    'brings a circle pressed straight down to rest, and it never turns back',
    [
      { degrees: 179, press: 0.1 },
      { degrees: 179.5, press: 0.1 },
      { degrees: 179.9, press: 1 },
      {
        degrees: 179.98750137376157,
        press: 3.1669677806730547,
        radius: 0.6742271870823514,
        margin: 0.0006742271870823515,
        turn: 1.5967981283728274,
        bottom: { x: -5.724683993861455, y: 2.001839828323096 },
      },
    ],
    (flat) => {
      for (const x of [0, 0.0027852822196275584, 0.3]) {
        const { back, last } = turnsBack(valley({ ...flat, x, frames: 1000 }));
        expect(back).toBeLessThan(1e-11);
        expect(last).toBe(0);
      }
    },
  );

  test('of any angle and direction turns the circle back by at most half a margin', () => {
    let rests = 0;
    const count = checkScenes(randomScenes(runs / 4, anyValley), (scene) => {
      const { back, last, least } = turnsBack(scene);
      if (last === 0) rests += 1;
      const { radius, margin } = scene;
      return back < margin / 2 + 1e-9 * radius && least > radius + margin / 2 - 1e-12;
    });
    expect(count).toBe(runs / 4);
    expect(rests).toBeGreaterThan(runs / 40);
  });
});

describe('pressed to a floor under a ceiling that gets lower', () => {
  const floor = { a: { x: -100, y: 0 }, b: { x: 400, y: 0 } };
  const lowered = (by: number) => ({ a: { x: 50, y: 2.0015 - by }, b: { x: 80, y: 3 } });
  /** The x at which the lowered end is a margin away from a circle a margin above the floor. */
  const marginFrom = (by: number) => 50 - Math.sqrt(1.001 ** 2 - (1.0005 - by) ** 2);
  const slope = (height: number) => ({ a: { x: 50, y: 2.002 }, b: { x: 80, y: height } });

  testEach<{ ceiling: Segment; press: number; stop: number }>(
    'the circle moves on until the ceiling is in the way of its step',
    [
      { ceiling: lowered(1e-9), press: 10, stop: marginFrom(1e-9) },
      { ceiling: lowered(1e-7), press: 10, stop: marginFrom(1e-7) },
      { ceiling: lowered(1e-7), press: 1, stop: marginFrom(1e-7) },
      { ceiling: lowered(1e-5), press: 0.1, stop: marginFrom(1e-5) },
      { ceiling: slope(1.972), press: 10, stop: 50.45 },
      { ceiling: slope(1.999), press: 10, stop: 54.95 },
    ],
    ({ ceiling, press, stop }) => {
      const { cast } = worldOf({ segments: [floor, ceiling] });
      let center = { x: 45, y: 1.0011 };
      for (let i = 0; i < 250; i += 1) {
        ({ center } = moveAndSlide({ center, radius: 1 }, { x: 0.05, y: -press }, cast));
      }
      expect(center.x).toBeCloseTo(stop, 6);
    },
  );
});

testEach<{ margin: number; rise: number; by: Vec2; x: number }>(
  'a circle pressed hard to a floor stops a margin or two before a bump that is just too high',
  [
    { margin: 0.5, rise: 1e-5, by: { x: 0.2, y: -100 }, x: -10 },
    { margin: 0.1, rise: 2e-5, by: { x: 0.05, y: -10 }, x: 20 },
    { margin: 0.001, rise: 1e-8, by: { x: 0.01, y: -100 }, x: 47 },
  ],
  ({ margin, rise, by, x }) => {
    const top = margin / 2 + rise;
    const far = { x: 2000, y: top };
    const corners = [
      { x: 50, y: 0 },
      { x: 50, y: top },
    ];
    const segments = [
      { a: { x: -100, y: 0 }, b: { x: 2000, y: 0 } },
      { a: corners[0]!, b: corners[1]! },
      { a: corners[1]!, b: far },
    ];
    const polygon = [
      { x: -100, y: -9 },
      { x: 2000, y: -9 },
      far,
      corners[1]!,
      corners[0]!,
      { x: -100, y: 0 },
    ];
    // The x at which the corner is a margin away from a circle a margin above the floor.
    const stop = 50 - Math.sqrt((1 + margin) ** 2 - (1 + margin - top) ** 2);
    for (const room of [{ segments }, { polygons: [polygon] }]) {
      const { cast } = worldOf(room);
      let center = { x, y: 1 + margin };
      for (let i = 0; i < 1000; i += 1) {
        ({ center } = moveAndSlide({ center, radius: 1 }, by, cast, { margin }));
      }
      expect(center.x).toBeGreaterThan(stop - margin);
      expect(center.x).toBeLessThan(stop + 1e-6);
    }
  },
);

test('a nearby wall that hardly slopes is not mistaken for the lip hit farther on', () => {
  const floor = { a: { x: -10, y: 0 }, b: { x: 100, y: 0 } };
  const ceiling = { a: { x: -10, y: 2.0018 + 60e-13 }, b: { x: 50, y: 2.0018 } };
  for (const [rise, by] of [
    [1e-6, { x: 2, y: -0.1 }],
    [1e-9, { x: 5, y: -0.5 }],
  ] as const) {
    const lip = { x: 50, y: 2.0015 - rise };
    const segments = [floor, ceiling, { a: ceiling.b, b: lip }, { a: lip, b: { x: 100, y: 3 } }];
    const { cast } = worldOf({ segments });
    let center = { x: 0, y: 1.001 };
    for (let i = 0; i < 200; i += 1) ({ center } = moveAndSlide({ center, radius: 1 }, by, cast));
    expect(center.x).toBeCloseTo(50 - Math.sqrt(1.001 ** 2 - (1.0005 - rise) ** 2), 4);
  }
});

test('without a margin it rests in a wedge after two casts', () => {
  const bottom = { x: 100, y: 100 };
  const { cast } = worldOf({
    segments: [
      { a: bottom, b: { x: 110, y: 110 } },
      { a: bottom, b: { x: 90, y: 110 } },
    ],
  });
  let center = { x: 99.5, y: 103 };
  let casts = 0;
  for (let i = 0; i < 50; i += 1) {
    casts = 0;
    const counted: CircleCast = (circle, way) => {
      casts += 1;
      return cast(circle, way);
    };
    ({ center } = moveAndSlide({ center, radius: 1 }, { x: 1, y: -4 }, counted, { margin: 0 }));
  }
  expect(casts).toBe(2);
});

describe('if only rounding points into a wall', () => {
  testEach<{ room: Room; from: Vec2; way: Vec2 }>(
    'a point without a margin slides along a slanted wall all the way',
    [
      {
        room: {
          segments: [
            {
              a: { x: 33.4456612877247, y: -12.692171192320096 },
              b: { x: -42.618693820441216, y: 12.09116760572796 },
            },
          ],
        },
        from: { x: -4.648474613353377, y: -0.4906626810664833 },
        way: { x: -1.266551726217871, y: 0.7281910226852597 },
      },
      {
        room: {
          segments: [{ a: { x: -2, y: -7 }, b: { x: 8, y: 3 } }],
          polygons: [
            [
              { x: -8, y: -5 },
              { x: 6, y: 8 },
              { x: 1, y: -1 },
            ],
          ],
        },
        from: { x: 8, y: -2 },
        way: { x: -1, y: 8 },
      },
    ],
    ({ room, from, way }) => {
      const point = { center: from, radius: 0 };
      const { remainder, contacts } = moveAndSlide(point, way, worldOf(room).cast);
      expect(remainder).toEqual({ x: 0, y: 0 });
      expect(contacts).toHaveLength(1);
    },
  );

  // Rounding may put a point without a margin behind its wall, and then it cannot always go on.
  testEach<{ radius: number; depth: number; press: number; met: number; stuck: number }>(
    'nothing stops a circle along a wall of any direction, and only real hits are contacts',
    [
      { radius: 1, depth: 0.5, press: 0, met: 0, stuck: 0 },
      { radius: 1, depth: 0.5, press: 0.3, met: 1, stuck: 0 },
      { radius: 1, depth: -0.2, press: 0.3, met: 1, stuck: 0 },
      { radius: 0, depth: -0.2, press: 0.3, met: 1, stuck: 1 / 1000 },
    ],
    ({ radius, depth, press, met, stuck }) => {
      let left = 0;
      const scenes = randomScenes(runs, (random) => {
        const angle = random.between(0, 8);
        const along = { x: Math.cos(angle), y: Math.sin(angle) };
        const at = { x: random.between(-5, 5), y: random.between(-5, 5) };
        return { along, at, length: random.between(0.1, 3) };
      });
      const count = checkScenes(scenes, ({ along, at, length }) => {
        const inScene = (far: number, up: number) => ({
          x: at.x + far * along.x - up * along.y,
          y: at.y + far * along.y + up * along.x,
        });
        const wall = { a: inScene(-40, 0), b: inScene(40, 0) };
        const center = inScene(0, radius - depth);
        const down = press > 0 ? press + Math.max(0, -depth) : 0;
        const way = {
          x: length * along.x + down * along.y,
          y: length * along.y - down * along.x,
        };
        const cast: CircleCast = (circle, d) => castCircleAgainstSegment(wall, circle, d);
        const move = moveAndSlide({ center, radius }, way, cast, { margin: 0 });
        const [dx, dy] = [move.center.x - center.x, move.center.y - center.y];
        const far = dx * along.x + dy * along.y;
        if (Math.abs(far - length) < 1e-9 && move.contacts.length === met) return true;
        left += 1;
        return stuck > 0;
      });
      expect(count).toBe(runs);
      expect(left).toBeLessThanOrEqual(stuck * runs);
    },
  );
});

describe('far from the origin', () => {
  test('one call stops before the wall, although the margin is shorter than a rounding error', () => {
    const wall = box(1_000_005, 0, 5, 20);
    const { center } = go(
      (circle, way) => castCircleAgainstBox(wall, circle, way),
      [999_990, 0],
      [20, 0],
      { margin: 5e-11 },
    );
    expect(1e6 - center.x).toBeGreaterThan(1);
    expect(1e6 - center.x).toBeLessThan(1 + 1e-9);
  });

  testEach(
    'a circle on a slope at 1e9 is half a margin away after 20,000 frames, and not stuck',
    [
      { speed: 0.05, gravity: 0 },
      { speed: 4 / 3, gravity: 0.02 },
      { speed: 4 / 3, gravity: 0.01 },
      { speed: -0.05, gravity: 0.01 },
    ],
    ({ speed, gravity }) => {
      const a = { x: 1e9 - 24_000, y: 1e9 - 10_000 };
      const wall = { a, b: { x: 1e9 + 24_000, y: 1e9 + 10_000 } };
      const along = { x: 12 / 13, y: 5 / 13 };
      const from = -Math.sign(speed) * 18_000;
      let center = {
        x: 1e9 + from * along.x - 1.001 * along.y,
        y: 1e9 + from * along.y + 1.001 * along.x,
      };
      const start = center;
      const way = { x: speed * along.x, y: speed * along.y - gravity };
      let least = Infinity;
      for (let i = 0; i < 20_000; i += 1) {
        ({ center } = moveAndSlide({ center, radius: 1 }, way, (circle, d) =>
          castCircleAgainstSegment(wall, circle, d),
        ));
        const height = (center.y - a.y) * along.x - (center.x - a.x) * along.y;
        least = Math.min(least, height);
      }
      expect(least).toBeGreaterThan(1.0005 - 1e-10);
      const path = (center.x - start.x) * along.x + (center.y - start.y) * along.y;
      const expected = 20_000 * (speed - gravity * along.y);
      expect(Math.abs(path / expected - 1)).toBeLessThan(1e-3);
    },
  );
});

describe('a row of tiles', () => {
  /** Forty boxes side by side. 0.1 and 0.3 are not doubles, so their sides do not meet exactly. */
  const row = (half: number) =>
    worldOf({ boxes: Array.from({ length: 40 }, (_, i) => box(2 * half * i, -half, half, half)) });

  testEach('of any size is passed at constant speed', [0.05, 0.15, 0.5, 1.7], (half) => {
    const { cast } = row(half);
    let tilted = 0;
    const scenes = randomScenes(runs / 10, (random) => ({
      radius: half * random.pick([0.2, 1, 7]) * random.between(0.9, 1.1),
      speed: half * random.pick([0.01, 0.1, 1, 9]) * random.between(0.9, 1.1),
      gravity: half * random.pick([0, 0.001, 0.1, 5]),
      direction: random.pick([-1, 1]),
      // The initial height in margins, which is 1 after a landing and may be less after a stop.
      height: random.pick([1, 1, random.between(0.5, 1)]),
    }));
    const count = checkScenes(scenes, ({ radius, speed, gravity, direction, height }) => {
      const y = radius + (height * radius) / 1000;
      let center = { x: half * (direction > 0 ? 5 : 70), y };
      for (let i = 0; i < 60; i += 1) {
        const way = { x: direction * speed, y: -gravity };
        const move = moveAndSlide({ center, radius }, way, cast);
        const off = move.center.x - center.x - way.x;
        center = move.center;
        if (center.x < 0 || center.x > 76 * half) break;
        // Right above a seam it may hit a corner instead of an edge, with almost the same normal.
        if (Math.abs(off) > 1e-7 * (speed + gravity) || center.y < radius * 1.0005) return false;
        if (move.remainder.x !== 0 || move.remainder.y !== 0) return false;
        if (move.contacts.length > 1) return false;
        tilted += move.contacts[0]?.normal.x === 0 ? 0 : move.contacts.length;
        if (move.contacts.some(({ normal }) => Math.abs(normal.x) > 1e-7)) return false;
      }
      return true;
    });
    expect(count).toBe(runs / 10);
    expect(tilted).toBeLessThan(runs / 1000);
  });

  test('makes a circle stumble without a margin, because of rounding', () => {
    const { cast } = row(0.15);
    let tilted = 0;
    let center = { x: 0.7, y: 0.3 };
    for (let i = 0; i < 500; i += 1) {
      const move = moveAndSlide({ center, radius: 0.3 }, { x: 0.02, y: -0.02 }, cast, {
        margin: 0,
      });
      center = move.center;
      tilted += move.contacts.filter(({ normal }) => normal.x !== 0).length;
    }
    expect(tilted).toBeGreaterThan(0);
  });

  test('lets a circle move on into the air at its end, and stops it at a step', () => {
    const { cast } = row(0.5);
    const off = go(cast, [38, 1.001], [9, 0]);
    expect(off.center).toEqual({ x: 47, y: 1.001 });
    const step = worldOf({ boxes: [box(0, -1, 9, 1), box(4, 0.5, 1, 1)] });
    const stopped = go(step.cast, [0, 1.001], [9, 0]);
    expect(stopped.center.x).toBeLessThan(3);
  });
});

test('a circle that starts with an overlap moves out of a convex shape or along it, not deeper', () => {
  const scenes = randomScenes(runs, (random) => {
    const angle = random.between(0, 8);
    return {
      center: { x: random.between(-5, 5), y: random.between(-4, 4) },
      way: { x: 3 * Math.cos(angle), y: 3 * Math.sin(angle) },
    };
  });
  const wall = box(0, 0, 4, 3);
  let [stopped, freed] = [0, 0];
  const outside = ({ x, y }: Vec2) =>
    Math.hypot(Math.max(0, Math.abs(x) - 4), Math.max(0, Math.abs(y) - 3));
  const depth = ({ x, y }: Vec2) => Math.min(4 - Math.abs(x), 3 - Math.abs(y));
  checkScenes(scenes, ({ center, way }) => {
    const { center: there, remainder } = moveAndSlide({ center, radius: 1 }, way, (circle, d) =>
      castCircleAgainstBox(wall, circle, d),
    );
    if (remainder.x !== 0 || remainder.y !== 0) stopped += 1;
    const [before, after] = [outside(center), outside(there)];
    if (before < 1 && after > 1) freed += 1;
    // From inside, it may leave through the nearest side or through another.
    return before > 0 ? after >= Math.min(before, 1.0005) - 1e-12 : depth(center) > 0;
  });
  expect(freed).toBeGreaterThan(runs / 5);
  expect(stopped).toBeLessThan(runs / 10);
});

describe('at the limits', () => {
  const start = { center: { x: 3, y: 4 }, radius: 1 };
  const stay = (circle: Circle, displacement: Vec2, options: MoveOptions = {}) => {
    const asked: unknown[] = [];
    const move = moveAndSlide(
      circle,
      displacement,
      (...values) => {
        asked.push(values);
        return null;
      },
      options,
    );
    expect(asked).toEqual([]);
    expect(move.center).toBe(circle.center);
    expect(move.remainder).toBe(displacement);
    expect(move.contacts).toEqual([]);
  };

  test('a displacement that is 0, infinite or NaN does not move the circle', () => {
    for (const value of [0, -0]) stay(start, { x: value, y: 0 });
    for (const value of [NaN, Infinity, -Infinity]) {
      for (const way of replaceEachNumber({ x: 1, y: 2 }, value)) stay(start, way);
    }
    stay(start, { x: Infinity, y: -Infinity });
  });

  test('an invalid radius, margin or number of slides does not move the circle', () => {
    const way = { x: 1, y: -5 };
    for (const value of [-1, NaN, Infinity]) {
      stay({ ...start, radius: value }, way);
      stay({ ...start, radius: value }, way, { margin: 5 });
      stay(start, way, { margin: value });
    }
    stay(start, way, { maxSlides: NaN });
    stay(start, way, { maxSlides: -1 });
  });

  test('a radius of 0 is a point, and has no margin unless one is given', () => {
    const floor = { a: { x: -9, y: 0 }, b: { x: 9, y: 0 } };
    const cast: CircleCast = (circle, way) => castCircleAgainstSegment(floor, circle, way);
    const point = { center: { x: 0, y: 2 }, radius: 0 };
    expect(moveAndSlide(point, { x: 3, y: -4 }, cast).center).toEqual({ x: 3, y: 0 });
    const above = moveAndSlide(point, { x: 3, y: -4 }, cast, { margin: 0.5 });
    expect(above.center).toEqual({ x: 3, y: 0.5 });
  });
});

test('calls the cast at most once more than it may slide, whatever the cast returns', () => {
  const liar: CircleCast = (_, { x, y }) => {
    const length = Math.hypot(x, y);
    const normal = { x: (-0.6 * x + 0.8 * y) / length, y: (-0.6 * y - 0.8 * x) / length };
    return { fraction: 0.1, point: { x: 0, y: 0 }, normal, feature: { kind: 'edge', index: 0 } };
  };
  for (const maxSlides of [0, 1, 4, 50]) {
    let asked = 0;
    const count: CircleCast = (circle, way) => {
      asked += 1;
      return liar(circle, way);
    };
    const { contacts } = go(count, [0, 0], [100, 0], { maxSlides, margin: 0 });
    expect([asked, contacts.length]).toEqual([maxSlides + 1, maxSlides + 1]);
  }
  let asked = 0;
  go(
    (circle, way) => {
      asked += 1;
      return liar(circle, way);
    },
    [0, 0],
    [100, 0],
  );
  expect(asked).toBe(5);
});

test('ends where every direction along a wall hits it again, however many slides are allowed', () => {
  const arena = { center: { x: 0, y: 0 }, radius: 10 };
  const wall = {
    a: { x: -7.984709357946388, y: -5.999611264876814 },
    b: { x: -5.372541200805925, y: -5.383153774761937 },
  };
  const inArena: CircleCast = (circle, way) => castCircleInsideCircle(arena, circle, way);
  const atWall: CircleCast = (circle, way) => castCircleAgainstSegment(wall, circle, way);
  const options = { maxSlides: Infinity };
  const inside = { center: { x: 8, y: 0 }, radius: 2 };
  const round = moveAndSlide(inside, { x: 1, y: 3 }, inArena, options);
  expect(round.remainder).not.toEqual({ x: 0, y: 0 });
  const beside = { center: { x: -9.664416736923158, y: -5.766729242168367 }, radius: 0.5 };
  const way = { x: 17.991918898187578, y: 0.41166622191667557 };
  const straight = moveAndSlide(beside, way, atWall, { ...options, margin: 0 });
  expect(straight.contacts.length).toBeLessThanOrEqual(1001);
});

test('contacts are the objects that the cast returned, with fields of the game', () => {
  const cast: CircleCast = (circle, way) => {
    const found = corner.cast(circle, way);
    return found && { ...found, name: 'wall' };
  };
  const { contacts } = go(cast, [1, 4], [20, -20]);
  expect(contacts).toMatchObject([
    { name: 'wall', normal: { x: 0, y: 1 } },
    { name: 'wall', normal: { x: -1 } },
    // The rest points into the floor again, so the circle stops.
    { name: 'wall', normal: { x: 0, y: 1 } },
  ]);
  expect(go(nothing, [1, 4], [20, -20]).contacts).toEqual([]);
});

describe('the result follows the scene', () => {
  /** A multiple of 2^-10, which none of the transforms rounds. */
  const fine = (random: Random, most: number) => random.integer(-most * 1024, most * 1024) / 1024;

  const scene = (random: Random) => {
    const place = () => ({ x: fine(random, 8), y: fine(random, 8) });
    const half = () => random.integer(1, 2048) / 1024;
    const boxes = Array.from({ length: 4 }, () => ({
      center: place(),
      halfWidth: half(),
      halfHeight: half(),
    }));
    const a = place();
    const polygons = [[a, { x: a.x + 3, y: a.y + half() }, { x: a.x + half(), y: a.y + 3 }]];
    const circles = [{ center: place(), radius: half() }];
    return {
      room: { boxes, polygons, circles } satisfies Room,
      circle: { center: place(), radius: half() / 2 },
      displacement: { x: 2 * fine(random, 8), y: 2 * fine(random, 8) },
    };
  };

  testEach('if it is transformed', transforms, (transform) => {
    const origin = transform.point({ x: 0, y: 0 });
    const isMove = origin.x !== 0 || origin.y !== 0;
    const direction = (way: Vec2) => (isMove ? way : transform.point(way));
    // Far from the origin everything is rounded more, and a flat angle increases the error.
    const size = 32 + Math.abs(origin.x) + Math.abs(origin.y);
    let slid = 0;
    checkScenes(randomScenes(runs, scene), ({ room, circle, displacement }) => {
      const world = worldOf(room);
      if (world.distance(circle.center) < 1.001 * circle.radius) return true;
      const here = moveAndSlide(circle, displacement, world.cast);
      const there = moveAndSlide(
        { center: transform.point(circle.center), radius: circle.radius * transform.factor },
        direction(displacement),
        worldOf(transformed(room, transform)).cast,
      );
      if (here.contacts.length > 0) slid += 1;
      const back = {
        x: there.center.x - origin.x,
        y: there.center.y - origin.y,
      };
      const expected = direction(here.center);
      const near = (a: number, b: number) =>
        Math.abs(a - b) <= transform.factor * 1e4 * Number.EPSILON * size;
      const left = direction(here.remainder);
      return (
        (isMove || there.contacts.length === here.contacts.length) &&
        near(back.x, expected.x) &&
        near(back.y, expected.y) &&
        near(there.remainder.x, left.x) &&
        near(there.remainder.y, left.y)
      );
    });
    expect(slid).toBeGreaterThan(runs / 5);
  });
});

describe('of several walls', () => {
  /** Returns these hits, one after the other, and then null. */
  const casts = (...hits: [number, number, number][]): CircleCast => {
    let calls = 0;
    return () => {
      const hit = hits[calls];
      calls += 1;
      if (!hit) return null;
      const [fraction, x, y] = hit;
      return {
        fraction,
        normal: { x, y },
        point: { x: 0, y: 0 },
        feature: { kind: 'edge', index: 0 },
      };
    };
  };

  test('of two that it touches at once, it slides along the one that points away from the other', () => {
    // A floor, and a ramp that rises by 3 in 4.
    const { center, contacts } = go(casts([0, 0, 1], [0, -0.6, 0.8]), [0, 0], [5, -1]);
    expect(contacts).toHaveLength(2);
    // The component of (5, -1) along (4, 3) / 5 is 17 / 5.
    expect(center.x).toBeCloseTo(2.72, 14);
    expect(center.y).toBeCloseTo(2.04, 14);
  });

  test('a wall that is left behind is not in the way any more', () => {
    const margin = 1 / 64;
    // The path leads along a ledge for about 64 margins, and down a slope behind its end.
    const cast = casts([1 / 8, 0, 1], [1 / 7, -0.8, -0.6]);
    const { center, contacts } = go(cast, [0, 0], [8, -8], { margin });
    expect(contacts).toHaveLength(2);
    expect(center.x).toBeGreaterThan(7);
    expect(center.y).toBeLessThan(-7);
  });
});
