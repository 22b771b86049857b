import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './square-shoulders.ts';

// The same scene. Its map shows the results of the reader's code.
const { sweep: _sweep, truth: _truth, presets, ...shown } = hero;
const [half, , ten] = presets;

export const figure = defineFigure({
  ...shown,
  name: 'shoulders-exercise',
  caption: 'Drag $c$ past an end, or change the width',
  presets: [
    { name: 'half', label: 'half a metre wide', state: half!.state },
    { name: 'tiny', label: '5 centimetres wide', state: { ...half!.state, width: '0.048' } },
    { name: 'ten', label: '10 units long', state: ten!.state },
  ],
});
