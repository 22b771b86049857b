import { defineFigure } from '#kit/figure.ts';
import { polygonOutlineIntersectsCircle } from '#lib/index.ts';
import { replies, words } from '../words/polygon-exercise.ts';
import { at, drawScene, judge, figure as published, type State } from './polygon-published.ts';

const island = [
  { x: 13, y: 3 },
  { x: 22, y: 7 },
  { x: 33, y: 4 },
  { x: 31, y: 19 },
  { x: 22, y: 22 },
  { x: 17, y: 14 },
  { x: 10, y: 17 },
];

export const figure = defineFigure({
  name: 'polygon-exercise',
  version: 1,
  caption: 'Drag the circle and the corners',
  description: 'A polygon of seven corners and a circle, on whole numbers.',
  world: published.world,
  parts: published.parts,
  presets: [
    { name: 'start', label: 'at sea', state: at(5, 9, 2, island, 'inside') },
    { name: 'ashore', label: 'on the coast', state: at(11, 10, 3, island, 'inside') },
  ],
  symbols: ['c', 'r'],
  conventions: ['touching', 'wholeUnits'],

  answer: (state: State) => {
    const { circle, island } = state;
    return { ...judge(state), outline: polygonOutlineIntersectsCircle(island, circle) };
  },

  words,

  find: (_state, { fault, said: hit }) =>
    fault ? { hit: false, kind: 'noPolygon', fault } : { hit, kind: hit ? 'hit' : 'miss' },

  draw: (stage, state, answer) =>
    drawScene(stage, state, answer, published.world, answer.said ? 'disc fill-hit' : 'disc'),

  replies,
  questions: [
    {
      name: 'ghost',
      ask: 'Find a place for $c$ out at sea where the published test, with its inside test, says hit.',
      find: ({ test }, { fault, said, truth }) => {
        if (fault) return { right: false, kind: 'noPolygon', fault };
        if (test !== 'inside') return { right: false, kind: 'otherTest' };
        if (truth) return { right: false, kind: 'touches' };
        return said ? { right: true, kind: 'right' } : { right: false, kind: 'miss' };
      },
      solution: at(4, 19, 2, island, 'inside'),
    },
    {
      name: 'inland',
      ask: 'Find one all inland, touching no edge, where the same test says miss.',
      find: ({ test }, { fault, said, truth, outline }) => {
        if (fault) return { right: false, kind: 'noPolygon', fault };
        if (test !== 'inside') return { right: false, kind: 'otherTest' };
        if (outline) return { right: false, kind: 'edge' };
        if (!truth) return { right: false, kind: 'atSea' };
        return said ? { right: false, kind: 'hit' } : { right: true, kind: 'right' };
      },
      solution: at(23, 19, 2, island, 'inside'),
    },
  ],
});
