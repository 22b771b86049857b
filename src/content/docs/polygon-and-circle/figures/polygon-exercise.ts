import { defineFigure } from '#kit/figure.ts';
import { polygonOutlineIntersectsCircle } from '#lib/index.ts';
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

  verdict: (_state, { fault, said }) =>
    fault
      ? { hit: false, word: 'no polygon', rest: fault.says }
      : { hit: said, word: said ? 'hit' : 'miss', rest: 'says the chosen test' },

  draw: (stage, state, answer) =>
    drawScene(stage, state, answer, published.world, answer.said ? 'disc fill-hit' : 'disc'),

  questions: [
    {
      name: 'ghost',
      ask: 'Find a place for $c$ out at sea where the published test, with its inside test, says hit.',
      judge: ({ test }, { fault, said, truth }) => {
        if (fault) return { right: false, says: `This is no polygon: ${fault.says}.` };
        if (test !== 'inside') return { right: false, says: 'Choose “with inside” first.' };
        if (truth) return { right: false, says: 'The circle touches the island.' };
        return said
          ? { right: true, says: 'It says hit, and nothing is touched.' }
          : { right: false, says: 'It says miss, and it is right.' };
      },
      solution: at(4, 19, 2, island, 'inside'),
    },
    {
      name: 'inland',
      ask: 'Find one all inland, touching no edge, where the same test says miss.',
      judge: ({ test }, { fault, said, truth, outline }) => {
        if (fault) return { right: false, says: `This is no polygon: ${fault.says}.` };
        if (test !== 'inside') return { right: false, says: 'Choose “with inside” first.' };
        if (outline) return { right: false, says: 'The circle reaches an edge.' };
        if (!truth) return { right: false, says: 'The circle is out at sea.' };
        return said
          ? { right: false, says: 'It says hit, and it is right.' }
          : { right: true, says: 'It says miss, and the circle lies all inland.' };
      },
      solution: at(23, 19, 2, island, 'inside'),
    },
  ],
});
