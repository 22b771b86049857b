import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCircleGrid } from '#lib/create-circle-grid.ts';
import { circlesIntersect, findIntersectingPairs } from '#lib/index.ts';
import type { Circle, CircleGrid } from '#lib/types.ts';
import * as oracle from '#oracle/circle.ts';
import { forAll } from '../support/for-all.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { sharingAList } from './bench/floods.ts';
import { pythagoreanTriples, replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 3_000 : 12;

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

/** The circles that a grid should contain, by id. */
type Held = ReadonlyMap<number, Circle>;

/** The pairs of the double loop, with ids instead of indices. */
function pairsOf(held: Held, meet = circlesIntersect): [number, number][] {
  const ids = [...held.keys()].toSorted((a, b) => a - b);
  return ids.flatMap((i, at) =>
    ids
      .slice(at + 1)
      .filter((j) => meet(held.get(i)!, held.get(j)!))
      .map((j): [number, number] => [i, j]),
  );
}

function nearOf(held: Held, circle: Circle): number[] {
  const ids = [...held.keys()].toSorted((a, b) => a - b);
  return ids.filter((id) => circlesIntersect(held.get(id)!, circle));
}

/** Functions that draw circles of a kind that a grid could get wrong. */
const kinds: Record<string, (random: Random) => Circle> = {
  'whole numbers': (random) =>
    disc(random.integer(-30, 30), random.integer(-30, 30), random.integer(0, 4)),
  'of about one size': (random) => any(random, 60, random.between(2, 5)),
  'very unequal': (random) => any(random, 1000, 10 ** random.between(-9, 3)),
  'few giants': (random) => any(random, 300, random.pick([0.001, 0.001, 0.001, 200])),
  points: (random) => disc(random.integer(0, 9) / 10, random.integer(0, 9) / 10, 0),
  'all in one place': (random) => disc(0.1, -7, random.pick([0, 0, 3])),
  'in a row': (random) => disc(2 * random.integer(0, 60), 0, random.pick([1, 0.5])),
  'two clusters': (random) => {
    const { center, radius } = any(random, 20, random.between(1, 3));
    return disc(random.pick([-1e6, 1e6]) + center.x, center.y, radius);
  },
  'far away': (random) => {
    const { center, radius } = any(random, 60, random.integer(0, 5));
    return disc(1e15 + center.x, center.y - 1e15, radius);
  },
  'beyond 32 digits of cells': (random) =>
    disc(2 ** 34 + random.integer(-9, 9), random.integer(-9, 9) - 2 ** 33, 0.75),
  'of every size': (random) =>
    disc(
      random.ofAnySize(-150, 149),
      random.ofAnySize(-150, 149),
      Math.abs(random.ofAnySize(-150, 149)),
    ),
  huge: (random) => any(random, 1e149, 1e148 * random.between(0, 2)),
  'beyond squares': (random) => any(random, 1e156, 10 ** random.between(150, 157)),
  'some at 1e300': (random) =>
    random.pick([any(random, 30, 2), any(random, 30, 2), disc(1e300, 0, 1), disc(0, 0, 1e308)]),
  tiny: (random) => any(random, 1e-149, 1e-150 * random.between(0, 20)),
  'too small for squares': (random) => any(random, 1e-161, random.pick([0, 1e-162, 1e-170])),
  'in cells that share a list': (random) => {
    const { center, radius } = random.pick(sharingAList(600, 8));
    const near = random.pick([0, 0, 0.7]);
    return disc(center.x + near * random.between(-1, 1), center.y + near, radius);
  },
  'where squares begin to be 0': (random) => any(random, 1e-160, random.pick([0, 1e-155])),
};

function any(random: Random, reach: number, radius: number): Circle {
  return disc(reach * random.between(-1, 1), reach * random.between(-1, 1), radius);
}

/** A sequence of operations, and how many ids it uses. */
interface Play {
  readonly start: readonly Circle[];
  readonly steps: readonly (readonly Step[])[];
}

type Step = readonly [what: 'insert' | 'move' | 'remove', id: number, circle: Circle];

/** Makes frames in which few, some or all circles move, and some are inserted or removed. */
const playOf =
  (draw: (random: Random) => Circle, counts = [0, 1, 5, 30, 80]) =>
  (random: Random) => {
    const count = random.pick(counts);
    const start = Array.from({ length: count }, () => draw(random));
    const held = new Set(start.keys());
    const steps = Array.from({ length: 6 }, () => {
      const [share, ends] = [random.pick([0, 0.02, 0.1, 0.5, 1]), random.pick([0, 0.1, 0.9])];
      const frame: Step[] = [];
      for (let id = 0; id < count + 20; id += 1) {
        const what = !held.has(id) ? 'insert' : random.between(0, 1) < ends ? 'remove' : 'move';
        if (random.between(0, 1) >= share) continue;
        if (what === 'insert') held.add(id);
        if (what === 'remove') held.delete(id);
        frame.push([what, id, draw(random)]);
        // Some circles move twice in a frame, or are removed and inserted again.
        if (what === 'move' && random.integer(0, 9) === 0) frame.push(['move', id, draw(random)]);
        if (what === 'remove' && random.integer(0, 3) === 0) {
          held.add(id);
          frame.push(['insert', id, draw(random)]);
        }
      }
      return frame;
    });
    return { start, steps };
  };

/** Plays the operations on a grid and on a map, and compares all results after each frame. */
function plays({ start, steps }: Play): boolean {
  const grid = createCircleGrid(start);
  const held = new Map(start.entries());
  let before = new Map<string, unknown>();
  return [[], ...steps].every((frame, at) => {
    for (const [what, id, circle] of frame) {
      if (what === 'remove') {
        grid.remove(id);
        held.delete(id);
      } else {
        grid[what](id, circle);
        held.set(id, circle);
      }
    }
    const asked = [...held.values()].slice(0, 5);
    const isNearRight = asked.every((circle) => {
      return same(grid.circlesNear(circle), nearOf(held, circle));
    });
    // `pairs` is not called in every frame, so that it also gets the changes of two frames at once.
    if (at % 3 === 2) return isNearRight;
    const pairs = grid.pairs();
    const keeps = pairs.every((pair) => (before.get(`${pair}`) ?? pair) === pair);
    before = new Map(pairs.map((pair) => [`${pair}`, pair]));
    return isNearRight && keeps && same(pairs.flat(), pairsOf(held).flat());
  });
}

const same = (found: readonly number[], wanted: readonly number[]) =>
  found.length === wanted.length && found.every((one, i) => one === wanted[i]);

describe('after any moves the pairs are those of the double loop', () => {
  testEach('random operations', Object.entries(kinds), (_, draw) => {
    expect(checkScenes(randomScenes(runs, playOf(draw)), plays)).toBe(runs);
  });

  test('even if so many cells share a list that all circles are sorted', () => {
    const draw = kinds['in cells that share a list']!;
    const scenes = randomScenes(full ? 300 : 2, playOf(draw, [650]));
    expect(checkScenes(scenes, plays)).toBe(full ? 300 : 2);
  });

  test('all these kinds of circles have pairs', () => {
    for (const [name, draw] of Object.entries(kinds)) {
      const random = new Random(5);
      const circles = Array.from({ length: 150 }, () => draw(random));
      expect(createCircleGrid(circles).pairs().length, name).toBeGreaterThan(4);
    }
  });

  test('of one circle that is moved onto each of the others', () => {
    for (const draw of Object.values(kinds)) {
      const random = new Random(3);
      const circles = Array.from({ length: 60 }, () => draw(random));
      const grid = createCircleGrid(circles);
      const held = new Map(circles.entries());
      for (const { center } of circles) {
        const circle = { center, radius: circles[7]!.radius };
        grid.move(7, circle);
        held.set(7, circle);
        expect(grid.pairs()).toEqual(pairsOf(held));
      }
    }
  });
});

describe('finds exactly the true pairs', () => {
  test('of every two and three circles of a small lattice, moved from one to the next', () => {
    const places = [0, 1, 2, 3].flatMap((x) =>
      [0, 1, 2].flatMap((y) => [0, 1, 2].map((radius) => disc(x, y, radius))),
    );
    const grid = createCircleGrid([places[0]!, places[0]!, disc(1, 1, 1)]);
    const held = new Map([[2, disc(1, 1, 1)]]);
    let found = 0;
    for (const a of places) {
      grid.move(0, a);
      held.set(0, a);
      for (const b of places) {
        grid.move(1, b);
        held.set(1, b);
        const pairs = grid.pairs();
        found += pairs.length;
        expect(pairs).toEqual(pairsOf(held, oracle.circlesIntersect));
      }
    }
    expect(found).toBeGreaterThan(places.length ** 2);
  });

  test('of random circles in whole numbers', () => {
    const count = checkScenes(randomScenes(runs, playOf(kinds['whole numbers']!)), ({ start }) => {
      const held = new Map(start.entries());
      const pairs = createCircleGrid(start).pairs();
      return same(pairs.flat(), pairsOf(held, oracle.circlesIntersect).flat());
    });
    expect(count).toBe(runs);
  });

  test('of circles that just touch, and one ulp off, around borders of cells', () => {
    for (const { a, b, c } of pythagoreanTriples(30)) {
      for (const part of [0, 1, c / 2, c - 1]) {
        const list = [disc(0, 0, c - part)];
        for (const x of [a, -a]) {
          for (const y of [b, -b]) {
            list.push(disc(x, y, part), disc(neighbour(x, 1), y, part));
            list.push(disc(x, neighbour(y, -1), part));
          }
        }
        const grid = createCircleGrid(list);
        expect(grid.pairs()).toEqual(findIntersectingPairs(list));
        expect(grid.pairs()).toContainEqual([0, 1]);
        for (const [id, circle] of list.entries()) grid.move(id, { ...circle, radius: 0 });
        grid.pairs();
        for (const [id, circle] of list.entries()) {
          grid.move(id, circle);
          grid.circlesNear(circle);
        }
        expect(grid.pairs()).toEqual(findIntersectingPairs(list));
      }
    }
  });

  test('of circles that touch by rounding, across the border of a cell', () => {
    for (const [one, other] of [
      [disc(1, 0, 0.5), disc(-1e-17, 0, 0.5)],
      [disc(7.5, -1e-17, 0.25), disc(8, 0, 0.25)],
      [disc(0, 1, 0.5), disc(0, -1e-17, 0.5)],
    ] as const) {
      for (const list of [
        [one, other],
        [other, one],
      ]) {
        expect(findIntersectingPairs(list)).toEqual([[0, 1]]);
        const grid = createCircleGrid(list);
        expect(grid.pairs()).toEqual([[0, 1]]);
        grid.move(1, disc(99, 99, 0));
        expect(grid.pairs()).toEqual([]);
        grid.move(1, list[1]!);
        expect(grid.pairs()).toEqual([[0, 1]]);
        expect(grid.circlesNear(list[0]!)).toEqual([0, 1]);
      }
    }
  });
});

/** A coordinate, a circle and an operation for property tests. */
const coordinate = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.double({ min: -1e3, max: 1e3, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const circle = fc
  .tuple(coordinate, coordinate, coordinate)
  .map(([x, y, r]) => disc(x, y, Math.abs(r)));
const operation = fc.tuple(
  fc.constantFrom('set' as const, 'set' as const, 'remove' as const, 'pairs' as const),
  fc.integer({ min: 0, max: 12 }),
  circle,
);

test('any operations in any order give the right pairs', () => {
  forAll(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const grid = createCircleGrid();
      const held = new Map<number, Circle>();
      for (const [what, id, one] of operations) {
        if (what === 'remove') expect(grid.remove(id)).toBe(held.delete(id));
        else if (what === 'pairs') expect(grid.pairs()).toEqual(pairsOf(held));
        else {
          if (held.has(id)) grid.move(id, one);
          else grid.insert(id, one);
          held.set(id, one);
        }
      }
      expect(grid.pairs()).toEqual(pairsOf(held));
      for (const one of held.values()) expect(grid.circlesNear(one)).toEqual(nearOf(held, one));
    }),
    full ? 20_000 : 80,
  );
});

describe('the pairs are the same', () => {
  testEach('for transformed circles', transforms, (transform) => {
    checkScenes(randomScenes(runs / 6, playOf(kinds['whole numbers']!)), ({ start }) => {
      const grid = createCircleGrid(start.map(() => disc(0, 0, 1)));
      grid.pairs();
      for (const [id, one] of start.entries()) grid.move(id, transformScene(one, transform));
      expect(grid.pairs()).toEqual(findIntersectingPairs(start));
      return true;
    });
  });

  test('whatever the ids, the order of insertion, and the earlier circles', () => {
    const random = new Random(8);
    const circles = Array.from({ length: 90 }, () => kinds['very unequal']!(random));
    const ids = circles.map((_, i) => 3 * i + 5);
    const grid = createCircleGrid();
    for (const i of [...circles.keys()].toSorted((a, b) => ((a * 37) % 90) - ((b * 37) % 90))) {
      grid.insert(ids[i]!, disc(i, 0, 40));
      grid.pairs();
      grid.move(ids[i]!, circles[i]!);
    }
    const expected = findIntersectingPairs(circles).map(([i, j]) => [ids[i]!, ids[j]!]);
    expect(grid.pairs()).toEqual(expected);
  });
});

describe('circlesNear', () => {
  const random = new Random(4);
  const circles = Array.from({ length: 300 }, () => any(random, 100, random.between(0, 5)));
  const held = new Map(circles.entries());
  const grid = createCircleGrid(circles);

  testEach('finds circles near a circle of any radius', [0, 1, 30, 1000, 1e160], (radius) => {
    for (let i = 0; i < 50; i += 1) {
      const asked = any(random, 120, radius);
      expect(grid.circlesNear(asked)).toEqual(nearOf(held, asked));
    }
  });

  test('fills the given list, or otherwise a new one', () => {
    const ids = [7, 8, 9];
    expect(grid.circlesNear(circles[3]!, ids)).toBe(ids);
    expect(ids).toEqual(nearOf(held, circles[3]!));
    expect(grid.circlesNear(disc(1e9, 0, 1), ids)).toEqual([]);
    expect(grid.circlesNear(circles[3]!)).not.toBe(grid.circlesNear(circles[3]!));
  });

  test('does not change the pairs', () => {
    const pairs = grid.pairs();
    grid.circlesNear(circles[0]!);
    expect(grid.pairs()).toBe(pairs);
    expect(pairs).toEqual(findIntersectingPairs(circles));
  });
});

describe('refuses', () => {
  const make = () => createCircleGrid([disc(0, 0, 1), disc(1, 0, 1)]);
  const wrong: readonly [string, (grid: CircleGrid) => unknown, typeof Error, string][] = [
    [
      'an id that is there already',
      (grid) => grid.insert(1, disc(0, 0, 1)),
      RangeError,
      'id 1 is in the grid already; move it, or remove it first.',
    ],
    [
      'to move what is not there',
      (grid) => grid.move(2, disc(0, 0, 1)),
      RangeError,
      'id 2 is not in the grid; insert it first.',
    ],
    [
      'to move a text',
      (grid) => grid.move('1' as never, disc(0, 0, 1)),
      RangeError,
      'id "1" is not in the grid; insert it first.',
    ],
    [
      'an id in between',
      (grid) => grid.insert(1.5, disc(0, 0, 1)),
      RangeError,
      'id is 1.5; it must be a whole number from 0 to 16777215, like an index.',
    ],
    ['an id below 0', (grid) => grid.insert(-1, disc(0, 0, 1)), RangeError, 'id is -1; it must be'],
    ['an id too high', (grid) => grid.insert(2 ** 24, disc(0, 0, 1)), RangeError, 'id is 16777216'],
    ['NaN as an id', (grid) => grid.insert(NaN, disc(0, 0, 1)), RangeError, 'id is NaN; it must'],
    [
      'a text as an id',
      (grid) => grid.insert('7' as never, disc(0, 0, 1)),
      TypeError,
      'id is "7"; it must be a number.',
    ],
    [
      'a negative radius',
      (grid) => grid.insert(2, disc(0, 0, -3)),
      RangeError,
      'circle.radius is -3; it must be 0 or greater.',
    ],
    ['no circle', (grid) => grid.insert(2, null as never), TypeError, 'circle is null; it must'],
    ['no centre', (grid) => grid.move(1, {} as never), TypeError, 'circle.center is undefined'],
    [
      'to look near nothing',
      (grid) => grid.circlesNear(undefined as never),
      TypeError,
      'circle is',
    ],
    ...replaceEachNumber(disc(0, 0, 1), NaN).flatMap((one) => refusals(one, 'NaN')),
    ...replaceEachNumber(disc(0, 0, 1), Infinity).flatMap((one) => refusals(one, 'Infinity')),
    ...replaceEachNumber(disc(0, 0, 1), -Infinity).flatMap((one) => refusals(one, '-Infinity')),
  ];

  function refusals(one: Circle, number: string): typeof wrong {
    return [
      [
        `to insert ${number}`,
        (grid) => grid.insert(2, one),
        RangeError,
        `is ${number}; it must be`,
      ],
      [`to move to ${number}`, (grid) => grid.move(1, one), RangeError, `is ${number}; it must be`],
      [`near ${number}`, (grid) => grid.circlesNear(one), RangeError, `is ${number}; it must be`],
    ] as const;
  }

  testEach('wrong values with a message, and changes nothing', wrong, (_, attempt, kind, words) => {
    const grid = make();
    expect(() => attempt(grid)).toThrow(kind);
    expect(() => attempt(grid)).toThrow(words);
    expect(grid.pairs()).toEqual([[0, 1]]);
    expect(grid.circlesNear(disc(0, 0, 9))).toEqual([0, 1]);
    grid.insert(2, disc(2, 0, 0));
    expect(grid.pairs()).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('an invalid circle in the initial list', () => {
    expect(() => createCircleGrid([disc(0, 0, NaN)])).toThrow('circle.radius is NaN');
  });

  test('to remove an id that is not in the grid, by returning false', () => {
    const grid = make();
    for (const id of [2, -1, 0.5, NaN, Infinity, 2 ** 40, '1' as never, undefined as never]) {
      expect(grid.remove(id)).toBe(false);
    }
    expect([grid.remove(1), grid.remove(1)]).toEqual([true, false]);
    expect(grid.pairs()).toEqual([]);
  });
});

test('the grid copies the numbers, so changing the object does not move the circle', () => {
  const circle = { center: { x: 0, y: 0 }, radius: 1 };
  const grid = createCircleGrid([circle, disc(1, 0, 1)]);
  circle.center.x = 100;
  expect(grid.pairs()).toEqual([[0, 1]]);
  grid.move(0, circle);
  expect(grid.pairs()).toEqual([]);
});

test('the list of pairs is reused only two calls later', () => {
  const grid = createCircleGrid([disc(0, 0, 1), disc(1, 0, 1), disc(2, 0, 1)]);
  const first = grid.pairs();
  const expected = [...first];
  expect(grid.pairs()).toBe(first);
  grid.move(0, disc(50, 0, 1));
  expect(grid.pairs()).not.toBe(first);
  expect(first).toEqual(expected);
});

test('a circle that grows in its cell is found by a later one', () => {
  const others = Array.from({ length: 30 }, (_, i) => disc(1000 + 20 * i, 0, 2.5));
  const grid = createCircleGrid([disc(15.9, 8, 2.5), disc(60, 8, 2.5), ...others]);
  expect(grid.pairs()).toEqual([]);
  grid.move(0, disc(15.9, 8, 4));
  expect(grid.pairs()).toEqual([]);
  // It is in the next column, and only the larger radius reaches it.
  grid.move(1, disc(22.3, 8, 2.5));
  expect(grid.pairs()).toEqual([[0, 1]]);
});

test('pairs are found as far out as cells of that width reach', () => {
  // The diameters of 1 / 2 make cells 1 wide. Slightly farther out, they would be wider.
  for (const far of [2 ** 48, -(2 ** 48)]) {
    for (const list of [
      [disc(far, 0, 0.25), disc(far - 0.5 * Math.sign(far), 0, 0.25)],
      [disc(far, 7, 0.25), disc(far, 7.5, 0.25)],
      [disc(3, far, 0.25), disc(2.5, far, 0.25)],
    ]) {
      const grid = createCircleGrid(list);
      expect(grid.pairs()).toEqual([[0, 1]]);
      expect(grid.circlesNear(list[0]!)).toEqual([0, 1]);
    }
  }
});

test('ids may be large and have gaps', () => {
  const grid = createCircleGrid();
  for (const id of [1_000_000, 3, 70_000]) grid.insert(id, disc(0, 0, 1));
  expect(grid.pairs()).toEqual([
    [3, 70_000],
    [3, 1_000_000],
    [70_000, 1_000_000],
  ]);
  grid.remove(70_000);
  expect(grid.pairs()).toEqual([[3, 1_000_000]]);
});

type Numbers = Float64ArrayConstructor | Int32ArrayConstructor;

/** Returns how often `work` reads a number, as it does for each cell and each circle in it. */
function countReads(work: () => void): number {
  let reads = 0;
  const counting = (Plain: Numbers) =>
    function make(length: number) {
      const proxy: object = new Proxy(new Plain(length), {
        get(array, key) {
          if (typeof key === 'string' && key !== 'length') reads += 1;
          const value = Reflect.get(array, key);
          if (typeof value !== 'function') return value;
          return (...values: unknown[]) => {
            const result = value.apply(array, values);
            return result === array ? proxy : result;
          };
        },
        set: (array, key, value) => Reflect.set(array, key, value),
      });
      return proxy;
    };
  vi.stubGlobal('Float64Array', counting(Float64Array));
  vi.stubGlobal('Int32Array', counting(Int32Array));
  try {
    work();
  } finally {
    vi.unstubAllGlobals();
  }
  return reads;
}

/** How many more reads `work` costs after the same beginning. */
function readsOf(circles: readonly Circle[], work: (grid: CircleGrid) => void): number {
  const begin = () => {
    const grid = createCircleGrid(circles);
    grid.pairs();
    return grid;
  };
  return countReads(() => work(begin())) - countReads(begin);
}

const moved = ({ center, radius }: Circle) => ({
  center: { x: center.x + 0.3, y: center.y - 0.2 },
  radius,
});

/** A frame in which one circle in `every` moves. */
const frame = (circles: readonly Circle[], every: number) => (grid: CircleGrid) => {
  for (let i = 0; i < circles.length; i += every) grid.move(i, moved(circles[i]!));
  grid.pairs();
};

/** How many circles the smaller crowd has. */
const least = full ? 300 : 100;

describe('8 times the circles take at most 12 times the work', () => {
  testEach<[string, (n: number, random: Random) => (index: number) => Circle]>(
    'for crowds of each kind',
    [
      ['uniform', (n, random) => () => any(random, Math.sqrt(n), 0.7)],
      [
        'clustered',
        (n, random) => (i) => {
          const { center } = any(random, Math.sqrt(n) / 5, 0);
          return disc(center.x + 1e5 * (i % 100), center.y, 0.7);
        },
      ],
      [
        'very unequal',
        (n, random) => () =>
          any(random, 20 * Math.sqrt(n), 0.5 / Math.sqrt(random.between(1e-6, 1))),
      ],
      [
        // The cells of the tiny circles are so small that a large one would search millions.
        'half large, half tiny',
        (n, random) => (i) => any(random, 20 * Math.sqrt(n), i % 2 === 0 ? 5 : 1e-6),
      ],
      ['points', (n, random) => () => any(random, Math.sqrt(n), 0)],
      ['points on a level line', () => (i) => disc(i, 0, 0)],
      ['points on an upright line', () => (i) => disc(0, i, 0)],
      ['on a line', () => (i) => disc(i, i, 0.7)],
      [
        'a lattice of a power of two',
        (n) => (i) => {
          const side = Math.ceil(Math.sqrt(n));
          return disc(1024 * (i % side), 1024 * Math.floor(i / side), 0.25);
        },
      ],
    ],
    (_, crowd) => {
      for (const every of [1, 10]) {
        const [few, many] = [least, 8 * least].map((n) => {
          const make = crowd(n, new Random(7));
          const circles = Array.from({ length: n }, (_, index) => make(index));
          return readsOf(circles, frame(circles, every));
        });
        // If there is less than one read per circle, nothing was counted.
        expect(few).toBeGreaterThan(least);
        expect(many! / few!).toBeLessThanOrEqual(12);
      }
    },
  );
});

test('8 times the circles take at most 12 times the work, even if chosen to share a list', () => {
  const works: ((circles: readonly Circle[]) => number)[] = [
    (circles) => readsOf(circles, frame(circles, 1)),
    (circles) => readsOf(circles, frame(circles, 10)),
    // There are few enough of these to be strays.
    (circles) => {
      const others = circles.map((_, i) => disc(-9 * i, -3 * i, 0.25));
      return readsOf([...others, ...others.map(moved), ...others.map(moved)], (grid) => {
        for (const [i, circle] of circles.entries()) grid.insert(100_000 + i, circle);
        grid.pairs();
        grid.circlesNear(circles[0]!);
      });
    },
  ];
  for (const work of works) {
    const [few, many] = [300, 2400].map((count) => work(sharingAList(count, 8)));
    expect(many! / few!).toBeLessThanOrEqual(12);
  }
});

test('finds the pairs of circles whose radii overflow in sum, while others share a list', () => {
  const small = sharingAList(600, 8).map(({ center }) => disc(2 * center.x, 2 * center.y, 0.25));
  for (const radius of [8e307, 1e308, Number.MAX_VALUE]) {
    const circles = [...small, disc(0, 0, radius), disc(1, 1, radius), disc(-5, -9, radius)];
    expect(createCircleGrid(circles).pairs()).toEqual(findIntersectingPairs(circles));
  }
});

test('the fewer circles move, the fewer numbers are read', () => {
  const random = new Random(2);
  const circles = Array.from({ length: 1000 }, () => any(random, 75, 1));
  const [all, tenth, one] = [1, 10, 1000].map((every) => readsOf(circles, frame(circles, every)));
  expect(tenth! / all!).toBeLessThan(0.5);
  // It still reads the pairs that stay, and a count for each id.
  expect(one! / circles.length).toBeLessThan(10);
  expect(readsOf(circles, (grid) => grid.pairs())).toBe(0);
});

test('one small circle that moves among all sizes searches for itself alone', () => {
  const random = new Random(11);
  const circles = Array.from({ length: 2000 }, (_, i) => any(random, 400, 0.25 * 4 ** (i % 4)));
  const reads = readsOf(circles, (grid) => {
    grid.move(0, moved(circles[0]!));
    grid.pairs();
  });
  // It reads the pairs that stay, and a count for each id, as above.
  expect(reads / circles.length).toBeLessThan(7);
});

test('circlesNear of a small circle searches only around it', () => {
  const random = new Random(9);
  const circles = Array.from({ length: 2000 }, () => any(random, 100, 1));
  const reads = readsOf(circles, (grid) => {
    for (const circle of circles.slice(0, 10)) grid.circlesNear(circle);
  });
  expect(reads / 10).toBeLessThan(circles.length / 4);
  expect(reads / 10).toBeGreaterThan(10);
});

test('frames like earlier ones allocate no memory', () => {
  const random = new Random(5);
  const circles = Array.from({ length: 500 }, () => any(random, 60, 10 ** random.between(-1, 0.5)));
  const grid = createCircleGrid(circles);
  const play = () => {
    for (const every of [1, 2, 7, 40, 500]) {
      for (let i = 0; i < circles.length; i += every) grid.move(i, moved(circles[i]!));
      grid.pairs();
      for (let i = 0; i < circles.length; i += every) grid.move(i, circles[i]!);
      grid.pairs();
      grid.remove(3);
      grid.pairs();
      grid.insert(3, circles[3]!);
      grid.pairs();
    }
  };
  play();
  play();
  let made = 0;
  const kinds = { Float64Array, Int32Array, Uint16Array, Uint8Array };
  for (const [name, Plain] of Object.entries(kinds)) {
    vi.stubGlobal(
      name,
      new Proxy(Plain, {
        construct: (target, values: [number]) => {
          made += 1;
          return new target(...values);
        },
      }),
    );
  }
  try {
    play();
    expect(made).toBe(0);
    createCircleGrid(circles);
    expect(made).toBeGreaterThan(0);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a giant among tiny circles tests each of them at most once', () => {
  const random = new Random(6);
  const circles = Array.from({ length: 2000 }, () => any(random, 1000, 1e-6));
  const giant = disc(0, 0, 500);
  const near = readsOf(circles, (grid) => grid.circlesNear(giant));
  expect(near / circles.length).toBeLessThan(5);
  const move = readsOf([giant, ...circles], (grid) => {
    grid.move(0, disc(1, 0, 500));
    grid.pairs();
  });
  // Each tiny circle searches the four cells of the giant.
  expect(move / circles.length).toBeLessThan(60);
});
