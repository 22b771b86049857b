import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosSin, localDirection, localOffsetFrom } from '#oracle/oriented-box.ts';
import { add, compare, div, fromDouble, mul, type Rational, sub } from '#oracle/rational.ts';
import { forAll } from '../bench/for-all.ts';

const angle = fc.double({ min: -1000, max: 1000, noNaN: true });
const minute: Rational = { top: 1n, bottom: 1n, twos: -250 };

function expectNear(a: Rational, b: Rational, within = minute) {
  expect(compare(sub(a, b), within)).toBe(-1);
  expect(compare(sub(b, a), within)).toBe(-1);
}

describe('cosine and sine, to far more digits than a double has', () => {
  test('are those of Math, to an ulp', () => {
    forAll(
      fc.property(angle, (turn) => {
        const { cos, sin } = cosSin(turn);
        expectNear(cos, fromDouble(Math.cos(turn)), fromDouble(2 ** -52));
        expectNear(sin, fromDouble(Math.sin(turn)), fromDouble(2 ** -52));
      }),
    );
  });

  test('have squares that add up to 1', () => {
    forAll(
      fc.property(angle, (turn) => {
        const { cos, sin } = cosSin(turn);
        expectNear(add(mul(cos, cos), mul(sin, sin)), fromDouble(1));
      }),
    );
  });

  test('of a sum follow the addition theorem', () => {
    const eighth = fc.integer({ min: -3000, max: 3000 }).map((count) => count / 8);
    forAll(
      fc.property(eighth, eighth, (a, b) => {
        const [one, other, both] = [cosSin(a), cosSin(b), cosSin(a + b)];
        expectNear(both.cos, sub(mul(one.cos, other.cos), mul(one.sin, other.sin)));
        expectNear(both.sin, add(mul(one.sin, other.cos), mul(one.cos, other.sin)));
      }),
    );
  });

  test('of 1 have the right first forty digits', () => {
    const tens = 10n ** 40n;
    const digits = (value: Rational) => (value.top * tens) >> BigInt(-value.twos);
    expect(digits(cosSin(1).cos)).toBe(5403023058681397174009366074429766037323n);
    expect(digits(cosSin(1).sin)).toBe(8414709848078965066525023216302989996225n);
  });

  test('refuse an angle that is out of range', () => {
    expect(() => cosSin(1001)).toThrow(RangeError);
    expect(() => cosSin(NaN)).toThrow(RangeError);
  });
});

test('points are rotated into the axes of the box, counter-clockwise with y up', () => {
  const box = { center: { x: 3, y: 1 }, halfWidth: 1, halfHeight: 1, rotation: Math.PI / 2 };
  const near = div(fromDouble(1), fromDouble(1e15));
  const { x, y } = localOffsetFrom(box, { x: 3, y: 6 });
  expectNear(x, fromDouble(5), near);
  expectNear(y, fromDouble(0), near);
  const direction = localDirection(Math.PI / 2)({ x: 1, y: 0 });
  expectNear(direction.x, fromDouble(0), near);
  expectNear(direction.y, fromDouble(-1), near);
});
