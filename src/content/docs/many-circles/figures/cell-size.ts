import { scaleLinear, scaleLog } from 'd3-scale';
import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { memoize } from '#figure/memoize.ts';
import { type Crowd, crowd } from '#figure/parts/crowd.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { type Circle, findIntersectingPairs } from '#lib/index.ts';
import { dealIn } from '../deal.ts';
import { drawCells, drawDiscs, grouped } from '../drawing.ts';
import { oneGrid, ringsFor, workOf } from '../grids.ts';

export interface State {
  readonly crowd: Crowd;
  readonly width: number;
}

const bounds = { minX: 3, maxX: 75, minY: 3, maxY: 77 };
const field = { minX: 0, maxX: 78, minY: 0, maxY: 80 };
/** The plot's bounds. The x axis is the width, and the y axis is the work on a log scale. */
const plot = { left: 93, right: 125, low: 20, high: 70 };
const widths = { min: 1, max: 40 };
const across = scaleLinear([widths.min, widths.max], [plot.left, plot.right]);
const up = scaleLog([400, 20_000], [plot.low, plot.high]).clamp(true);
const place = (width: number, work: number) => ({ x: across(width), y: up(work) });

const deal = dealIn(bounds, (fraction) => 1.5 + 1.1 * fraction);
const at = (width: number, count = 80): State => ({
  crowd: { circles: deal(count), selected: 5 },
  width,
});

/** The work for every width on the slider. Looking up a cell costs as much as a test. */
const curveOf = memoize((circles: readonly Circle[]) => {
  const tenths = Array.from({ length: 10 * (widths.max - widths.min) + 1 }, (_, i) => i);
  return tenths.map((i) => {
    const width = (10 * widths.min + i) / 10;
    return { width, work: workOf(circles, width) };
  });
});

interface Work {
  readonly tests: number;
  readonly cells: number;
}

const workWords = ({ tests, cells }: Work) =>
  `${grouped(tests)} tests, and ${grouped(cells)} cells looked into`;

export const figure = defineFigure({
  name: 'cell-size',
  version: 1,
  caption: 'Drag $w$ along the axis of the plot, or drag a circle',
  description:
    'Circles over a grid whose cells are as wide as the slider shows. The cells in which the selected ' +
    'circle looks for partners are tinted. Beside the grid, a curve shows the work for each width of a ' +
    'cell. It falls steeply, is lowest where a cell is about as wide as the widest circle, and then rises.',
  world: { minX: 0, maxX: 128, minY: 0, maxY: 80 },
  close: { minX: 0, maxX: 128, minY: 0, maxY: 80 },
  parts: {
    crowd: crowd({ deal, most: 80, bounds }),
    width: numberOnAxis('w', {
      at: plot.low,
      ...widths,
      ends: [plot.left, plot.right],
    }),
  },
  presets: [
    { name: 'right', label: 'about right', state: at(5.2) },
    { name: 'small', label: 'too small', state: at(1.5) },
    { name: 'large', label: 'too large', state: at(30) },
  ],
  meanings: { w: 'width of a cell' },
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles }, width }: State) => {
    const { tests, cells } = oneGrid(circles, width);
    const curve = curveOf(circles);
    const best = curve.reduce((least, one) => (one.work < least.work ? one : least));
    const rings = ringsFor(circles, width);
    return { tests: tests.length, near: tests, cells, curve, best, rings, ...hitsOf(circles) };
  },

  words: {
    right: (found: Work) => ({ word: 'about right', rest: workWords(found) }),
    small: (found: Work) => ({ word: 'too small', rest: workWords(found) }),
    large: (found: Work) => ({ word: 'too large', rest: workWords(found) }),
  },

  /** From too small to too large. Each tenth of the motion makes the cells 1.45 times as wide. */
  sweep: {
    label: 'cells from small to large',
    seconds: 12,
    repeat: 'back-and-forth',
    at: ({ crowd }, t) => ({ crowd, width: Math.round(10 * 40 ** t) / 10 }),
  },

  find: ({ width }, { tests, cells, best }) => {
    const isRight = tests + cells <= 1.5 * best.work;
    const kind = isRight ? 'right' : width < best.width ? 'small' : 'large';
    return { hit: isRight, kind, tests, cells };
  },

  *draw({ crowd: { circles, selected }, width }, { near, hits, pairs, ...answer }, view) {
    const { center } = circles[selected]!;
    yield* drawCells('grid', field, width, center, answer.rings);
    yield* drawDiscs('crowd', circles, hits, selected);
    const own = near.filter((pair) => pair.includes(selected));
    const ends = (some: readonly (readonly [number, number])[]) =>
      some.map(([i, j]) => [circles[i]!.center, circles[j]!.center] as const);
    yield mark.lines('asked', 'stroke-focus light', ends(own));
    yield mark.lines('pairs', 'stroke-hit firm', ends(pairs));
    const corner = { x: plot.left, y: plot.low };
    yield mark.line('axis-width', 'stroke-ink thin', corner, { x: plot.right, y: plot.low });
    yield mark.line('axis-work', 'stroke-ink thin', corner, { x: plot.left, y: plot.high + 3 });
    yield mark.curve(
      'work',
      'stroke-circle firm',
      answer.curve.map((one) => place(one.width, one.work)),
    );
    const now = place(width, answer.tests + answer.cells);
    yield mark.line('now', 'stroke-focus thin dashed', { x: now.x, y: plot.low }, now);
    yield mark.dot('work-now', 'fill-hit-line', now, 5);
    if (view.sketch) return;
    const note = (key: string, text: string, x: number, y: number, dy = 0) =>
      mark.label(key, text, { x, y }, { dy, style: 'small middle' });
    yield note('title', 'work: tests and cells', 106, 76);
    yield note('tests', `${grouped(answer.tests)} tests`, 109, 7);
    yield note('cells', `${grouped(answer.cells)} cells`, 109, 1.5);
    for (const value of across.ticks(4).filter((one) => Math.abs(one - width) > 5)) {
      const foot = { x: across(value), y: plot.low };
      yield mark.line(`tick-${value}`, 'stroke-ink thin', foot, { x: foot.x, y: foot.y - 0.8 });
      yield mark.label(`width-${value}`, String(value), foot, { dy: 16, style: 'small middle' });
    }
    for (const value of [500, 1000, 2000, 5000, 10_000]) {
      const y = up(value);
      yield mark.line(
        `work-${value}`,
        'stroke-border hairline',
        { x: plot.left, y },
        { x: plot.right, y },
        'ground',
      );
      yield mark.label(
        `work-name-${value}`,
        grouped(value),
        { x: plot.left, y },
        { dx: -4, dy: 4, style: 'small end' },
      );
    }
    yield mark.symbol('w', place(width, 0), place(width, 1e5), 18);
  },
});

function hitsOf(circles: readonly Circle[]) {
  const pairs = findIntersectingPairs(circles);
  return { pairs, hits: new Set(pairs.flat()) };
}
