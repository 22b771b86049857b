import { expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import { moveAndSlide } from '#lib/move-and-slide.ts';
import { moveOnGround } from '#lib/move-on-ground.ts';
import { onlyFromAbove } from '#lib/only-from-above.ts';
import type { Box, Circle, CircleCast, Segment, Vec2 } from '#lib/types.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { worldOf } from './bench/rooms.ts';
import {
  at,
  between,
  box,
  earliest,
  flat,
  frames,
  gravity,
  margin,
  radians,
  radius,
} from './bench/walker.ts';

/** A moving box, and the casts of a circle against it. */
const platform = (halfHeight: number) => {
  let box_ = box(0, -halfHeight, 40, halfHeight);
  return {
    by: ({ x, y }: Vec2) => {
      const { center } = box_;
      box_ = { ...box_, center: at(center.x + x, center.y + y) };
    },
    cast: ((circle, way) => castCircleAgainstBox(box_, circle, way)) as CircleCast,
    // Casts the circle backwards, to find whether the platform will push it.
    meets: (circle: Circle, way: Vec2) => castCircleAgainstBox(box_, circle, at(-way.x, -way.y)),
  };
};
const fast = 1000 / 60;
const rides = [
  at(fast, 0),
  at(-fast, 0),
  at(0, fast),
  at(0, -fast),
  at(fast, fast),
  at(-fast, -fast),
  // This is more than the diameter of the circle.
  at(0, 19),
];

testEach(
  'a platform carries it exactly, even 1000 units a second in any direction, thin or thick',
  rides,
  (by) => {
    for (const halfHeight of [1, 5, 50]) {
      for (const start of [0, 43]) {
        const { by: moveBy, cast } = platform(halfHeight);
        let { center } = frames(40, at(start, 30), cast, 0, {}, { isOnFloor: false }).at(-1)!;
        for (let i = 0; i < 60; i += 1) {
          moveBy(by);
          const end = at(center.x + by.x, center.y + by.y);
          const move = moveOnGround({ center, radius }, at(0, -gravity), cast, {
            wasOnFloor: true,
            platform: by,
          });
          expect(move).toMatchObject({ center: end, isOnFloor: true, isOnCeiling: false });
          expect(move.displacement).toEqual(at(0, 0));
          ({ center } = move);
        }
      }
    }
  },
);

test('a roof carries it exactly near its ridge, by up to a radius in any direction', () => {
  const count = runs(400, 20_000);
  const scenes = randomScenes(count, (random) => ({
    // By how much each side of the roof falls over its width of 100.
    falls: [random.between(0, 95), random.between(0, 95)] as const,
    thickness: random.pick([1, 5, 50]),
    start: random.between(-10, 10),
    way: random.between(0, radius),
    direction: random.between(0, 360),
  }));
  const checked = checkScenes(scenes, ({ falls, thickness, start, way, direction }) => {
    const roof = (x: number, y: number) => [
      at(x - 100, y - falls[0]),
      at(x - 100, y - falls[0] - thickness),
      at(x, y - thickness),
      at(x + 100, y - falls[1] - thickness),
      at(x + 100, y - falls[1]),
      at(x, y),
    ];
    const { cast } = worldOf({ polygons: [roof(0, 0)] });
    const rest = frames(60, at(start, 12), cast, 0, {}, { isOnFloor: false }).at(-1)!;
    const by = at(way * Math.cos(radians(direction)), way * Math.sin(radians(direction)));
    const { cast: moved } = worldOf({ polygons: [roof(by.x, by.y)] });
    const options = { wasOnFloor: true, platform: by };
    const { center } = rest;
    const ride = moveOnGround({ center, radius }, at(0, -gravity), moved, options);
    const off = between(ride.center, at(center.x + by.x, center.y + by.y));
    return rest.isOnFloor && ride.isOnFloor && off < margin / 8;
  });
  expect(checked).toBe(count);
});

test('a platform that rises slightly does not carry it through a thin wall', () => {
  const center = at(0, radius + margin);
  const carried = (by: Vec2, wall: Segment, up = at(0, 1)) => {
    const right = at(up.y, -up.x);
    const turned = ({ x, y }: Vec2) => at(x * right.x + y * up.x, x * right.y + y * up.y);
    const [a, b] = [turned(wall.a), turned(wall.b)];
    const [c, d] = [turned(at(-400, by.y)), turned(at(400, by.y))];
    const { cast } = worldOf({
      segments: [
        { a, b },
        { a: c, b: d },
      ],
    });
    const options = { wasOnFloor: true, platform: turned(by), up };
    const circle = { center: turned(center), radius };
    const move = moveOnGround(circle, turned(at(0, -gravity)), cast, options);
    return move.center.x * right.x + move.center.y * right.y;
  };
  const hanging = { a: at(10, 9), b: at(10, 49) };
  expect(carried(at(20, 0.01), hanging)).toBeLessThan(10);
  expect(carried(at(20, 0.01), { a: at(10.2, -5), b: at(9.8, 60) })).toBeLessThan(10);
  expect(carried(at(15, 0.01), { a: at(7.5, 11), b: at(7.5, 51) })).toBeLessThan(7.5);
  // Here only rounding makes a level platform rise.
  const upright = { a: at(10, -5), b: at(10, 60) };
  const degrees = Array.from({ length: 360 }, (_, i) => i);
  const through = degrees.filter((i) => {
    const up = at(Math.sin(radians(i)), Math.cos(radians(i)));
    return carried(at(22, 0), upright, up) > 10;
  });
  expect(through).toEqual([]);
});

test('the side of a cart pushes it to a wall, and is not a ceiling while the cart rises', () => {
  const wall = box(11, 100, 1, 200);
  for (const rise of [0, 1e-9, 0.5]) {
    const cart = [box(5, rise - 5, 400, 5), box(-4.1, rise + 10, 1, 10)];
    const { cast } = worldOf({ boxes: [...cart, wall] });
    const options = { wasOnFloor: true, platform: at(5, rise) };
    const circle = { center: at(0, radius + margin), radius };
    const move = moveOnGround(circle, at(0, -gravity), cast, options);
    expect(move).toMatchObject({ isOnFloor: true, isOnCeiling: false });
    expect(move.center.x).toBeCloseTo(10 - radius - margin, 9);
    expect(move.center.y).toBeCloseTo(radius + margin + rise, 9);
  }
});

test('a lift that goes down leaves it on a one-way ledge', () => {
  const scenes = randomScenes(runs(400, 20_000), (random) => ({
    degrees: random.pick([0, random.between(-40, 40)]),
    gap: random.between(0, 2),
    by: random.between(2.5, 7.9),
  }));
  const checked = checkScenes(scenes, ({ degrees, gap, by }) => {
    // The ledge is just below the circle that stands on the lift.
    const height = radius + 2 * margin;
    const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    const foot = at(sin * height, radius + margin - cos * height - gap);
    const ledge = {
      a: at(foot.x - 40 * cos, foot.y - 40 * sin),
      b: at(foot.x + 40 * cos, foot.y + 40 * sin),
    };
    const lift = worldOf({ boxes: [box(0, -by - 5, 20, 5)] });
    const oneWay: CircleCast = (circle, way) =>
      onlyFromAbove(castCircleAgainstSegment(ledge, circle, way), circle);
    const cast: CircleCast = (circle, way) => earliest(lift.cast(circle, way), oneWay(circle, way));
    const options = { wasOnFloor: true, platform: at(0, -by) };
    const circle = { center: at(0, radius + margin), radius };
    const { center, isOnFloor } = moveOnGround(circle, at(0, -gravity), cast, options);
    const above = (center.y - foot.y) * cos - (center.x - foot.x) * sin;
    return isOnFloor && above > radius + margin / 4 - 1e-12;
  });
  expect(checked).toBe(runs(400, 20_000));
});

/** A lift whose top was at y = 0 and that has moved, beside a one-way ledge. */
const liftAndLedge = (by: Vec2, ledge: Box) => {
  const lift = worldOf({ boxes: [box(by.x - 8, by.y - 5, 10, 5)] });
  const cast: CircleCast = (circle, way) =>
    earliest(
      lift.cast(circle, way),
      onlyFromAbove(castCircleAgainstBox(ledge, circle, way), circle),
    );
  const options = { wasOnFloor: true, platform: by };
  return moveOnGround({ center: at(0, radius + margin), radius }, at(0, -0.5), cast, options);
};

testEach(
  'a lift leaves it on the corner of a one-way ledge',
  [
    { by: at(0, -2), ledge: box(22.5, -1.2, 20, 1) },
    { by: at(2, 0), ledge: box(30, 0.6, 25, 1) },
  ],
  ({ by, ledge }) => {
    const { center } = liftAndLedge(by, ledge);
    const corner = at(ledge.center.x - ledge.halfWidth, ledge.center.y + ledge.halfHeight);
    expect(between(center, corner)).toBeGreaterThan(radius + margin / 4);
    expect(between(center, corner)).toBeLessThan(radius + 2 * margin);
  },
);

test('a lift that moves down past its end leaves it on a one-way floor', () => {
  const by = at(-0.7430476422975394, -0.296445950007869);
  const lift = worldOf({ boxes: [box(40 + by.x, -5 + by.y, 40, 5)] });
  const top = -0.7651095389109003;
  const cast: CircleCast = (circle, way) =>
    earliest(
      lift.cast(circle, way),
      onlyFromAbove(castCircleAgainstBox(box(0, top - 1, 300, 1), circle, way), circle),
    );
  // It touches the corner of the lift.
  const circle = { center: at(-3.384327040019521, 7.257712758589492), radius };
  const options = { wasOnFloor: true, platform: by };
  const { center } = moveOnGround(circle, at(0, -0.5), cast, options);
  expect(center.y - radius).toBeGreaterThan(top);
});

test('a flat lift never carries it into a flat one-way ledge that it reaches from above', () => {
  const scenes = randomScenes(runs(1000, 100_000), (random) => {
    const top = random.between(-8, 1.5);
    const x = random.between(-4, 12);
    const halfWidth = random.between(2, 30);
    const angle = random.between(Math.PI, 2 * Math.PI);
    const length = random.between(0.1, 7.9);
    const by = random.pick([
      at(0, -length),
      at(length * Math.cos(angle), length * Math.sin(angle)),
    ]);
    return { by, ledge: box(x + halfWidth, top - 0.5, halfWidth, 0.5) };
  });
  const gapTo = ({ center, halfWidth, halfHeight }: Box, { x, y }: Vec2) =>
    Math.hypot(
      Math.max(0, Math.abs(x - center.x) - halfWidth),
      Math.max(0, Math.abs(y - center.y) - halfHeight),
    ) - radius;
  const start = at(0, radius + margin);
  const isReached = (by: Vec2, ledge: Box) => {
    if (gapTo(ledge, start) < margin) return false;
    for (let i = 1; i <= 100; i += 1) {
      const x = (by.x * i) / 100;
      const y = start.y + (by.y * i) / 100;
      // The normal there is that of a floor, by a clear margin.
      const left = ledge.center.x - ledge.halfWidth - x;
      if (gapTo(ledge, at(x, y)) < 0) return left < 0.6 * radius && y > ledge.center.y;
    }
    return false;
  };
  const checked = checkScenes(scenes, ({ by, ledge }) => {
    const isRight = gapTo(ledge, liftAndLedge(by, ledge).center) > -2 * margin;
    return isRight || !isReached(by, ledge);
  });
  expect(checked).toBe(runs(1000, 100_000));
});

test('a platform of two parts carries it past a post that is not in its way', () => {
  const by = at(-7.374393128879282, 3.0806476560518936);
  const parts = [
    box(2.0457 + by.x, -26.44295 + by.y, 4.1121, 23.55705),
    box(12.9685 + by.x, -24.03635 + by.y, 2.1783, 25.96365),
  ];
  const post = { center: at(9.028735974037968, 15.833044535566751), radius: 1 };
  const { cast } = worldOf({ boxes: parts, circles: [post] });
  const circle = { center: at(3.762697841341489, 5.91478632694963), radius };
  const options = { wasOnFloor: true, platform: by, margin: 0.08 };
  const { center, isOnCeiling } = moveOnGround(circle, at(0, 0), cast, options);
  expect(between(center, at(circle.center.x + by.x, circle.center.y + by.y))).toBeLessThan(1e-9);
  expect(isOnCeiling).toBe(false);
});

test('the side of a cart is not a ceiling, whatever direction is up', () => {
  const wrong = Array.from({ length: 200 }, (_, i) => i).filter((i) => {
    const up = at(-Math.sin(i / 30), Math.cos(i / 30));
    const right = at(up.y, -up.x);
    const q = (x: number, y: number) =>
      at(1000 + x * right.x + y * up.x, 500 + x * right.y + y * up.y);
    const block = (low: Vec2, high: Vec2) => [
      q(low.x, low.y),
      q(high.x, low.y),
      q(high.x, high.y),
      q(low.x, high.y),
    ];
    // The cart has moved by 5 to the right and half a unit up.
    const polygons = [
      block(at(-15, -4.5), at(25, 0.5)),
      block(at(-6, 0.5), at(-4, 30.5)),
      block(at(10, -50), at(12, 99)),
    ];
    const { cast } = worldOf({ polygons });
    const platform = at(5 * right.x + 0.5 * up.x, 5 * right.y + 0.5 * up.y);
    const circle = { center: q(0, radius + margin), radius };
    const down = at(-gravity * up.x, -gravity * up.y);
    const { center, isOnCeiling } = moveOnGround(circle, down, cast, {
      wasOnFloor: true,
      platform,
      up,
    });
    return isOnCeiling || between(center, q(10 - radius - margin, radius + margin + 0.5)) > 1e-6;
  });
  expect(wrong).toEqual([]);
});

test('a platform leaves it outside a wall, even with a tiny margin', () => {
  const wall = box(11 - 5e-6, 20, 1, 40);
  const { cast } = worldOf({ boxes: [box(0, -5, 400, 5), wall] });
  const options = { wasOnFloor: true, platform: at(2, 0), margin: 1e-6 };
  const circle = { center: at(0, radius + 1e-6), radius };
  const { center } = moveOnGround(circle, at(0, -gravity), cast, options);
  expect(center.x).toBeLessThan(2 - 5e-6);
  expect(center.x).toBeGreaterThan(2 - 7e-6);
});

test('a platform that moves sideways and up carries it to a wall, and then along the wall', () => {
  const { by, cast: castPlatform } = platform(5);
  const wall = worldOf({ boxes: [box(150, 0, 50, 90)] });
  const both: CircleCast = (circle, way) =>
    earliest(castPlatform(circle, way), wall.cast(circle, way));
  let center = at(0, radius + margin);
  for (let i = 0; i < 8; i += 1) {
    by(at(16, 4));
    ({ center } = moveOnGround({ center, radius }, at(0, -gravity), both, {
      wasOnFloor: true,
      platform: at(16, 4),
    }));
  }
  expect(center.x).toBeCloseTo(100 - radius - margin, 9);
  expect(center.y).toBeCloseTo(32 + radius + margin, 12);
});

test('a platform that crushes it leaves it below the ceiling, on a floor and on a ceiling', () => {
  const { by, cast: castPlatform } = platform(50);
  const ceiling = worldOf({ boxes: [box(0, 70, 90, 20)] });
  const both: CircleCast = (circle, way) =>
    earliest(castPlatform(circle, way), ceiling.cast(circle, way));
  let center = at(0, radius + margin);
  let wasOnFloor = true;
  const up = at(0, 2);
  const flags = [];
  for (let i = 0; i < 99; i += 1) {
    by(up);
    const options = wasOnFloor ? { wasOnFloor, platform: up } : {};
    const move = moveOnGround({ center, radius }, at(0, -gravity), both, options);
    ({ center, isOnFloor: wasOnFloor } = move);
    const isCrushed = move.isOnFloor && move.isOnCeiling;
    flags.push(isCrushed);
    if (isCrushed) expect(center.y).toBeCloseTo(32 + radius + margin, 12);
    expect(ceiling.isClear(center, radius + margin / 4, 100, 64)).toBe(true);
  }
  // There is room for 33.99, which is 16 steps.
  expect(flags.indexOf(true)).toBe(16);
  expect(flags.filter((one) => one).length).toBeGreaterThan(2);
});

// The recipe of the chapter.
test('a rising platform does not lift it into the middle of a wall or of a ceiling', () => {
  // In the middle of a box, every direction leads out.
  const center = at(0, radius + margin);
  const up = at(16, 12);
  const lifted = (walls: readonly Box[], by: Vec2) => {
    const { cast } = worldOf({ boxes: [box(by.x, by.y - 50, 90, 50), ...walls] });
    const options = { wasOnFloor: true, platform: by };
    return moveOnGround({ center, radius }, at(0, -gravity), cast, options);
  };
  expect(lifted([], up)).toMatchObject({ center: at(16, center.y + 12), isOnFloor: true });
  for (const halfWidth of [0, 1]) {
    const beside = lifted([box(16, 35, halfWidth, 20)], up).center;
    expect(beside.x).toBeCloseTo(16 - halfWidth - center.y, 9);
  }
  const low = lifted([box(0, center.y + 12, 90, 3)], at(0, 12));
  expect(low).toMatchObject({ center, isOnFloor: true, isOnCeiling: true });
});

test('a moving box pushes a circle, or crushes it', () => {
  const wall = worldOf({ boxes: [flat, box(150, 50, 50, 90)] });
  const crusher = platform(30);
  crusher.by(at(0, 60.5));
  let center = at(60, radius + margin);
  let crushed = 0;
  for (let i = 0; i < 60; i += 1) {
    const way = at(1, 0);
    const grown = { center, radius: radius + margin / 2 };
    const hit = crusher.meets(grown, way);
    crusher.by(way);
    if (!hit) continue;
    const share = 1 - hit.fraction;
    const push = at(share * way.x, share * way.y);
    const move = moveAndSlide({ center, radius }, push, wall.cast, { maxSlides: 0 });
    if (move.contacts.length > 0) crushed += 1;
    ({ center } = move);
    if (crushed === 0) expect(crusher.cast(grown, at(1, 0))).toBe(null);
  }
  expect(center.x).toBeCloseTo(100 - radius - margin, 9);
  // There is no more room after 43.984 of the 60 steps, so the last 17 crush the circle.
  expect(crushed).toBe(17);
});
