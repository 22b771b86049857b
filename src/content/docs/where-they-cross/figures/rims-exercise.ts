import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './circles-cross.ts';

// The same figure, without the motion and the formulas.
const { sweep: _sweep, formulas: _formulas, values: _values, used: _used, ...rest } = hero;
const [first, ...more] = hero.presets;

export const figure = defineFigure({
  ...rest,
  name: 'rims-exercise',
  presets: [first, ...more.filter(({ name }) => ['outside', 'within', 'apart'].includes(name))],
  calls: {
    circleIntersections: {
      load: () => import('#lib/circle-intersections.ts?trace'),
      values: ({ first, second }) => [first, second],
    },
  },
});
