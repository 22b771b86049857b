import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './far-from-origin.ts';

// The same scene. Its map shows the results of the reader's code.
const { truth: _truth, ...shown } = hero;
const [{ state: first }] = hero.presets;
const circle = { center: { x: 45, y: 33 }, radius: 24 };
const at = (away: typeof first.away) => ({ ...first, p: { x: 63.5, y: 44.5 }, circle, away });

export const figure = defineFigure({
  ...shown,
  name: 'far-exercise',
  caption: 'Drag $p$ and $c$, and change the distance from the origin',
  presets: [
    { name: 'blocks', label: 'a hundred million', state: at('8') },
    { name: 'billion', label: 'a billion', state: at('9') },
    { name: 'home', label: 'near the origin', state: at('0') },
  ],
});
