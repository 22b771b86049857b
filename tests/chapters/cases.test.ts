import { describe, expect, test } from 'vitest';
import { pointAndCircleCases } from '#chapters/point-and-circle/cases.ts';
import { assertCircle, pointInCircle, pointInCircleExactly } from '#lib/index.ts';
import {
  containsBySquareRoot,
  containsBySquares,
  float32,
  float64,
} from '#published/monogame-circles.ts';
import * as oracle from '../oracle/circle.ts';
import { fromDouble, square } from '../oracle/rational.ts';
import { chapters } from '../support/chapters.ts';

/** What the table of the chapter shows; `truth` is missing where there is none. */
function answersTo(title: string) {
  const found = pointAndCircleCases.find((one) => one.title === title);
  if (!found) throw new Error(`There is no case "${title}".`);
  const { point, circle } = found;
  return {
    ...found,
    answers: {
      squares32: containsBySquares(point, circle, float32),
      root64: containsBySquareRoot(point, circle, float64),
      squares64: containsBySquares(point, circle, float64),
      ours: pointInCircle(point, circle),
    },
  };
}

const all = (answer: boolean) => ({
  squares32: answer,
  root64: answer,
  squares64: answer,
  ours: answer,
});

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
  expect(answers).toMatchObject({ root64: true, squares64: false, ours: false });
  // "The root rounds that away."
  expect(Math.sqrt(point.x * point.x + point.y * point.y)).toBe(circle.radius);
});

test('whole numbers run out, 32 bits: the true square needs 25 binary digits', () => {
  const { point, circle, answers } = answersTo('whole numbers run out, 32 bits');
  expect(digits(BigInt(point.x) ** 2n + BigInt(point.y) ** 2n)).toBe(25);
  expect(answers).toEqual({ ...all(false), squares32: true });
  expect(oracle.pointInCircle(point, circle)).toBe(false);
});

test('whole numbers run out, 64 bits: the same, where a double keeps 53', () => {
  const { point, circle, answers } = answersTo('whole numbers run out, 64 bits');
  expect(digits(BigInt(point.x) ** 2n + BigInt(point.y) ** 2n)).toBeGreaterThan(53);
  expect(answers).toMatchObject({ root64: true, squares64: true, ours: true });
  expect(oracle.pointInCircle(point, circle)).toBe(false);
});

test('too large to square, 32 bits: both squares are infinite', () => {
  const { point, circle, answers } = answersTo('too large to square, 32 bits');
  expect(float32(float32(point.x) * float32(point.x))).toBe(Infinity);
  expect(float32(float32(circle.radius) * float32(circle.radius))).toBe(Infinity);
  expect(Number.isFinite(float32(point.x)) && Number.isFinite(float32(circle.radius))).toBe(true);
  expect(answers).toEqual({ ...all(false), squares32: true });
  expect(oracle.pointInCircle(point, circle)).toBe(false);
});

test('negative radius: squares hide the sign; the root does not', () => {
  const { point, circle, answers } = answersTo('negative radius');
  expect(circle.radius).toBeLessThan(0);
  expect(answers).toEqual({ ...all(true), root64: false });
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

  test('4096² + 1² lies between two floats, and is stored as 4096²', () => {
    const sum = 4096 ** 2 + 1;
    expect(sum).toBe(16777217);
    expect(float32(sum)).toBe(16777216);
    expect(float32(sum + 1)).toBe(16777218);
    expect(4096 ** 2).toBe(16777216);
  });
});
