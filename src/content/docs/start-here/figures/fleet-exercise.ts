import { defineFigure } from '#kit/figure.ts';
import { replies } from '../words/fleet-exercise.ts';
import { at, figure as fleet } from './fleet.ts';

// The same figure, which no listing stands beside.
const { calls: _calls, ...hero } = fleet;

export const figure = defineFigure({
  ...hero,
  name: 'fleet-exercise',
  presets: [
    { name: 'start', label: 'start', state: at(30, 40, 8, 75) },
    { name: 'later', label: 'a little later', state: at(30, 40, 8, 110) },
  ],
  replies,
  questions: [
    {
      name: 'false',
      ask: 'Place the blast so that it touches the circle of a ship, but no ship.',
      find: (_state, { maybes, hits }) => {
        if (maybes === 0) return { right: false, kind: 'clear' };
        return hits > 0 ? { right: false, kind: 'hit', hits } : { right: true, kind: 'right' };
      },
      solution: at(84, 59, 10),
    },
    {
      name: 'several',
      ask: 'Now touch the circles of two ships or more, and still no ship.',
      find: (_state, { maybes, hits }) => {
        if (hits > 0) return { right: false, kind: 'hit' };
        return { right: maybes > 1, kind: maybes > 1 ? 'right' : 'few', maybes };
      },
      solution: at(83, 31, 13),
    },
    {
      name: 'useless',
      ask: 'When do the circles save nothing at all? Make it so.',
      find: (_state, { ships, maybes }) => {
        const saved = ships.length - maybes;
        return saved > 0 ? { right: false, kind: 'some', saved } : { right: true, kind: 'right' };
      },
      solution: at(60, 40, 52),
    },
  ],
});
