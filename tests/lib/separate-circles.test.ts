import { describe, expect, test } from 'vitest';
import { collideCircles } from '#lib/collide-circles.ts';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import { separateCircles } from '#lib/separate-circles.ts';
import type { Circle, SeparateOptions, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { crowds, listsOf } from './bench/crowds.ts';
import { integers } from './bench/grids.ts';
import { inEach, testEach } from './bench/in-each.ts';
import { Random, randomScenes } from './bench/random-scenes.ts';

const runs = full ? 1_000 : 4;

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });
const inOnePlace = (count: number, radius = 5) => integers(1, count).map(() => disc(0, 0, radius));

/** The circles at their new centres. */
const after = (circles: readonly Circle[], options?: SeparateOptions): Circle[] => {
  const { centers } = separateCircles(circles, options);
  return circles.map(({ radius }, i) => ({ center: centers[i]!, radius }));
};

/** The largest depth that is left, by the double loop. */
const deepest = (circles: readonly Circle[]): number =>
  Math.max(
    0,
    ...findIntersectingPairs(circles).map(
      ([i, j]) => collideCircles(circles[i]!, circles[j]!)?.depth ?? 0,
    ),
  );

const isPlace = ({ x, y }: Vec2) => Number.isFinite(x) && Number.isFinite(y);

/** From 0 for a straight row to 1 for a cloud that is as wide as it is long. */
function roundness(centers: readonly Vec2[]): number {
  const mean = (of: (one: Vec2) => number) =>
    centers.reduce((sum, one) => sum + of(one), 0) / centers.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const xx = mean((one) => (one.x - x) ** 2);
  const yy = mean((one) => (one.y - y) ** 2);
  const xy = mean((one) => (one.x - x) * (one.y - y));
  const spread = Math.hypot(xx - yy, 2 * xy);
  return Math.sqrt((xx + yy - spread) / (xx + yy + spread));
}

describe('by hand', () => {
  test('two that overlap by 4 move by 2 each, and by half of a 256th of their radii', () => {
    expect(separateCircles([disc(0, 0, 5), disc(6, 0, 5)])).toEqual({
      centers: [
        { x: -2 - 5 / 256, y: 0 },
        { x: 8 + 5 / 256, y: 0 },
      ],
      rounds: 1,
      overlap: 0,
    });
  });

  test('the heavier circle moves less, and an immovable circle not at all', () => {
    const two = [disc(0, 0, 5), disc(6, 0, 5)];
    const push = 4 + 10 / 256;
    expect(separateCircles(two, { masses: [3, 1] }).centers).toEqual([
      { x: -push / 4, y: 0 },
      { x: 6 + 0.75 * push, y: 0 },
    ]);
    const { centers } = separateCircles(two, { masses: [1, Infinity] });
    expect(centers).toEqual([
      { x: -push, y: 0 },
      { x: 6, y: 0 },
    ]);
  });

  test('in a row, each round leaves a quarter of the overlap', () => {
    const row = [disc(0, 0, 5), disc(8, 0, 5), disc(16, 0, 5)];
    const left = [0, 1, 2, 3].map((maxRounds) => separateCircles(row, { maxRounds }).overlap);
    for (const [i, one] of [2, 1.5, 0.375, 0.09375].entries()) {
      // Each push adds half of a 256th of 10 to both.
      expect(Math.abs(left[i]! - one)).toBeLessThan(10 / 256);
    }
    expect(separateCircles(row).overlap).toBe(0);
  });

  test('touching circles and single circles do not move', () => {
    const touching = [
      disc(0, 0, 2),
      disc(3, 4, 3),
      disc(0, -4, 2),
      disc(50, 50, 0),
      disc(50, 50, 0),
    ];
    const { centers, rounds, overlap } = separateCircles(touching);
    expect(centers.every((center, i) => center === touching[i]!.center)).toBe(true);
    expect([rounds, overlap]).toEqual([0, 0]);
    expect(separateCircles([])).toEqual({ centers: [], rounds: 0, overlap: 0 });
    // Touching circles also stay while others are pushed.
    const alsoMoved = separateCircles([...touching, disc(99, 0, 5), disc(99, 6, 5)]).centers;
    expect(alsoMoved.slice(0, 5)).toEqual(centers);
  });

  test('a circle that only touches is pushed by one that is pushed into it', () => {
    const { centers } = separateCircles([disc(0, 0, 5), disc(6, 0, 5), disc(16, 0, 5)]);
    expect(centers[2]!.x).toBeGreaterThan(16);
  });

  test('two immovable circles, or two without a mass, stay, and the rounds end at once', () => {
    for (const mass of [Infinity, 0, NaN]) {
      for (const x of [0, 3]) {
        const two = [disc(0, 0, 5), disc(x, 0, 5)];
        const { centers, rounds, overlap } = separateCircles(two, { masses: [mass, mass] });
        expect(centers).toEqual(two.map(({ center }) => center));
        expect([rounds, overlap]).toEqual([1, 10 - x]);
      }
    }
  });

  testEach('a circle without room moves to and fro between two immovable ones', [0, 1], (axis) => {
    const masses = [Infinity, 1, Infinity];
    const row = [0, 6, 14].map((place) => (axis === 0 ? disc(place, 0, 5) : disc(0, place, 5)));
    const { rounds, overlap } = separateCircles(row, { masses, maxRounds: 20 });
    expect(rounds).toBe(20);
    expect(overlap).toBeGreaterThan(3);
    expect(separateCircles(row, { masses, maxRounds: Infinity }).rounds).toBe(10_000);
  });

  test('without a round nothing moves', () => {
    const { centers, rounds, overlap } = separateCircles(inOnePlace(3), { maxRounds: 0 });
    expect(centers).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect([rounds, overlap]).toEqual([0, 10]);
    expect(separateCircles(inOnePlace(3), { maxRounds: NaN })).toEqual({
      centers,
      rounds,
      overlap,
    });
  });
});

describe('circles in one place', () => {
  test('move apart in all directions, if they are six', () => {
    const six = inOnePlace(6);
    const { centers, rounds, overlap } = separateCircles(six);
    expect(overlap).toBe(0);
    expect(rounds).toBeLessThan(12);
    expect(centers.every(isPlace)).toBe(true);
    expect(roundness(centers)).toBeGreaterThan(0.7);
    // In a row, the six would be 60 long.
    const reach = Math.max(...centers.map(({ x, y }) => Math.hypot(x, y)));
    expect(reach).toBeLessThan(16);
  });

  test('move apart if they are two, of which the later is spread first', () => {
    const { centers, rounds } = separateCircles(inOnePlace(2));
    expect(rounds).toBe(1);
    const push = (7.5 + 10 / 256) / 2;
    expect(Math.hypot(centers[0]!.x, centers[0]!.y)).toBeCloseTo(push, 12);
    expect(Math.hypot(centers[1]!.x, centers[1]!.y)).toBeCloseTo(2.5 + push, 12);
    // Circles that are a 16th of the sum of their radii apart are not spread.
    const { centers: inRow } = separateCircles([disc(0, 0, 8), disc(1, 0, 8)]);
    expect(inRow.map(({ y }) => y)).toEqual([0, 0]);
  });

  test('move apart if they are two, of which the lighter is spread, even by the last digit', () => {
    const masses = [1 - 2 ** -53, 1];
    const { centers } = separateCircles(inOnePlace(2), { masses });
    expect(Math.hypot(centers[0]!.x, centers[0]!.y)).toBeGreaterThan(5);
  });

  test('are spread so that the k-th moves in the direction of k golden angles', () => {
    for (let k = 1; k <= 40; k += 1) {
      // Only the last circle can move, so the pushes have the direction in which it was spread.
      const masses = integers(1, k).map(() => Infinity);
      const { x, y } = separateCircles(inOnePlace(k + 1), { masses, maxRounds: 1 }).centers[k]!;
      const angle = k * Math.PI * (3 - Math.sqrt(5));
      const length = Math.hypot(x, y);
      expect([x / length, y / length]).toEqual([
        expect.closeTo(Math.cos(angle), 12),
        expect.closeTo(Math.sin(angle), 12),
      ]);
    }
  });

  testEach('move apart if they are many, or only nearly in one place', [3, 6, 20, 100], (count) => {
    for (const near of [0, 1e-200, 1e-9, 0.1]) {
      const random = new Random(count);
      const place = () => near * random.between(-1, 1);
      const list = inOnePlace(count).map(({ radius }) => disc(place(), place(), radius));
      const { centers, overlap, rounds } = separateCircles(list, { maxRounds: 400 });
      expect(overlap).toBe(0);
      expect(rounds).toBeLessThan(4 * count);
      expect(roundness(centers)).toBeGreaterThan(count === 3 ? 0.2 : 0.6);
    }
  });

  test('move apart around an immovable circle, and points move out of a circle', () => {
    const masses = [1, 1, 1, 1, Infinity, 1, 1];
    const around = separateCircles(inOnePlace(7), { masses });
    expect(around.centers[4]).toEqual({ x: 0, y: 0 });
    expect(around.overlap).toBe(0);
    expect(roundness(around.centers)).toBeGreaterThan(0.6);
    const points = separateCircles([disc(0, 0, 5), ...inOnePlace(9, 0)], { masses: [Infinity] });
    expect(points.overlap).toBe(0);
    expect(points.centers.slice(1).every(({ x, y }) => Math.hypot(x, y) > 5)).toBe(true);
  });

  test('move in the same way for the same list', () => {
    expect(separateCircles(inOnePlace(30))).toEqual(separateCircles(inOnePlace(30)));
  });
});

describe('in any crowd', () => {
  testEach('the overlap is the largest depth left', Object.entries(crowds), (name, crowd) => {
    const scenes = randomScenes(runs, (random) => ({
      circles: listsOf(crowd, [2, 6, 30])(random),
      maxRounds: random.pick([0, 1, 4, 20]),
      masses: random.pick([[], [Infinity, 2], [1, Infinity, 0, 5, 1e-9]]),
    }));
    checkScenes(
      scenes,
      ({ circles, ...options }) => {
        const { centers, rounds, overlap } = separateCircles(circles, options);
        const moved = circles.map(({ radius }, i) => ({ center: centers[i]!, radius }));
        return (
          overlap === deepest(moved) &&
          rounds <= options.maxRounds &&
          centers.length === circles.length &&
          centers.every((one, i) => isPlace(one) || one === circles[i]!.center)
        );
      },
      name,
    );
  });

  test('if no overlap is left, all pairs are apart, within 4 ulps', () => {
    let apart = 0;
    inEach(['uniform', 'clustered', 'very unequal', 'whole numbers', 'one giant'], (name) => {
      const scenes = randomScenes(runs, listsOf(crowds[name]!, [2, 6, 30]));
      checkScenes(scenes, (circles) => {
        if (separateCircles(circles).overlap > 0) return true;
        const moved = after(circles);
        apart += 1;
        return moved.every((a, i) =>
          moved
            .slice(i + 1)
            .every((b) => !oracle.circlesIntersect(a, b) || oracle.withinUlpsOfTouching(a, b, 4)),
        );
      });
    });
    expect(apart).toBeGreaterThan(4 * runs);
  });

  test('the centre of mass does not move, unless circles are in one place', () => {
    const random = new Random(9);
    const circles = integers(0, 40).map((i) => disc(7 * (i % 7), 7 * Math.floor(i / 7), 5));
    const masses = circles.map(() => random.pick([1, 2, 10]));
    const { centers } = separateCircles(circles, { masses });
    const sum = (list: readonly Vec2[], axis: 'x' | 'y') =>
      list.reduce((total, one, i) => total + one[axis] * masses[i]!, 0);
    for (const axis of ['x', 'y'] as const) {
      const before = circles.map(({ center }) => center);
      expect(sum(centers, axis)).toBeCloseTo(sum(before, axis), 8);
    }
  });

  test('the result follows when all numbers are multiplied by a power of two', () => {
    const circles = listsOf(crowds.uniform!, [60])(new Random(4));
    for (const factor of [2 ** 40, 2 ** -40]) {
      const scaled = circles.map(({ center: { x, y }, radius }) =>
        disc(x * factor, y * factor, radius * factor),
      );
      const expected = separateCircles(circles).centers;
      expect(separateCircles(scaled).centers).toEqual(
        expected.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
      );
    }
  });

  test('invalid circles stay, and do not keep the others from moving', () => {
    const good = [disc(0, 0, 5), disc(6, 0, 5)];
    for (const bad of [
      disc(1, 0, -3),
      disc(1, 0, NaN),
      disc(NaN, 0, 3),
      disc(1, NaN, 3),
      disc(Infinity, 0, 3),
      disc(1, 0, Infinity),
      disc(1, 0, -Infinity),
    ]) {
      const { centers, rounds, overlap } = separateCircles([bad, ...good, bad]);
      expect(centers[0]).toBe(bad.center);
      expect(centers[3]).toBe(bad.center);
      expect(centers.slice(1, 3)).toEqual(separateCircles(good).centers);
      expect([rounds, overlap]).toEqual([1, 0]);
    }
  });

  test('the rounds end if a push is lost in rounding', () => {
    const { rounds, overlap } = separateCircles([disc(1e18, 1e18, 1), disc(1e18, 1e18, 1.5)]);
    expect([rounds, overlap]).toEqual([2, 2.5]);
  });
});
