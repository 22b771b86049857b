import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type MovingCircle, movingCircle, tipOf } from '#figure/parts/moving-circle.ts';
import { along, lerp } from '#figure/places.ts';
import { createCircleGrid, distance } from '#lib/index.ts';
import { dealIn } from '../../many-circles/deal.ts';
import { drawDiscs } from '../../many-circles/drawing.ts';
import { cellsAlong, isInCells } from '../cells-along.ts';

type Size = 'ray' | 'ball';
type Wanted = 'first' | 'all';

export interface State {
  readonly ball: MovingCircle;
  readonly size: Size;
  readonly wanted: Wanted;
}

const world = { minX: 0, maxX: 128, minY: 0, maxY: 80, inset: 3 };
const ballRadius = 3;
/** The largest radius of the crowd. */
const widest = 2.4;
/** Each cell is wider than every circle. */
export const cells = { width: 8, columns: 16, rows: 10 };

/** Always the same crowd. */
export const circles = dealIn(
  { minX: 4, maxX: 124, minY: 4, maxY: 76 },
  (fraction) => 1.2 + (widest - 1.2) * fraction,
)(90);
const grid = createCircleGrid(circles);

const right = cells.columns * cells.width;
const top = cells.rows * cells.width;
const gridLines = [
  ...Array.from({ length: cells.columns + 1 }, (_, i) => i * cells.width).map(
    (x) =>
      [
        { x, y: 0 },
        { x, y: top },
      ] as const,
  ),
  ...Array.from({ length: cells.rows + 1 }, (_, i) => i * cells.width).map(
    (y) =>
      [
        { x: 0, y },
        { x: right, y },
      ] as const,
  ),
];

const at = (
  [x, y]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  size: Size = 'ray',
  wanted: Wanted = 'first',
): State => ({ ball: { center: { x, y }, velocity: { x: vx, y: vy } }, size, wanted });

const answer = ({ ball: { center, velocity }, size, wanted }: State) => {
  const circle = { center, radius: size === 'ray' ? 0 : ballRadius };
  const hits = grid.castAll(circle, velocity);
  const first = grid.cast(circle, velocity);
  const found = wanted === 'all' ? hits : first ? [first] : [];
  // A search for the first hit ends there.
  const part = wanted === 'first' && first ? first.fraction : 1;
  const way = { x: velocity.x * part, y: velocity.y * part };
  const corners = cellsAlong(cells, center, way, circle.radius + widest);
  const tests = circles.filter((one) => isInCells(one.center, corners, cells.width)).length;
  return { circle, first, found, part, corners, tests };
};

interface Count {
  readonly tests: number;
}

const ofAll = ({ tests }: Count) => `${tests} of ${circles.length} circles tested`;

export const figure = defineFigure({
  name: 'cast-through-crowd',
  version: 1,
  caption: 'Drag $c$ or the tip of $v$, or press Play',
  description:
    'A crowd of circles over a grid, and an arrow that a ray or a ball follows through it. The cells ' +
    'near its path are tinted, and only circles with their centres in these cells are tested. The ' +
    'circles that are hit are filled.',
  world,
  close: world,
  parts: {
    ball: movingCircle({ center: 'c', velocity: 'v', fastest: 124 }),
    size: choice<Size>('what moves', [
      { name: 'ray', label: 'a ray' },
      { name: 'ball', label: 'a ball' },
    ]),
    wanted: choice<Wanted>('find', [
      { name: 'first', label: 'the first hit' },
      { name: 'all', label: 'all hits' },
    ]),
  },
  presets: [
    { name: 'ray', label: 'a ray', state: at([8, 52], [108, -40]) },
    { name: 'ball', label: 'a ball', state: at([8, 48], [108, -16], 'ball') },
    { name: 'all', label: 'a ray, all hits', state: at([8, 52], [108, -40], 'ray', 'all') },
    { name: 'swath', label: 'a ball, all hits', state: at([8, 48], [62, -10], 'ball', 'all') },
  ],
  meanings: {
    c: 'start of the ray, or of the centre of the ball',
    v: 'its displacement',
    "c'": 'its position when it first touches a circle',
  },
  conventions: ['filled', 'yUp'],

  answer,

  calls: {
    // The cast against the circle that is hit first.
    castCircleAgainstCircleSimply: {
      load: () => import('#lib/plain/cast-circle-against-circle-simply.ts?trace'),
      values: (state) => {
        const { circle, first } = answer(state);
        return first && [circles[first.id]!, circle, state.ball.velocity];
      },
    },
  },

  sweep: {
    label: 'arrow once all the way around',
    seconds: 16,
    repeat: 'loop',
    at: ({ ball: { center, velocity }, size, wanted }, t) => {
      const angle = Math.atan2(velocity.y, velocity.x) + 2 * Math.PI * t;
      const length = distance({ x: 0, y: 0 }, velocity);
      // The tip stays in the window.
      const tip = (way: number, from: number, least: number, most: number) =>
        toStep(Math.min(Math.max(from + way * length, least), most) - from, 0.001) + 0;
      const turned = {
        x: tip(Math.cos(angle), center.x, world.minX + 3, world.maxX - 3),
        y: tip(Math.sin(angle), center.y, world.minY + 3, world.maxY - 3),
      };
      return { ball: { center, velocity: turned }, size, wanted };
    },
  },

  words: {
    none: (found: Count) => ({ word: 'no hit', rest: ofAll(found) }),
    first: (found: Count & { readonly id: number; readonly fraction: number }) => ({
      word: `circle ${found.id}`,
      rest: `at a fraction of ${show(found.fraction, 2)}, ${ofAll(found)}`,
    }),
    one: (found: Count) => ({ word: '1 hit', rest: ofAll(found) }),
    all: (found: Count & { readonly hits: number }) => ({
      word: `${found.hits} hits`,
      rest: ofAll(found),
    }),
  },

  find: ({ wanted }, { first, found: { length: hits }, tests }) => {
    if (!first) return { hit: false, kind: 'none', tests };
    const { id, fraction } = first;
    if (wanted === 'first') return { hit: true, kind: 'first', id, fraction, tests };
    return { hit: true, kind: hits === 1 ? 'one' : 'all', hits, tests };
  },

  *draw({ ball, size, wanted }, { circle, found, part, corners }, view) {
    const { center } = ball;
    const { width } = cells;
    const end = tipOf(ball);
    const here = lerp(center, end, part);
    yield mark.boxes('near', 'fill-lit', corners, { x: width, y: width });
    yield mark.lines('grid', 'stroke-border hairline', gridLines, 'ground');
    yield* drawDiscs('crowd', circles, new Set(found.map(({ id }) => id)));
    if (size === 'ball') {
      yield mark.capsule('swept', 'fill-circle-tint', center, here, circle.radius, 'ground');
      yield mark.circle('start', 'stroke-circle dashed', circle);
      if (found.length > 0 && wanted === 'first')
        yield mark.circle('touch', 'stroke-circle firm', { ...circle, center: here }, 'marks');
    }
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    yield mark.dot('c', 'fill-circle stroke-paper', center, 5);
    if (wanted === 'first' && found.length > 0) {
      yield mark.dot('c-touch', 'fill-point stroke-paper', here, 6);
      if (!view.sketch) yield mark.symbol("c'", here, along(here, ball.velocity, -0.1), 24);
    }
    if (view.sketch) return;
    // More numbers would hide each other.
    if (wanted === 'all' && found.length < 9) {
      for (const [i, { id }] of found.entries()) {
        yield mark.label(`hit-${i}`, String(i + 1), circles[id]!.center, {
          dx: 15,
          dy: -10,
          style: 'note middle',
        });
      }
    }
    // Below the path, because the start is at the edge of a narrow drawing.
    yield mark.symbol('c', center, { x: center.x, y: center.y + 1 }, 22);
    yield mark.symbolAlong('v', lerp(center, end, 0.25), lerp(center, end, 0.4), -16);
  },
});
