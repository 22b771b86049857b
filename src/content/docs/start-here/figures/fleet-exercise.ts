import { defineFigure } from '#figure/figure.ts';
import { at, figure as fleet } from './fleet.ts';

// The same figure, without a listing beside it.
const { calls: _calls, ...hero } = fleet;

const within = (maybes: number) =>
  maybes === 1 ? 'The blast touches one circle' : `The blast touches ${maybes} circles`;

export const figure = defineFigure({
  ...hero,
  name: 'fleet-exercise',
  presets: [
    { name: 'start', label: 'start', state: at(30, 40, 8, 75) },
    { name: 'later', label: 'a little later', state: at(30, 40, 8, 110) },
  ],
  replies: {
    false: {
      clear: () => 'The blast does not touch a circle yet.',
      hit: ({ hits }: { hits: number }) =>
        hits === 1
          ? 'The blast touches a ship. Touch only its circle.'
          : `The blast touches ${hits} ships. Touch only a circle.`,
      right: () => 'The blast touches the circle, but the exact test finds a miss.',
    },
    several: {
      few: ({ maybes }: { maybes: number }) => `${within(maybes)}. You need more.`,
      hit: () => 'The blast touches a ship.',
      right: ({ maybes }: { maybes: number }) => `${within(maybes)}, but not a ship.`,
    },
    useless: {
      some: ({ saved }: { saved: number }) =>
        saved === 1
          ? 'One ship still does not need an exact test.'
          : `${saved} ships still do not need an exact test.`,
      right: () => 'Now the circles do not help, because every ship needs the exact test.',
    },
  },
  questions: [
    {
      name: 'false',
      ask: 'Place the blast so that it touches the circle of a ship, but not a ship.',
      find: (_state, { maybes, hits }) => {
        if (maybes === 0) return { right: false, kind: 'clear' };
        return hits > 0 ? { right: false, kind: 'hit', hits } : { right: true, kind: 'right' };
      },
      solution: at(84, 59, 10),
    },
    {
      name: 'several',
      ask: 'Now touch the circles of two ships or more, but still not a ship.',
      find: (_state, { maybes, hits }) => {
        if (hits > 0) return { right: false, kind: 'hit' };
        return { right: maybes > 1, kind: maybes > 1 ? 'right' : 'few', maybes };
      },
      solution: at(83, 31, 13),
    },
    {
      name: 'useless',
      ask: 'Move the blast and change its size, so that the circles do not save a single exact test.',
      find: (_state, { ships, maybes }) => {
        const saved = ships.length - maybes;
        return saved > 0 ? { right: false, kind: 'some', saved } : { right: true, kind: 'right' };
      },
      solution: at(60, 40, 52),
    },
  ],
});
