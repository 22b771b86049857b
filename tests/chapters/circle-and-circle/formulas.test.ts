import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circlesMeet,
  comesCloser,
  depthOfOverlap,
  distanceOfCenters,
  normalAcross,
  normalUp,
  numberOfPairs,
  squareOfSum,
  sumOfSquares,
} from '#chapters/circle-and-circle/formulas.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import { evaluateFormula, liveText } from '#figure/formulas/formula.ts';
import { circlesIntersect, collideCircles, reflect } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import { add, compare, fromDouble, mul, sign, sub } from '#oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';
import { anywhere, forAll } from '../../support/for-all.ts';
import { holds, notNegative } from '../support.ts';

const small = [-4, -3, 0, 1, 4];
const centers = small.flatMap((x) => small.map((y) => ({ x, y })));
const scenes = centers.flatMap((one) =>
  centers.flatMap((other) =>
    [0, 1, 3].flatMap((r1) => [0, 2, 5].map((r2) => ({ one, other, r1, r2 }))),
  ),
);
type Scene = (typeof scenes)[number];

const valuesOf = ({ one, other, r1, r2 }: Scene) => ({
  'c_1.x': one.x,
  'c_1.y': one.y,
  'c_2.x': other.x,
  'c_2.y': other.y,
  r_1: r1,
  r_2: r2,
});
const circlesOf = ({ one, other, r1, r2 }: Scene) =>
  [
    { center: one, radius: r1 },
    { center: other, radius: r2 },
  ] as const;

describe('circlesMeet', () => {
  test('says what the exact test says, on every two circles of a grid', () => {
    let hits = 0;
    for (const scene of scenes) {
      const [a, b] = circlesOf(scene);
      const truth = oracle.circlesIntersect(a, b);
      if (truth) hits += 1;
      expect(holds(circlesMeet, exactly(valuesOf(scene)))).toBe(truth);
      expect(circlesIntersect(a, b)).toBe(truth);
    }
    expect(hits).toBeGreaterThan(scenes.length / 10);
    expect(hits).toBeLessThan(scenes.length);
  });

  test('in doubles it is the library`s own test, bit for bit', () => {
    const number = anywhere(-1e3, 1e3);
    const radius = anywhere(0, 1e3);
    forAll(
      fc.property(number, number, number, number, radius, radius, (x1, y1, x2, y2, r1, r2) => {
        const scene = { one: { x: x1, y: y1 }, other: { x: x2, y: y2 }, r1, r2 };
        const [a, b] = circlesOf(scene);
        expect(evaluateFormula(circlesMeet, valuesOf(scene))['circlesMeet.holds']).toBe(
          circlesIntersect(a, b),
        );
      }),
      1000,
    );
  });
});

test('distanceOfCenters, depthOfOverlap and the normal are what a contact says', () => {
  let whole = 0;
  for (const scene of scenes) {
    const [a, b] = circlesOf(scene);
    const d = Math.hypot(b.center.x - a.center.x, b.center.y - a.center.y);
    const contact = collideCircles(a, b);
    if (!contact || d === 0 || !Number.isInteger(d)) continue;
    whole += 1;
    const values = exactly({ ...valuesOf(scene), d, s: contact.depth });
    expect(holds(distanceOfCenters, values)).toBe(true);
    expect(holds(distanceOfCenters, { ...values, d: fromDouble(d + 1) })).toBe(false);
    expect(holds(depthOfOverlap, values)).toBe(true);
    const across = evaluate(normalAcross.right, values, exact);
    const up = evaluate(normalUp.right, values, exact);
    // Of length 1, exactly.
    expect(compare(add(mul(across, across), mul(up, up)), fromDouble(1))).toBe(0);
    const live = { ...valuesOf(scene), d, 'n.x': contact.normal.x, 'n.y': contact.normal.y };
    expect(evaluateFormula(normalAcross, live)['normalAcross.holds']).toBe(true);
    expect(evaluateFormula(normalUp, live)['normalUp.holds']).toBe(true);
  }
  expect(whole).toBeGreaterThan(50);
});

test('with one centre the normal has no value, and is printed as none', () => {
  const values = { 'c_1.x': 3, 'c_2.x': 3, 'c_1.y': 1, 'c_2.y': 1, d: 0, 'n.x': 1, 'n.y': 0 };
  const value = evaluateFormula(normalAcross, values)['normalAcross.right'];
  expect(value).toBeNaN();
  expect(liveText(value, false)).toBe('–');
});

describe('squareOfSum and sumOfSquares', () => {
  test('the first is the truth on a line, for any fractions', () => {
    forAll(
      fc.property(notNegative, notNegative, notNegative, (d, r1, r2) => {
        const values = { d, r_1: r1, r_2: r2 };
        expect(holds(squareOfSum, values)).toBe(compare(d, add(r1, r2)) <= 0);
      }),
      1000,
    );
  });

  test('the second never invents a hit, and misses those whose square the rectangles hold', () => {
    let missed = 0;
    forAll(
      fc.property(notNegative, notNegative, notNegative, (d, r1, r2) => {
        const values = { d, r_1: r1, r_2: r2 };
        const slip = holds(sumOfSquares, values);
        if (slip) expect(holds(squareOfSum, values)).toBe(true);
        const over = sub(mul(d, d), add(mul(r1, r1), mul(r2, r2)));
        const rectangles = mul(fromDouble(2), mul(r1, r2));
        const between = sign(over) > 0 && compare(over, rectangles) <= 0;
        if (between) missed += 1;
        expect(!slip && holds(squareOfSum, values)).toBe(between);
      }),
      2000,
    );
    expect(missed).toBeGreaterThan(20);
  });
});

test('numberOfPairs counts the pairs', () => {
  for (const k of [0, 1, 2, 3, 12, 40, 200]) {
    let t = 0;
    for (let i = 0; i < k; i += 1) for (let j = i + 1; j < k; j += 1) t += 1;
    expect(holds(numberOfPairs, exactly({ k, t }))).toBe(true);
    expect(holds(numberOfPairs, exactly({ k, t: t + 1 }))).toBe(false);
  }
});

test('comesCloser holds where a bounce changes the velocity, or it runs across', () => {
  const velocities = small.flatMap((x) => small.map((y) => ({ x, y })));
  for (const v of velocities) {
    for (const n of [
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: 0.6, y: 0.8 },
    ]) {
      const values = exactly({ 'v.x': v.x, 'v.y': v.y, 'n.x': n.x, 'n.y': n.y });
      const after = reflect(v, n, 1);
      if (after !== v) expect(holds(comesCloser, values)).toBe(true);
      // A little back along the velocity it was farther away, or not: by exact arithmetic.
      const along = add(mul(values['v.x']!, values['n.x']!), mul(values['v.y']!, values['n.y']!));
      expect(holds(comesCloser, values)).toBe(sign(along) <= 0);
    }
  }
});
