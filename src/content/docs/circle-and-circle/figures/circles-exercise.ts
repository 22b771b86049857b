import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { type Circle, collideCircles } from '#lib/index.ts';
import { figure as touch } from './circles-touch.ts';

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

// The same figure, without the formulas, and without the button and motion that would solve it.
const { commands: _commands, sweep: _sweep, formulas: _formulas, values: _values, ...hero } = touch;

interface Push {
  readonly depth: number;
  readonly width: number;
}

const length = (gap: number) => (gap < 0.05 ? 'less than 0.05' : show(gap, 1));

export const figure = defineFigure({
  ...hero,
  name: 'circles-exercise',
  // Like the map in the text.
  truthOf: 'second',
  presets: [
    { name: 'start', label: 'start', state: { first: disc(32, 32, 15), second: disc(64, 40, 10) } },
    {
      name: 'overlapping',
      label: 'overlapping',
      state: { first: disc(32, 32, 15), second: disc(50, 38, 10) },
    },
  ],
  replies: {
    touch: {
      apart: ({ gap }: { gap: number }) => `They are ${length(gap)} apart.`,
      deep: ({ depth }: { depth: number }) => `They overlap by ${length(depth)}.`,
      level: () => 'They touch, but side by side or one above the other.',
      right: () => 'They touch exactly, because the sides of the triangle are whole numbers.',
    },
    deep: {
      apart: () => 'They are apart, so no push is needed.',
      short: ({ depth, width }: Push) =>
        `The shortest push is ${show(depth, 1)}, and the diameter is ${show(width, 1)}.`,
      right: ({ depth, width }: Push) =>
        `The push is ${show(depth, 1)} and the diameter is ${show(width, 1)}, because the second circle is inside the first.`,
    },
  },
  questions: [
    {
      name: 'touch',
      ask:
        'Move the circles until they just touch, so that $s$ is exactly 0. They must not be side ' +
        'by side or one above the other. Whole numbers help.',
      find: ({ first, second }, { hit, contact, d }) => {
        const level = first.center.x === second.center.x || first.center.y === second.center.y;
        if (!contact) {
          return { right: false, kind: 'apart', gap: d - first.radius - second.radius };
        }
        const { depth } = contact;
        if (depth !== 0) return { right: false, kind: 'deep', depth };
        return level ? { right: false, kind: 'level' } : { right: hit, kind: 'right' };
      },
      solution: { first: disc(32, 32, 15), second: disc(52, 47, 10) },
    },
    {
      name: 'deep',
      ask:
        'Place the second circle so that even the shortest push that separates them is longer than ' +
        'the diameter of the second circle.',
      find: ({ first, second }) => {
        const contact = collideCircles(first, second);
        if (!contact) return { right: false, kind: 'apart' };
        const { depth } = contact;
        const width = 2 * second.radius;
        return depth > width
          ? { right: true, kind: 'right', depth, width }
          : { right: false, kind: 'short', depth, width };
      },
      solution: { first: disc(32, 32, 15), second: disc(34, 34, 8) },
    },
  ],
});
