import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkScenes, full, seed } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { forAll } from './for-all.ts';
import { gridCircles, gridPoints } from './grids.ts';
import {
  decimalTriples,
  oneUlpBeside,
  pythagoreanTriples,
  replaceEachNumber,
} from './hard-numbers.ts';
import { Random, randomScenes } from './random-scenes.ts';
import { scalings, transformScene, transforms, translations } from './transforms.ts';

const scene = {
  circle: { center: { x: 1, y: 2 }, radius: 3 },
  polygon: [
    { x: 4, y: 5 },
    { x: 6, y: 7 },
  ],
};

describe('checkScenes', () => {
  test('counts the scenes that it checked', () => {
    expect(checkScenes([1, 2, 3], () => true)).toBe(3);
  });

  test('shows the wrong scene in full, its case and the seed', () => {
    const isRight = ({ value }: { value: number }) => !Object.is(value, -0);
    expect(() => checkScenes([{ value: 0 }, { value: -0 }], isRight)).toThrow(
      `Wrong at scene 1 with SEED=${seed}`,
    );
    expect(() => checkScenes([{ value: -0 }], isRight, 'size 600')).toThrow(
      `Wrong at scene 0, size 600, with SEED=${seed}${full ? ' FULL=1' : ''}: { value: -0 }`,
    );
  });

  test('shows the scene in which an error was thrown', () => {
    const throws = () => {
      throw new RangeError('too far');
    };
    expect(() => checkScenes([{ value: 7 }], throws)).toThrow(
      /RangeError: too far.*\{ value: 7 \}/,
    );
  });
});

test('the grids contain every point and circle once', () => {
  expect(new Set(gridPoints(2).map(({ x, y }) => `${x} ${y}`)).size).toBe(25);
  expect(gridCircles(1, 3)).toHaveLength(9 * 4);
});

describe('neighbour', () => {
  test.each([
    [1, 1, 1 + 2 ** -52],
    [1, -1, 1 - 2 ** -53],
    [0, 1, 5e-324],
    [-0, 1, 5e-324],
    [5e-324, -2, -5e-324],
    [-1, 1, -1 + 2 ** -53],
    [-1, -1, -1 - 2 ** -52],
  ])('of %d, %d steps away, is %d', (value, steps, expected) => {
    expect(neighbour(value, steps)).toBe(expected);
  });

  test('is the next double', () => {
    forAll(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const next = neighbour(value, 1);
        expect(next).toBeGreaterThan(value);
        const middle = value / 2 + next / 2;
        expect(middle <= value || middle >= next).toBe(true);
      }),
    );
  });
});

describe('random scenes', () => {
  const draw = (random: Random) => [random.between(-1, 1), random.integer(-3, 3)];

  test('are the same for the same seed', () => {
    expect([...randomScenes(50, draw)]).toEqual([...randomScenes(50, draw)]);
    expect(draw(new Random(1))).not.toEqual(draw(new Random(2)));
  });

  test('stay within their limits and reach them', () => {
    const random = new Random(seed);
    const integers = Array.from({ length: 1000 }, () => random.integer(-3, 3));
    expect(new Set(integers).size).toBe(7);
    expect(Math.min(...integers)).toBe(-3);
    const doubles = Array.from({ length: 1000 }, () => random.between(10, 20));
    expect(Math.min(...doubles)).toBeGreaterThanOrEqual(10);
    expect(Math.min(...doubles)).toBeLessThan(10.1);
    expect(Math.max(...doubles)).toBeLessThan(20);
    expect(Math.max(...doubles)).toBeGreaterThan(19.9);
  });
});

describe('hard numbers', () => {
  test('include the Pythagorean triples up to 25', () => {
    const found = pythagoreanTriples(25).map(({ a, b, c }) => `${a} ${b} ${c}`);
    expect(found).toEqual([
      ...['3 4 5', '6 8 10', '5 12 13', '9 12 15'],
      ...['8 15 17', '12 16 20', '7 24 25', '15 20 25'],
    ]);
    expect(decimalTriples(2.5)).toContainEqual({ a: 0.8, b: 1.5, c: 1.7 });
  });

  test('change only one number at a time', () => {
    const changed = [...replaceEachNumber(scene, NaN)];
    expect(changed).toHaveLength(7);
    expect(changed[2]).toEqual({ ...scene, circle: { ...scene.circle, radius: NaN } });
    expect(changed[6]!.polygon[1]).toEqual({ x: 6, y: NaN });
    expect([...oneUlpBeside(scene)]).toHaveLength(14);
    expect([...oneUlpBeside({ radius: 1 })]).toEqual([
      { radius: 1 + 2 ** -52 },
      { radius: 1 - 2 ** -53 },
    ]);
  });
});

describe('transforms', () => {
  const named = (name: string) => transforms.find((transform) => transform.name === name)!;

  test('transform every point and length', () => {
    expect(transformScene(scene, named('a quarter turn'))).toEqual({
      circle: { center: { x: -2, y: 1 }, radius: 3 },
      polygon: [
        { x: -5, y: 4 },
        { x: -7, y: 6 },
      ],
    });
    expect(transformScene(scene, translations[0]!)).toEqual({
      circle: { center: { x: 2, y: 0 }, radius: 3 },
      polygon: [
        { x: 5, y: 3 },
        { x: 7, y: 5 },
      ],
    });
    expect(transformScene(scene.circle, scalings[0]!)).toEqual({
      center: { x: 2, y: 4 },
      radius: 6,
    });
  });

  test('swap width and height of a box only where the axes swap', () => {
    const box = { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 };
    expect(transformScene(box, named('three quarter turns'))).toEqual({
      center: { x: 2, y: -1 },
      halfWidth: 4,
      halfHeight: 3,
    });
    expect(transformScene(box, named('a mirror: x'))).toEqual({ ...box, center: { x: -1, y: 2 } });
  });

  test('restore the scene after four quarter turns or two mirrors', () => {
    const repeat = (name: string, times: number) =>
      Array(times).fill(named(name)).reduce(transformScene, scene);
    expect(repeat('a quarter turn', 4)).toEqual(scene);
    expect(repeat('half a turn', 2)).toEqual(scene);
    expect(repeat('a mirror: y', 2)).toEqual(scene);
  });

  test('throw rather than round', () => {
    expect(() => transformScene({ x: 0.1, y: 0 }, translations[1]!)).toThrow(RangeError);
    expect(() => transformScene({ x: 5e-324, y: 0 }, scalings[2]!)).toThrow(RangeError);
  });

  test('refuse a number that is not known to be a length', () => {
    expect(() => transformScene({ girth: 3 }, scalings[0]!)).toThrow(TypeError);
  });
});
