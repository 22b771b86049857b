import { defineFigure } from '#figure/figure.ts';
import { figure as hero } from './segment-stadium.ts';

// The same figure, without the motion that would solve the exercise.
const { sweep: _sweep, ...shown } = hero;

const at = (
  x: number,
  y: number,
  [ax, ay]: readonly [number, number] = [28, 40],
  [bx, by]: readonly [number, number] = [68, 20],
) => ({
  circle: { center: { x, y }, radius: 12 },
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

export const figure = defineFigure({
  ...shown,
  name: 'stadium-exercise',
  caption: 'Drag $c$, $a$ and $b$',
  presets: [
    { name: 'side', label: 'at the side', state: at(52, 44) },
    { name: 'before', label: 'before a', state: at(16, 52) },
    { name: 'past', label: 'past b', state: at(80, 26) },
    { name: 'point', label: 'a on b', state: at(56, 40, [44, 30], [44, 30]) },
  ],
});
