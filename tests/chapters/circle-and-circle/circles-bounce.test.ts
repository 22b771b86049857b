import { expect, test } from 'vitest';
import { figure, type State } from '#chapters/circle-and-circle/figures/circles-bounce.ts';
import {
  afterBounceAcross,
  afterBounceUp,
  comesCloser,
} from '#chapters/circle-and-circle/formulas.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import { reflect } from '#lib/index.ts';

const restitution = { all: 1, half: 0.5, none: 0 } as const;

test('the formulas of the bounce give what reflect returns, wherever they are used', () => {
  let used = 0;
  for (const { state } of figure.presets) {
    for (const kept of ['all', 'half', 'none'] as const) {
      for (const response of ['bounce', 'push'] as const) {
        const now: State = { ...state, kept, response };
        const answer = figure.answer(now);
        const values = figure.values!(now, answer);
        const uses = figure.used!(now, answer);
        expect(uses.afterBounceAcross).toBe(uses.afterBounceUp);
        if (!uses.afterBounceUp) continue;
        used += 1;
        const after = reflect(now.ball.velocity, answer.contact!.normal, restitution[kept]);
        const pairs = [
          [afterBounceAcross, after.x],
          [afterBounceUp, after.y],
        ] as const;
        for (const [{ left, right }, wanted] of pairs) {
          expect(evaluate(right, values, doubles)).toBeCloseTo(wanted, 9);
          expect(evaluate(left, values, doubles)).toBeCloseTo(wanted, 9);
        }
        expect(evaluate(comesCloser.left, values, doubles)).toBeLessThan(0);
      }
    }
  }
  // In one preset the ball is leaving.
  expect(used).toBe(3 * (figure.presets.length - 1));
});
