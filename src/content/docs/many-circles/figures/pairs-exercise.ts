import { defineFigure } from '#kit/figure.ts';
import { figure as crowd, deal } from '../../circle-and-circle/figures/circles-crowd.ts';
import { figure as hero } from './circles-grid.ts';

const calls: typeof hero.calls = { ...crowd.calls, ...hero.calls };

// The same figure with fewer circles, for two functions that have to return the same list.
export const figure = defineFigure({
  ...hero,
  name: 'pairs-exercise',
  caption: 'Drag any circle, or change $k$',
  presets: [
    {
      name: 'all',
      label: '6, every pair',
      state: { crowd: { circles: deal(6), selected: 0 }, search: 'all' },
    },
    {
      name: 'grid',
      label: '12, neighbours',
      state: { crowd: { circles: deal(12), selected: 0 }, search: 'grid' },
    },
    {
      name: 'forty',
      label: '40, neighbours',
      state: { crowd: { circles: deal(40), selected: 24 }, search: 'grid' },
    },
  ],
  calls,
});
