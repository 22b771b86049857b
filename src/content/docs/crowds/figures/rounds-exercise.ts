import { defineFigure } from '#figure/figure.ts';
import type { Circle } from '#lib/index.ts';
import { figure as hero, type State } from './come-apart.ts';

// The same figure with few circles, and without the motion.
const { sweep: _sweep, ...rest } = hero;

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

const at = (rounds: number, ...circles: readonly Circle[]): State => ({
  crowd: { circles, selected: 0 },
  rounds,
  mass: 'equal',
});

export const figure = defineFigure({
  ...rest,
  name: 'rounds-exercise',
  caption: 'Drag a circle, or drag $t$ from round to round',
  presets: [
    { name: 'two', label: 'two', state: at(1, disc(42, 45, 10), disc(54, 45, 10)) },
    { name: 'aslant', label: 'at an angle', state: at(1, disc(42, 40, 10), disc(51, 52, 7)) },
    {
      name: 'row',
      label: 'a row',
      state: at(1, disc(32, 45, 10), disc(48, 45, 10), disc(64, 45, 10)),
    },
  ],
  calls: {
    separateCirclesSimply: {
      load: () => import('#lib/plain/separate-circles-simply.ts?trace'),
      values: ({ crowd, rounds, mass }) =>
        mass === 'equal' ? [crowd.circles, { maxRounds: rounds }] : null,
      state: ([circles, { maxRounds }]) => ({
        crowd: { circles, selected: 0 },
        rounds: maxRounds,
        mass: 'equal' as const,
      }),
    },
  },
});
