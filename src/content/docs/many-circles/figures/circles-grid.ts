import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { findIntersectingPairs, findIntersectingPairsByGrid } from '#lib/index.ts';
import { drawCrowd, drawList, drawTable, testsOf } from '../../circle-and-circle/crowd-drawing.ts';
import {
  type State as CrowdState,
  figure as crowd,
  deal,
} from '../../circle-and-circle/figures/circles-crowd.ts';
import { drawNeighbours } from '../draw-neighbours.ts';
import { neighbours } from '../neighbours.ts';

type Search = 'grid' | 'all';

interface State extends CrowdState {
  readonly search: Search;
}

const at = (count: number, selected: number, search: Search = 'grid'): State => ({
  crowd: { circles: deal(count), selected },
  search,
});

interface Count {
  readonly tests: number;
  readonly all: number;
}

const grouped = (value: number) =>
  show(value).replace(/\B(?=(\d{3})+$)/g, value >= 1e4 ? '\u202f' : '');

const countWords = ({ tests, all }: Count) => `${grouped(tests)} of ${grouped(all)} tests`;

export const figure = defineFigure({
  name: 'circles-grid',
  version: 1,
  caption: 'Drag any circle from cell to cell',
  description:
    'A crowd of circles over a grid whose cells are as wide as the widest circle. The cells around ' +
    'the selected circle are tinted. Beside the crowd are a triangle of all pairs, in which only ' +
    'those that are tested have a square, and the list of the pairs found.',
  world: crowd.world,
  close: crowd.world,
  parts: {
    ...crowd.parts,
    search: choice<Search>('test', [
      { name: 'grid', label: 'neighbours' },
      { name: 'all', label: 'every pair' },
    ]),
  },
  presets: [
    { name: 'forty', label: '40 circles', state: at(40, 24) },
    { name: 'twelve', label: '12', state: at(12, 0) },
    { name: 'most', label: '200', state: at(200, 0) },
    { name: 'all', label: '40, every pair', state: at(40, 24, 'all') },
  ],
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles }, search }: State) => {
    const isGrid = search === 'grid';
    const pairs = isGrid ? findIntersectingPairsByGrid(circles) : findIntersectingPairs(circles);
    const all = testsOf(circles.length);
    const near = isGrid ? neighbours(circles) : undefined;
    return { pairs, hits: new Set(pairs.flat()), near, tests: near?.length ?? all, all };
  },

  calls: {
    findIntersectingPairsByGridSimply: {
      load: () => import('#lib/plain/find-intersecting-pairs-by-grid-simply.ts?trace'),
      values: ({ crowd: { circles } }) => [circles],
      state: ([circles]) => ({ crowd: { circles, selected: 0 } }),
    },
    findIntersectingPairsByMap: {
      load: () => import('#lib/variants/find-intersecting-pairs-by-map.ts?trace'),
      values: ({ crowd: { circles } }) => [circles],
      state: ([circles]) => ({ crowd: { circles, selected: 0 } }),
    },
  },

  words: {
    noPair: (found: Count) => ({ word: 'no pair', rest: countWords(found) }),
    onePair: (found: Count) => ({ word: '1 pair', rest: countWords(found) }),
    pairs: (found: Count & { readonly pairs: number }) => ({
      word: `${found.pairs} pairs`,
      rest: countWords(found),
    }),
  },

  find: (_state, { pairs: { length: pairs }, tests, all }) => {
    const kind = pairs === 0 ? 'noPair' : pairs === 1 ? 'onePair' : 'pairs';
    return { hit: pairs > 0, kind, pairs, tests, all };
  },

  *draw({ crowd }, { pairs, hits, near }, view) {
    if (near) yield* drawNeighbours(crowd);
    yield* drawCrowd(view, crowd, pairs, hits);
    yield* drawTable(view, crowd.circles.length, pairs, near);
    if (!view.sketch) yield* drawList(view, pairs, 1);
  },
});
