import { show } from '../numbers.ts';
import { doubles, type Expression, evaluate } from './expression.ts';

/** "left ≤ right" or "left = right", under a name that chapters use. */
export interface Formula {
  readonly name: string;
  readonly relation: '≤' | '=';
  readonly left: Expression;
  readonly right: Expression;
}

/** What changes in a formula as the figure is dragged: numbers, and whether the relation holds. */
export type Live = Readonly<Record<string, number | boolean>>;

/** The values of both sides, and whether the relation holds, named after the formula. */
export function evaluateFormula(
  { name, relation, left, right }: Formula,
  values: Readonly<Record<string, number>>,
): Live {
  const [l, r] = [evaluate(left, values, doubles), evaluate(right, values, doubles)];
  return {
    [`${name}.left`]: l,
    [`${name}.right`]: r,
    [`${name}.holds`]: relation === '≤' ? l <= r : l === r,
  };
}

/** A live number or sign as it is printed; in brackets where a minus or a square comes with it. */
export function liveText(value: number | boolean | undefined, guarded: boolean): string {
  if (typeof value === 'boolean') return value ? '≤' : '>';
  if (value === undefined || Number.isNaN(value)) return '–';
  const text = show(value);
  return guarded && text.startsWith('−') ? `(${text})` : text;
}
