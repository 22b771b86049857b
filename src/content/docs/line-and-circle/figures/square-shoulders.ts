import { bisect } from '#figure/bisect.ts';
import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { placeable, raster, touchingOutline } from '#figure/paths.ts';
import { aside, middle } from '#figure/places.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { closestPointOnSegment, distance, type Vec2 } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import {
  type Code,
  compare,
  given,
  isTakenForSegment,
  survey,
  taken,
  type Width,
} from '../surveys/square-shoulders.ts';

// One scene in five worlds. The window is this many units wide, and its contents scale with it.
// Only the tolerance of the published code stays the same.

export interface State {
  readonly circle: CircleValue;
  readonly a: Vec2;
  readonly b: Vec2;
  readonly width: Width;
  readonly code: Code;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const widths: readonly Width[] = ['480', '48', '4.8', '0.48', '0.048'];

const at = (
  width: Width,
  [x, y, radius]: readonly [number, number, number],
  [ax, ay]: readonly [number, number] = [26, 26],
  [bx, by]: readonly [number, number] = [62, 32],
): State => ({
  circle: { center: { x, y }, radius },
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
  width,
  code: 'published',
});

interface Found {
  readonly judgement: Judgement;
  /** The depth or the gap, in radii. */
  readonly part: number;
}

const rows = 16;

const path = raster(world, rows);

export const figure = defineFigure({
  name: 'square-shoulders',
  version: 2,
  caption: 'Try the widths, and drag $c$ into the hatched area',
  description:
    'A segment from a to b, and a map of the centres of a circle. The published test also ' +
    'reports hits beyond the two round ends of the true hits, and more of them in a smaller ' +
    'world. A dashed ellipse around the segment contains every point that the test accepts as ' +
    'part of the segment.',
  world,
  parts: {
    circle: circle({ minRadius: 4, maxRadius: 26 }),
    a: point('a', 'end'),
    b: point('b', 'end'),
    width: choice(
      'width',
      widths.map((name) => ({ name, label: name })),
    ),
    code: choice<Code>('code', [
      { name: 'published', label: 'published' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'half', label: 'half a metre wide', state: at('0.48', [69, 47.9, 15]) },
    { name: 'pixels', label: 'in pixels', state: at('480', [69, 47.9, 15]) },
    { name: 'ten', label: '10 units long', state: at('48', [66, 44, 15], [38, 24], [58, 24]) },
    {
      name: 'unit',
      label: 'just past the end',
      state: at('4.8', [58.8, 40, 20], [38, 20], [58, 20]),
    },
    { name: 'tiny', label: 'far apart', state: at('0.048', [74, 36, 20], [24, 26], [34, 26]) },
  ],
  conventions: ['touching', 'ofWidth'],

  answer: (state: State) => {
    const { circle, a, b } = state;
    const { test, truth } = compare(state);
    const q = closestPointOnSegment(circle.center, { a, b });
    return {
      said: test(circle.center),
      right: truth(circle.center),
      q,
      gap: distance(circle.center, q) - circle.radius,
    };
  },

  calls: {
    lineCircle: {
      load: () => import('#published/jeffrey-thompson-line-circle.ts?trace'),
      values: (state) => [...given(state, state.circle.center), float64],
      state: ([segment, circle], { width }) => taken(segment, circle, width),
    },
  },

  truth: survey,

  sweep: {
    label: 'circle over the map, row by row',
    seconds: 16,
    repeat: 'once',
    uncovers: rows,
    at: (state, t) => ({
      ...state,
      circle: { ...state.circle, center: placeable(path(t), world) },
    }),
  },

  words: {
    touching: ({ judgement }: Found) => judgedAs(judgement, 'just touching'),
    justApart: ({ judgement }: Found) => judgedAs(judgement, 'just apart'),
    deep: ({ judgement, part }: Found) => judgedAs(judgement, `${show(part)} times r deep`),
    apart: ({ judgement, part }: Found) => judgedAs(judgement, `${show(part)} times r apart`),
  },

  find: ({ circle }, { said, right, gap }) => {
    const { judgement } = judged(said, right);
    const part = Math.abs(gap) / circle.radius;
    const near = right ? 'touching' : 'justApart';
    const far = right ? 'deep' : 'apart';
    return { hit: said, kind: part < 0.01 ? near : far, judgement, part };
  },

  *draw(state, { q }) {
    const { circle, a, b, width } = state;
    const { center } = circle;
    if (state.code === 'published') {
      const { outline, half } = ellipseOf(state);
      yield mark.polygon('ellipse', 'stroke-ink dashed', outline, 'ground');
      // If the ellipse leaves the picture, its number stays near the segment.
      const away = Math.min(half, 16);
      const below = aside(middle(a, b), a, b, b.x < a.x ? -away : away);
      const says = `reaches ${show((half * Number(width)) / 96)}`;
      yield mark.label('half', says, below, { dy: 24, style: 'note middle' });
    }
    // Not filled, because it would hide the corner of the map that it illustrates.
    yield mark.circle('disc', 'disc', circle);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, q);
    yield mark.symbol('a', a, b);
    yield mark.symbol('b', b, a);
    yield mark.dot('q', 'fill-point stroke-paper', q, 6);
  },
});

/** Beyond the ellipse of the smallest world. */
const far = 300;

/** The outline of the tolerance, and its reach beside the middle. Cached while c moves. */
export function ellipseOf({ a, b, width }: State) {
  if (last?.a !== a || last.b !== b || last.width !== width) {
    const takes = (place: Vec2) => isTakenForSegment({ a, b, width }, place);
    const center = middle(a, b);
    // A segment that is a point has no direction, so use any.
    const end = a.x === b.x && a.y === b.y ? { x: a.x + 1, y: a.y } : b;
    const half = bisect((height) => takes(aside(center, a, end, height)), far, 30);
    last = { a, b, width, outline: touchingOutline(center, takes), half };
  }
  return last;
}

let last: {
  readonly a: Vec2;
  readonly b: Vec2;
  readonly width: Width;
  readonly outline: readonly Vec2[];
  readonly half: number;
} | null = null;
