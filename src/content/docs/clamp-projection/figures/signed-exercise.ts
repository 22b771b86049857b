import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './nearest-wall.ts';

// The same figure without the formulas. Its map shows the results of the reader's code.
const { sweep: _sweep, truth: _truth, used: _used, ...shown } = hero;

const at = (x: number, y: number, radius: number) => ({ circle: { center: { x, y }, radius } });

export const figure = defineFigure({
  ...shown,
  name: 'signed-exercise',
  caption: 'Drag $c$ in the box, beside it and beyond a corner',
  description:
    'A square box and a circle with centre c. Inside the box a line goes from c to each of the four ' +
    'sides, and the shortest is thick. The signed distance of c is in the corner of the figure.',
  presets: [
    { name: 'beside', label: 'beside a side', state: at(66, 38, 8) },
    { name: 'inside', label: 'inside', state: at(40, 30, 8) },
    { name: 'corner', label: 'beyond a corner', state: at(60, 61, 8) },
  ],
  formulas: [],
});
