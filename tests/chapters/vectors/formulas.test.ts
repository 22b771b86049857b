import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bounced,
  crossProduct,
  dotProduct,
  foot,
  fromTo,
  length,
  ownAcross,
  ownUp,
  parameter,
  shadow,
  towards,
  unit,
} from '#chapters/vectors/formulas.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import { formulaHtml } from '#figure/formulas/tex.ts';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from '#oracle/rational.ts';
import { footAlong, squaredDistance } from '#oracle/segment.ts';
import { exact, exactly } from '../../support/exact.ts';
import { forAll } from '../../support/for-all.ts';
import { fraction } from '../support.ts';

interface Place {
  readonly x: Rational;
  readonly y: Rational;
}

const zero = fromDouble(0);
const place = fc.record({ x: fraction, y: fraction });
const pair = fc.record({ u: place, v: place });
/** Directions of length 1 in fractions: (3/5, 4/5) and the like. */
const direction = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([p, q]) => {
    const [a, b, c] = [q * q - p * p, 2 * p * q, q * q + p * p].map(fromDouble) as [
      Rational,
      Rational,
      Rational,
    ];
    return { x: div(a, c), y: div(b, c) };
  });

const named = (name: string, { x, y }: Place) => ({ [`${name}.x`]: x, [`${name}.y`]: y });
const lengthSquared = ({ x, y }: Place) => add(square(x), square(y));
const value = (formula: { right: typeof dotProduct.right }, values: Record<string, Rational>) =>
  evaluate(formula.right, values, exact);
const quarter = ({ x, y }: Place): Place => ({ x: sub(zero, y), y: x });

describe('the dot product', () => {
  test('is written in lengths alone, as its proof says', () => {
    forAll(
      fc.property(pair, ({ u, v }) => {
        const dot = value(dotProduct, { ...named('u', u), ...named('v', v) });
        const difference = { x: sub(u.x, v.x), y: sub(u.y, v.y) };
        const sum = sub(add(lengthSquared(u), lengthSquared(v)), mul(fromDouble(2), dot));
        expect(compare(lengthSquared(difference), sum)).toBe(0);
      }),
      500,
    );
  });

  test('is 0 for the quarter turn of the page, and the shadow times the length', () => {
    forAll(
      fc.property(pair, direction, ({ u, v }, n) => {
        expect(sign(value(dotProduct, { ...named('u', u), ...named('v', quarter(u)) }))).toBe(0);
        // A vector along n of length k has a root, so the shadow has an exact value.
        const k = div(fromDouble(7), fromDouble(3));
        const along = { x: mul(k, n.x), y: mul(k, n.y) };
        const values = { ...named('u', along), ...named('v', v) };
        expect(compare(value(dotProduct, values), mul(k, value(shadow, values)))).toBe(0);
      }),
      500,
    );
  });
});

describe('the cross product', () => {
  test('is the dot product with the quarter turn, and flips its sign when they are swapped', () => {
    forAll(
      fc.property(pair, ({ u, v }) => {
        const cross = value(crossProduct, { ...named('u', u), ...named('v', v) });
        const dot = value(dotProduct, { ...named('u', quarter(u)), ...named('v', v) });
        expect(compare(cross, dot)).toBe(0);
        const swapped = value(crossProduct, { ...named('u', v), ...named('v', u) });
        expect(sign(add(cross, swapped))).toBe(0);
      }),
      500,
    );
  });

  test('both sides of both formulas are the same: the names stand for the coordinates', () => {
    const values = exactly({ 'u.x': 4, 'u.y': 1, 'v.x': 1, 'v.y': 3 });
    for (const [formula, is] of [
      [dotProduct, 7],
      [crossProduct, 11],
    ] as const) {
      expect(compare(evaluate(formula.left, values, exact), fromDouble(is))).toBe(0);
      expect(compare(value(formula, values), fromDouble(is))).toBe(0);
    }
  });

  test('are typeset as u · v and u × v', () => {
    const live = { 'u.x': 4, 'u.y': 1, 'v.x': 1, 'v.y': 3 };
    const text = (html: string) => html.replaceAll(/<annotation.*?<\/annotation>|<[^>]*>/g, '');
    expect(text(formulaHtml(dotProduct, live))).toContain('u⋅v');
    expect(text(formulaHtml(crossProduct, live))).toContain('u×v');
  });
});

test('a vector from a to b, its length and its direction', () => {
  const values = exactly({ 'a.x': 2, 'b.x': 6, 'e.x': 4, 'e.y': 3, d: 5 });
  expect(compare(value(fromTo, values), fromDouble(4))).toBe(0);
  expect(compare(value(length, values), fromDouble(5))).toBe(0);
  expect(compare(value(unit, values), div(fromDouble(4), fromDouble(5)))).toBe(0);
});

test('the parameter leads to the foot, where the perpendicular is', () => {
  forAll(
    fc.property(place, place, place, (p, a, b) => {
      if (sign(squaredDistance(a, b)) === 0) return;
      const e = { x: sub(b.x, a.x), y: sub(b.y, a.y) };
      const values = { ...named('p', p), ...named('a', a), ...named('e', e) };
      const t = value(parameter, values);
      expect(compare(t, footAlong(p, a, b))).toBe(0);
      const f = { x: value(foot, { ...values, t }), y: add(a.y, mul(t, e.y)) };
      const across = add(mul(sub(p.x, f.x), e.x), mul(sub(p.y, f.y), e.y));
      expect(sign(across)).toBe(0);
    }),
    500,
  );
});

describe('a bounce', () => {
  const after = (v: Place, n: Place, k: Rational) => {
    const s = value(towards, { ...named('v', v), ...named('n', n) });
    const along = (axis: 'x' | 'y') => value(bounced, { s, k, 'v.y': v[axis], 'n.y': n[axis] });
    return { s, u: { x: along('x'), y: along('y') } };
  };

  test('reverses the part into the wall, k times, and keeps the rest', () => {
    let [hits, leaving] = [0, 0];
    forAll(
      fc.property(place, direction, fraction, (v, n, k) => {
        const { s, u } = after(v, n, k);
        const back = value(towards, { ...named('v', u), ...named('n', n) });
        const isHit = sign(s) < 0;
        expect(compare(back, isHit ? mul(sub(zero, k), s) : s)).toBe(0);
        const along = (one: Place) => add(mul(one.x, quarter(n).x), mul(one.y, quarter(n).y));
        expect(compare(along(u), along(v))).toBe(0);
        if (isHit) hits += 1;
        else leaving += 1;
      }),
      500,
    );
    expect(Math.min(hits, leaving)).toBeGreaterThan(100);
  });

  test('with k at 1 keeps the speed', () => {
    forAll(
      fc.property(place, direction, (v, n) => {
        const { u } = after(v, n, fromDouble(1));
        expect(compare(lengthSquared(u), lengthSquared(v))).toBe(0);
      }),
      500,
    );
  });
});

test('a frame: going p′.x along i and p′.y along j from m leads back to p', () => {
  forAll(
    fc.property(place, place, direction, (p, m, i) => {
      const j = quarter(i);
      const values = { ...named('p', p), ...named('m', m), ...named('i', i), ...named('j', j) };
      const q = { x: value(ownAcross, values), y: value(ownUp, values) };
      const back = {
        x: add(m.x, add(mul(q.x, i.x), mul(q.y, j.x))),
        y: add(m.y, add(mul(q.x, i.y), mul(q.y, j.y))),
      };
      expect(sign(squaredDistance(back, p))).toBe(0);
    }),
    500,
  );
});
