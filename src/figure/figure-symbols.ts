import type { AnyFigure } from './figure.ts';
import { symbolsOf } from './formulas/expression.ts';
import { marksOf } from './marks-of.ts';
import { memoize } from './memoize.ts';
import { Projection } from './projection.ts';
import { fieldsOf, start } from './store.ts';
import { splitSymbol, symbols } from './symbol-table.ts';

const size = { width: 550, height: 366 };

/**
 * Returns the symbols of a figure, in the order of the table of symbols: those in its caption, its
 * fields and formulas, its own meanings, and its drawing in each preset.
 */
export const figureSymbols = memoize((figure: AnyFigure): readonly string[] => {
  const { caption, formulas = [], meanings = {}, presets, world } = figure;
  const model = start(figure);
  const view = new Projection(world, size);
  const texts = fieldsOf(figure, model.state).map(({ item }) => item.before + item.after);
  const names = new Set(
    [
      ...[caption, ...texts].flatMap(inDollars),
      ...formulas.flatMap(({ left, right }) => [...symbolsOf(left), ...symbolsOf(right)]),
      ...Object.keys(meanings),
      ...presets.flatMap(({ state }) =>
        [...marksOf(figure, { ...model, state }, view)].map(
          (mark) => mark.attributes?.['data-symbol'],
        ),
      ),
    ].map((name) => splitSymbol(String(name)).base),
  );
  return Object.keys(symbols).filter((name) => names.has(name));
});

const inDollars = (text: string) => [...text.matchAll(/\$([^$]+)\$/g)].map(([, name]) => name!);
