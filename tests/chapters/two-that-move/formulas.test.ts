import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commonVelocity,
  firstAfter,
  impulse,
  secondAfter,
} from '#chapters/two-that-move/formulas.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';
import { bounceCircles } from '#lib/index.ts';
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
import { exact } from '../../support/exact.ts';
import { anywhere, forAll } from '../../support/for-all.ts';
import { fraction, fractionFrom } from '../support.ts';

const speed = fraction;
const mass = fractionFrom(1);
const one = fromDouble(1);

type Values = Readonly<Record<string, Rational>>;
const sideOf = ({ right }: Formula, values: Values) => evaluate(right, values, exact);

/** What the formulas make of two balls on a line, exactly. */
function after(u: Rational, v: Rational, m1: Rational, m2: Rational, k: Rational) {
  const before = { u, v, m_1: m1, m_2: m2, k };
  const values = { ...before, w: sideOf(commonVelocity, before) };
  return {
    u: sideOf(firstAfter, values),
    v: sideOf(secondAfter, values),
    j: sideOf(impulse, values),
  };
}

describe('mirroring at the common velocity', () => {
  test('keeps the momentum, exactly, whatever the restitution', () => {
    forAll(
      fc.property(speed, speed, mass, mass, fractionFrom(0), (u, v, m1, m2, k) => {
        const then = after(u, v, m1, m2, k);
        const sum = (a: Rational, b: Rational) => add(mul(m1, a), mul(m2, b));
        expect(compare(sum(then.u, then.v), sum(u, v))).toBe(0);
      }),
    );
  });

  test('with a restitution of 1 keeps the energy, exactly; below it loses some', () => {
    forAll(
      fc.property(speed, speed, mass, mass, (u, v, m1, m2) => {
        const energy = (a: Rational, b: Rational) => add(mul(m1, square(a)), mul(m2, square(b)));
        const all = after(u, v, m1, m2, one);
        expect(compare(energy(all.u, all.v), energy(u, v))).toBe(0);
        const half = after(u, v, m1, m2, fromDouble(0.5));
        expect(compare(energy(half.u, half.v), energy(u, v))).toBe(compare(u, v) === 0 ? 0 : -1);
      }),
    );
  });

  test('makes them part as fast as they met, times the restitution', () => {
    forAll(
      fc.property(speed, speed, mass, mass, fractionFrom(0), (u, v, m1, m2, k) => {
        const then = after(u, v, m1, m2, k);
        expect(compare(sub(then.v, then.u), mul(k, sub(u, v)))).toBe(0);
      }),
    );
  });

  test('is the impulse, divided by each mass', () => {
    forAll(
      fc.property(speed, speed, mass, mass, fractionFrom(0), (u, v, m1, m2, k) => {
        const then = after(u, v, m1, m2, k);
        expect(compare(sub(u, div(then.j, m1)), then.u)).toBe(0);
        expect(compare(add(v, div(then.j, m2)), then.v)).toBe(0);
      }),
    );
  });

  test('is what the library does with balls that come closer', () => {
    const number = anywhere(-50, 50);
    const weight = anywhere(0.1, 9);
    const kept = anywhere(0, 1);
    const ahead = {
      normal: { x: 1, y: 0 },
      depth: 0,
      point: { x: 0, y: 0 },
      feature: { kind: 'edge', index: 0 },
    } as const;
    forAll(
      fc.property(number, number, weight, weight, kept, (u, v, m1, m2, k) => {
        if (u <= v) return;
        const then = bounceCircles(
          { velocity: { x: u, y: 3 }, mass: m1 },
          { velocity: { x: v, y: -2 }, mass: m2 },
          ahead,
          { restitution: k },
        );
        const w = (m1 * u + m2 * v) / (m1 + m2);
        expect(then.a.x).toBeCloseTo(w - k * (u - w), 9);
        expect(then.b.x).toBeCloseTo(w - k * (v - w), 9);
        expect([then.a.y, then.b.y]).toEqual([3, -2]);
      }),
    );
  });
});
