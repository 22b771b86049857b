import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './point-in-circle.ts';

// The same figure, without its formulas and its motion.
const { formulas: _formulas, values: _values, sweep: _sweep, ...shown } = hero;

const at = (p: readonly [number, number], x: number, y: number) => ({
  p: { x: p[0], y: p[1] },
  circle: { center: { x, y }, radius: 16 },
});

export const figure = defineFigure({
  ...shown,
  name: 'button-exercise',
  caption: 'Drag $p$, $c$ and the rim',
  presets: [
    { name: 'right', label: 'at the right', state: at([66, 30], 60, 22) },
    { name: 'left', label: 'at the left', state: at([24, 40], 20, 44) },
    { name: 'middle', label: 'in the middle', state: at([52, 30], 40, 40) },
  ],
});
