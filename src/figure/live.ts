import type { AnyFigure } from './figure.ts';
import { evaluateFormula, type Live } from './formulas/formula.ts';

/** Every number and sign that the figure's formulas show in this state, and which of them are used. */
export function liveOf(figure: AnyFigure, state: unknown, answer: unknown): Live {
  const values = figure.values?.(state, answer) ?? {};
  const live: Record<string, number | boolean> = { ...values };
  for (const formula of figure.formulas ?? []) {
    Object.assign(live, evaluateFormula(formula, values));
  }
  for (const [name, isUsed] of Object.entries(figure.used?.(state, answer) ?? {})) {
    live[`${name}.used`] = isUsed;
  }
  return live;
}
