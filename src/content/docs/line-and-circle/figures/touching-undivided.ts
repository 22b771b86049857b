import { defineFigure } from '#kit/figure.ts';
import { doubles, evaluate } from '#kit/formulas/expression.ts';
import { judged } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { choice } from '#kit/parts/choice.ts';
import { point } from '#kit/parts/point.ts';
import {
  projectionParameter,
  type Segment,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { lineCircle } from '#published/jeffrey-thompson-line-circle.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { nearLine } from '../formulas.ts';
import { words } from '../words/touching-undivided.ts';

// Whole numbers only: there our test is exact, so that whatever differs from it is wrong.

type Radius = '1' | '2' | '3' | '5';
type Format = 'float' | 'double';

interface State {
  readonly c: Vec2;
  readonly b: Vec2;
  readonly radius: Radius;
  readonly format: Format;
}

const a: Vec2 = { x: 0, y: 0 };
const radii: readonly Radius[] = ['1', '2', '3', '5'];
const rounding = { float: float32, double: float64 };
const world = { minX: -4.75, maxX: 11.75, minY: -1.5, maxY: 9.5, inset: 0.5 };
const places: readonly Vec2[] = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => ({ x: column - 4, y: row - 1 })),
).flat();

const at = (
  [x, y]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radius: Radius,
  format: Format,
): State => ({ c: { x, y }, b: { x: bx, y: by }, radius, format });

export const figure = defineFigure({
  name: 'touching-undivided',
  version: 1,
  caption: 'Drag $c$ or $b$ from cell to cell',
  description:
    'A segment from a, at the origin, to another whole place b, and cells for all whole centres. Most are judged alike by ' +
    'the published test and by ours. Marked ones just touch the segment, and the published test ' +
    'misses them. The triangle between the segment and c has half the area that our test ' +
    'squares.',
  world,
  parts: {
    c: point('c', 'centre', { step: 1 }),
    b: point('b', 'end', { step: 1 }),
    radius: choice(
      'radius',
      radii.map((name) => ({ name, label: name })),
    ),
    format: choice<Format>('format', [
      { name: 'float', label: '32 bits (float)' },
      { name: 'double', label: '64 bits (double)' },
    ]),
  },
  presets: [
    { name: 'tangent', label: 'touching at (5, 5)', state: at([5, 5], [6, 8], '1', 'float') },
    { name: 'two', label: 'touching with 2', state: at([6, 7], [8, 6], '2', 'float') },
    { name: 'level', label: 'lying level', state: at([3, 2], [8, 0], '2', 'float') },
    { name: 'past', label: 'past the end', state: at([8, 8], [6, 8], '1', 'float') },
  ],
  symbols: ['a', 'b', 'c', 'r', 'e'],
  conventions: ['touching', 'centerCells'],

  answer: (state: State) => {
    const { b, c, radius, format } = state;
    const t = projectionParameter(c, { a, b });
    return {
      ...judge({ a, b }, Number(radius), format),
      at: look({ a, b }, c, Number(radius), format),
      isBetween: t > 0 && t < 1,
    };
  },

  calls: {
    segmentIntersectsCircle: {
      load: () => import('#lib/segment-intersects-circle.ts?trace'),
      values: ({ b, c, radius }) => [
        { a, b },
        { center: c, radius: Number(radius) },
      ],
    },
  },

  words,

  find: (_state, { at, wrong, isBetween }) => ({
    hit: at.said,
    kind: isBetween ? 'between' : 'atEnd',
    judgement: judged(at.said, at.truth).judgement,
    wrong: wrong.length,
    cells: places.length,
  }),

  formulas: [nearLine],
  values: valuesOf,

  draw: (stage, state, { wrong, right, missed, isBetween }) => {
    const { b, c, radius } = state;
    const cell = { x: side, y: side };
    stage.boxes('hits', 'fill-hit', right, cell);
    stage.boxes('missed', 'fill-missed', missed, cell);
    wrong.forEach((place, i) => {
      stage.dot(`missed-${i}`, 'fill-missed-line', place, 5);
    });
    if (isBetween) stage.polygon('triangle', 'fill-lit soft stroke-focus light', [a, b, c]);
    stage.circle('disc', 'disc', { center: c, radius: Number(radius) });
    stage.line('segment', 'stroke-ink firm round', a, b);
    stage.dot('pin', 'fill-ink', a, 4);
    stage.dot('c-dot', 'fill-circle', c, 3);
    stage.symbol('c', c, a);
    stage.symbol('a', a, b);
    stage.symbol('b', b, a);
    if (isBetween) {
      stage.label(
        'area-size',
        `twice the area: ${show(areaOf(state))}`,
        { x: 11.2, y: -0.9 },
        { style: 'note end' },
      );
    }
  },
});

function valuesOf({ b, c, radius }: State) {
  return {
    'c.x': c.x,
    'c.y': c.y,
    'e.x': b.x - a.x,
    'e.y': b.y - a.y,
    r: Number(radius),
  };
}

/** Twice the area of the triangle: what the formula squares. */
function areaOf(state: State): number {
  return Math.sqrt(evaluate(nearLine.left, valuesOf(state), doubles));
}

const look = (segment: Segment, center: Vec2, radius: number, format: Format) => ({
  said: lineCircle(segment, { center, radius }, rounding[format]),
  truth: segmentIntersectsCircle(segment, { center, radius }),
});

/** What is said of every cell and what is true; made anew only when something but c changes. */
function judge(segment: Segment, radius: number, format: Format) {
  const { x, y } = segment.b;
  const setting = [x, y, radius, format].join();
  if (last?.setting !== setting) last = { setting, cells: judgeAll(segment, radius, format) };
  return last.cells;
}

let last: { setting: string; cells: ReturnType<typeof judgeAll> } | null = null;

function judgeAll(segment: Segment, radius: number, format: Format) {
  const hits: Vec2[] = [];
  const wrong: Vec2[] = [];
  for (const place of places) {
    const { said, truth } = look(segment, place, radius, format);
    if (said !== truth) wrong.push(place);
    else if (truth) hits.push(place);
  }
  return {
    hits,
    wrong,
    right: cornersOf(hits),
    missed: cornersOf(wrong),
  };
}

/** Of a cell: a little less than the step, so that a gap is left between two. */
const side = 0.95;

const cornersOf = (cells: readonly Vec2[]) =>
  cells.map(({ x, y }) => ({ x: x - side / 2, y: y - side / 2 }));
