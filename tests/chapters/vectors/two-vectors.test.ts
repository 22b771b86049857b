import { describe, expect, test } from 'vitest';
import { figure as cross } from '#chapters/vectors/figures/cross-product.ts';
import { figure as dot } from '#chapters/vectors/figures/dot-product.ts';
import { figure as turning } from '#chapters/vectors/figures/turning-vector.ts';
import { figure as between } from '#chapters/vectors/figures/vector-between.ts';
import { figure as exercise } from '#chapters/vectors/figures/vectors-exercise.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { liveOf } from '#figure/live.ts';
import { turnOf } from '#oracle/outline.ts';
import { forAllStates } from '../support.ts';

const said = (figure: AnyFigure, state: unknown) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};
const saidAt = (figure: AnyFigure) =>
  Object.fromEntries(figure.presets.map(({ name, state }) => [name, said(figure, state)]));
const vectors = (ux: number, uy: number, vx: number, vy: number) => ({
  u: { x: ux, y: uy },
  v: { x: vx, y: vy },
});

test('the presets of the turning vector', () => {
  expect(saidAt(turning)).toEqual({
    ahead: 'ahead: to the left; dot 0.77, cross 0.64',
    beside: 'beside: to the left; dot 0, cross 1',
    behind: 'behind: to the left; dot −0.82, cross 0.57',
    right: 'ahead: to the right; dot 0.5, cross −0.87',
  });
  expect(said(turning, { t: 0 })).toBe('ahead: on the line; dot 1, cross 0');
  expect(said(turning, { t: 270 })).toBe('beside: to the right; dot 0, cross −1');
});

test('dot and cross are the cosine and the sine of the angle', () => {
  for (let t = 0; t < 360; t += 7.3) {
    const answer = turning.answer({ t });
    expect(answer.dot).toBeCloseTo(Math.cos((t * Math.PI) / 180), 12);
    expect(answer.cross).toBeCloseTo(Math.sin((t * Math.PI) / 180), 12);
  }
});

test('the presets of the vector from a to b', () => {
  expect(saidAt(between)).toEqual({
    'three-four': 'vector (4, 3): 5 long, direction (0.8, 0.6)',
    back: 'vector (−4, −3): 5 long, direction (−0.8, −0.6)',
    down: 'vector (0, −5): 5 long, direction (0, −1)',
    none: 'vector (0, 0): length 0, and no direction',
  });
});

describe('the dot product', () => {
  test('its presets', () => {
    expect(saidAt(dot)).toEqual({
      ahead: 'ahead: dot product 12, shadow 2.68',
      beside: 'beside: dot product 0: a right angle, and no shadow',
      behind: 'behind: dot product −14, shadow −3.13',
      along: 'ahead: dot product 10, shadow 2.24',
      // With u of length 1 the two are one number.
      unit: 'ahead: dot product 3.8, shadow 3.8',
    });
    expect(said(dot, vectors(0, 0, 2, 1))).toMatch(/^no direction/);
  });

  test('the library finds the shadow that the formula says', () => {
    forAllStates(dot, 500, (state) => {
      const { u, v } = state;
      const answer = dot.answer({ u, v });
      if (answer.length === 0) return;
      expect(liveOf(dot, state, answer)['shadow.right']).toBeCloseTo(answer.shadow, 9);
    });
  });
});

describe('the cross product', () => {
  test('its presets', () => {
    expect(saidAt(cross)).toEqual({
      left: 'left: cross product 7, a parallelogram of area 7',
      right: 'right: cross product −11.5, a parallelogram of area 11.5',
      square: 'left: cross product 9, a parallelogram of area 9',
      line: 'in line: cross product 0, no area',
      back: 'in line: cross product 0, no area',
    });
  });

  test('a rounding is called one', () => {
    const hair = vectors(3, 1, 0.9, 0.3);
    expect(turnOf({ x: 0, y: 0 }, hair.u, hair.v)).not.toBe(0);
    expect(said(cross, hair)).toMatch(/rounds to 0/);
  });

  test('with y down the same vectors lie on the other side', () => {
    forAllStates(cross, 500, ({ u, v }) => {
      const down = vectors(u.x, 0 - u.y, v.x, 0 - v.y);
      expect(cross.answer({ u, v }).side + cross.answer(down).side).toBe(0);
      expect(cross.answer({ u, v }).side).toBe(turnOf({ x: 0, y: 0 }, u, v));
    });
  });
});

test.each<[string, ReturnType<typeof vectors>, boolean, RegExp]>([
  ['behind-right', vectors(3, 1, -2, -3), true, /Both are below 0. The dot product is −9/],
  ['behind-right', vectors(3, 1, 2, -3), false, /The dot product is 3/],
  ['behind-right', vectors(3, 1, -2, 3), false, /This is behind u/],
  ['normal', vectors(3, 1, -1, 3), true, /changed places/],
  ['normal', vectors(3, 1, 1, -3), false, /to the right/],
  ['normal', vectors(3, 1, -0.5, 1.5), false, /as long as u/],
  ['normal', vectors(3, 1, 2, 3), false, /dot product is 9/],
  ['normal', vectors(0, 0, 2, 3), false, /not have a direction/],
  ['normal', vectors(3, 1, 0, 0), false, /^The length of v is 0/],
  ['same-shadow', vectors(3, 1, 2, 4), true, /has this shadow/],
  ['same-shadow', vectors(3, 1, 3, 1), false, /is on the line/],
  ['same-shadow', vectors(3, 1, 2, 3), false, /is 2\.85, but the length of u is 3\.16/],
  ['same-shadow', vectors(0, 0, 2, 3), false, /not have a line/],
])('%s: %j is %s', (name, state, right, says) => {
  const question = exercise.questions!.find((one) => one.name === name)!;
  expect(question.judge(state, exercise.answer(state))).toMatchObject({
    right,
    says: expect.stringMatching(says),
  });
});
