import { defineFigure } from '#kit/figure.ts';
import { figure as hero } from './far-from-origin.ts';

// The same scene. Its map is that of the reader's code.
const { truth: _truth, ...shown } = hero;
const [{ state: blocks }] = hero.presets;

export const figure = defineFigure({
  ...shown,
  name: 'far-exercise',
  caption: 'Drag $p$ and $c$, change the distance from the origin',
  presets: [
    { name: 'blocks', label: 'a hundred million', state: { ...blocks, p: { x: 63.5, y: 44.5 } } },
    {
      name: 'billion',
      label: 'a billion',
      state: { ...blocks, p: { x: 63.5, y: 44.5 }, away: '9' },
    },
    {
      name: 'home',
      label: 'near the origin',
      state: { ...blocks, p: { x: 63.5, y: 44.5 }, away: '0' },
    },
  ],
});
