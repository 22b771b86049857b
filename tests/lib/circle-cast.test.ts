import { describe, expect, test } from 'vitest';
import { castCircleAgainstCircle } from '#lib/cast-circle-against-circle.ts';
import { createCircleGrid } from '#lib/create-circle-grid.ts';
import type { Circle, CircleHit, Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { type Crowd, crowds, listsOf } from './bench/crowds.ts';
import { sharingAList } from './bench/floods.ts';
import { integers } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 2_000 : 12;
const far = full ? 40 : 6;

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

type Held = ReadonlyMap<number, Circle>;

/** Casts against every circle and sorts the hits. */
function hitsOf(held: Held, circle: Circle, way: Vec2): CircleHit[] {
  const hits = [...held].flatMap(([id, target]) => {
    const cast = castCircleAgainstCircle(target, circle, way);
    return cast ? [{ id, ...cast }] : [];
  });
  return hits.sort((a, b) => a.fraction - b.fraction || a.id - b.id);
}

const isInGrid = ({ center: { x, y }, radius }: Circle) =>
  Number.isFinite(x + y + radius) && radius >= 0;

/** A circle and its displacement, often towards or past a circle of the crowd. */
function anyPath(random: Random, held: Held): readonly [Circle, Vec2] {
  const list = [...held.values(), disc(0, 0, 1)];
  const [from, to] = [random.pick(list), random.pick(list)];
  const beside = random.pick([0, 1, -1, random.between(-2, 2)]) * to.radius;
  const past = random.pick([1, 0.5, 2, random.between(0, 3), random.pick([1e3, 1e9, 1e30])]);
  const [dx, dy] = [to.center.x - from.center.x, to.center.y - from.center.y];
  const straight = random.pick([
    { x: dx, y: 0 },
    { x: 0, y: dy },
    { x: to.radius, y: -to.radius },
    { x: 0, y: 0 },
  ]);
  const way = random.pick([{ x: dx + beside, y: dy - beside }, straight]);
  const radius = random.pick([0, 0, from.radius, to.radius / 3, 4 * to.radius]);
  const center = random.pick([
    from.center,
    { x: from.center.x - beside, y: from.center.y + 2 * from.radius },
  ]);
  return [
    { center, radius },
    { x: way.x * past, y: way.y * past },
  ];
}

let met = 0;

/** Whether both methods return the hits of the double loop. */
function isRight(grid: ReturnType<typeof createCircleGrid>, held: Held, random: Random): boolean {
  return Array.from({ length: far }, () => anyPath(random, held)).every(([circle, way]) => {
    if (!isInGrid(circle)) return true;
    const wanted = hitsOf(held, circle, way);
    met += wanted.length;
    const first = grid.cast(circle, way);
    return (
      same(first ? [first] : [], wanted.slice(0, 1)) && same(grid.castAll(circle, way), wanted)
    );
  });
}

/** Are all digits of all hits equal? */
const same = (found: readonly CircleHit[], wanted: readonly CircleHit[]) =>
  JSON.stringify(found) === JSON.stringify(wanted);

const lists = (crowd: Crowd, lengths: readonly number[]) => (random: Random) =>
  listsOf(crowd, lengths)(random).filter(isInGrid);

const gridOf = (list: readonly Circle[]) =>
  [createCircleGrid(list), new Map(list.entries())] as const;

describe('finds the hits of the double loop', () => {
  testEach('in random crowds', Object.entries(crowds), (name, crowd) => {
    met = 0;
    const paths = new Random(3);
    const scenes = randomScenes(runs, lists(crowd, [0, 1, 30, 800]));
    checkScenes(scenes, (list) => isRight(...gridOf(list), paths), name);
    expect(met).toBeGreaterThan(/squares|far away, less/.test(name) ? -1 : runs);
  });

  test('after any moves and removals', () => {
    const random = new Random(5);
    for (const [play, crowd] of Object.values(crowds).entries()) {
      const [grid, list] = gridOf(lists(crowd, [300])(random));
      const held = new Map(list);
      for (let frame = 0; frame < (full ? 100 : 3); frame += 1) {
        const share = random.pick([0.05, 0.5, 1]);
        for (const [id, circle] of lists(crowd, [310])(random).entries()) {
          if (random.between(0, 1) > share) continue;
          const what = !held.has(id) ? 'insert' : random.pick(['move', 'move', 'remove'] as const);
          grid[what](id, circle);
          if (what === 'remove') held.delete(id);
          else held.set(id, circle);
        }
        expect(isRight(grid, held, random), `crowd ${play}`).toBe(true);
      }
    }
  });

  test('in cells that share a list, so that all circles are sorted', () => {
    const [grid, held] = gridOf(sharingAList(600, 8));
    expect(isRight(grid, held, new Random(2))).toBe(true);
  });

  test('from every point of a small lattice to every other', () => {
    const places = integers(0, 5).flatMap((x) => integers(0, 5).map((y) => ({ x, y })));
    const list = places.map(({ x, y }) => disc(3 * x - 7, 3 * y - 8, (x * y) % 3));
    const [grid, held] = gridOf(list);
    let hits = 0;
    for (const from of places.slice(0, full ? 36 : 12)) {
      for (const to of places) {
        const way = { x: 4 * (to.x - from.x), y: 4 * (to.y - from.y) };
        const circle = disc(4 * from.x - 10, 4 * from.y - 10, (from.x + to.y) % 2);
        const wanted = hitsOf(held, circle, way);
        hits += wanted.length;
        expect(same(grid.castAll(circle, way), wanted)).toBe(true);
        expect(grid.cast(circle, way)?.id).toBe(wanted[0]?.id);
      }
    }
    expect(hits).toBeGreaterThan(500);
  });

  test('for a circle just reached at the end of the path, across the border of a cell', () => {
    // With few circles in the grid, all would be tested.
    const elsewhere = integers(1, 1000).map((i) => disc(1e7 + 9 * i, -1e7, 3));
    for (const border of [0, -64, 2 ** 40]) {
      for (const [side, at] of [
        [1, border],
        [-1, border - 2 ** -9],
      ] as const) {
        for (const radius of [0, 1, 3]) {
          const end = at - side * (3 + radius);
          const grid = createCircleGrid([disc(at, 999, 3), disc(999, at, 3), ...elsewhere]);
          const across = grid.cast(disc(end - side * 20, 999, radius), { x: side * 20, y: 0 });
          expect(across).toMatchObject({ id: 0, fraction: 1 });
          const up = grid.cast(disc(999, end - side * 20, radius), { x: 0, y: side * 20 });
          expect(up).toMatchObject({ id: 1, fraction: 1 });
        }
      }
    }
  });

  test('from so far out that a step of a cell is lost in rounding', () => {
    const [grid, held] = gridOf(integers(1, 1000).map((i) => disc(4 * i, 0, 1)));
    for (const away of [2 ** 50, 2 ** 54, 2 ** 60, -(2 ** 55)]) {
      for (const [x, y] of [
        [away, 0],
        [0, away],
        [away, away],
        [away, -away],
      ] as const) {
        for (const size of [1, 100, Math.abs(away) / 4]) {
          expect(grid.castAll(disc(x, y, 1), { x: size, y: -size })).toEqual([]);
          expect(grid.cast(disc(x, y, 1), { x: -size, y: size })).toBeNull();
        }
      }
      const across = [disc(away, 0, 1), { x: -2 * away, y: 0 }] as const;
      expect(grid.cast(...across)).toEqual(hitsOf(held, ...across)[0]);
    }
  });

  test('from inside so large a circle that the sums of sizes overflow', () => {
    const held = new Map([[0, disc(1e308, 0, 1)]]);
    const circle = disc(1e308, 0, 1.7e308);
    const way = { x: -1, y: 0 };
    const wanted = hitsOf(held, circle, way);
    const grid = createCircleGrid([...held.values()]);
    expect(wanted).toHaveLength(1);
    expect(grid.cast(circle, way)).toEqual(wanted[0]);
    expect(grid.castAll(circle, way)).toEqual(wanted);
  });

  testEach('transformed', transforms, (transform) => {
    const random = new Random(6);
    const scenes = randomScenes(runs / 4, lists(crowds['whole numbers']!, [500]));
    checkScenes(scenes, (list) => {
      return isRight(...gridOf(list.map((one) => transformScene(one, transform))), random);
    });
  });
});

describe('the hits are in order', () => {
  test('if fractions are equal, the lowest id is first, whatever was inserted first', () => {
    const grid = createCircleGrid();
    const ids = integers(0, 40).map((i) => (i * 29) % 41);
    for (const id of ids) grid.insert(id, disc(10, 0, 1));
    grid.insert(99, disc(6, 0, 1));
    const hits = grid.castAll(disc(0, 0, 1), { x: 20, y: 0 });
    expect(hits.map(({ id }) => id)).toEqual([99, ...integers(0, 40)]);
    grid.remove(99);
    expect(grid.cast(disc(0, 0, 1), { x: 20, y: 0 })?.id).toBe(0);
    grid.remove(0);
    expect(grid.cast(disc(0, 0, 1), { x: 20, y: 0 })?.id).toBe(1);
  });

  test('in a row of posts, by hand', () => {
    const grid = createCircleGrid([disc(30, 0, 2), disc(10, 1, 1), disc(20, 4, 1)]);
    const hits = grid.castAll(disc(0, 0, 0), { x: 40, y: 0 });
    expect(hits.map(({ id, fraction }) => [id, fraction])).toEqual([[0, 0.7]]);
    const wide = grid.castAll(disc(0, 0, 4), { x: 40, y: 0 });
    expect(wide.map(({ id }) => id)).toEqual([1, 2, 0]);
    expect(wide[2]).toEqual({
      id: 0,
      fraction: 0.6,
      point: { x: 28, y: 0 },
      normal: { x: -1, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
  });
});

describe('nothing', () => {
  const grid = createCircleGrid([disc(0, 0, 3), disc(9, 0, 3)]);

  testEach('is hit if a displacement is 0, NaN or infinite', [0, NaN, Infinity, -Infinity], (x) => {
    for (const [one, y] of [
      [x, 0],
      [0, x],
      [x, x],
    ] as const) {
      const way = { x: one, y };
      expect(grid.cast(disc(0, 0, 1), way)).toBeNull();
      expect(grid.castAll(disc(0, 0, 1), way)).toEqual([]);
    }
  });

  test('is in an empty grid', () => {
    const empty = createCircleGrid([disc(0, 0, 3)]);
    empty.remove(0);
    expect(empty.cast(disc(-9, 0, 1), { x: 20, y: 0 })).toBeNull();
    expect(createCircleGrid().castAll(disc(-9, 0, 1), { x: 20, y: 0 })).toEqual([]);
  });

  test('is cast if the circle is invalid', () => {
    const wrong = [NaN, Infinity].flatMap((one) => [...replaceEachNumber(disc(0, 0, 1), one)]);
    for (const one of [...wrong, disc(0, 0, -1)]) {
      expect(() => grid.cast(one, { x: 1, y: 0 })).toThrow(RangeError);
      expect(() => grid.castAll(one, { x: 1, y: 0 })).toThrow(RangeError);
    }
  });
});

describe('the cost', () => {
  const places = integers(0, 99).flatMap((x) => integers(0, 99).map((y) => disc(x, y, 0.2)));
  const grid = createCircleGrid(places);
  /** A test of two circles that are apart reads the radius four times. */
  const testsOf = (x: number, y: number, run: (circle: Circle) => unknown): number => {
    let reads = 0;
    const center = { x, y };
    run({
      center,
      get radius() {
        reads += 1;
        return 0;
      },
    });
    return Math.floor(reads / 4);
  };

  test('is the number of circles along the path, not all 10,000', () => {
    for (const angle of [0, 0.1, 0.8, 1.5]) {
      const [x, y] = [99 * Math.cos(angle), 99 * Math.sin(angle)];
      const tests = testsOf(0.5, 0.5, (ray) => grid.castAll(ray, { x, y }));
      expect(tests).toBeGreaterThan(50);
      expect(tests).toBeLessThan(900);
    }
  });

  test('ends at the first hit, however long the path is', () => {
    for (const length of [1, 100, 1e9, 1e60]) {
      const way = { x: length, y: length / 3 };
      expect(testsOf(50.5, 50.6, (ray) => grid.cast(ray, way))).toBeLessThan(150);
    }
  });

  test('is at most one test per circle, even if the path has many more cells', () => {
    const all = testsOf(0.5, 0.5, (ray) => grid.castAll(ray, { x: 0, y: 1e30 }));
    expect(all).toBe(10_000);
    const first = testsOf(0.5, 0.5, (ray) => grid.cast(ray, { x: 0, y: -1e30 }));
    expect(first).toBeLessThan(21_000);
  });
});
