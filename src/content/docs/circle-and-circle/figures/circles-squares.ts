import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { endToEnd } from '#figure/parts/end-to-end.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { circlesIntersect } from '#lib/index.ts';
import { squareOfSum, sumOfSquares } from '../formulas.ts';

interface State {
  readonly radii: readonly [number, number];
  readonly d: number;
}

const most = 20;
const at = (r1: number, r2: number, d: number): State => ({ radii: [r1, r2], d });

interface Squares {
  readonly square: number;
  readonly whole: number;
  readonly slipped: number;
}

const both = ({ square, whole, slipped }: Squares) =>
  `both tests agree, comparing ${show(square)} with ${show(whole)} and with ${show(slipped)}`;

export const figure = defineFigure({
  name: 'circles-squares',
  version: 1,
  caption: 'Drag the radii along the side, and $d$ below it',
  description:
    'A square whose side is the two radii laid end to end, cut into the squares of the radii and ' +
    'two tinted rectangles. The square of the distance is drawn over it from the same corner.',
  world: { minX: -9, maxX: 66, minY: -9, maxY: 41 },
  parts: {
    radii: endToEnd(['r_1', 'r_2'], { at: 0, min: 3, max: most }),
    d: numberOnAxis('d', { at: -4.5, min: 0, max: 48 }),
  },
  presets: [
    { name: 'between', label: 'in between', state: at(16, 12, 25) },
    { name: 'touching', label: 'touching', state: at(16, 12, 28) },
    { name: 'deep', label: 'deep', state: at(16, 12, 20) },
    { name: 'apart', label: 'apart', state: at(16, 12, 31) },
  ],
  meanings: {
    r_1: 'radius of the first circle',
    r_2: 'radius of the second',
    d: 'distance between their centres',
  },
  conventions: ['touching'],

  answer: ({ radii: [r1, r2], d }: State) => ({
    right: circlesIntersect(
      { center: { x: 0, y: 0 }, radius: r1 },
      { center: { x: d, y: 0 }, radius: r2 },
    ),
    slip: d * d <= r1 * r1 + r2 * r2,
  }),

  words: {
    hit: (found: Squares) => hit(both(found)),
    miss: (found: Squares) => miss(both(found)),
    missedHit: ({ square, whole, slipped }: Squares) => ({
      word: 'missed hit',
      rest: `${show(square)} ≤ ${show(whole)}, but the wrong test needs ${show(square)} ≤ ${show(slipped)}`,
    }),
  },

  find: ({ radii: [r1, r2], d }, { right, slip }) => {
    const squares = { square: d * d, whole: (r1 + r2) ** 2, slipped: r1 * r1 + r2 * r2 };
    // The slip compares with less, so it never reports a hit where the right test reports a miss.
    const kind = slip ? 'hit' : right ? 'missedHit' : 'miss';
    return { hit: slip, kind, ...squares };
  },

  formulas: [squareOfSum, sumOfSquares],
  values: ({ radii: [r1, r2], d }) => ({ r_1: r1, r_2: r2, d }),

  *draw({ radii: [r1, r2], d }, { right }, view) {
    const sum = r1 + r2;
    const piece = (x: number, y: number, width: number, height: number) => ({
      at: { x, y },
      size: { x: width, y: height },
      middle: { x: x + width / 2, y: y + height / 2 },
    });
    const pieces = [
      { key: 'square-1', style: 'fill-shape', ...piece(0, 0, r1, r1) },
      { key: 'square-2', style: 'fill-circle-tint', ...piece(r1, r1, r2, r2) },
      { key: 'lost-1', style: 'fill-missed', ...piece(r1, 0, r2, r1) },
      { key: 'lost-2', style: 'fill-missed', ...piece(0, r1, r1, r2) },
    ];
    for (const { key, style, at, size, middle } of pieces) {
      yield mark.boxes(key, style, [at], size);
      if (view.sketch) continue;
      yield mark.label(`area-${key}`, show(size.x * size.y, 1), middle, {
        dy: 5,
        style: 'note middle',
      });
    }
    const corners = (side: number) => [
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
    ];
    yield mark.polygon('sum', 'stroke-ink thin', corners(sum));
    yield mark.polygon('distance', 'stroke-ink dashed', corners(d), 'marks');
    yield mark.line('length-d', 'stroke-ink dashed', { x: 0, y: -4.5 }, { x: d, y: -4.5 });
    yield mark.line('length-1', 'stroke-ink thick', { x: 0, y: 0 }, { x: r1, y: 0 });
    yield mark.line('length-2', 'stroke-circle thick', { x: r1, y: 0 }, { x: sum, y: 0 });
    const name = (symbol: string, x: number, y: number, dx: number, dy: number) =>
      mark.label(`name-${symbol}`, symbol, { x, y }, { symbol, dx, dy });
    yield name('r_1', 0, r1 / 2, -18, 7);
    yield name('r_2', 0, r1 + r2 / 2, -18, 7);
    yield name('d', d, -4.5, 22, 7);
    // The circles themselves, at a quarter of their size.
    const quarter = (x: number, radius: number) => ({
      center: { x: 47 + x / 4, y: 19 },
      radius: radius / 4,
    });
    const [first, second] = [quarter(0, r1), quarter(d, r2)];
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', right ? 'disc fill-hit' : 'disc', second);
    yield mark.line('between', 'stroke-ink dashed', first.center, second.center);
    if (!view.sketch) {
      yield mark.label(
        'quarter',
        'the circles, at ¼',
        { x: 47, y: 11 },
        { dx: -18, style: 'small' },
      );
      const text = `d² = ${show(d * d, 1)}`;
      // Beside both squares, because it would be illegible on a side of either.
      const right = { x: Math.max(d, sum), y: d };
      yield mark.label('area-d', text, right, { dx: 8, dy: 5, of: 'd', style: 'note' });
    }
  },
});
