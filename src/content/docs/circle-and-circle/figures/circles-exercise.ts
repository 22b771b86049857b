import { defineFigure } from '#kit/figure.ts';
import { show } from '#kit/numbers.ts';
import { type Circle, collideCircles } from '#lib/index.ts';
import { figure as touch } from './circles-touch.ts';

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

// The same figure, without the button that would do the work. Its formulas stay with the first.
const { commands: _commands, formulas: _formulas, values: _values, ...hero } = touch;

export const figure = defineFigure({
  ...hero,
  name: 'circles-exercise',
  presets: [
    { name: 'start', label: 'start', state: { first: disc(32, 32, 15), second: disc(64, 40, 10) } },
    {
      name: 'overlapping',
      label: 'overlapping',
      state: { first: disc(32, 32, 15), second: disc(50, 38, 10) },
    },
  ],
  questions: [
    {
      name: 'touch',
      ask:
        'Let the two just touch, neither side by side nor one above the other: $s$ is exactly 0, ' +
        'and the test says hit. Whole numbers help.',
      judge: ({ first, second }, { hit, contact, d }) => {
        const level = first.center.x === second.center.x || first.center.y === second.center.y;
        if (!contact) {
          const gap = d - first.radius - second.radius;
          const far = gap < 0.005 ? 'a hair' : show(gap);
          return { right: false, says: `They are ${far} apart.` };
        }
        if (contact.depth !== 0) {
          const deep = contact.depth < 0.005 ? 'a hair' : show(contact.depth);
          return { right: false, says: `They are ${deep} deep.` };
        }
        if (level) return { right: false, says: 'They touch, but on a level line. Tilt it.' };
        return { right: hit, says: 'They touch, exactly: three whole numbers make the triangle.' };
      },
      solution: { first: disc(32, 32, 15), second: disc(52, 47, 10) },
    },
    {
      name: 'deep',
      ask: 'Place the second circle so that it has to be pushed farther than it is wide.',
      judge: ({ first, second }) => {
        const contact = collideCircles(first, second);
        const wide = show(2 * second.radius, 1);
        if (!contact) return { right: false, says: 'Nothing has to be pushed: they are apart.' };
        const way = show(contact.depth, 1);
        if (contact.depth > 2 * second.radius) {
          return {
            right: true,
            says: `${way} to go, ${wide} wide: it lies wholly inside the first.`,
          };
        }
        return { right: false, says: `${way} to go, and it is ${wide} wide.` };
      },
      solution: { first: disc(32, 32, 15), second: disc(34, 34, 8) },
    },
  ],
});
