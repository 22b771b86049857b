import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './bounce-off-wall.ts';

type State = (typeof hero.presets)[0]['state'];

const at = (x: number, y: number, t: number, kept: State['kept']): State => ({
  p: { x, y },
  t,
  kept,
});

export const figure = defineFigure({
  ...hero,
  name: 'wall-exercise',
  presets: [
    { name: 'floor', label: 'onto the floor', state: at(3, 4, 0, 'all') },
    { name: 'leaving', label: 'leaving', state: at(2, -2, 0, 'all') },
    { name: 'none', label: 'no speed comes back', state: at(-4, 3, 0, 'none') },
    { name: 'slope', label: 'onto a slope', state: at(-2, 4, 30, 'half') },
  ],
  // The chapter already prints them with the first figure.
  formulas: [],
});
