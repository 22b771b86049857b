import { describe, expect, test } from 'vitest';
import { pointAndCircleCases } from '#chapters/point-and-circle/cases.ts';
import { assertCircle, distance, pointInCircle, pointInCircleExactly } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import { compare, div, fromDouble, square } from '#oracle/rational.ts';
import {
  containsBySquareRoot,
  containsBySquares,
  float32,
  float64,
} from '#published/monogame-circles.ts';
import { chapters } from '../support/chapters.ts';

/** The results in the chapter's table, without `truth` if it does not exist. */
function answersTo(title: string) {
  const found = pointAndCircleCases.find((one) => one.title === title);
  if (!found) throw new Error(`There is no case "${title}".`);
  const { point, circle } = found;
  return {
    ...found,
    answers: {
      root: containsBySquareRoot(point, circle, float64),
      squares: containsBySquares(point, circle, float64),
      ours: pointInCircle(point, circle),
    },
  };
}

const all = (answer: boolean) => ({ root: answer, squares: answer, ours: answer });

/** How many binary digits a whole number needs. */
const digits = (value: bigint) => value.toString(2).replace(/0+$/, '').length;

test('there are as many cases as the heading says, all about the origin', () => {
  const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  const { text } = chapters.find(({ name }) => name === 'point-and-circle')!;
  expect(text).toContain(`### ${numbers[pointAndCircleCases.length]} inputs worth knowing`);
  const titles = pointAndCircleCases.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { circle } of pointAndCircleCases) expect(circle.center).toEqual({ x: 0, y: 0 });
});

test('touching, whole numbers: all agree, and are right', () => {
  const { point, circle, answers } = answersTo('touching, whole numbers');
  expect(answers).toEqual(all(true));
  expect(oracle.pointInCircle(point, circle)).toBe(true);
  expect(point.x ** 2 + point.y ** 2).toBe(circle.radius ** 2);
});

test('touching, in decimals: the forms disagree; the point is just outside', () => {
  const { point, circle, answers } = answersTo('touching, in decimals');
  // On paper they touch: tenths of 8, 15, 17.
  const tenths = [point.x, point.y, circle.radius].map((number) => Math.round(number * 10));
  expect(tenths.map((tenth) => tenth / 10)).toEqual([point.x, point.y, circle.radius]);
  expect(tenths[0]! ** 2 + tenths[1]! ** 2).toBe(tenths[2]! ** 2);
  expect(oracle.pointInCircle(point, circle)).toBe(false);
  expect(oracle.withinUlpsOfRim(point, circle, 1)).toBe(true);
  expect(answers).toEqual({ root: true, squares: false, ours: false });
  // "The square root rounds the gap away."
  expect(Math.sqrt(point.x * point.x + point.y * point.y)).toBe(circle.radius);
});

test('large whole numbers: one digit too many, where a double keeps 53', () => {
  const { point, circle, answers } = answersTo('large whole numbers');
  expect(digits(BigInt(point.x) ** 2n + BigInt(point.y) ** 2n)).toBe(54);
  expect(point.x ** 2 + point.y ** 2).toBe(circle.radius ** 2);
  expect(answers).toEqual(all(true));
  expect(oracle.pointInCircle(point, circle)).toBe(false);
});

test('too large to square: both squares are infinite, and only the root notices', () => {
  const { point, circle, answers } = answersTo('too large to square');
  expect(point.x ** 2).toBe(Infinity);
  expect(circle.radius ** 2).toBe(Infinity);
  expect(answers).toEqual({ root: false, squares: true, ours: true });
  expect(oracle.pointInCircle(point, circle)).toBe(false);
});

test('negative radius: squares alone would hide the sign', () => {
  const { point, circle, answers } = answersTo('negative radius');
  expect(circle.radius).toBeLessThan(0);
  expect(answers).toEqual({ root: false, squares: true, ours: false });
  expect(() => assertCircle(circle)).toThrow('circle.radius is -3; it must be 0 or greater.');
  expect(point.x ** 2).toBeLessThan(circle.radius ** 2);
});

test('not a number: all say miss', () => {
  const { point, circle, answers } = answersTo('not a number');
  expect(circle.radius).toBeNaN();
  expect(answers).toEqual(all(false));
  expect(() => pointInCircleExactly(point, circle)).toThrow('NaN is not a finite number.');
});

describe('what the chapter says around the table', () => {
  test('a circle that is refused is told: a negative radius, and numbers that are none', () => {
    const center = { x: 0, y: 0 };
    expect(() => assertCircle({ center, radius: -3 })).toThrow('circle.radius is -3');
    expect(() => assertCircle({ center, radius: NaN })).toThrow('circle.radius is NaN');
    expect(() => assertCircle({ center: { x: NaN, y: 0 }, radius: 1 })).toThrow(
      'circle.center.x is NaN',
    );
  });

  test('moderate whole numbers have exact squares', () => {
    for (const value of [1, 26, 4095, 94906265]) {
      const { top, bottom, twos } = square(fromDouble(value));
      const exact = (top / bottom) * 2n ** BigInt(Math.max(twos, 0));
      const whole = twos < 0 ? exact / 2n ** BigInt(-twos) : exact;
      expect(BigInt(value * value)).toBe(whole);
    }
  });

  test('0.8 and 1.7 are rounded as they are stored, and 1.5 is not', () => {
    const isExact = (value: number) => {
      const onPaper = div(fromDouble(Math.round(value * 10)), fromDouble(10));
      return compare(fromDouble(value), onPaper) === 0;
    };
    expect([0.8, 1.5, 1.7].map(isExact)).toEqual([false, true, false]);
  });

  test('in 32 bits the same happens with smaller numbers', () => {
    const at = (x: number, y: number, radius: number) =>
      [
        { x, y },
        { center: { x: 0, y: 0 }, radius },
      ] as const;
    for (const scene of [at(4096, 1, 4096), at(1e30, 0, 1e20)]) {
      expect(containsBySquares(...scene, float32)).toBe(true);
      expect(containsBySquares(...scene, float64)).toBe(false);
      expect(oracle.pointInCircle(...scene)).toBe(false);
    }
  });

  test('the square of 1.4e154 or more is infinite, and the distance compared with the radius is right', () => {
    expect(1.4e154 ** 2).toBe(Infinity);
    expect(1.3e154 ** 2).toBeLessThan(Infinity);
    const { point, circle } = answersTo('too large to square');
    expect(distance(point, circle.center) <= circle.radius).toBe(false);
  });
});
