import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fractionOfContact,
  halfGrownChord,
  noneSteppedOver,
  relativeAcross,
  relativeUp,
} from '#chapters/moving-circle/formulas.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';
import * as boxes from '#oracle/box.ts';
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
import { pythagoreanTriples } from '../../lib/bench/hard-numbers.ts';
import { exact, exactly } from '../../support/exact.ts';
import { forAll } from '../../support/for-all.ts';

const holds = ({ left, right }: Formula, values: Readonly<Record<string, Rational>>) =>
  compare(evaluate(left, values, exact), evaluate(right, values, exact)) <= 0;

describe('halfGrownChord and fractionOfContact', () => {
  test('at that fraction the centre is as far from the post as both radii: exactly', () => {
    let tried = 0;
    for (const { a: d, b: h, c: reach } of pythagoreanTriples(40)) {
      for (const r of [0, 1, reach]) {
        const r1 = reach - r;
        const half = evaluate(halfGrownChord.right, exactly({ r, r_1: r1, d }), exact);
        expect(compare(half, fromDouble(h))).toBe(0);
        for (const [f, l] of [
          [h, 1],
          [h + 7, 9],
          [h + 1, 64],
        ] as const) {
          // The line of motion is the x axis, the start its origin.
          const t = evaluate(fractionOfContact.right, exactly({ f, h, l }), exact);
          const x = mul(t, fromDouble(l));
          const apart = add(square(sub(x, fromDouble(f))), square(fromDouble(d)));
          expect(compare(apart, square(fromDouble(reach)))).toBe(0);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('before that the two are apart, for any fractions', () => {
    const part = fc.integer({ min: 0, max: 99 });
    forAll(
      fc.property(part, (hundredths) => {
        const [d, h, f, l] = [9, 12, 43, 62];
        const t = evaluate(fractionOfContact.right, exactly({ f, h, l }), exact);
        const earlier = div(mul(t, fromDouble(hundredths)), fromDouble(100));
        const x = mul(earlier, fromDouble(l));
        const apart = add(square(sub(x, fromDouble(f))), square(fromDouble(d)));
        expect(compare(apart, fromDouble(15 * 15))).toBe(1);
      }),
    );
  });
});

describe('noneSteppedOver', () => {
  /** Does any test touch the upright wall, wherever the flight starts? In fine steps of the start. */
  function isAlwaysFound(v: number, k: number, r: number, w: number): boolean {
    const step = v / k;
    return Array.from({ length: 64 }, (_, i) => (i / 64) * step).every((shift) =>
      Array.from({ length: 200 }, (_, i) => shift - 50 + i * step).some((x) =>
        boxes.touches(
          boxes.offsetFrom({ center: { x: 0, y: 0 } }, { x, y: 1 }),
          { halfWidth: w, halfHeight: 17 },
          r,
        ),
      ),
    );
  }

  test.each([
    [8, 1, true],
    [8.25, 1, false],
    [21, 1, false],
    [21, 2, false],
    [21, 3, true],
    [21, 4, true],
    [80, 9, false],
    [80, 10, true],
  ])('moving %d in a frame, with %d tests: %s', (v, k, sure) => {
    expect(holds(noneSteppedOver, exactly({ v, k, r: 3, w: 1 }))).toBe(sure);
    expect(isAlwaysFound(v, k, 3, 1)).toBe(sure);
  });
});

test('the relative displacement keeps the difference of the two places, at every moment', () => {
  const whole = fc.integer({ min: -80, max: 80 });
  forAll(
    fc.property(whole, whole, whole, whole, whole, (ux, uy, vx, vy, hundredths) => {
      const t = hundredths / 100;
      const values = { 'u.x': ux, 'u.y': uy, 'v.x': vx, 'v.y': vy };
      expect(evaluate(relativeAcross.right, values, doubles) * t).toBeCloseTo(vx * t - ux * t, 9);
      expect(evaluate(relativeUp.right, values, doubles) * t).toBeCloseTo(vy * t - uy * t, 9);
    }),
  );
});
