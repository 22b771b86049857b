import { defineFigure } from '#figure/figure.ts';
import { deal } from '../../circle-and-circle/figures/circles-crowd.ts';
import { figure as hero } from './circles-grid.ts';

// The same figure, starting with the few circles, and with the code to fix.
export const figure = defineFigure({
  ...hero,
  name: 'grid-exercise',
  presets: [
    {
      name: 'twelve',
      label: '12 circles',
      state: { crowd: { circles: deal(12), selected: 0 }, search: 'grid' },
    },
    {
      name: 'forty',
      label: '40',
      state: { crowd: { circles: deal(40), selected: 24 }, search: 'grid' },
    },
  ],

  calls: {
    findIntersectingPairsByMap: {
      ...hero.calls!.findIntersectingPairsByGridSimply!,
      load: () => import('#lib/variants/find-intersecting-pairs-by-map.ts?trace'),
    },
  },
});
