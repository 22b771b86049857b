import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cornerReached,
  gapAcross,
  gapUp,
  sumAcross,
  sumUp,
  wallAcross,
  wallUp,
} from '#chapters/nine-zones/formulas.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import { evaluateFormula, type Formula } from '#figure/formulas/formula.ts';
import { boxIntersectsCircleByZone, boxZone } from '#lib/index.ts';
import { offsetFrom, touches, zone } from '#oracle/box.ts';
import { add, compare, fromDouble, mul, type Rational, sign, sub } from '#oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';
import { anywhere, forAll } from '../../support/for-all.ts';
import { fraction, holds } from '../support.ts';

type Values = Readonly<Record<string, Rational>>;

/** The values with the gaps that the first two formulas give. */
function withGaps(values: Values): Values {
  const x = evaluate(gapAcross.right, values, exact);
  return { ...values, 'g.x': x, 'g.y': evaluate(gapUp.right, values, exact) };
}

/** What the formula of the zone says. */
function byZone(number: number, values: Values): boolean {
  if (number === 4) return true;
  if (number % 2 === 0) return holds(cornerReached, values);
  return holds(number === 1 || number === 7 ? wallUp : wallAcross, values);
}

test('the formula of the zone says what the exact test says, on every scene of a grid', () => {
  let hits = 0;
  let all = 0;
  for (const w of [0, 1, 3]) {
    for (const h of [0, 2]) {
      const box = { center: { x: 1, y: -2 }, halfWidth: w, halfHeight: h };
      for (let x = -8; x <= 9; x += 1) {
        for (let y = -9; y <= 7; y += 1) {
          for (const r of [0, 1, 3, 5]) {
            const circle = { center: { x, y }, radius: r };
            const offset = offsetFrom(box, circle.center);
            const truth = touches(offset, box, r);
            const given = { 'c.x': x, 'c.y': y, 'm.x': 1, 'm.y': -2, w, h, r };
            const values = withGaps(exactly(given));
            expect(byZone(zone(offset, box), values)).toBe(truth);
            expect(zone(offset, box)).toBe(boxZone(circle.center, box));
            expect(boxIntersectsCircleByZone(box, circle)).toBe(truth);
            // The sums reach wherever there is a hit, and say what the gaps say.
            expect(holds(sumAcross, values)).toBe(holds(wallAcross, values));
            expect(holds(sumUp, values)).toBe(holds(wallUp, values));
            if (truth) expect(holds(sumAcross, values) && holds(sumUp, values)).toBe(true);
            all += 1;
            if (truth) hits += 1;
          }
        }
      }
    }
  }
  expect(all).toBe(6 * 18 * 17 * 4);
  expect(hits).toBeGreaterThan(all / 10);
});

describe('for any fractions', () => {
  const length = fraction.filter((value) => value.top >= 0n);
  const scene = fc.record({
    'c.x': fraction,
    'c.y': fraction,
    'm.x': fraction,
    'm.y': fraction,
    w: length,
    h: length,
    r: length,
  });
  const size = (value: Rational) => (sign(value) < 0 ? sub(fromDouble(0), value) : value);

  test('a gap is the way from centre to centre without the half side', () => {
    forAll(
      fc.property(scene, (values) => {
        const { w, h } = values;
        const given = withGaps(values);
        const x = sub(size(sub(values['c.x'], values['m.x'])), w);
        const y = sub(size(sub(values['c.y'], values['m.y'])), h);
        expect(compare(given['g.x']!, x)).toBe(0);
        expect(compare(given['g.y']!, y)).toBe(0);
        expect(holds(gapAcross, given) && holds(gapUp, given)).toBe(true);
        expect(holds(gapAcross, { ...given, 'g.x': add(x, fromDouble(1)) })).toBe(false);
      }),
    );
  });

  test('a sum reaches where the gap is at most the radius', () => {
    forAll(
      fc.property(scene, (values) => {
        const given = withGaps(values);
        expect(holds(sumAcross, given)).toBe(compare(given['g.x']!, values.r) <= 0);
        expect(holds(sumUp, given)).toBe(compare(given['g.y']!, values.r) <= 0);
        expect(holds(wallAcross, given)).toBe(holds(sumAcross, given));
        expect(holds(wallUp, given)).toBe(holds(sumUp, given));
      }),
      500,
    );
  });

  test('beyond a corner the squares of the gaps decide', () => {
    forAll(
      fc.property(scene, (values) => {
        const given = withGaps(values);
        const [x, y] = [given['g.x']!, given['g.y']!];
        const squares = add(mul(x, x), mul(y, y));
        const reached = compare(squares, mul(values.r, values.r)) <= 0;
        expect(holds(cornerReached, given)).toBe(reached);
      }),
      500,
    );
  });
});

test('in doubles the formulas are the library’s own test, bit for bit', () => {
  const number = anywhere(-50, 50);
  const length = anywhere(0, 30);
  forAll(
    fc.property(
      number,
      number,
      number,
      number,
      length,
      length,
      length,
      (cx, cy, mx, my, w, h, r) => {
        const box = { center: { x: mx, y: my }, halfWidth: w, halfHeight: h };
        const circle = { center: { x: cx, y: cy }, radius: r };
        const given = { 'c.x': cx, 'c.y': cy, 'm.x': mx, 'm.y': my, w, h, r, 'g.x': 0, 'g.y': 0 };
        const x = evaluateFormula(gapAcross, given)['gapAcross.right'] as number;
        const y = evaluateFormula(gapUp, given)['gapUp.right'] as number;
        const values = { ...given, 'g.x': x, 'g.y': y };
        const number = boxZone(circle.center, box);
        const said = (formula: Formula) =>
          evaluateFormula(formula, values)[`${formula.name}.holds`];
        const hit = boxIntersectsCircleByZone(box, circle);
        if (number === 4) expect(hit).toBe(true);
        else if (number % 2 === 0) expect(said(cornerReached)).toBe(hit);
        else expect(said(number === 1 || number === 7 ? wallUp : wallAcross)).toBe(hit);
      },
    ),
    2000,
  );
});
