import { describe, expect, test } from 'vitest';
import { assertPolygon } from '#lib/assert-polygon.ts';
import { polygonFault } from '#lib/polygon-fault.ts';
import type { PolygonFault, Vec2 } from '#lib/types.ts';
import { areaSign, clashes } from '#oracle/outline.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const square = points([0, 0], [4, 0], [4, 4], [0, 4]);
const ell = points([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]);

/** Returns the message, or undefined if the polygon is valid. */
function refusal(corners: readonly Vec2[]): string | undefined {
  try {
    assertPolygon(corners);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as Error).message;
  }
}

testEach(
  'accepts simple polygons',
  [
    ['a triangle', square.slice(0, 3)],
    ['a square', square],
    ['the other winding', square.toReversed()],
    ['a concave one', ell],
    ['a corner on the straight line between its neighbours', [...square, { x: 0, y: 2 }]],
    ['a sliver', points([0, 0], [1, 1], [2, neighbour(2, 1)])],
    ['edges on one line, apart', points([0, 0], [1, 0], [2, 3], [3, 0], [4, 0], [2, 9])],
    ['the same, upright', points([0, 0], [0, 1], [3, 2], [0, 3], [0, 4], [9, 2])],
    ['the same, backwards', points([4, 0], [3, 0], [2, 3], [1, 0], [0, 0], [2, 9])],
    ['further fields', square.map((corner) => ({ ...corner, name: 'corner' }))],
    ['a frozen one', Object.freeze(square.map((corner) => Object.freeze({ ...corner })))],
    ['the largest numbers', points([-1.7e308, 0], [1.7e308, -1.7e308], [0, 1.7e308])],
    ['the smallest numbers', points([0, 0], [1, 5e-324], [2, 0])],
    ['edges as short as may be', points([0, 0], [1e-75, 0], [0, 1e-75])],
  ],
  (_, value) => {
    expect(() => assertPolygon(value)).not.toThrow();
  },
);

describe('refuses', () => {
  testEach<[unknown, ErrorConstructor, string]>(
    'a value that is not a list of points',
    [
      [undefined, TypeError, 'polygon is undefined; it must be an array of points.'],
      [{ length: 3 }, TypeError, 'polygon is an object; it must be an array of points.'],
      [new Float64Array(6), TypeError, 'polygon is an object; it must be an array of points.'],
      [[0, 0, 4, 0, 4, 4], TypeError, 'polygon[0] is 0; it must be an object.'],
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
        TypeError,
        'polygon[0] is an array; it must be an object.',
      ],
      // biome-ignore lint/suspicious/noSparseArray: the test needs a hole.
      [[square[0], , square[2]], TypeError, 'polygon[1] is undefined; it must be an object.'],
      [[...square, { x: 1 }], TypeError, 'polygon[4].y is undefined; it must be a number.'],
      [[...square, { x: NaN, y: 1 }], RangeError, 'polygon[4].x is NaN; it must be finite.'],
      [
        [...square, { x: 1, y: Infinity }],
        RangeError,
        'polygon[4].y is Infinity; it must be finite.',
      ],
      [[], RangeError, 'polygon must have 3 or more corners; it has 0.'],
      [square.slice(0, 2), RangeError, 'polygon must have 3 or more corners; it has 2.'],
      [
        [...square, square[0]],
        RangeError,
        'polygon[4] repeats polygon[0]; the last corner is joined to the first anyway, so leave it out.',
      ],
      [
        [square[0], square[1], { ...square[1] }, square[2]],
        RangeError,
        'polygon[2] repeats polygon[1]; neighbours must differ.',
      ],
      [points([0, 0], [-0, 0], [1, 1]), RangeError, 'polygon[1] repeats polygon[0]; neighbours'],
      [
        points([0, 0], [1, 2], [2, 4], [-3, -6]),
        RangeError,
        'polygon has no area; its corners must not all lie on one line.',
      ],
      [
        points([0, 0], [4, 4], [4, 0], [0, 4]),
        RangeError,
        'polygon crosses or touches itself at edges 0 and 2; two edges may meet only at the corner ' +
          'they share.',
      ],
      // A spike folds back over itself, at two neighbouring edges or at the last and first edge.
      [points([0, 0], [4, 0], [2, 0], [2, 3]), RangeError, 'at edges 0 and 1;'],
      [points([2, 3], [0, 0], [4, 0], [2, 0]), RangeError, 'at edges 1 and 2;'],
      [points([4, 0], [2, 0], [2, 3], [0, 0]), RangeError, 'at edges 0 and 3;'],
      // A corner that touches an edge, and one that touches another corner.
      [points([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), RangeError, 'at edges 0 and 2;'],
      [points([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4]), RangeError, 'at edges 0 and 3;'],
    ],
    (value, kind, message) => {
      expect(() => assertPolygon(value)).toThrow(message);
      expect(() => assertPolygon(value)).toThrow(kind);
    },
  );

  // Products of such lengths underflow, so the tests of a polygon could return anything.
  testEach(
    'an edge too short to square',
    [
      [points([0, 0], [1, 1], [0, 5e-324]), 'polygon[2] to polygon[0] is 5e-324 long'],
      [points([0, 0], [3.2e-162, 0], [1e-162, -1]), 'polygon[0] to polygon[1] is 3.2e-162 long'],
    ],
    (value, message) => {
      expect(() => assertPolygon(value)).toThrow(`${message}; it must be 1e-75 or longer.`);
      expect(() => assertPolygon(value)).toThrow(RangeError);
    },
  );

  test('and uses the given name in the message', () => {
    expect(() => assertPolygon(null, 'island')).toThrow('island is null');
    expect(() => assertPolygon([...square, square[0]], 'island')).toThrow(
      'island[4] repeats island[0]',
    );
  });
});

testEach<[readonly Vec2[], PolygonFault | null]>(
  'polygonFault returns the fault as data',
  [
    [square, null],
    [square.slice(0, 2), { kind: 'too-few', count: 2 }],
    [[...square, { x: 1, y: -Infinity }], { kind: 'not-finite', corner: 4, coordinate: 'y' }],
    [[...square, square[0]!], { kind: 'repeated', corners: [0, 4] }],
    [square.toSpliced(2, 0, square[1]!), { kind: 'repeated', corners: [1, 2] }],
    [points([0, 0], [1, 2], [2, 4]), { kind: 'collinear' }],
    [points([0, 0], [4, 4], [4, 0], [0, 4]), { kind: 'crossing', edges: [0, 2] }],
  ],
  (corners, fault) => {
    expect(polygonFault(corners)).toEqual(fault);
  },
);

describe('is right', () => {
  /** Agrees with exact arithmetic, down to the two edges it names. */
  function isRight(corners: readonly Vec2[]): boolean {
    const message = refusal(corners);
    const count = corners.length;
    const repeat = corners.some((corner, index) => {
      const next = corners[(index + 1) % count]!;
      return corner.x === next.x && corner.y === next.y;
    });
    if (repeat) return message?.includes('repeats') === true;
    const found = clashes(corners);
    if (found.length === 0) return message === undefined && areaSign(corners) !== 0;
    if (message?.includes('no area')) return areaSign(corners) === 0;
    const [i, j] = found[0]!;
    return message?.includes(`at edges ${i} and ${j};`) === true;
  }

  test('on every quadrilateral of a small grid', () => {
    const grid = gridPoints(1);
    const all = grid.flatMap((a) =>
      grid.flatMap((b) => grid.flatMap((c) => grid.map((d) => [a, b, c, d]))),
    );
    expect(checkScenes(all, isRight)).toBe(9 ** 4);
  });

  const small = (random: Random) =>
    Array.from({ length: random.integer(3, 8) }, () => ({
      x: random.integer(-4, 4),
      y: random.integer(-4, 4),
    }));

  test('on whole numbers', () => {
    const runs = full ? 500_000 : 600;
    expect(checkScenes(randomScenes(runs, small), isRight)).toBe(runs);
  });

  test('where a corner is a few ulps from an edge', () => {
    const runs = full ? 500_000 : 600;
    const scenes = randomScenes(runs, (random) => {
      const coordinate = () => random.between(-1, 1);
      const [a, b, c] = [0, 1, 2].map(() => ({ x: coordinate(), y: coordinate() }));
      const t = random.between(-0.2, 1.2);
      const beside = (value: number) => neighbour(value, random.integer(-2, 2));
      const near = { x: beside(a!.x + t * (b!.x - a!.x)), y: beside(a!.y + t * (b!.y - a!.y)) };
      return random.pick([
        [a!, b!, c!, near],
        [a!, near, b!, c!],
        [a!, b!, near, c!],
      ]);
    });
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  testEach('with the same message after a transform', transforms, (transform) => {
    checkScenes(
      randomScenes(200, small),
      (corners) => refusal(transformScene(corners, transform)) === refusal(corners),
    );
  });

  test('whichever corner is first, and with either winding', () => {
    checkScenes(randomScenes(1000, small), (corners) => {
      const passes = refusal(corners) === undefined;
      const turned = [...corners.slice(2), ...corners.slice(0, 2)];
      return (
        (refusal(turned) === undefined) === passes &&
        (refusal(corners.toReversed()) === undefined) === passes
      );
    });
  });
});

test('a thousand corners whose edges do not cross are accepted', () => {
  const star = Array.from({ length: 1000 }, (_, index) => {
    const angle = (index * Math.PI) / 500;
    const radius = index % 2 === 0 ? 300 : 10;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  expect(refusal(star)).toBeUndefined();
  expect(refusal(star.with(500, star[700]!))).toBeDefined();
});
