import { defineFigure } from '#figure/figure.ts';
import { type Crowd, crowd } from '#figure/parts/crowd.ts';
import { inWindow } from '#figure/parts/point.ts';
import { along } from '#figure/places.ts';
import { type Circle, collideCircles, findIntersectingPairs, type Vec2 } from '#lib/index.ts';
import { drawCrowd, drawList, drawTable, type Pairs, testsOf } from '../crowd-drawing.ts';
import { numberOfPairs } from '../formulas.ts';

export interface State {
  readonly crowd: Crowd;
}

/** The bounds of the centres. The table of pairs is to their right. */
const bounds = { minX: 6, maxX: 78, minY: 6, maxY: 74 };
const most = 200;
/** A push a little longer than the depth, so that the two no longer touch. */
const slack = 0.05;

interface Count {
  readonly pairs: number;
  readonly tests: number;
  readonly circles: number;
}

const countWords = ({ tests, circles }: Count) => {
  const asked = `${grouped(tests)} ${tests === 1 ? 'test' : 'tests'}`;
  return `${asked} for ${circles === 1 ? '1 circle' : `${circles} circles`}`;
};

/** With a thin gap between thousands. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, value >= 1e4 ? '\u202f' : '');
}

export const figure = defineFigure({
  name: 'circles-crowd',
  version: 1,
  caption: 'Drag any circle, or change $k$',
  description:
    'A crowd of numbered circles. Those that meet another are filled and joined to it. Beside the ' +
    'crowd are a triangle with a cell for each pair that is tested, and the list of the pairs found.',
  world: { minX: 0, maxX: 120, minY: 0, maxY: 80 },
  close: { minX: 0, maxX: 120, minY: 0, maxY: 80 },
  parts: { crowd: crowd({ deal, most, bounds }) },
  presets: [
    { name: 'twelve', label: '12 circles', state: { crowd: { circles: deal(12), selected: 0 } } },
    { name: 'six', label: '6', state: { crowd: { circles: deal(6), selected: 0 } } },
    { name: 'forty', label: '40', state: { crowd: { circles: deal(40), selected: 0 } } },
    { name: 'hundred', label: '100', state: { crowd: { circles: deal(100), selected: 0 } } },
    { name: 'most', label: '200', state: { crowd: { circles: deal(most), selected: 0 } } },
  ],
  meanings: { t: 'number of pairs to test' },
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles } }: State) => {
    const pairs = findIntersectingPairs(circles);
    return { pairs, hits: new Set(pairs.flat()), tests: testsOf(circles.length) };
  },

  calls: {
    findIntersectingPairs: {
      load: () => import('#lib/find-intersecting-pairs.ts?trace'),
      values: ({ crowd: { circles } }) => [circles],
      state: ([circles]) => ({ crowd: { circles, selected: 0 } }),
    },
  },

  words: {
    noPair: (found: Count) => ({ word: 'no pair', rest: countWords(found) }),
    onePair: (found: Count) => ({ word: '1 pair', rest: countWords(found) }),
    pairs: (found: Count) => ({ word: `${found.pairs} pairs`, rest: countWords(found) }),
  },

  find: ({ crowd: { circles } }, { pairs: { length: pairs }, tests }) => {
    const kind = pairs === 0 ? 'noPair' : pairs === 1 ? 'onePair' : 'pairs';
    return { hit: pairs > 0, kind, pairs, tests, circles: circles.length };
  },

  commands: [
    {
      name: 'push',
      label: 'Push each pair apart',
      idle: (_state, { pairs }) => pairs.length === 0,
      run: ({ crowd: { circles, selected } }, { pairs }) => ({
        crowd: { circles: pushApart(circles, pairs), selected },
      }),
    },
    {
      name: 'remove',
      label: 'Remove the second of each pair',
      idle: (_state, { pairs }) => pairs.length === 0,
      run: ({ crowd: { circles, selected } }, { pairs }) => {
        const seconds = new Set(pairs.map(([, j]) => j));
        const left = circles.filter((_, i) => !seconds.has(i));
        const index = left.indexOf(circles[selected] ?? circles[0]!);
        return { crowd: { circles: left, selected: Math.max(0, index) } };
      },
    },
  ],

  formulas: [numberOfPairs],
  values: ({ crowd: { circles } }, { tests }) => ({ k: circles.length, t: tests }),

  *draw({ crowd }, { pairs, hits }, view) {
    yield* drawCrowd(view, crowd, pairs, hits);
    yield* drawTable(view, crowd.circles.length, pairs);
    if (!view.sketch) yield* drawList(view, pairs);
  },
});

/** Moves both circles of each pair by half the depth. Later pairs use the moved circles. */
function pushApart(circles: readonly Circle[], pairs: Pairs): Circle[] {
  const moved = [...circles];
  for (const [i, j] of pairs) {
    const [a, b] = [moved[i], moved[j]];
    const contact = a && b && collideCircles(a, b);
    if (!contact) continue;
    const half = (contact.depth + slack) / 2;
    moved[i] = { ...a, center: put(along(a.center, contact.normal, -half)) };
    moved[j] = { ...b, center: put(along(b.center, contact.normal, half)) };
  }
  return moved;
}

/** In the window, in hundredths, which are fine enough to see and short enough for an address. */
function put(place: Vec2): Vec2 {
  return inWindow(place, bounds, 0.01);
}

/** Always the same circles for a count, inside the window and smaller the more there are. */
export function deal(count: number): Circle[] {
  let seed = 48039;
  // The generator "mulberry32", with a fixed seed.
  const fraction = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const largest = Math.min(7.5, 26 / Math.sqrt(count));
  return Array.from({ length: count }, () => ({
    center: {
      x: tenths(8 + fraction() * 68),
      y: tenths(8 + fraction() * 64),
    },
    radius: Math.max(0.8, tenths(largest * (0.5 + fraction() / 2))),
  }));
}
