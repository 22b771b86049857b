import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './projection-on-line.ts';

const at = (p: readonly [number, number], b: readonly [number, number]) => ({
  p: { x: p[0], y: p[1] },
  a: { x: 2, y: 1 },
  b: { x: b[0], y: b[1] },
});

export const figure = defineFigure({
  ...hero,
  name: 'projection-exercise',
  presets: [
    { name: 'half', label: 'halfway', state: at([6, 5], [10, 1]) },
    { name: 'slanted', label: 'slanted', state: at([6, 6], [8, 4]) },
    { name: 'past', label: 'past b', state: at([10, 5], [6, 1]) },
    { name: 'point', label: 'a on b', state: at([6, 5], [2, 1]) },
  ],
  // The chapter already prints them with the first figure.
  formulas: [],
});
