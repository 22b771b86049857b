import type { AnyFigure } from './figure.ts';
import { evaluateFormula, type Live } from './formulas/formula.ts';

/** Every number and sign that the figure's formulas show in this state, and which tests are asked. */
export function liveOf(figure: AnyFigure, state: unknown, answer: unknown): Live {
  const values = figure.values?.(state, answer) ?? {};
  const live: Record<string, number | boolean> = { ...values };
  const asked = figure.asked?.(state, answer);
  for (const formula of figure.formulas ?? []) {
    Object.assign(live, evaluateFormula(formula, values));
    if (!asked || formula.relation === '=') continue;
    live[`${formula.name}.asked`] = asked.includes(formula.name);
  }
  return live;
}
