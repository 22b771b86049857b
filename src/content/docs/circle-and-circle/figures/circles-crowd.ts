import { defineFigure } from '#kit/figure.ts';
import { type Crowd, crowd } from '#kit/parts/crowd.ts';
import { inWindow } from '#kit/parts/point.ts';
import { along, middle } from '#kit/places.ts';
import type { Stage } from '#kit/stage.ts';
import { type Circle, collideCircles, findIntersectingPairs, type Vec2 } from '#lib/index.ts';
import { numberOfPairs } from '../formulas.ts';
import { words } from '../words/circles-crowd.ts';

interface State {
  readonly crowd: Crowd;
}

type Pairs = readonly (readonly [number, number])[];

/** Where centres may be; to the right of it stands the table of pairs. */
const bounds = { minX: 6, maxX: 78, minY: 6, maxY: 74 };
const most = 200;
/** More numbers than this could not be read. */
const mostNumbers = 40;
/** Smaller cells than with so many circles would be all gaps. */
const mostCells = 24;
/** A push a little longer than the depth, so that the two no longer touch. */
const slack = 0.05;

export const figure = defineFigure({
  name: 'circles-crowd',
  version: 1,
  caption: 'Drag any circle, or change $k$',
  description:
    'A crowd of numbered circles; those that meet another are filled and joined to it. Beside it ' +
    'a triangle with a cell for each pair that is tested, and the list of the pairs found.',
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
  symbols: ['k', 't'],
  meanings: { t: 'how many pairs there are to test' },
  conventions: ['touching', 'filled'],

  answer: ({ crowd: { circles } }: State) => {
    const pairs = findIntersectingPairs(circles);
    return { pairs, hits: new Set(pairs.flat()), tests: testsOf(circles.length) };
  },

  calls: {
    findIntersectingPairs: {
      load: () => import('#lib/find-intersecting-pairs.ts?trace'),
      values: ({ crowd: { circles } }) => [circles],
    },
  },

  words,

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

  draw: (stage, { crowd: { circles, selected } }, { pairs, hits }) => {
    const few = circles.length <= mostNumbers;
    const style = (hit: boolean) => `disc${hit ? ' fill-hit' : ''}${few ? '' : ' regular'}`;
    // The selected circle is a mark of its own: while it moves, the others need not be drawn again.
    const others = (hit: boolean) =>
      circles.filter((_, i) => i !== selected && hits.has(i) === hit);
    stage.discs('misses', style(false), others(false));
    stage.discs('hits', style(true), others(true));
    const current = circles[selected];
    if (current) stage.circle('selected', style(hits.has(selected)), current);
    const places = circles.map(({ center }) => center);
    stage.lines(
      'pairs',
      few ? 'stroke-hit firm' : 'stroke-hit thin',
      pairs.map(([i, j]) => [places[i]!, places[j]!]),
    );
    if (!stage.sketch && few) {
      circles.forEach(({ center }, i) => {
        if (i === selected) return;
        stage.label(`number-${i}`, String(i), center, {
          dy: 5,
          style: 'note middle',
        });
      });
    }
    if (current && !stage.sketch) {
      stage.label('selected-number', String(selected), current.center, {
        dx: 13,
        dy: -9,
        style: 'note',
      });
    }
    drawTable(stage, circles.length, pairs);
    if (!stage.sketch) drawList(stage, pairs);
  },
});

/** A cell for each pair: row i, column j. Each row begins after its own number. */
function drawTable(stage: Stage, count: number, pairs: Pairs): void {
  const [left, top, side] = [88, 76, 29];
  const cell = side / count;
  const corner = (i: number, j: number): Vec2 => ({
    x: left + j * cell,
    y: top - (i + 1) * cell,
  });
  const size = { x: cell, y: cell };
  if (count <= mostCells) {
    const asked: Vec2[] = [];
    for (let i = 0; i < count; i += 1) {
      for (let j = i + 1; j < count; j += 1) asked.push(corner(i, j));
    }
    stage.boxes('asked', 'fill-shape stroke-paper thin', asked, size);
  } else {
    const all = [corner(-1, 1), corner(-1, count), corner(count - 2, count)];
    stage.polygon('asked-half', 'fill-shape stroke-paper thin', all, 'ground');
  }
  // A cell that could not be seen is drawn larger than it is.
  const dot = Math.max(cell, 0.45);
  stage.boxes(
    'found',
    'fill-hit-line',
    pairs.map(([i, j]) => corner(i, j)),
    { x: dot, y: dot },
  );
  if (stage.sketch) return;
  const label = (key: string, text: string, at: Vec2, style: string, dx = 0, dy = 0) =>
    stage.label(key, text, at, { dx, dy, style });
  label('columns', 'j', middle(corner(-1, 0), corner(-1, count)), 'small middle', 0, -5);
  label('rows', 'i', middle(corner(-1, 0), corner(count - 1, 0)), 'small middle', -7, 5);
}

/** The first pairs, as the loop has found them. */
function drawList(stage: Stage, pairs: Pairs): void {
  const at = { x: 86, y: 42 };
  const columns = stage.size.width > 500 ? 2 : 1;
  const rows = 6;
  const shown = pairs.slice(0, rows * columns);
  label('list-title', pairs.length === 0 ? 'no pair found' : 'pairs found', 0, 0);
  shown.forEach(([i, j], index) => {
    const column = Math.floor(index / rows);
    label(`list-${index}`, `[${i}, ${j}]`, column * 76, 20 + (index % rows) * 17, 'note');
  });
  const more = pairs.length - shown.length;
  if (more > 0) label('list-more', `and ${more} more`, 0, 20 + rows * 17);

  function label(key: string, text: string, dx: number, dy: number, style = 'small') {
    stage.label(key, text, at, { dx, dy, style });
  }
}

/** Pair by pair, each circle by half the depth; later pairs see what earlier ones did. */
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

/** In the window, in hundredths: as short to share as it is fine to see. */
function put(place: Vec2): Vec2 {
  return inWindow(place, bounds, 0.01);
}

function testsOf(count: number): number {
  return (count * (count - 1)) / 2;
}

/** Always the same circles for a count, wholly in the window; the more, the smaller. */
function deal(count: number): Circle[] {
  let seed = 48039;
  // "mulberry32": a draw that is the same every time.
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
