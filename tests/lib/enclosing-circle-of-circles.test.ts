import { describe, expect, test } from 'vitest';
import { circleContainsCircle } from '#lib/circle-contains-circle.ts';
import { enclosingCircle } from '#lib/enclosing-circle.ts';
import { enclosingCircleOfCircles } from '#lib/enclosing-circle-of-circles.ts';
import type { Circle } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridCircles } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

type Circles = readonly Circle[];

const runs = full ? 2_000 : 10;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];
const circle = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

/** How far the circles reach from a position. */
const reachFrom = (x: number, y: number, circles: Circles) =>
  Math.max(...circles.map(({ center, radius }) => Math.hypot(center.x - x, center.y - y) + radius));

/** The least value of a function with a single minimum, by ternary search. */
function leastOf(low: number, high: number, valueAt: (place: number) => number): number {
  let [left, right] = [low, high];
  for (let step = 0; step < 70; step += 1) {
    const [one, other] = [(2 * left + right) / 3, (left + 2 * right) / 3];
    if (valueAt(one) < valueAt(other)) right = other;
    else left = one;
  }
  return valueAt((left + right) / 2);
}

/** The smallest reach from any position. Along every line, the reach has a single minimum. */
function smallestRadius(circles: Circles): number {
  const { center } = circles[0]!;
  const size = reachFrom(center.x, center.y, circles);
  return leastOf(center.x - size, center.x + size, (x) =>
    leastOf(center.y - size, center.y + size, (y) => reachFrom(x, y, circles)),
  );
}

const containsAll = (circles: Circles, outer: Circle) =>
  circles.every((inner) => circleContainsCircle(outer, inner));

/** Are all circles inside, and can no smaller circle contain them, within 2^-44? */
function isRight(circles: Circles): boolean {
  const found = enclosingCircleOfCircles(circles)!;
  const best = smallestRadius(circles);
  return containsAll(circles, found) && found.radius <= best * (1 + 2 ** -44);
}

/** Up to six circles of any size, which may all touch one circle from inside, even at two ends. */
function anyCircles(random: Random, size: number): Circles {
  const far = size * random.pick([0, 0, 1]);
  const kind = random.pick(['any', 'inside', 'opposite', 'line', 'dots']);
  return Array.from({ length: random.integer(1, 6) }, () => {
    const radius = kind === 'dots' ? 0 : size * random.between(0, random.pick([0.1, 0.9]));
    const angle =
      kind === 'opposite'
        ? Math.PI * random.integer(0, 1) + random.between(0, 10 ** -random.between(2, 8))
        : random.between(0, 2 * Math.PI);
    const length =
      kind === 'inside' || kind === 'opposite' ? size - radius : size * random.between(0, 1);
    const y = kind === 'line' ? 0 : Math.sin(angle);
    return circle(far + length * Math.cos(angle), far + length * y, radius);
  });
}

const wholeCircles = (random: Random): Circles =>
  Array.from({ length: random.integer(1, 5) }, () =>
    circle(random.integer(-9, 9), random.integer(-9, 9), random.integer(0, 9)),
  );

describe('by hand', () => {
  test('the result is right for up to three circles, and for one inside another', () => {
    const a = circle(0, 0, 2);
    expect(enclosingCircleOfCircles([])).toBeNull();
    expect(enclosingCircleOfCircles([a])).toEqual(a);
    expect(enclosingCircleOfCircles([a, circle(9, 0, 5)])).toEqual(circle(6, 0, 8));
    expect(enclosingCircleOfCircles([a, circle(3, 4, 9)])).toEqual(circle(3, 4, 9));
    expect(enclosingCircleOfCircles([a, circle(3, 4, 7)])).toEqual(circle(3, 4, 7));
    const three = [circle(-3, 4, 5), circle(3, 4, 5), circle(0, -8, 2)];
    const { center, radius } = enclosingCircleOfCircles(three)!;
    expect([center.x, center.y, radius]).toEqual([
      expect.closeTo(0, 12),
      expect.closeTo(0, 12),
      expect.closeTo(10, 12),
    ]);
    // From the centre of a different pair, Newton's method does not converge for these.
    const four = [circle(-4, -1, 3), circle(4, -2, 6), circle(-6, 3, 0), circle(7, -9, 0)];
    expect(isRight(four)).toBe(true);
  });

  test('a radius below 0 is left out', () => {
    const a = circle(0, 0, 2);
    expect(enclosingCircleOfCircles([circle(90, 0, -1), a, circle(9, 9, -Infinity)])).toEqual(a);
    expect(enclosingCircleOfCircles([circle(90, 0, -1)])).toBeNull();
  });

  test('the result is null if any number is NaN or infinite', () => {
    const scene = [circle(1, 2, 3), circle(7, 3, 1), circle(4, 9, 2)];
    for (const value of [NaN, Infinity]) {
      const spoilt = replaceEachNumber(scene, value);
      expect(checkScenes(spoilt, (one) => enclosingCircleOfCircles(one) === null)).toBe(9);
    }
  });

  test('the result is null if a distance overflows', () => {
    const far = [circle(-1e308, 0, 0), circle(1e308, 0, 0)];
    expect(enclosingCircleOfCircles(far)).toBeNull();
  });

  test('circles that touch one circle from inside have that circle, in whole numbers', () => {
    const ways = [
      [3, 4],
      [-4, 3],
      [-3, -4],
      [4, -3],
      [-5, 0],
      [0, 5],
    ] as const;
    for (let round = 0; round < 64; round += 1) {
      const circles = ways.map(([x, y], i) => {
        const times = 1 + ((round >> i) % 2) + (i % 3);
        return circle(7 + times * x, 2 + times * y, 40 - 5 * times);
      });
      const { center, radius } = enclosingCircleOfCircles(circles)!;
      expect(radius).toBeCloseTo(40, 12);
      expect(Math.hypot(center.x - 7, center.y - 2)).toBeLessThan(1e-6);
    }
  });
});

describe('it contains all circles, and no smaller circle does', () => {
  test('for every two circles of a small grid', () => {
    const circles = gridCircles(1, 2);
    const pairs = circles.flatMap((a) => circles.map((b) => [a, b]));
    const some = pairs.filter((_, i) => full || i % 29 === 0);
    expect(checkScenes(some, isRight)).toBe(some.length);
  });

  test('for whole numbers', () => {
    expect(checkScenes(randomScenes(runs * 2, wholeCircles), isRight)).toBe(runs * 2);
  });

  testEach('for doubles, even all touching one circle from inside', sizes, (size) => {
    const scenes = randomScenes(runs, (random) => anyCircles(random, size));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test('for whole numbers, moved, mirrored and scaled', () => {
    for (const transform of transforms) {
      checkScenes(randomScenes(runs * 9, wholeCircles), (circles) => {
        const here = enclosingCircleOfCircles(circles)!;
        const moved = transformScene(circles, transform);
        const there = enclosingCircleOfCircles(moved)!;
        // The moved centre may be rounded to multiples of 2^-22.
        const off = Math.abs(there.radius / transform.factor - here.radius);
        return containsAll(moved, there) && off < 2 ** -21;
      });
    }
  });

  test('for a thousand circles that nearly touch one circle from inside', () => {
    const scenes = randomScenes(full ? 100 : 4, (random) =>
      Array.from({ length: 1000 }, () => {
        const radius = random.between(0, 0.5);
        const angle = random.between(0, 2 * Math.PI);
        const length = 1 - radius - 1e-9 * random.between(0, 1);
        return circle(length * Math.cos(angle), length * Math.sin(angle), radius);
      }),
    );
    checkScenes(scenes, (circles) => {
      const found = enclosingCircleOfCircles(circles)!;
      return containsAll(circles, found) && found.radius < 1 + 1e-14;
    });
  });

  test('for three circles at two ends, one of which almost fills the result', () => {
    const three = (random: Random): Circles =>
      [0, 1, random.integer(0, 1)].map((end, i) => {
        const angle = Math.PI * end + random.between(0, 10 ** -random.between(0, 4));
        const length = i < 2 ? random.between(0, 1) : 10 ** -random.between(3, 7);
        return circle(length * Math.cos(angle), length * Math.sin(angle), 1 - length);
      });
    checkScenes(randomScenes(full ? 200_000 : 20_000, three), (circles) => {
      const found = enclosingCircleOfCircles(circles)!;
      return containsAll(circles, found) && found.radius < 1 + 1e-14;
    });
    expect(
      enclosingCircleOfCircles([
        circle(0.4913353968072431, 0.0017151221382248729, 0.5086616096826139),
        circle(-0.7476957264250133, -0.0012226367238372907, 0.2523032739440497),
        circle(0.00007404404685158421, -0.000006347062567732162, 0.9999256844156492),
      ])!.radius,
    ).toBeCloseTo(1, 13);
  });

  test('for points, where it is the result of enclosingCircle', () => {
    checkScenes(
      randomScenes(runs * 15, (random) => anyCircles(random, 1)),
      (circles) => {
        const found = enclosingCircleOfCircles(
          circles.map(({ center }) => ({ center, radius: 0 })),
        )!;
        const { radius } = enclosingCircle(circles.map(({ center }) => center))!;
        return Math.abs(found.radius - radius) < 1e-14;
      },
    );
  });
});
