import { expect, test } from 'vitest';
import { figure as capsule } from '#chapters/the-one-rule/figures/capsule-core.ts';
import { figure as rounded } from '#chapters/the-one-rule/figures/rounded-shapes.ts';
import { roundedDistance, withinReach } from '#chapters/the-one-rule/formulas.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import { evaluateFormula } from '#figure/formulas/formula.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';

test('withinReach holds just where the capsule is hit', () => {
  for (const { state } of capsule.presets) {
    const answer = capsule.answer(state);
    const live = evaluateFormula(withinReach, capsule.values!(state, answer));
    expect(live['withinReach.holds']).toBe(answer.hit);
  }
});

test('roundedDistance takes the rounding off the distance', () => {
  const value = evaluate(roundedDistance.right, exactly({ d: 15, r_1: 7 }), exact);
  expect(compare(value, fromDouble(8))).toBe(0);
  for (const { state } of rounded.presets) {
    const answer = rounded.answer(state);
    const { g } = rounded.values!(state, answer);
    // A hit is a distance of at most the radius.
    expect(g! <= state.circle.radius).toBe(answer.hit);
  }
});
