import { defineFigure } from '#kit/figure.ts';
import { show } from '#kit/numbers.ts';
import { figure as hero } from './point-in-circle.ts';

// The same figure; its formulas stay with the first.
const { formulas: _formulas, values: _values, ...shown } = hero;

const at = (x: number, y: number, radius = 25) => ({
  p: { x, y },
  circle: { center: { x: 40, y: 32 }, radius },
});

export const figure = defineFigure({
  ...shown,
  name: 'point-exercise',
  presets: [
    { name: 'start', label: 'start', state: at(78, 50) },
    { name: 'small', label: 'a small circle', state: at(62, 26, 10) },
  ],
  questions: [
    {
      name: 'rim',
      ask:
        'Put $p$ on the rim exactly, neither level with $c$ nor straight above or below it. ' +
        'Whole numbers help.',
      judge: ({ p, circle: { center, radius } }, { hit, d }) => {
        const gap = Math.abs(d - radius);
        if (gap > 0 || !hit) {
          const far = gap < 0.005 ? 'A hair' : show(gap);
          return { right: false, says: `${far} ${hit ? 'inside' : 'outside'} the rim.` };
        }
        if (p.x === center.x || p.y === center.y) {
          return { right: false, says: 'On the rim, but one leg is 0. Both should be longer.' };
        }
        return { right: true, says: 'Both legs count, and together they make exactly r.' };
      },
      solution: at(60, 47),
    },
    {
      name: 'short-legs',
      ask: 'Find a miss where each of the two legs is shorter than $r$.',
      judge: ({ p, circle: { center, radius } }, { hit }) => {
        const legs = [Math.abs(p.x - center.x), Math.abs(p.y - center.y)];
        const longest = Math.max(...legs);
        if (longest >= radius) {
          return { right: false, says: `One leg is ${show(longest)}, and r is ${show(radius)}.` };
        }
        if (hit) return { right: false, says: 'Both legs are short enough, but it is a hit.' };
        return { right: true, says: 'The two legs count together: no leg alone tells.' };
      },
      solution: at(60, 52),
    },
  ],
});
