import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { point } from '#figure/parts/point.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { type Circle, pointInCircleExactly, ulp, type Vec2 } from '#lib/index.ts';
import { containsBySquares, float32, float64 } from '#published/monogame-circles.ts';

// Every cell represents one point that the computer can store. Horizontally, cells are 1 ulp apart,
// from r to the next greater number of the format. Vertically, they are much farther apart, so that
// the curve is visible.

type Radius = '1' | '100' | '4096' | '94906266';
type Format = 'float' | 'double';

interface State {
  readonly p: Vec2;
  readonly radius: Radius;
  readonly format: Format;
}

const radii: readonly Radius[] = ['1', '100', '4096', '94906266'];
const formats = { float: { round: float32, digits: 24 }, double: { round: float64, digits: 53 } };
const world = { minX: -7.5, maxX: 5.5, minY: -0.5, maxY: 8.5, inset: 0.5, stretch: true };
const columns = Array.from({ length: 13 }, (_, i) => i - 7);
const rows = Array.from({ length: 9 }, (_, i) => i);

interface Count {
  readonly judgement: Judgement;
  readonly wrong: number;
  readonly cells: number;
}

interface Away extends Count {
  readonly away: number;
}

const count = ({ wrong, cells }: Count) => `${wrong} of ${cells} cells wrong`;

const ulps = (away: number) =>
  `${away < 0.005 ? 'less than 0.01' : show(away)} ${away > 1 ? 'ulps' : 'ulp'}`;

export const figure = defineFigure({
  name: 'rim-magnified',
  version: 1,
  caption: 'Drag $p$ from cell to cell',
  description:
    'The rim of a circle, magnified until single numbers are visible as cells. The test is right in ' +
    'most cells, but in the hatched ones at the rim it reports a hit although the point is outside.',
  world,
  parts: {
    p: point('p', 'point', {
      step: 1,
      words: ['$p$:', 'ulps right,', 'rows up'],
    }),
    radius: choice(
      'radius',
      radii.map((name) => ({ name, label: grouped(Number(name)) })),
    ),
    format: choice<Format>('format', [
      { name: 'float', label: '32 bits (float)' },
      { name: 'double', label: '64 bits (double)' },
    ]),
  },
  presets: [
    { name: 'game', label: '32 bits', state: state(0, 2, '4096', 'float') },
    { name: 'whole', label: '64 bits', state: state(0, 2, '94906266', 'double') },
    { name: 'unit', label: 'unit circle', state: state(-3, 5, '1', 'double') },
  ],
  conventions: ['touching', 'cells'],

  answer: (state: State) => {
    const cells = judge(state.radius, state.format);
    return { ...cells, at: cells.look(state.p.x, state.p.y) };
  },

  words: {
    onRim: (found: Count) => judgedAs(found.judgement, `on the rim; ${count(found)}`),
    inside: (found: Away) =>
      judgedAs(found.judgement, `${ulps(found.away)} inside; ${count(found)}`),
    outside: (found: Away) =>
      judgedAs(found.judgement, `${ulps(found.away)} outside; ${count(found)}`),
  },

  find: (_state, { at: { said, truth, outside }, falseHits, missed }) => {
    const found = {
      hit: said,
      judgement: judged(said, truth).judgement,
      wrong: falseHits.length + missed.length,
      cells: rows.length * columns.length,
    };
    const away = Math.abs(outside);
    if (away === 0) return { ...found, kind: 'onRim' };
    return { ...found, kind: truth ? 'inside' : 'outside', away };
  },

  *draw({ p, radius, format }, { hits, falseHits, missed, place }) {
    const cell = { x: 1, y: 1 };
    const corners = (cells: readonly Vec2[]) =>
      cells.map(({ x, y }) => ({ x: x - 0.5, y: y - 0.5 }));
    yield mark.boxes('hits', 'fill-hit', corners(hits), cell);
    yield mark.boxes('false-hits', 'fill-false', corners(falseHits), cell);
    yield mark.hatch('false-hatch', 'stroke-hatch light', corners(falseHits), cell);
    yield mark.boxes('missed', 'fill-missed', corners(missed), cell);
    yield mark.boxes('cells', 'stroke-paper thin', corners(hits.concat(falseHits, missed)), cell);
    yield mark.curve('rim', 'disc', rimThrough(radius, format));
    yield mark.label('inside', 'inside', { x: -7.2, y: 0 }, { dy: 5, style: 'small' });
    yield mark.label('outside', 'outside', { x: 5.2, y: 7.6 }, { dy: 5, style: 'small end' });
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('p', p, { x: p.x - 1, y: p.y - 1 });
    const { r, x, y } = place(p.x, p.y);
    yield mark.label(
      'radius',
      `r = ${grouped(r)}`,
      { x: 5.2, y: 7 },
      { dy: 5, style: 'small end' },
    );
    // Longer numbers would not be readable.
    if (Number.isInteger(x) && Number.isInteger(y * 2)) {
      const text = `p = (${grouped(x)}, ${y})`;
      yield mark.label('place', text, { x: 5.2, y: 6.4 }, { dy: 5, style: 'small end' });
    }
  },
});

/** With thin gaps between thousands. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, value >= 1e4 ? '\u202f' : '');
}

function state(x: number, y: number, radius: Radius, format: Format): State {
  return { p: { x, y }, radius, format };
}

/** The test's result and the truth for every cell, computed again only when the rim changes. */
function judge(radius: Radius, format: Format) {
  if (last?.radius !== radius || last.format !== format) {
    last = { radius, format, cells: judgeCells(radius, format) };
  }
  return last.cells;
}

let last: { radius: Radius; format: Format; cells: ReturnType<typeof judgeCells> } | null = null;

function judgeCells(radius: Radius, format: Format) {
  const { r, step, rise } = scale(radius, format);
  const circle: Circle = { center: { x: 0, y: 0 }, radius: r };
  const place = (x: number, y: number) => ({ r, x: r + x * step, y: y * rise });
  const look = (x: number, y: number) => {
    const p = place(x, y);
    return {
      said: containsBySquares(p, circle, formats[format].round),
      truth: pointInCircleExactly(p, circle),
      // The distance beyond the rim, in ulps. The last term is the curve's second order.
      outside: x + bulge(y, radius, format) + (x * x * step) / (2 * r),
    };
  };
  const hits: Vec2[] = [];
  const falseHits: Vec2[] = [];
  const missed: Vec2[] = [];
  for (const y of rows) {
    for (const x of columns) {
      const { said, truth } = look(x, y);
      if (said && truth) hits.push({ x, y });
      if (said && !truth) falseHits.push({ x, y });
      if (!said && truth) missed.push({ x, y });
    }
  }
  return { hits, falseHits, missed, place, look };
}

/** The radius, the ulp of the format there, and the height of one row. */
function scale(radius: Radius, format: Format) {
  const r = formats[format].round(Number(radius));
  const step = ulp(r, formats[format].digits);
  const rise = 2 ** Math.round(Math.log2(Math.sqrt(2 * r * step) / 2.9));
  return { r, step, rise };
}

/** How many ulps the rim curves inwards, `y` rows up. */
function bulge(y: number, radius: Radius, format: Format): number {
  const { r, step, rise } = scale(radius, format);
  return (y * rise) ** 2 / (2 * r * step);
}

function rimThrough(radius: Radius, format: Format): Vec2[] {
  return Array.from({ length: 46 }, (_, i) => {
    const y = -0.5 + i / 5;
    return { x: -bulge(y, radius, format), y };
  });
}
