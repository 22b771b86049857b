import { describe, expect, test } from 'vitest';
import { castCircleAgainstCircle } from '#lib/cast-circle-against-circle.ts';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import { castCircleInsideBox } from '#lib/cast-circle-inside-box.ts';
import { castCircleInsideCircle } from '#lib/cast-circle-inside-circle.ts';
import { castCircleInsidePolygon } from '#lib/cast-circle-inside-polygon.ts';
import { moveAndBounce } from '#lib/move-and-bounce.ts';
import type { Cast, Circle, CircleCast, FlightOptions, Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';

const runs = full ? 2_000 : 20;
const down = { x: 0, y: -600 };
const step = 1 / 60;

const room = { center: { x: 400, y: 300 }, halfWidth: 400, halfHeight: 300 };
const inRoom: CircleCast = (circle, way) => castCircleInsideBox(room, circle, way);
const nothing: CircleCast = () => null;

/** Returns the first hit of several casts. */
const among =
  (...casts: readonly CircleCast[]): CircleCast =>
  (circle, way) =>
    casts
      .map((cast) => cast(circle, way))
      .reduce<Cast | null>((a, b) => (!b || (a && a.fraction <= b.fraction) ? a : b), null);

interface Ball extends Circle {
  readonly velocity: Vec2;
}

const ball = (x: number, y: number, vx: number, vy: number, radius = 20): Ball => ({
  center: { x, y },
  radius,
  velocity: { x: vx, y: vy },
});

/** The ball after each of `count` frames. */
function* frames(start: Ball, count: number, cast: CircleCast, options: FlightOptions, dt = step) {
  let now = start;
  for (let frame = 0; frame < count; frame += 1) {
    const { center, velocity } = moveAndBounce(now, now.velocity, dt, cast, options);
    now = { ...now, center, velocity };
    yield now;
  }
}

const energyOf = ({ center, velocity }: Ball, gravity: Vec2): number =>
  (velocity.x ** 2 + velocity.y ** 2) / 2 - gravity.x * center.x - gravity.y * center.y;

/** Folds a position on a straight path back between two walls. */
function folded(place: number, low: number, high: number): number {
  const width = high - low;
  const turns = (((place - low) % (2 * width)) + 2 * width) % (2 * width);
  return low + (turns > width ? 2 * width - turns : turns);
}

describe('by hand', () => {
  const floor: CircleCast = (circle, way) =>
    castCircleAgainstSegment({ a: { x: -99, y: 0 }, b: { x: 99, y: 0 } }, circle, way);
  const gravity = { x: 0, y: -16 };

  test('a ball falls for a second, bounces, and rises for a second', () => {
    const falling = ball(0, 10, 3, 0, 2);
    const flight = moveAndBounce(falling, falling.velocity, 2, floor, { gravity });
    const { center, velocity, contacts } = flight;
    expect([center, velocity]).toEqual([
      { x: 6, y: 10 },
      { x: 3, y: 0 },
    ]);
    expect(contacts.map(({ normal }) => normal)).toEqual([{ x: 0, y: 1 }]);
  });

  test('with a restitution of a half it rises to a quarter of the height', () => {
    const options = { gravity, restitution: 0.5 };
    const top = moveAndBounce(ball(0, 10, 0, 0, 2), { x: 0, y: 0 }, 1.5, floor, options);
    expect(top.center.y).toBe(2 + 8 / 4);
    expect(top.velocity.y).toBe(0);
  });

  test('a ball thrown far up from just above the floor returns on time, to the nanosecond', () => {
    const top = { x: 0, y: 2.001 };
    const { center, velocity } = moveAndBounce(
      { center: top, radius: 2 },
      { x: 0, y: 1000 },
      140,
      floor,
      { gravity },
    );
    const speed = Math.sqrt(1000 ** 2 + 2 * 16 * 0.001);
    const rising = 140 - (1000 + speed) / 16;
    expect(velocity.y).toBeCloseTo(speed - 16 * rising, 8);
    expect(center.y).toBeCloseTo(2 + speed * rising - 8 * rising ** 2, 6);
  });

  test('without obstacles, the path is a parabola', () => {
    const flown = moveAndBounce(ball(1, 2, 3, 4), { x: 3, y: 4 }, 0.5, nothing, { gravity });
    expect(flown).toEqual({ center: { x: 2.5, y: 2 }, velocity: { x: 3, y: -4 }, contacts: [] });
    for (const radius of [0, 20]) {
      const straight = moveAndBounce(ball(1, 2, 3, 4, radius), { x: 3, y: 4 }, 0.5, nothing);
      expect(straight.center).toEqual({ x: 2.5, y: 4 });
    }
  });

  test('after the last bounce the rest of the time is lost, but no speed', () => {
    const options = { maxBounces: 0 };
    const flown = moveAndBounce(ball(400, 300, 0, -2800), { x: 0, y: -2800 }, 1, inRoom, options);
    expect(flown.center).toEqual({ x: 400, y: 20 });
    expect(flown.velocity).toEqual({ x: 0, y: 2800 });
    const twice = moveAndBounce(ball(400, 300, 0, -2800), { x: 0, y: -2800 }, 1, inRoom);
    expect(twice.contacts).toHaveLength(5);
  });
});

describe('without any loss', () => {
  test('the position after 6000 frames, or 100 seconds, is that in the unfolded room', () => {
    const [last] = [...frames(ball(400, 300, 600, 600), 6000, inRoom, {})].slice(-1);
    expect(last!.center.x).toBeCloseTo(440, 7);
    expect(last!.center.y).toBeCloseTo(220, 7);
    expect([last!.velocity.x, last!.velocity.y].map(Math.abs)).toEqual([600, 600]);
  });

  testEach('height and position are right for 20,000 frames under gravity', [0, 37, 911], (vx) => {
    const [height, drop] = [500, 480];
    const fall = Math.sqrt((2 * drop) / 600);
    let [frame, worst, top] = [0, 0, 0];
    for (const now of frames(ball(400, height, vx, 0), 20_000, inRoom, { gravity: down })) {
      frame += 1;
      // The time since the ball was last at the top, where it was at rest.
      const since = ((((frame * step + fall) % (2 * fall)) + 2 * fall) % (2 * fall)) - fall;
      const x = folded(400 + vx * frame * step, 20, 780);
      const y = height - 300 * since ** 2;
      worst = Math.max(worst, Math.abs(now.center.x - x), Math.abs(now.center.y - y));
      top = Math.max(top, Math.abs(now.center.y + now.velocity.y ** 2 / 1200 - height));
    }
    expect(worst).toBeLessThan(1e-6);
    expect(top).toBeLessThan(1e-8);
  });

  test('the step does not matter', () => {
    const ends = [50, 500, 3000].map((count) => {
      const steps = frames(
        ball(300, 400, 500, 100),
        count,
        inRoom,
        { gravity: down },
        12.5 / count,
      );
      return [...steps].at(-1)!.center;
    });
    expect(Math.max(...ends.map(({ x }) => Math.abs(x - ends[0]!.x)))).toBeLessThan(1e-8);
    expect(Math.max(...ends.map(({ y }) => Math.abs(y - ends[0]!.y)))).toBeLessThan(1e-8);
  });

  /** A room with slanted walls, sometimes with posts, and gravity in any direction. */
  const anyRoom = (random: Random) => {
    const angles = [0, 1, 2, 3, 4].map((k) => (k + random.between(0, 0.7)) * 1.25);
    const walls = angles.map((angle) => ({ x: 300 * Math.cos(angle), y: 300 * Math.sin(angle) }));
    const posts = [0, 1].map(() => ({
      center: { x: random.pick([-1, 1]) * random.between(50, 150), y: random.between(-150, 150) },
      radius: random.pick([0, 5, 40]),
    }));
    const pull = random.between(0, 7);
    return {
      walls,
      posts: random.pick([[], posts]),
      gravity: { x: 600 * Math.cos(pull), y: 600 * Math.sin(pull) },
      start: ball(0, 0, random.between(-900, 900), random.between(-900, 900), 8),
      restitution: random.pick([1, 0.9, 0.5, 0]),
    };
  };
  const castOf = ({ walls, posts }: ReturnType<typeof anyRoom>): CircleCast =>
    among(
      (circle, way) => castCircleInsidePolygon(walls, circle, way),
      ...posts.map(
        (post): CircleCast =>
          (...values) =>
            castCircleAgainstCircle(post, ...values),
      ),
    );

  test('among slanted walls and posts, the energy does not grow, and nothing is passed', () => {
    let still = 0;
    const count = checkScenes(randomScenes(runs, anyRoom), (scene) => {
      const { start, gravity, restitution, posts } = scene;
      const first = energyOf(start, gravity);
      let before = first;
      for (const now of frames(start, 400, castOf(scene), { gravity, restitution })) {
        const energy = energyOf(now, gravity);
        if (restitution === 1 && Math.abs(energy - first) > 100) return false;
        if (energy > before + 1e-6 * Math.abs(first)) return false;
        before = energy;
        const { x, y } = now.center;
        if (Math.hypot(x, y) > 300) return false;
        const isIn = posts.some(
          ({ center, radius }) => Math.hypot(x - center.x, y - center.y) < radius + 8 - 1e-6,
        );
        if (isIn) return false;
      }
      if (restitution < 1 && before < first - 1e4) still += 1;
      return true;
    });
    expect(count).toBe(runs);
    expect(still).toBeGreaterThan(runs / 4);
  });
});

describe('low bounces end', () => {
  const options = { gravity: down, restitution: 0.6 };

  test('the ball comes to rest, and stays on the floor', () => {
    const all = [...frames(ball(400, 200, 0, 0), 900, inRoom, options)];
    const { center, velocity } = all.at(-1)!;
    expect(center.y).toBeCloseTo(20, 9);
    expect(Math.abs(velocity.y)).toBeLessThan(1e-9);
    const { contacts } = moveAndBounce(all.at(-1)!, velocity, step, inRoom, options);
    expect(contacts[0]?.normal).toEqual({ x: 0, y: 1 });
  });

  test('and rolls on with its speed along the floor', () => {
    for (const restitution of [1, 0.6, 0]) {
      const rolling = { gravity: down, restitution };
      const [last] = [...frames(ball(100, 20, 240, 0), 120, inRoom, rolling)].slice(-1);
      expect(last!.center.x).toBeCloseTo(580, 6);
      expect(last!.center.y).toBeCloseTo(20, 6);
    }
  });

  test('a fast ball with low bounces stops at a wall across its path', () => {
    const step = among(inRoom, (circle, way) =>
      castCircleAgainstSegment({ a: { x: 500, y: 0 }, b: { x: 500, y: 200 } }, circle, way),
    );
    for (const height of [0, 1e-9, 0.01, 0.5]) {
      const fast = ball(100, 20 + height, 1500, 0);
      for (const { center } of frames(fast, 60, step, { gravity: down })) {
        expect(center.x).toBeLessThan(480 + 1e-9);
        expect(center.y).toBeGreaterThan(20 - 1e-9);
      }
    }
  });

  test('between two slopes, the ball lies still', () => {
    const left = { a: { x: -100, y: 60 }, b: { x: 0, y: 0 } };
    for (const right of [
      { a: { x: 0, y: 0 }, b: { x: 100, y: 60 } },
      { a: { x: 0, y: 0 }, b: { x: 20, y: 100 } },
      { a: { x: 0, y: 0 }, b: { x: 100, y: 5 } },
    ]) {
      const valley = among(
        (circle, way) => castCircleAgainstSegment(left, circle, way),
        (circle, way) => castCircleAgainstSegment(right, circle, way),
      );
      const all = [
        ...frames(ball(5, 90, 0, 0, 10), 1200, valley, { ...options, restitution: 0.3 }),
      ];
      const { x, y } = all.at(-1)!.center;
      const moves = all.slice(-60).map(({ center }) => Math.hypot(center.x - x, center.y - y));
      expect(Math.max(...moves)).toBeLessThan(0.1);
    }
  });
});

test('a jump from the floor that ends within the step keeps its distance along the floor', () => {
  const floor = { a: { x: -999, y: 0 }, b: { x: 999, y: 0 } };
  const cast: CircleCast = (circle, way) => castCircleAgainstSegment(floor, circle, way);
  const scenes = randomScenes(runs * 100, (random) => ({
    center: { x: random.between(-1, 1), y: 2 },
    radius: 2,
    velocity: { x: random.between(-1, 1), y: random.between(0, 5) },
    gravity: { x: random.between(-1, 1), y: random.between(-30, -9) },
  }));
  const checked = checkScenes(scenes, ({ center, radius, velocity, gravity }) => {
    const flight = moveAndBounce({ center, radius }, velocity, 1, cast, { gravity });
    const inTheAir = { x: center.x + velocity.x + gravity.x / 2, y: velocity.x + gravity.x };
    const isLost = flight.contacts.length > 4;
    return (
      isLost ||
      (Math.abs(flight.center.x - inTheAir.x) < 1e-12 &&
        Math.abs(flight.velocity.x - inTheAir.y) < 1e-12)
    );
  });
  expect(checked).toBe(runs * 100);
});

test('a jump along a slope that ends within the step keeps its energy', () => {
  const slope = { a: { x: -400, y: -300 }, b: { x: 400, y: 300 } };
  const cast: CircleCast = (circle, way) => castCircleAgainstSegment(slope, circle, way);
  const start = ball(-1.2, 1.6, -5, 6, 2);
  const gravity = { x: 0, y: -10 };
  const { center, velocity } = moveAndBounce(start, start.velocity, 2, cast, { gravity });
  expect(center.x).toBeCloseTo(-11.668, 6);
  expect(center.y).toBeCloseTo(-5.776, 6);
  const end = { ...start, center, velocity };
  expect(energyOf(end, gravity)).toBeCloseTo(energyOf(start, gravity), 9);
});

test('a ball that rests on a slope moves up and down again within the step', () => {
  const scenes = randomScenes(runs * 100, (random) => {
    const angle = random.between(0.05, 1.5) * random.pick([1, -1]);
    const along = { x: Math.cos(angle), y: Math.sin(angle) };
    const speed = random.between(0, 5) * Math.sign(angle);
    const radius = random.between(1, 10);
    return {
      along,
      slope: { a: { x: -99 * along.x, y: -99 * along.y }, b: { x: 99 * along.x, y: 99 * along.y } },
      circle: { center: { x: -radius * along.y, y: radius * along.x }, radius },
      velocity: { x: speed * along.x, y: speed * along.y },
      gravity: { x: 0, y: -random.between(5, 20) },
      // The ball is on its way down, and still near the middle.
      time: (random.between(1, 4) * Math.abs(speed)) / 20,
    };
  });
  const checked = checkScenes(scenes, ({ along, slope, circle, velocity, gravity, time }) => {
    const cast: CircleCast = (one, way) => castCircleAgainstSegment(slope, one, way);
    const options = { gravity, restitution: 0 };
    const { center } = moveAndBounce(circle, velocity, time, cast, options);
    const pull = gravity.y * along.y;
    const way = time * (velocity.x * along.x + velocity.y * along.y + (pull * time) / 2);
    const right = { x: circle.center.x + way * along.x, y: circle.center.y + way * along.y };
    return time === 0 || Math.hypot(center.x - right.x, center.y - right.y) < 1e-9;
  });
  expect(checked).toBe(runs * 100);
});

test('a jump that ends with the step bounces there', () => {
  const floor = { a: { x: -99, y: 0 }, b: { x: 99, y: 0 } };
  const cast: CircleCast = (circle, way) => castCircleAgainstSegment(floor, circle, way);
  const scenes = randomScenes(runs * 100, (random) => ({
    velocity: { x: random.pick([0, 1e-9, 3]), y: random.between(1, 9) },
    time: random.between(0.1, 2),
  }));
  const checked = checkScenes(scenes, ({ velocity, time }) => {
    const gravity = { x: 0, y: (-2 * velocity.y) / time };
    const circle = { center: { x: 0, y: 1 }, radius: 1 };
    const flight = moveAndBounce(circle, velocity, time, cast, { gravity });
    return (
      Math.abs(flight.center.x - velocity.x * time) < 1e-9 &&
      Math.abs(flight.center.y - 1) < 1e-9 &&
      Math.abs(Math.abs(flight.velocity.y) - velocity.y) < 1e-9
    );
  });
  expect(checked).toBe(runs * 100);
});

test('a low jump in a room moves on along the floor', () => {
  const scenes = randomScenes(runs * 100, (random) => ({
    start: ball(400, 20, random.integer(1, 300), random.integer(1, 49) / 10),
    turns: random.integer(0, 3),
  }));
  const checked = checkScenes(scenes, ({ start, turns }) => {
    // Rotates the scene, so that each side of the room is the floor in turn.
    const turned = ({ x, y }: Vec2): Vec2 => {
      if (turns === 0) return { x, y };
      if (turns === 1) return { x: -y, y: x };
      return turns === 2 ? { x: -x, y: -y } : { x: y, y: -x };
    };
    const box = { center: turned(room.center), halfWidth: 400, halfHeight: 300 };
    if (turns % 2 === 1) Object.assign(box, { halfWidth: 300, halfHeight: 400 });
    const circle = { ...start, center: turned(start.center) };
    const cast: CircleCast = (one, way) => castCircleInsideBox(box, one, way);
    const flight = moveAndBounce(circle, turned(start.velocity), step, cast, {
      gravity: turned(down),
    });
    const along = turned({ x: 1, y: 0 });
    const x = along.x * flight.center.x + along.y * flight.center.y;
    return Math.abs(x - 400 - start.velocity.x * step) < 1e-9;
  });
  expect(checked).toBe(runs * 100);
});

test('a ball in a corner that rolls up its slope and back uses its bounces at the wall', () => {
  const slope = { a: { x: 0, y: 0 }, b: { x: 400, y: 300 } };
  const wall = { a: { x: 0, y: 0 }, b: { x: 0, y: 500 } };
  const cast = among(
    (circle, way) => castCircleAgainstSegment(slope, circle, way),
    (circle, way) => castCircleAgainstSegment(wall, circle, way),
  );
  const gravity = { x: 0, y: -13 };
  const start = ball(5, 10, 0.8, 0.6, 5);
  const { velocity, contacts } = moveAndBounce(start, start.velocity, 1, cast, { gravity });
  expect(velocity.x).toBeCloseTo(0.06272, 5);
  expect(velocity.y).toBeCloseTo(0.04704, 5);
  // It rolls up at a speed of 1 and is decelerated by 7.8, so it is back after 2 / 7.8.
  expect(contacts[1]!.fraction).toBeCloseTo(2 / 7.8, 12);
  const scenes = randomScenes(runs * 50, (random) => {
    const angle = random.between(0.1, 1.2);
    const radius = random.between(1, 9);
    return { angle, radius, share: random.between(0.05, 0.95), time: random.pick([step, 0.1, 1]) };
  });
  const checked = checkScenes(scenes, ({ angle, radius, share, time }) => {
    const along = { x: Math.cos(angle), y: Math.sin(angle) };
    const ramp = { a: { x: 0, y: 0 }, b: { x: 999 * along.x, y: 999 * along.y } };
    const inCorner = among(
      (circle, way) => castCircleAgainstSegment(ramp, circle, way),
      (circle, way) => castCircleAgainstSegment(wall, circle, way),
    );
    // The ball touches both walls, and is back after this share of the time.
    const center = { x: radius, y: (radius + radius * along.y) / along.x };
    const speed = (share * time * 10 * along.y) / 2;
    const velocityUp = { x: speed * along.x, y: speed * along.y };
    const flight = moveAndBounce({ center, radius }, velocityUp, time, inCorner, {
      gravity: { x: 0, y: -10 },
    });
    return flight.velocity.x !== velocityUp.x || flight.velocity.y !== velocityUp.y;
  });
  expect(checked).toBe(runs * 50);
});

describe('a jump from a slope hits the wall beside it', () => {
  test('by hand', () => {
    const slope = { a: { x: -400, y: -300 }, b: { x: 400, y: 300 } };
    const wall = { a: { x: -9, y: -999 }, b: { x: -9, y: 999 } };
    const cast = among(
      (circle, way) => castCircleAgainstSegment(slope, circle, way),
      (circle, way) => castCircleAgainstSegment(wall, circle, way),
    );
    const start = ball(-3, 4, -3, 12, 5);
    const gravity = { x: 0, y: -10 };
    const { center, velocity, contacts } = moveAndBounce(start, start.velocity, 3, cast, {
      gravity,
    });
    expect(center.x).toBeCloseTo(-2.26599, 5);
    expect(center.y).toBeCloseTo(7.97868, 5);
    expect(velocity.x).toBeCloseTo(7.73581, 5);
    expect(velocity.y).toBeCloseTo(-3.68559, 5);
    expect(contacts).toHaveLength(3);
    // It meets the wall after a third of a second, at (-9, 7.44), and its centre is 5 from there.
    expect(contacts[0]!.fraction).toBeCloseTo(1 / 9, 12);
    expect(contacts[0]!.point.x).toBeCloseTo(-9, 12);
    expect(contacts[0]!.point.y).toBeCloseTo(4 + 12 / 3 - 10 / 18, 12);
  });

  test('in rooms of many shapes, where the ball passes no wall', () => {
    const scenes = randomScenes(runs * 200, (random) => {
      const sides = random.integer(3, 6);
      const first = random.between(0, 7);
      const polygon = Array.from({ length: sides }, (_, i) => {
        const angle = first + ((i + random.between(0, 0.3)) * 2 * Math.PI) / sides;
        return { x: 10 * Math.cos(angle), y: 10 * Math.sin(angle) };
      });
      const radius = random.pick([0.1, 0.5, 1]);
      const [a, b] = [polygon[0]!, polygon[1]!];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const normal = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
      const t = random.between(0.3, 0.7);
      const size = random.pick([1, 10, 100, 1000]);
      const time = random.pick([step, 0.1, 1]);
      const tilt = random.between(-2, 2);
      const gravity = {
        x: size * (tilt * normal.y - normal.x),
        y: size * (-tilt * normal.x - normal.y),
      };
      const rise = random.between(0, 0.6) * size * time;
      const along = random.between(-30, 30);
      return {
        polygon,
        start: {
          center: {
            x: a.x + t * (b.x - a.x) + radius * normal.x,
            y: a.y + t * (b.y - a.y) + radius * normal.y,
          },
          radius,
        },
        velocity: {
          x: rise * normal.x - along * normal.y,
          y: rise * normal.y + along * normal.x,
        },
        gravity,
        time,
      };
    });
    const checked = checkScenes(scenes, ({ polygon, start, velocity, gravity, time }) => {
      const cast: CircleCast = (one, way) => castCircleInsidePolygon(polygon, one, way);
      const { center, contacts } = moveAndBounce(start, velocity, time, cast, { gravity });
      const inside = polygon.every((a, i) => {
        const b = polygon[(i + 1) % polygon.length]!;
        const side = (b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x);
        return side / Math.hypot(b.x - a.x, b.y - a.y) > start.radius - 1e-9;
      });
      return inside && contacts.every(({ fraction }) => fraction >= 0 && fraction <= 1);
    });
    expect(checked).toBe(runs * 200);
  });
});

test('a contact has the point of the bounce and the fraction of the time before it', () => {
  const floor = { a: { x: -99, y: 0 }, b: { x: 99, y: 0 } };
  const cast: CircleCast = (circle, way) => castCircleAgainstSegment(floor, circle, way);
  const start = ball(0, 2, 3, 8, 2);
  const options = { gravity: { x: 0, y: -16 } };
  const { contacts } = moveAndBounce(start, start.velocity, 1.5, cast, options);
  expect(contacts).toHaveLength(1);
  expect(contacts[0]!.fraction).toBeCloseTo(2 / 3, 12);
  expect(contacts[0]!.point).toEqual({ x: 3, y: 0 });
});

describe('inside a round arena', () => {
  const arena = { center: { x: 0, y: 0 }, radius: 10 };
  const inArena: CircleCast = (circle, way) => castCircleInsideCircle(arena, circle, way);

  test('the energy does not grow in any frame', () => {
    const scenes = randomScenes(10 * runs, (random) => ({
      start: ball(
        random.between(0, 3),
        random.between(-1.5, 1.5),
        random.between(-20, 20),
        random.between(-20, 20),
        1,
      ),
      gravity: { x: 0, y: -random.between(0, 600) },
      restitution: random.pick([0, 0.5, 0.9, 1]),
    }));
    const count = checkScenes(scenes, ({ start, gravity, restitution }) => {
      let before = energyOf(start, gravity);
      for (const now of frames(start, 300, inArena, { gravity, restitution })) {
        const energy = energyOf(now, gravity);
        if (energy > before + 1e-9 * (1 + Math.abs(before))) return false;
        before = energy;
      }
      return true;
    });
    expect(count).toBe(10 * runs);
  });

  test('a low jump from the rim gains no energy', () => {
    const start = ball(0, -5, 1, 5, 5);
    const gravity = { x: 0, y: -10 };
    const { center, velocity } = moveAndBounce(start, start.velocity, 1, inArena, { gravity });
    const end = { ...start, center, velocity };
    expect(energyOf(end, gravity)).toBeLessThan(energyOf(start, gravity) + 1e-9);
  });

  test('a ball that cannot move along the rim gains no speed', () => {
    const start = ball(6.4, -4.8, -3, -4, 2);
    const gravity = { x: 0, y: -100 };
    const { velocity } = moveAndBounce(start, start.velocity, step, inArena, { gravity });
    expect(Math.hypot(velocity.x, velocity.y)).toBeLessThan(5.001);
  });
});

test('ends between two walls that it overlaps, however many bounces are allowed', () => {
  const walls = [-4, 4].map((y): CircleCast => {
    const wall = { a: { x: -99, y }, b: { x: 99, y } };
    return (circle, way) => castCircleAgainstSegment(wall, circle, way);
  });
  const circle = { center: { x: 0, y: 0 }, radius: 5 };
  const options = { maxBounces: Infinity };
  const flown = moveAndBounce(circle, { x: 0, y: 3 }, 1, among(...walls), options);
  expect(flown.center).toEqual(circle.center);
  expect(flown.contacts).toHaveLength(1001);
});

test('does not move if the time is not above 0 or a number is invalid', () => {
  const start = ball(400, 300, 3, 4);
  const gravity = down;
  const wrong: readonly [Ball, number, FlightOptions?][] = [
    [start, 0],
    [start, -1],
    [start, NaN],
    [start, Infinity],
    [{ ...start, radius: -1 }, 1],
    [{ ...start, radius: NaN }, 1],
    [{ ...start, radius: Infinity }, 1],
    [{ ...start, velocity: { x: NaN, y: 0 } }, 1],
    [{ ...start, velocity: { x: 0, y: -Infinity } }, 1],
    [start, 1, { gravity: { x: NaN, y: 0 } }],
    [start, 1, { gravity: { x: 0, y: Infinity } }],
    [start, 1, { maxBounces: NaN }],
    [start, 1, { maxBounces: -1 }],
  ];
  for (const [one, time, options = { gravity }] of wrong) {
    const { center, velocity, contacts } = moveAndBounce(one, one.velocity, time, inRoom, options);
    expect([center === one.center, velocity === one.velocity, contacts]).toEqual([true, true, []]);
  }
});
