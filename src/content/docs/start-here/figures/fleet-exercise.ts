import { defineFigure } from '#figure/figure.ts';
import { at, figure as fleet } from './fleet.ts';

// The same figure, without a listing beside it.
const { calls: _calls, ...hero } = fleet;

const within = (maybes: number) =>
  maybes === 1 ? 'One circle is touched' : `${maybes} circles are touched`;

export const figure = defineFigure({
  ...hero,
  name: 'fleet-exercise',
  presets: [
    { name: 'start', label: 'start', state: at(30, 40, 8, 75) },
    { name: 'later', label: 'a little later', state: at(30, 40, 8, 110) },
  ],
  replies: {
    false: {
      clear: () => 'No circle is touched yet.',
      hit: ({ hits }: { hits: number }) =>
        hits === 1
          ? 'A ship is touched. Touch only its circle.'
          : `${hits} ships are touched. Touch only a circle.`,
      right: () => 'The circle is touched, but the exact test finds a miss.',
    },
    several: {
      few: ({ maybes }: { maybes: number }) => `${within(maybes)}. You need more.`,
      hit: () => 'That touches a ship.',
      right: ({ maybes }: { maybes: number }) => `${within(maybes)}, and no ship at all.`,
    },
    useless: {
      some: ({ saved }: { saved: number }) =>
        saved === 1
          ? 'One ship still needs no exact test.'
          : `${saved} ships still need no exact test.`,
      right: () => 'Now the circles save nothing, because every ship has to be tested anyway.',
    },
  },
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
      ask: 'Place and size the blast so that the circles save nothing at all.',
      find: (_state, { ships, maybes }) => {
        const saved = ships.length - maybes;
        return saved > 0 ? { right: false, kind: 'some', saved } : { right: true, kind: 'right' };
      },
      solution: at(60, 40, 52),
    },
  ],
});
