import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { distance } from '#lib/index.ts';
import { at, figure as hero } from './line-crosses.ts';

// Without the formulas and the motion of the first figure.
const { sweep: _sweep, formulas: _formulas, values: _values, used: _used, ...rest } = hero;

export const figure = defineFigure({
  ...rest,
  name: 'crossing-exercise',
  caption: 'Your turn: drag the circle, $a$ and $b$',
  presets: [
    { name: 'start', label: 'start', state: at([48, 34, 18], [12, 12], [86, 24]) },
    { name: 'across', label: 'right across', state: at([48, 34, 18], [12, 30], [86, 38]) },
  ],
  calls: {
    segmentCircleIntersections: {
      load: () => import('#lib/segment-circle-intersections.ts?trace'),
      values: ({ circle, a, b }) => [{ a, b }, circle],
    },
  },
  replies: {
    one: {
      none: () => 'The segment does not cross the rim yet.',
      two: () => 'Two points. Pull one end into the circle.',
      touching: () => 'One point, but the segment only touches there. Let it enter the circle.',
      right: () => 'One point, because one end is outside and the other inside.',
    },
    chord: {
      none: () => 'The segment does not cross the rim at two points.',
      short: ({ chord, radius }: { chord: number; radius: number }) =>
        `The chord is ${show(chord, 1)} long, and the radius is ${show(radius, 1)}.`,
      right: () =>
        'It is as long as the radius, so the centre and the points make an equilateral triangle.',
    },
  },
  questions: [
    {
      name: 'one',
      ask: 'Make the segment cross the rim at exactly one point, without just touching it.',
      find: (_state, { points, onLine }) => {
        if (points.length === 0) return { right: false, kind: 'none' };
        if (points.length === 2) return { right: false, kind: 'two' };
        return onLine.length === 1
          ? { right: false, kind: 'touching' }
          : { right: true, kind: 'right' };
      },
      solution: at([48, 34, 18], [12, 12], [50, 30]),
    },
    {
      name: 'chord',
      ask: 'Make the chord, which is the piece from $p_1$ to $p_2$, as long as the radius, to within 0.1.',
      find: ({ circle: { radius } }, { points: [first, second] }) => {
        if (!first || !second) return { right: false, kind: 'none' };
        const chord = distance(first, second);
        return Math.abs(chord - radius) <= 0.1
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'short', chord, radius };
      },
      solution: at([48, 34, 18], [12, 18.4], [86, 18.4]),
    },
  ],
});
