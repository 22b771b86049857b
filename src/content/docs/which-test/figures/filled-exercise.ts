import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { hit } from '#figure/words/verdict.ts';
import { polygonIntersectsCircle } from '#lib/index.ts';
import { answer, at, draw, horseshoe, type State, figure as shore } from './shore-exercise.ts';

const { world, parts, conventions } = shore;

// The same horseshoe, filled.
export const figure = defineFigure({
  name: 'filled-exercise',
  version: 1,
  caption: 'Drag the circle around the horseshoe and into it',
  description:
    'A filled horseshoe with eight corners whose bay opens upwards, and a circle. The edges that the ' +
    'circle touches are lit.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts,
  presets: [
    { name: 'arm', label: 'at an arm', state: at(85, 40, 9) },
    { name: 'within', label: 'inside', state: at(26, 20, 5) },
    { name: 'bay', label: 'in the bay', state: at(47, 44, 6) },
  ],
  meanings: { q: 'the closest point of the outline' },
  conventions: [...conventions, 'filled'],

  answer: (state: State) => ({
    ...answer(state),
    hit: polygonIntersectsCircle(horseshoe, state.circle),
  }),

  calls: {
    polygonIntersectsCircle: {
      load: () => import('#lib/polygon-intersects-circle.ts?trace'),
      values: ({ circle }) => [horseshoe, circle],
    },
  },

  words: { ...shore.words, within: () => hit('inside, but it does not touch an edge') },

  find: (_state, { hit, outline, touched, gap }) => {
    if (!hit) return { hit, kind: 'apart', gap };
    return outline
      ? { hit, kind: 'touches', edges: Math.max(1, touched.length) }
      : { hit, kind: 'within' };
  },

  *draw({ circle }, found, view) {
    yield mark.polygon('polygon', 'shape', horseshoe, 'ground');
    yield* draw(view, circle, found, found.hit);
  },
});
