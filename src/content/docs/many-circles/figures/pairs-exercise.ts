import { defineFigure } from '#figure/figure.ts';
import { figure as crowd, deal } from '../../circle-and-circle/figures/circles-crowd.ts';

// The same figure, without the buttons and the formula.
const { commands: _commands, formulas: _formulas, values: _values, ...rest } = crowd;

export const figure = defineFigure({
  ...rest,
  name: 'pairs-exercise',
  presets: [
    { name: 'six', label: '6 circles', state: { crowd: { circles: deal(6), selected: 0 } } },
    { name: 'twelve', label: '12', state: { crowd: { circles: deal(12), selected: 0 } } },
  ],
});
