import fc from 'fast-check';
import { findPreset } from '#figure/all-figures.ts';
import type { Figure } from '#figure/figure.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import type { Formula } from '#figure/formulas/formula.ts';
import { compare, div, fromDouble, type Rational } from '#oracle/rational.ts';
import { exact } from '../support/exact.ts';
import { forAll } from '../support/for-all.ts';
import { reachable } from '../support/states.ts';

// biome-ignore lint/suspicious/noExplicitAny: only the state of the figure counts.
type FigureIn<State> = Figure<State, any, any, any>;

/** The presets of a figure by name, and its verdict in a state. */
export function reading<State>(figure: FigureIn<State>) {
  const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
  return {
    preset: (name: string): State => findPreset(figure, name).state,
    wordsOf,
    /** In a line, such as "miss: 4 apart"; a word that does not show a hit or a miss follows that. */
    verdictOf: (state: State) => {
      const { hit, word, rest } = wordsOf(state);
      const outcome = hit ? 'hit' : 'miss';
      return `${word.startsWith(outcome) ? word : `${outcome}, ${word}`}: ${rest}`;
    },
  };
}

/** Checks `runs` states that hands and fields can make of a figure, fewer in the quick tier. */
export function forAllStates<State>(
  figure: FigureIn<State>,
  runs: number,
  check: (state: State) => void,
): void {
  const isFull = process.env.FULL === '1';
  forAll(
    fc.property(reachable(figure), ({ state }) => check(state as State)),
    isFull ? runs : Math.min(runs, Math.max(100, runs / 5)),
  );
}

/** Whether the formula's relation is true, without any rounding. */
export function holds(
  { left, relation, right }: Formula,
  values: Readonly<Record<string, Rational>>,
): boolean {
  const order = compare(evaluate(left, values, exact), evaluate(right, values, exact));
  return relation === '≤' ? order <= 0 : order === 0;
}

/** Fractions, 1/3 and 22/7 among them, which no double stores exactly. */
export const fractionFrom = (least: number) =>
  fc
    .tuple(fc.integer({ min: least, max: 60 }), fc.integer({ min: 1, max: 12 }))
    .map(([top, bottom]) => div(fromDouble(top), fromDouble(bottom)));
export const fraction = fractionFrom(-60);
export const notNegative = fractionFrom(0);
