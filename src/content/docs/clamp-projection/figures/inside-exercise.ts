import { defineFigure } from '#figure/figure.ts';
import { placeBox } from '#figure/parts/box.ts';
import { figure as hero } from './push-out.ts';

const [{ state }] = hero.presets;
const at = (x: number, y: number, radius: number) => ({
  ...state,
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure({
  ...hero,
  name: 'inside-exercise',
  caption: 'Drag $c$ around in the box',
  presets: [
    { name: 'right', label: 'near the right side', state: at(43, 29, 7) },
    { name: 'top', label: 'near the top side', state: at(28, 38, 7) },
    { name: 'middle', label: 'in the middle', state: at(30, 30, 7) },
    { name: 'outside', label: 'outside', state: at(53, 26, 9) },
  ],
  calls: {
    collideBoxCircle: {
      load: () => import('#lib/collide-box-circle.ts?trace'),
      values: ({ box, circle }: typeof state) => [placeBox(box), circle],
    },
  },
  // The chapter already prints them with the first figure.
  formulas: [],
});
