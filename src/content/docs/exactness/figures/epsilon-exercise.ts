import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './epsilon.ts';

// The same scene. Its map shows the results of the reader's code.
const { truth: _truth, ...shown } = hero;
const [{ state: ring }] = hero.presets;

export const figure = defineFigure({
  ...shown,
  name: 'epsilon-exercise',
  caption: 'Drag $c$ and the rim, and change the unit',
  presets: [
    { name: 'kilometres', label: 'in kilometres', state: ring },
    { name: 'metres', label: 'in metres', state: { ...ring, unit: 'm' } },
    {
      name: 'touching',
      label: 'touching',
      state: { ...ring, unit: 'm', circle: { center: { x: 46, y: 17 }, radius: 4 } },
    },
  ],
});
