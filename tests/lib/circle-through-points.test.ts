import { describe, expect, test } from 'vitest';
import { circleThroughPoints } from '#lib/circle-through-points.ts';
import type { Vec2 } from '#lib/types.ts';
import { isOnRim } from '#oracle/crossings.ts';
import { turnAt } from '#oracle/polygon.ts';
import { add, ulpOf } from '#oracle/rational.ts';
import { ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { touchingEverywhere } from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

interface Three {
  readonly a: Vec2;
  readonly b: Vec2;
  readonly c: Vec2;
}

const runs = full ? 200_000 : 800;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];
/** The bounds of the doc comment. */
const [sideUlps, radiusUlps] = [32, 2];

const answer = ({ a, b, c }: Three) => circleThroughPoints(a, b, c);
const gap = (p: Vec2, q: Vec2) => Math.hypot(q.x - p.x, q.y - p.y);

/** Is the result null if the points are in line, and is otherwise each point on the rim? */
function isRight({ a, b, c }: Three): boolean {
  const circle = circleThroughPoints(a, b, c);
  if (turnAt(a, b, c) === 0) return circle === null;
  if (circle === null) return false;
  const longest = Math.max(gap(a, b), gap(b, c), gap(c, a));
  const { center, radius } = circle;
  // The centre may be far away, so its coordinates are rounded more.
  const placing = ulpOf(Math.max(Math.abs(center.x), Math.abs(center.y)));
  const margin = add(add(ulpsOf(longest, sideUlps), ulpsOf(radius, radiusUlps)), placing);
  return [a, b, c].every((point) => isOnRim(point, circle, margin));
}

/** Three points anywhere, nearly in line, or with two of them near each other. */
function anyThree(random: Random, size: number): Three {
  const far = size * random.pick([0, 0, 1, 100]);
  const place = () => ({
    x: far + size * random.between(-1, 1),
    y: far + size * random.between(-1, 1),
  });
  const [a, b] = [place(), place()];
  const t = random.between(-1, 2);
  const on = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
  const steps = random.integer(-3, 3);
  const off = size * 10 ** -random.between(3, 17);
  const c = random.pick([
    place(),
    { x: neighbour(on.x, steps), y: on.y },
    { x: on.x + off, y: on.y - off },
    { x: a.x + off * random.between(-1, 1), y: a.y + off },
  ]);
  return random.pick([
    { a, b, c },
    { a: c, b: a, c: b },
    { a: b, b: c, c: a },
    { a: b, b: a, c },
  ]);
}

const wholeThree = (random: Random): Three => {
  const place = () => ({ x: random.integer(-40, 40), y: random.integer(-40, 40) });
  return { a: place(), b: place(), c: place() };
};

describe('by hand', () => {
  const through = (...numbers: [number, number, number, number, number, number]) => {
    const [ax, ay, bx, by, cx, cy] = numbers;
    return circleThroughPoints({ x: ax, y: ay }, { x: bx, y: by }, { x: cx, y: cy });
  };

  test('in whole numbers, in each order, and on one line', () => {
    const circle = { center: { x: 4, y: 3 }, radius: 5 };
    expect(through(0, 0, 8, 0, 0, 6)).toEqual(circle);
    expect(through(0, 6, 0, 0, 8, 0)).toEqual(circle);
    expect(through(8, 6, 0, 0, 8, 0)).toEqual(circle);
    expect(through(4, 8, 9, 3, -1, 3)).toEqual(circle);
    expect(through(0, 0, 1, 1, 3, 3)).toBeNull();
    expect(through(0, 0, 0, 0, 3, 4)).toBeNull();
    expect(through(2, 2, 2, 2, 2, 2)).toBeNull();
  });

  test('any three points of a circle in whole numbers lie on its rim', () => {
    const rims = [...touchingEverywhere()].filter(({ circle }) => circle.radius === 65);
    const near = rims.filter(({ circle: { center } }) => center.x === 0 && center.y === 0);
    let count = 0;
    for (const { point: a } of near) {
      for (const { point: b } of near) {
        const c = { x: -65, y: 0 };
        if (a.x === b.x && a.y === b.y) continue;
        const circle = circleThroughPoints(a, b, c)!;
        expect(circle.radius).toBeCloseTo(65, 11);
        expect(Math.hypot(circle.center.x, circle.center.y)).toBeLessThan(1e-11);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(500);
  });

  test('the result is null for NaN, for infinities, and for too large a circle', () => {
    const scene = { a: { x: 1, y: 2 }, b: { x: 7, y: 3 }, c: { x: 4, y: 9 } };
    expect(answer(scene)).not.toBeNull();
    for (const value of [NaN, Infinity, -Infinity]) {
      expect(checkScenes(replaceEachNumber(scene, value), (one) => answer(one) === null)).toBe(6);
    }
    for (const size of [1e140, 1e200]) expect(through(0, 0, size, 0, 0, size)).toBeNull();
  });
});

describe('each point is on the rim', () => {
  test('for every three points of a small grid', () => {
    const points = [...gridPoints(1)];
    const all = points.flatMap((a) => points.flatMap((b) => points.map((c) => ({ a, b, c }))));
    expect(checkScenes(all, isRight)).toBe(9 ** 3);
  });

  test('for whole numbers', () => {
    expect(checkScenes(randomScenes(runs, wholeThree), isRight)).toBe(runs);
  });

  testEach('for doubles, even nearly in line or near each other', sizes, (size) => {
    let large = 0;
    const scenes = randomScenes(runs, (random) => anyThree(random, size));
    checkScenes(scenes, (scene) => {
      const circle = answer(scene);
      if (circle && circle.radius > 1e12 * size) large += 1;
      return isRight(scene);
    });
    // If hardly any circle is large, the scenes are too easy.
    expect(large).toBeGreaterThan(runs / 50);
  });

  test('even if rounding loses the side, the centre is on the right side', () => {
    const a = { x: 0.1, y: 0.1 };
    const b = { x: 0.7, y: 0.7 };
    for (const [steps, side] of [
      [1, -1],
      [-1, 1],
    ] as const) {
      const c = { x: neighbour(0.4, steps), y: 0.4 };
      const circle = circleThroughPoints(a, b, c)!;
      expect(circle.radius).toBeGreaterThan(1e14);
      // c is between a and b, so the centre is on the other side of the line.
      expect(Math.sign(circle.center.x - circle.center.y)).toBe(side);
    }
  });
});

describe('the result follows the scene', () => {
  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => anyThree(random, 1));
    checkScenes(scenes, (scene) => {
      const there = answer(transformScene(scene, transform));
      const here = answer(scene);
      if (there === null || here === null) return there === here;
      const { x, y } = transform.point(here.center);
      expect([there.center.x + 0, there.center.y + 0]).toEqual([x + 0, y + 0]);
      return there.radius === here.radius * transform.factor;
    });
  });

  testEach('for whole numbers', transforms, (transform) => {
    const scenes = randomScenes(runs / 4, wholeThree);
    checkScenes(scenes, (scene) => isRight(transformScene(scene, transform)));
  });
});
