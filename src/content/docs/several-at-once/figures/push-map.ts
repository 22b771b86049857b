import { defineFigure } from '#figure/figure.ts';
import { survey } from '../surveys/push-map.ts';
import { figure as hero } from './several-at-once.ts';

// The same figure with a map behind it, and without the motion and the listing.
const { sweep: _sweep, calls: _calls, ...rest } = hero;

export const figure = defineFigure({
  ...rest,
  name: 'push-map',
  caption: 'Drag the circle over the map, or choose other obstacles',
  description: `${hero.description} Behind it is a map that shows for each centre of the circle whether the sum is right.`,
  truth: survey,
});
