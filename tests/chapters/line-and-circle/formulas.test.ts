import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closestAcross,
  closestUp,
  nearLine,
  projection,
} from '#chapters/line-and-circle/formulas.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import {
  add,
  compare,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from '#oracle/rational.ts';
import { footAlong, squaredDistance, squaredDistanceToEdge } from '#oracle/segment.ts';
import { exact } from '../../support/exact.ts';
import { forAll } from '../../support/for-all.ts';
import { fraction } from '../support.ts';

const [zero, one] = [fromDouble(0), fromDouble(1)];

const place = fc.record({ x: fraction, y: fraction });
const scene = fc
  .record({ a: place, b: place, c: place, r: fraction })
  .filter(({ a, b }) => sign(squaredDistance(a, b)) !== 0);
type Place = { x: Rational; y: Rational };

const valuesOf = (a: Place, b: Place, c: Place) => ({
  'a.x': a.x,
  'a.y': a.y,
  'c.x': c.x,
  'c.y': c.y,
  'e.x': sub(b.x, a.x),
  'e.y': sub(b.y, a.y),
});

test('projection is where the foot is', () => {
  forAll(
    fc.property(scene, ({ a, b, c }) => {
      const t = evaluate(projection.right, valuesOf(a, b, c), exact);
      expect(compare(t, footAlong(c, a, b))).toBe(0);
      // The way from there to c is at right angles to the segment.
      const foot = { x: add(a.x, mul(t, sub(b.x, a.x))), y: add(a.y, mul(t, sub(b.y, a.y))) };
      const across = mul(sub(c.x, foot.x), sub(b.x, a.x));
      expect(sign(add(across, mul(sub(c.y, foot.y), sub(b.y, a.y))))).toBe(0);
    }),
    1000,
  );
});

test('closestAcross and closestUp give the closest point', () => {
  let [before, between, past] = [0, 0, 0];
  forAll(
    fc.property(scene, ({ a, b, c }) => {
      const t = footAlong(c, a, b);
      if (sign(t) < 0) before += 1;
      else if (compare(t, one) > 0) past += 1;
      else between += 1;
      const values = { ...valuesOf(a, b, c), t };
      const q = {
        x: evaluate(closestAcross.right, values, exact),
        y: evaluate(closestUp.right, values, exact),
      };
      expect(compare(squaredDistance(q, c), squaredDistanceToEdge(c, a, b))).toBe(0);
    }),
    1000,
  );
  expect(Math.min(before, between, past)).toBeGreaterThan(50);
});

describe('nearLine', () => {
  const origin = { x: zero, y: zero };

  test('between the ends it holds where the circle touches, for any fractions', () => {
    let [holding, not] = [0, 0];
    forAll(
      fc.property(scene, ({ b, c, r }) => {
        if (sign(squaredDistance(origin, b)) === 0) return;
        const t = footAlong(c, origin, b);
        if (sign(t) < 0 || compare(t, one) > 0) return;
        const values = { ...valuesOf(origin, b, c), r };
        const [left, right] = [nearLine.left, nearLine.right].map((side) =>
          evaluate(side, values, exact),
        );
        const holds = compare(left!, right!) <= 0;
        expect(holds).toBe(compare(squaredDistanceToEdge(c, origin, b), square(r)) <= 0);
        if (holds) holding += 1;
        else not += 1;
      }),
      2000,
    );
    expect(Math.min(holding, not)).toBeGreaterThan(50);
  });

  test('its left side is the square of twice the area of the triangle', () => {
    // With the base on the axis, the area is half the base times the height.
    const values = valuesOf(
      origin,
      { x: fromDouble(6), y: zero },
      { x: fromDouble(2), y: fromDouble(5) },
    );
    const left = evaluate(nearLine.left, { ...values, r: one }, exact);
    expect(compare(left, fromDouble((2 * ((6 * 5) / 2)) ** 2))).toBe(0);
  });
});
