import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { type Crowd, crowd } from '#figure/parts/crowd.ts';
import { type Circle, distance, findIntersectingPairs, type Vec2 } from '#lib/index.ts';
import { numberOfPairs } from '../../circle-and-circle/formulas.ts';
import { dealIn } from '../deal.ts';
import { drawCells, drawDiscs, grouped } from '../drawing.ts';
import { oneGrid, type Pair, widest } from '../grids.ts';

interface State {
  readonly crowd: Crowd;
}

/** The bounds of the centres on the left. The right half shows the same circles. */
const bounds = { minX: 4, maxX: 58, minY: 10, maxY: 76 };
const panel = { minX: 66, maxX: 128, minY: 6, maxY: 80 };
const shift = panel.minX;
const most = 80;

const deal = dealIn(
  { minX: 6, maxX: 56, minY: 12, maxY: 74 },
  (fraction, _, count) =>
    Math.max(1, Math.min(4, 18 / Math.sqrt(count))) * (0.55 + 0.45 * fraction),
);
const at = (count: number): State => {
  const circles = deal(count);
  // In the middle, so that all cells around the selected circle are visible.
  const away = circles.map(({ center }) => distance(center, { x: 31, y: 43 }));
  return { crowd: { circles, selected: away.indexOf(Math.min(...away)) } };
};
const toRight = ({ x, y }: Vec2): Vec2 => ({ x: x + shift, y });

interface Count {
  readonly near: number;
  readonly all: number;
}

const testsOf = ({ near, all }: Count) => {
  return `${grouped(all)} ${all === 1 ? 'test' : 'tests'} by the double loop, ${grouped(near)} by the grid`;
};

export const figure = defineFigure({
  name: 'many-circles',
  version: 1,
  caption: 'Drag any circle on the left, or change $k$',
  description:
    'The same circles twice. On the left, a line joins each pair that the double loop tests, which is ' +
    'every pair. On the right, over a grid, a line joins only neighbours, which are the ' +
    'pairs that the grid leaves to test.',
  world: { minX: 0, maxX: 128, minY: 0, maxY: 80 },
  close: { minX: 0, maxX: 128, minY: 0, maxY: 80 },
  parts: { crowd: crowd({ deal, most, bounds }) },
  presets: [
    { name: 'twentyfour', label: '24 circles', state: at(24) },
    { name: 'twelve', label: '12', state: at(12) },
    { name: 'forty', label: '40', state: at(40) },
    { name: 'most', label: '80', state: at(80) },
  ],
  meanings: { t: 'number of pairs that the double loop tests' },
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles } }: State) => {
    const pairs = findIntersectingPairs(circles);
    const near = circles.length < 2 ? [] : oneGrid(circles, widest(circles)).tests;
    const all = (circles.length * (circles.length - 1)) / 2;
    return { pairs, near, all, hits: new Set(pairs.flat()) };
  },

  calls: {
    findIntersectingPairs: {
      load: () => import('#lib/find-intersecting-pairs.ts?trace'),
      values: ({ crowd: { circles } }) => [circles],
      state: ([circles]) => ({ crowd: { circles, selected: 0 } }),
    },
  },

  words: {
    noPair: (found: Count) => ({ word: 'no pair', rest: testsOf(found) }),
    onePair: (found: Count) => ({ word: '1 pair', rest: testsOf(found) }),
    pairs: (found: Count & { readonly pairs: number }) => ({
      word: `${found.pairs} pairs`,
      rest: testsOf(found),
    }),
  },

  find: (_state, { pairs: { length: pairs }, near, all }) => {
    const kind = pairs === 0 ? 'noPair' : pairs === 1 ? 'onePair' : 'pairs';
    return { hit: pairs > 0, kind, pairs, near: near.length, all };
  },

  formulas: [numberOfPairs],
  values: ({ crowd: { circles } }, { all }) => ({ k: circles.length, t: all }),

  *draw({ crowd: { circles, selected } }, { pairs, near, all, hits }, view) {
    const moved = circles.map(({ center, radius }) => ({ center: toRight(center), radius }));
    const place = moved[selected]?.center ?? { x: shift, y: 0 };
    yield* drawCells('grid', panel, widest(circles), place, 1);
    const every: Pair[] = circles.flatMap((_, i) => {
      return circles.slice(i + 1).map((_, more): Pair => [i, i + 1 + more]);
    });
    const ends = (of: readonly Circle[], some: readonly Pair[]) =>
      some.map(([i, j]) => [of[i]!.center, of[j]!.center] as const);
    yield mark.lines('all', 'stroke-faint hairline', ends(circles, every), 'ground');
    yield mark.lines('near', 'stroke-focus light', ends(moved, near), 'ground');
    yield* drawDiscs('left', circles, hits, selected);
    yield* drawDiscs('right', moved, hits, selected);
    for (const [key, of] of [
      ['left', circles],
      ['right', moved],
    ] as const) {
      yield mark.lines(`${key}-pairs`, 'stroke-hit firm', ends(of, pairs));
    }
    if (view.sketch) return;
    const label = (key: string, text: string, x: number) =>
      mark.label(key, text, { x, y: 0 }, { dy: -6, style: 'small middle' });
    yield label('double-loop', `double loop: ${grouped(all)} tests`, 31);
    yield label('by-grid', `grid: ${grouped(near.length)} tests`, 97);
  },
});
