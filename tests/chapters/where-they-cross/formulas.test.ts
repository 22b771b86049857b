import { describe, expect, test } from 'vitest';
import { figure as circles } from '#chapters/where-they-cross/figures/circles-cross.ts';
import { figure as line } from '#chapters/where-they-cross/figures/line-crosses.ts';
import { figure as tangents } from '#chapters/where-they-cross/figures/point-tangents.ts';
import {
  commonChord,
  footOfTwo,
  halfChord,
  tangentLength,
} from '#chapters/where-they-cross/formulas.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';
import { forAllStates } from '../support.ts';

const value = (formula: typeof halfChord, values: Readonly<Record<string, number>>) =>
  evaluate(formula.right, exactly(values), exact);

test('whole triangles come out exactly', () => {
  expect(compare(value(halfChord, { r: 20, d: 12 }), fromDouble(16))).toBe(0);
  expect(compare(value(footOfTwo, { d: 25, r_1: 20, r_2: 15 }), fromDouble(16))).toBe(0);
  expect(compare(value(commonChord, { r_1: 20, g: 16 }), fromDouble(12))).toBe(0);
  expect(compare(value(tangentLength, { d: 25, r: 15 }), fromDouble(20))).toBe(0);
});

// Measurements between the library's points equal the formulas' values.
describe.each<[string, AnyFigure]>([
  ['line-crosses', line],
  ['circles-cross', circles],
  ['point-tangents', tangents],
])('the formulas of %s', (_, figure) => {
  test('hold wherever they are used', () => {
    let held = 0;
    forAllStates(figure, 1000, (state) => {
      const answer = figure.answer(state);
      const used = figure.used!(state, answer);
      const values = figure.values!(state, answer);
      for (const formula of figure.formulas!) {
        if (!used[formula.name]) continue;
        const left = evaluate(formula.left, values, doubles);
        const right = evaluate(formula.right, values, doubles);
        // Next to touching, a root of what rounding left: compare the squares.
        if (Math.abs(left) > 1e-4) expect(Math.abs(left - right)).toBeLessThan(1e-5);
        else expect(Number.isNaN(right) || right < 2e-3).toBe(true);
        held += 1;
      }
    });
    expect(held).toBeGreaterThan(100);
  });
});
