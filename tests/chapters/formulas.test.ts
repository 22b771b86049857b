import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differenceOfSquares,
  distanceToCenter,
  insideCircle,
  numbersInOrder,
  squaresInOrder,
} from '#chapters/point-and-circle/formulas.ts';
import {
  doubles,
  type Expression,
  evaluate,
  add as plus,
  root,
  square as squared,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import { evaluateFormula, liveText } from '#figure/formulas/formula.ts';
import { distance, pointInCircle } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  square,
  sub,
} from '#oracle/rational.ts';
import { exact, exactly } from '../support/exact.ts';
import { anywhere, forAll } from '../support/for-all.ts';
import { fraction, holds, notNegative } from './support.ts';

const small = [-4, -3, -1, 0, 1, 2, 4];
const scenes = small.flatMap((px) =>
  small.flatMap((py) =>
    small.flatMap((cx) => [-2, 0, 3].map((cy) => ({ 'p.x': px, 'p.y': py, 'c.x': cx, 'c.y': cy }))),
  ),
);
const radii = [0, 1, 2, 3, 4, 5, 6, 7, 10];

describe('insideCircle', () => {
  test('says what the exact test says, on every point and circle of a grid', () => {
    for (const scene of scenes) {
      for (const r of radii) {
        const point = { x: scene['p.x'], y: scene['p.y'] };
        const circle = { center: { x: scene['c.x'], y: scene['c.y'] }, radius: r };
        const truth = oracle.pointInCircle(point, circle);
        expect(holds(insideCircle, exactly({ ...scene, r }))).toBe(truth);
        expect(evaluateFormula(insideCircle, { ...scene, r })['insideCircle.holds']).toBe(truth);
        expect(pointInCircle(point, circle)).toBe(truth);
      }
    }
  });

  test('means that the distance is at most the radius, for any fractions', () => {
    forAll(
      fc.property(fraction, fraction, fraction, fraction, notNegative, (px, py, cx, cy, r) => {
        const across = sub(px, cx);
        const up = sub(py, cy);
        const d2 = add(mul(across, across), mul(up, up));
        const values = { 'p.x': px, 'p.y': py, 'c.x': cx, 'c.y': cy, r };
        expect(holds(insideCircle, values)).toBe(compare(d2, mul(r, r)) <= 0);
      }),
      1000,
    );
  });

  test('in doubles it is the library`s own test, bit for bit', () => {
    const number = anywhere(-1e3, 1e3);
    const radius = anywhere(0, 1e3);
    forAll(
      fc.property(number, number, number, number, radius, (px, py, cx, cy, r) => {
        const values = { 'p.x': px, 'p.y': py, 'c.x': cx, 'c.y': cy, r };
        const circle = { center: { x: cx, y: cy }, radius: r };
        expect(evaluateFormula(insideCircle, values)['insideCircle.holds']).toBe(
          pointInCircle({ x: px, y: py }, circle),
        );
      }),
      1000,
    );
  });
});

describe('distanceToCenter', () => {
  test('is exactly the distance, where that is a whole number', () => {
    let whole = 0;
    for (const scene of scenes) {
      const d = Math.hypot(scene['p.x'] - scene['c.x'], scene['p.y'] - scene['c.y']);
      if (!Number.isInteger(d)) continue;
      whole += 1;
      expect(holds(distanceToCenter, exactly({ ...scene, d }))).toBe(true);
      expect(holds(distanceToCenter, exactly({ ...scene, d: d + 1 }))).toBe(false);
    }
    expect(whole).toBeGreaterThan(100);
  });

  test('its square is the square of the distance, for any fractions', () => {
    const { right } = distanceToCenter;
    if (right.op !== 'root') throw new Error('The distance is a root.');
    const of = right.of;
    forAll(
      fc.property(fraction, fraction, fraction, fraction, (px, py, cx, cy) => {
        const values = { 'p.x': px, 'p.y': py, 'c.x': cx, 'c.y': cy };
        const d2 = add(square(sub(px, cx)), square(sub(py, cy)));
        expect(compare(evaluate(of, values, exact), d2)).toBe(0);
      }),
    );
  });

  test('in doubles it is what the library says, but for rounding', () => {
    const number = anywhere(-1e3, 1e3);
    forAll(
      fc.property(number, number, number, number, (px, py, cx, cy) => {
        const values = { 'p.x': px, 'p.y': py, 'c.x': cx, 'c.y': cy, d: 0 };
        const d = distance({ x: px, y: py }, { x: cx, y: cy });
        expect(evaluateFormula(distanceToCenter, values)['distanceToCenter.right']).toBeCloseTo(
          d,
          9,
        );
      }),
    );
  });
});

describe('numbersInOrder and squaresInOrder', () => {
  const agree = (u: Rational, v: Rational) =>
    holds(numbersInOrder, { u, v }) === holds(squaresInOrder, { u, v });

  test('say what they are named after', () => {
    forAll(
      fc.property(fraction, fraction, (a, b) => {
        expect(holds(numbersInOrder, { u: a, v: b })).toBe(compare(a, b) <= 0);
        expect(holds(squaresInOrder, { u: a, v: b })).toBe(compare(mul(a, a), mul(b, b)) <= 0);
      }),
    );
  });

  test('hold together for numbers that are not negative', () => {
    forAll(
      fc.property(notNegative, notNegative, (a, b) => {
        expect(agree(a, b)).toBe(true);
      }),
      1000,
    );
  });

  test.each([
    [-3, 2, true, false],
    [1, -2, false, true],
    [-2, -1, true, false],
  ])('part where one is negative: %d and %d', (a, b, numbers, squares) => {
    const values = exactly({ u: a, v: b });
    expect(holds(numbersInOrder, values)).toBe(numbers);
    expect(holds(squaresInOrder, values)).toBe(squares);
  });

  test('always part where both are negative and different', () => {
    forAll(
      fc.property(notNegative, notNegative, (a, b) => {
        const zero = fromDouble(0);
        if (compare(a, b) === 0 || a.top === 0n || b.top === 0n) return;
        expect(agree(sub(zero, a), sub(zero, b))).toBe(false);
      }),
    );
  });
});

describe('differenceOfSquares', () => {
  test('holds for any fractions, and so settles the order where none is negative', () => {
    const zero = fromDouble(0);
    forAll(
      fc.property(notNegative, notNegative, (u, v) => {
        expect(holds(differenceOfSquares, { u, v })).toBe(true);
        const { left } = differenceOfSquares;
        const order = compare(evaluate(left, { u, v }, exact), zero);
        expect(order).toBe(compare(v, u));
        expect(holds(differenceOfSquares, { u: sub(zero, u), v })).toBe(true);
      }),
    );
  });
});

describe('evaluate', () => {
  const three: Expression = plus(symbol('a'), squared(symbol('b')));

  test('works in doubles and in exact numbers alike', () => {
    expect(evaluate(three, { a: 1, b: -3 }, doubles)).toBe(10);
    const product: Expression = { op: 'multiply', left: symbol('a'), right: symbol('b') };
    expect(evaluate(subtract(product, symbol('a')), { a: 2, b: 5 }, doubles)).toBe(8);
    expect(evaluate(root(product), { a: 2, b: 8 }, doubles)).toBe(4);
    const half = { a: div(fromDouble(1), fromDouble(3)), b: fromDouble(0.5) };
    const sum = evaluate(three, half, exact);
    expect(compare(sum, div(fromDouble(7), fromDouble(12)))).toBe(0);
  });

  test('tells which symbol has no value', () => {
    expect(() => evaluate(three, { a: 1 }, doubles)).toThrow('The symbol b has no value.');
  });

  test('exact roots are of perfect squares', () => {
    const rootOf = (value: Rational) => evaluate(root(symbol('a')), { a: value }, exact);
    for (const value of [0, 1, 4, 0.25, 676, 2 ** 60, 2 ** -40, 1.7 ** 0]) {
      expect(compare(rootOf(fromDouble(value)), fromDouble(Math.sqrt(value)))).toBe(0);
    }
    const ratio = div(fromDouble(50), fromDouble(18));
    expect(compare(rootOf(ratio), div(fromDouble(5), fromDouble(3)))).toBe(0);
    for (const value of [2, 0.5, 0.1, 677, -4]) expect(() => rootOf(fromDouble(value))).toThrow();
  });
});

describe('liveText', () => {
  test.each([
    [true, false, '≤'],
    [false, false, '>'],
    [3, true, '3'],
    [-3, false, '−3'],
    [-3, true, '(−3)'],
    [-0.001, true, '0'],
    [0.125, false, '0.13'],
    [undefined, false, '–'],
    [Number.NaN, false, '–'],
  ])('of %s, guarded %s: %s', (value, guarded, text) => {
    expect(liveText(value, guarded)).toBe(text);
  });
});
