import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { figure as hero } from './point-in-circle.ts';

// The same figure, without its formulas and its motion.
const { formulas: _formulas, values: _values, sweep: _sweep, ...shown } = hero;

const at = (x: number, y: number, radius = 25) => ({
  p: { x, y },
  circle: { center: { x: 40, y: 32 }, radius },
});

interface Gap {
  readonly gap: number;
}

const length = (gap: number) => (gap < 0.005 ? 'Less than 0.005' : show(gap));

export const figure = defineFigure({
  ...shown,
  name: 'point-exercise',
  presets: [
    { name: 'start', label: 'start', state: at(78, 50) },
    { name: 'small', label: 'a small circle', state: at(62, 26, 10) },
  ],
  replies: {
    rim: {
      inside: ({ gap }: Gap) => `${length(gap)} inside the rim.`,
      outside: ({ gap }: Gap) => `${length(gap)} outside the rim.`,
      level: () => 'This is on the rim, but one leg is 0. Both should be longer.',
      right: () =>
        'This is exactly on the rim, because the squares of both legs add up to the square of r.',
    },
    'short-legs': {
      long: ({ leg, radius }: { leg: number; radius: number }) =>
        `One leg is ${show(leg)}, and r is ${show(radius)}.`,
      hit: () => 'Both legs are shorter than r, but this is a hit.',
      right: () =>
        'Each leg is shorter than r, but the distance is not, so the test needs both legs.',
    },
    quarter: {
      other: ({ d, radius }: { d: number; radius: number }) =>
        `The squared distance is ${show(d * d)}. A quarter of the square of r is ${show((radius * radius) / 4)}.`,
      right: () => 'Half the distance has a quarter of the square.',
    },
  },
  questions: [
    {
      name: 'rim',
      ask:
        'Put $p$ exactly on the rim, neither level with $c$ nor straight above or below it. ' +
        'Whole numbers help.',
      find: ({ p, circle: { center, radius } }, { hit, d }) => {
        const gap = Math.abs(d - radius);
        if (gap > 0 || !hit) return { right: false, kind: hit ? 'inside' : 'outside', gap };
        if (p.x === center.x || p.y === center.y) return { right: false, kind: 'level' };
        return { right: true, kind: 'right' };
      },
      solution: at(60, 47),
    },
    {
      name: 'short-legs',
      ask: 'Find a miss where each of the two legs is shorter than $r$.',
      find: ({ p, circle: { center, radius } }, { hit }) => {
        const legs = [Math.abs(p.x - center.x), Math.abs(p.y - center.y)];
        const leg = Math.max(...legs);
        if (leg >= radius) return { right: false, kind: 'long', leg, radius };
        return hit ? { right: false, kind: 'hit' } : { right: true, kind: 'right' };
      },
      solution: at(60, 52),
    },
    {
      name: 'quarter',
      ask: 'Put $p$ where its squared distance from $c$ is a quarter of the square of $r$.',
      find: ({ circle: { radius } }, { d }) =>
        Math.abs(d - radius / 2) < 0.05
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'other', d, radius },
      solution: at(52.5, 32),
    },
  ],
});
