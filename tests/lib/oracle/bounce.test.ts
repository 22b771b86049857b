import { expect, test } from 'vitest';
import * as oracle from '#oracle/bounce.ts';
import { compare, fromDouble, type Rational, sign } from '#oracle/rational.ts';
import { testEach } from '../bench/in-each.ts';

const isValue = (found: Rational, value: number) => compare(found, fromDouble(value)) === 0;

const body = (mass: number, x: number, y: number) => ({ mass, velocity: { x, y } });
const right = { x: 1, y: 0 };

testEach(
  'by hand',
  [
    ['equal masses exchange their speeds', 1, 1, {}, [0, 2, 6, 0]],
    ['a heavy one goes on', 2, 1, {}, [2, 2, 8, 0]],
    ['nothing comes back', 2, 1, { restitution: 0 }, [4, 2, 4, 0]],
    ['off a wall', 1, Infinity, {}, [-6, 2, 0, 0]],
    ['friction stops the sliding', 1, 1, { friction: 1 }, [0, 1, 6, 1]],
    ['friction brakes it', 1, 1, { friction: 0.125 }, [0, 1.25, 6, 0.75]],
  ] as const,
  (_, massA, massB, options, expected) => {
    const { a, b } = oracle.bounce(body(massA, 6, 2), body(massB, 0, 0), right, options);
    expect([a.x, a.y, b.x, b.y].map((one, i) => isValue(one, expected[i]!))).toEqual(
      Array(4).fill(true),
    );
  },
);

test('bodies that separate, and two immovable bodies, keep their velocities', () => {
  for (const [mass, x] of [
    [1, -1],
    [1, 0],
    [Infinity, 5],
  ] as const) {
    const { a, b } = oracle.bounce(body(mass, x, 2), body(mass, 0, 0), right);
    expect([isValue(a.x, x), isValue(a.y, 2), isValue(b.x, 0)]).toEqual([true, true, true]);
  }
});

test('momentum, energy and sliding are right, by hand', () => {
  const [a, b] = [body(2, 3, 4), body(5, -1, 0)];
  const after = { a: { x: 1, y: 1 }, b: { x: 0, y: 2 } };
  const { x, y } = oracle.momentumChange(a, b, after);
  expect([isValue(x, 1), isValue(y, 4)]).toEqual([true, true]);
  expect(isValue(oracle.energyOf(a, b, { a: a.velocity, b: b.velocity }), 55)).toBe(true);
  expect(isValue(oracle.energyOf(a, b, after), 24)).toBe(true);
  const before = oracle.bounce(b, a, right);
  expect(sign(oracle.slidingOf(before, right))).toBe(1);
  expect(isValue(oracle.slidingOf(before, right), 4)).toBe(true);
  expect(isValue(oracle.sizeOf(fromDouble(-3)), 3)).toBe(true);
});
