import { describe, expect, test } from 'vitest';
import { bounceCircles } from '#lib/bounce-circles.ts';
import { collideCircles } from '#lib/collide-circles.ts';
import { reflect } from '#lib/reflect.ts';
import type { Body, BounceOptions, Contact, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/bounce.ts';
import { add, compare, fromDouble, mul, sign, sub } from '#oracle/rational.ts';
import { ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 100_000 : 800;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bounds of the doc comment. */
const [speedUlps, momentumUlps, energyGain] = [30, 24, 2 ** -45];

interface Bounce {
  readonly a: Body;
  readonly b: Body;
  readonly normal: Vec2;
  readonly options: BounceOptions;
}

const contactWith = (normal: Vec2): Contact => ({
  normal,
  depth: 0,
  point: { x: 0, y: 0 },
  feature: { kind: 'edge', index: 0 },
});
const answer = ({ a, b, normal, options }: Bounce) =>
  bounceCircles(a, b, contactWith(normal), options);

const speed = ({ velocity: { x, y } }: Body) => Math.hypot(x, y);

function anyBounce(random: Random, size: number, masses: readonly number[] = []): Bounce {
  const angle = random.pick([0, 0.5, 1, random.between(0, 2)]) * Math.PI;
  const body = () => ({
    velocity: {
      x: size * random.pick([0, 1, 1, 1]) * random.between(-1, 1),
      y: size * random.between(-1, 1),
    },
    mass: random.pick([1, random.between(0.1, 10), 10 ** random.between(-70, 70), ...masses]),
  });
  return {
    a: body(),
    b: body(),
    normal: { x: Math.cos(angle), y: Math.sin(angle) },
    options: {
      restitution: random.pick([0, 1, random.between(0, 1)]),
      friction: random.pick([0, 1, random.between(0, 1)]),
    },
  };
}

function approach({ a, b, normal }: Bounce): number {
  const v = { x: b.velocity.x - a.velocity.x, y: b.velocity.y - a.velocity.y };
  return v.x * normal.x + v.y * normal.y;
}

const body = (mass: number, x: number, y: number): Body => ({ mass, velocity: { x, y } });

describe('by hand', () => {
  const right = contactWith({ x: 1, y: 0 });
  const a = (mass: number) => body(mass, 6, 2);
  const still = (mass: number) => body(mass, 0, 0);

  test('equal masses exchange their velocity along the normal', () => {
    expect(bounceCircles(a(3), body(3, -1, 5), right)).toEqual({
      a: { x: -1, y: 2 },
      b: { x: 6, y: 5 },
    });
  });

  test('the lighter body takes more of the change', () => {
    expect(bounceCircles(a(1), still(3), right)).toEqual({
      a: { x: -3, y: 2 },
      b: { x: 3, y: 0 },
    });
    expect(bounceCircles(a(3), still(1), right)).toEqual({
      a: { x: 3, y: 2 },
      b: { x: 9, y: 0 },
    });
  });

  test('with restitution 0 they move on together, and with 0.5 they separate half as fast', () => {
    expect(bounceCircles(a(1), still(1), right, { restitution: 0 })).toEqual({
      a: { x: 3, y: 2 },
      b: { x: 3, y: 0 },
    });
    expect(bounceCircles(a(1), still(1), right, { restitution: 0.5 })).toEqual({
      a: { x: 1.5, y: 2 },
      b: { x: 4.5, y: 0 },
    });
  });

  test('friction slows the sliding, at most to rest', () => {
    const friction = (value: number) => bounceCircles(a(1), still(1), right, { friction: value });
    expect(friction(0.125)).toEqual({ a: { x: 0, y: 1.25 }, b: { x: 6, y: 0.75 } });
    const rest = { a: { x: 0, y: 1 }, b: { x: 6, y: 1 } };
    expect([friction(0.5), friction(1), friction(Infinity)]).toEqual([rest, rest, rest]);
    const other = bounceCircles(body(1, 6, -2), still(1), right, { friction: 0.125 });
    expect(other).toEqual({ a: { x: 0, y: -1.25 }, b: { x: 6, y: -0.75 } });
  });

  test('bodies bounce off an immovable body, on either side, at rest or moving', () => {
    const options = { restitution: 0.5, friction: 0.1 };
    expect(bounceCircles(a(2), still(Infinity), right, options)).toEqual({
      a: { x: -3, y: expect.closeTo(1.1, 15) },
      b: { x: 0, y: 0 },
    });
    const moving = bounceCircles(body(Infinity, 6, 0), body(1, -2, 0), right);
    expect(moving).toEqual({ a: { x: 6, y: 0 }, b: { x: 14, y: 0 } });
  });

  test('a body without mass takes all of the change', () => {
    expect(bounceCircles(a(1), still(0), right)).toEqual({
      a: { x: 6, y: 2 },
      b: { x: 12, y: 0 },
    });
  });

  test('two balls bounce at a contact of collideCircles', () => {
    const contact = collideCircles(
      { center: { x: 0, y: 0 }, radius: 5 },
      { center: { x: 3, y: 4 }, radius: 1 },
    )!;
    const { a: after, b: other } = bounceCircles(body(1, 3, 4), body(1, 0, 0), contact);
    expect([after.x, after.y, other.x, other.y]).toEqual(
      [0, 0, 3, 4].map((value) => expect.closeTo(value, 14)),
    );
  });
});

describe('velocities are returned unchanged, as the same objects', () => {
  const right = contactWith({ x: 1, y: 0 });
  testEach<[string, Body, Body]>(
    'of bodies that do not collide or cannot move',
    [
      ['that already separate', body(1, -1, 3), body(2, 4, 0)],
      ['that move side by side', body(1, 4, 3), body(2, 4, 0)],
      ['that are both immovable', body(Infinity, 6, 3), body(Infinity, 4, 0)],
      ['that both have no mass', body(0, 6, 3), body(0, 4, 0)],
    ],
    (_, a, b) => {
      const after = bounceCircles(a, b, right, { restitution: 0.5, friction: 0.5 });
      expect(after.a).toBe(a.velocity);
      expect(after.b).toBe(b.velocity);
    },
  );

  test('if a velocity, a mass or the normal is not a number', () => {
    const bodies = { a: body(1, 6, 2), b: body(3, 0, 1), normal: { x: 0.6, y: 0.8 } };
    const spoilt = [...replaceEachNumber(bodies, NaN)];
    expect(spoilt).toHaveLength(8);
    for (const { a, b, normal } of spoilt) {
      const after = bounceCircles(a, b, contactWith(normal));
      expect(after.a).toBe(a.velocity);
      expect(after.b).toBe(b.velocity);
    }
  });
});

describe('except for rounding', () => {
  testEach('the velocities are right', sizes, (size) => {
    let bounced = 0;
    const scenes = randomScenes(runs, (random) => anyBounce(random, size, [Infinity, Infinity]));
    checkScenes(scenes, (scene) => {
      const { a, b, normal, options } = scene;
      const after = answer(scene);
      const right = oracle.bounce(a, b, normal, options);
      const margin = ulpsOf(speed(a) + speed(b), speedUlps);
      if (after.a !== a.velocity) bounced += 1;
      return (['a', 'b'] as const).every((key) =>
        (['x', 'y'] as const).every((axis) => {
          const off = sub(fromDouble(after[key][axis]), right[key][axis]);
          return compare(oracle.sizeOf(off), margin) <= 0;
        }),
      );
    });
    expect(bounced).toBeGreaterThan(runs / 3);
  });

  testEach('momentum is conserved', sizes, (size) => {
    const scenes = randomScenes(runs, (random) => anyBounce(random, size));
    const count = checkScenes(scenes, (scene) => {
      const { a, b } = scene;
      const { x, y } = oracle.momentumChange(a, b, answer(scene));
      const margin = ulpsOf(a.mass * speed(a) + b.mass * speed(b), momentumUlps);
      return [x, y].every((change) => compare(oracle.sizeOf(change), margin) <= 0);
    });
    expect(count).toBe(runs);
  });

  testEach('no energy is gained', sizes, (size) => {
    let lost = 0;
    const scenes = randomScenes(runs, (random) => anyBounce(random, size));
    checkScenes(scenes, (scene) => {
      const { a, b } = scene;
      const before = oracle.energyOf(a, b, { a: a.velocity, b: b.velocity });
      const after = oracle.energyOf(a, b, answer(scene));
      if (compare(after, mul(before, fromDouble(0.99))) < 0) lost += 1;
      return compare(after, mul(before, fromDouble(1 + energyGain))) <= 0;
    });
    expect(lost).toBeGreaterThan(runs / 20);
  });

  test('no energy is lost with restitution 1 and without friction', () => {
    const scenes = randomScenes(runs, (random) => anyBounce(random, 1));
    checkScenes(scenes, ({ a, b, normal }) => {
      const before = oracle.energyOf(a, b, { a: a.velocity, b: b.velocity });
      const after = oracle.energyOf(a, b, bounceCircles(a, b, contactWith(normal)));
      return compare(after, mul(before, fromDouble(1 - energyGain))) >= 0;
    });
  });

  test('friction slows the sliding and never reverses it', () => {
    let [stopped, braked] = [0, 0];
    const scenes = randomScenes(runs, (random) => anyBounce(random, 1));
    checkScenes(scenes, (scene) => {
      const { a, b, normal } = scene;
      const exact = ({ x, y }: Vec2) => ({ x: fromDouble(x), y: fromDouble(y) });
      const before = oracle.slidingOf({ a: exact(a.velocity), b: exact(b.velocity) }, normal);
      const { a: va, b: vb } = answer(scene);
      const after = oracle.slidingOf({ a: exact(va), b: exact(vb) }, normal);
      const slack = ulpsOf(speed(a) + speed(b), 2 * speedUlps);
      const [size, left] = [oracle.sizeOf(before), oracle.sizeOf(after)];
      if (compare(left, slack) <= 0) stopped += 1;
      else if (compare(left, mul(size, fromDouble(0.99))) < 0) braked += 1;
      const isTurned = sign(before) * sign(after) < 0 && compare(left, slack) > 0;
      return !isTurned && compare(left, add(size, slack)) <= 0;
    });
    expect(stopped).toBeGreaterThan(runs / 40);
    expect(braked).toBeGreaterThan(runs / 40);
  });

  test('they separate at the speed of approach times the restitution', () => {
    const scenes = randomScenes(runs, (random) => anyBounce(random, 1));
    checkScenes(scenes, (scene) => {
      const { a, b } = answer(scene);
      const before = approach(scene);
      const after = approach({ ...scene, a: body(1, a.x, a.y), b: body(1, b.x, b.y) });
      return before >= 0 || Math.abs(after + scene.options.restitution! * before) < 1e-13;
    });
  });
});

test('the bounce off an immovable body at rest is that of reflect', () => {
  const scenes = randomScenes(runs, (random) => anyBounce(random, 1));
  checkScenes(scenes, ({ b, normal, options: { restitution } }) => {
    const wall = body(Infinity, 0, 0);
    const after = bounceCircles(wall, b, contactWith(normal), { restitution: restitution! });
    const { x, y } = reflect(b.velocity, normal, restitution!);
    return after.b.x === x && after.b.y === y && after.a.x === 0 && after.a.y === 0;
  });
});

describe('the result follows the scene, to the last digit', () => {
  const plain = ({ x, y }: Vec2) => [x + 0, y + 0];

  testEach('if it is rotated or mirrored', turnsAndMirrors, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => anyBounce(random, 1, [Infinity]));
    checkScenes(scenes, (scene) => {
      const { a, b, normal, options } = scene;
      const turned = transformScene({ va: a.velocity, vb: b.velocity, normal }, transform);
      const there = answer({
        a: { ...a, velocity: turned.va },
        b: { ...b, velocity: turned.vb },
        normal: turned.normal,
        options,
      });
      const expected = transformScene(answer(scene), transform);
      expect([there.a, there.b].map(plain)).toEqual([expected.a, expected.b].map(plain));
      return true;
    });
  });

  testEach('if speeds and masses are multiplied', [2, 2 ** 20, 2 ** -20], (factor) => {
    const scenes = randomScenes(runs / 4, (random) => anyBounce(random, 1, [Infinity]));
    const times = ({ x, y }: Vec2) => ({ x: x * factor, y: y * factor });
    checkScenes(scenes, (scene) => {
      const larger = ({ velocity, mass }: Body) => ({
        velocity: times(velocity),
        mass: mass * factor,
      });
      const there = answer({ ...scene, a: larger(scene.a), b: larger(scene.b) });
      const { a, b } = answer(scene);
      expect([there.a, there.b].map(plain)).toEqual([times(a), times(b)].map(plain));
      return true;
    });
  });

  test('if the bodies change places and the normal is reversed', () => {
    const scenes = randomScenes(runs, (random) => anyBounce(random, 1, [Infinity]));
    checkScenes(scenes, (scene) => {
      const { a, b, normal } = scene;
      const back = answer({ ...scene, a: b, b: a, normal: { x: -normal.x, y: -normal.y } });
      const there = answer(scene);
      expect([back.b, back.a].map(plain)).toEqual([there.a, there.b].map(plain));
      return true;
    });
  });
});
