import { defineFigure } from '#kit/figure.ts';
import { figure as crowd } from '../../circle-and-circle/figures/circles-crowd.ts';

// The same figure, without the buttons. Its formula stays with the first.
const { commands: _commands, formulas: _formulas, values: _values, ...rest } = crowd;

export const figure = defineFigure({
  ...rest,
  name: 'pairs-exercise',
  presets: [crowd.presets[1]!, ...crowd.presets.filter(({ name }) => name === 'twelve')],
});
