import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { choice } from '#figure/parts/choice.ts';
import { type Crowd, crowd } from '#figure/parts/crowd.ts';
import { findIntersectingPairs } from '#lib/index.ts';
import { dealIn } from '../deal.ts';
import { drawCells, drawDiscs, grouped } from '../drawing.ts';
import { levelsOf, manyGrids, oneGrid, widest, widthOf } from '../grids.ts';

type Grids = 'one' | 'levels';

interface State {
  readonly crowd: Crowd;
  readonly grids: Grids;
}

const bounds = { minX: 4, maxX: 124, minY: 4, maxY: 76 };
const field = { minX: 0, maxX: 128, minY: 0, maxY: 80 };

/** Two planets among moons. */
const large = [
  { center: { x: 84, y: 34 }, radius: 13 },
  { center: { x: 30, y: 54 }, radius: 10 },
];
const small = dealIn(bounds, (fraction) => 0.8 + 0.7 * fraction);
const deal = (count: number) => [...large, ...small(count).slice(large.length)];
const at = (grids: Grids, selected: number): State => ({
  crowd: { circles: deal(120), selected },
  grids,
});

interface Count {
  readonly pairs: number;
  readonly tests: number;
  readonly all: number;
}

const said = ({ pairs, tests, all }: Count, how: string) => ({
  word: pairs === 1 ? '1 pair' : `${pairs} pairs`,
  rest: `${grouped(tests)} of ${grouped(all)} tests with ${how}`,
});

export const figure = defineFigure({
  name: 'unequal-radii',
  version: 1,
  caption: 'Choose the grid, and drag a circle',
  description:
    'Two large circles among many small ones. With one grid the cells are as wide as the largest ' +
    'circle, and the selected small circle is tested against every circle in nine of them. With a grid ' +
    'for each size it is tested against only a few.',
  world: field,
  close: field,
  parts: {
    crowd: crowd({ deal, most: 120, bounds }),
    grids: choice<Grids>('grids', [
      { name: 'one', label: 'one grid' },
      { name: 'levels', label: 'a grid for each size' },
    ]),
  },
  presets: [
    { name: 'one', label: 'one grid', state: at('one', 40) },
    { name: 'levels', label: 'a grid for each size', state: at('levels', 40) },
    { name: 'large', label: 'a large one selected', state: at('levels', 0) },
  ],
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles }, grids }: State) => {
    const pairs = findIntersectingPairs(circles);
    const work = grids === 'one' ? oneGrid(circles, widest(circles)) : manyGrids(circles);
    const all = (circles.length * (circles.length - 1)) / 2;
    return { pairs, hits: new Set(pairs.flat()), tests: work.tests, all };
  },

  words: {
    one: (found: Count) => said(found, 'one grid'),
    levels: (found: Count) => said(found, 'a grid for each size'),
  },

  find: ({ grids }, { pairs: { length: pairs }, tests, all }) => ({
    hit: pairs > 0,
    kind: grids,
    pairs,
    tests: tests.length,
    all,
  }),

  *draw({ crowd: { circles, selected }, grids }, { pairs, hits, tests }) {
    const { center } = circles[selected]!;
    const own = grids === 'one' ? 0 : levelsOf(circles)[selected]!;
    for (let level = 0; level <= own; level += 1) {
      yield* drawCells(`level-${level}`, field, widthOf(circles, level), center, 1);
    }
    yield* drawDiscs('crowd', circles, hits, selected);
    const ends = (some: readonly (readonly [number, number])[]) =>
      some.map(([i, j]) => [circles[i]!.center, circles[j]!.center] as const);
    const asked = tests.filter((pair) => pair.includes(selected));
    yield mark.lines('asked', 'stroke-focus light', ends(asked));
    yield mark.lines('pairs', 'stroke-hit firm', ends(pairs));
  },
});
