import {
  type Circle,
  closestPointOnSegment,
  distance,
  type Segment,
  segmentIntersectsCircle,
  toWorld,
  type Vec2,
} from '../lib/index.ts';
import { lineCircle } from '../lib/published/jeffrey-thompson-line-circle.ts';
import { float64 } from '../lib/published/monogame-circles.ts';
import { farthest } from './kit/ask.ts';
import { defineFigure } from './kit/figure.ts';
import { show } from './kit/numbers.ts';
import { choice } from './kit/parts/choice.ts';
import { circle, type HeldCircle, rimHandle } from './kit/parts/circle.ts';
import { point } from './kit/parts/point.ts';

// One scene in four worlds: the window is so many units wide, and everything in it is as much
// smaller. Only the tolerance of the published code stays what it is.

type Width = '96' | '4.8' | '0.24' | '0.096';
type Code = 'published' | 'mended';

interface State {
  readonly circle: HeldCircle;
  readonly a: Vec2;
  readonly b: Vec2;
  readonly width: Width;
  readonly code: Code;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const widths: readonly Width[] = ['96', '4.8', '0.24', '0.096'];
/** Farther than any window reaches. */
const far = 130;

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

export const figure = defineFigure({
  name: 'square-shoulders',
  version: 1,
  caption: 'Drag $c$ into the hatching',
  description:
    'A segment from a to b and the shape of all centres whose circle hits it. Beyond its two round ' +
    'ends the published test hits as well: hatched strips, the wider the smaller the world is.',
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
      { name: 'mended', label: 'mended' },
    ]),
  },
  presets: [
    { name: 'hand', label: 'a hand wide', state: at('0.24', [78, 44, 15]) },
    { name: 'pixels', label: 'in pixels', state: at('96', [78, 44, 15]) },
    { name: 'unit', label: 'past by a hair', state: at('4.8', [58.8, 40, 20], [38, 20], [58, 20]) },
    { name: 'tiny', label: 'far apart', state: at('0.096', [74, 36, 20], [24, 26], [34, 26]) },
  ],
  symbols: ['a', 'b', 'c', 'r', 'q'],
  conventions: ['touching', 'ofWidth'],

  answer: (state: State) => {
    const { circle, a, b, code } = state;
    const unit = Number(state.width) / 96;
    const segment = scaled({ a, b }, unit);
    const hits = code === 'published' ? publishedHits : segmentIntersectsCircle;
    const says = (center: Vec2) => hits(segment, scaledCircle(center, circle.radius, unit));
    const q = closestPointOnSegment(circle.center, { a, b });
    return {
      said: says(circle.center),
      truth: segmentIntersectsCircle(segment, scaledCircle(circle.center, circle.radius, unit)),
      q,
      gap: distance(circle.center, q) - circle.radius,
      strips: code === 'published' ? beyondTheEnds({ a, b }, circle.radius, says) : [],
    };
  },

  verdict: ({ circle }, { said, truth, gap }) => {
    const word =
      said === truth ? `right ${said ? 'hit' : 'miss'}` : `${said ? 'invented' : 'missed'} hit`;
    const part = Math.abs(gap) / circle.radius;
    const side = truth ? 'deep' : 'apart';
    if (part < 0.01) return { hit: said, word, rest: `just ${truth ? 'touching' : 'apart'}` };
    return { hit: said, word, rest: `${show(part)} times r ${side}` };
  },

  draw: (stage, { circle, a, b }, { q, strips }) => {
    const { center, radius } = circle;
    strips.forEach(({ shape, streaks }, i) => {
      stage.polygon(`strip-${i}`, 'cells invented', shape, 'ground');
      stage.lines(`streaks-${i}`, 'hatch invented-hatch', streaks, 'ground');
    });
    stage.capsule('hits', 'cells right-hit', a, b, radius, 'ground');
    stage.capsule('border', 'border', a, b, radius, 'ground');
    stage.circle('disc', 'disc', circle);
    const rim = rimHandle(circle, world);
    stage.line('radius', 'radius', center, rim);
    stage.line('segment', 'segment', a, b);
    stage.line('distance', 'distance', center, q);
    stage.dot('c', 'centre', center, 3);
    stage.symbol('c', center, q);
    stage.symbol('a', a, b);
    stage.symbol('b', b, a);
    stage.dot('q', 'closest', q, 6);
  },
});

const publishedHits = (segment: Segment, circle: Circle) => lineCircle(segment, circle, float64);

/** The published code is given the scene in its own units, a window so wide. */
function scaled({ a, b }: Segment, unit: number): Segment {
  return { a: { x: a.x * unit, y: a.y * unit }, b: { x: b.x * unit, y: b.y * unit } };
}

function scaledCircle({ x, y }: Vec2, radius: number, unit: number): Circle {
  return { center: { x: x * unit, y: y * unit }, radius: radius * unit };
}

/** How far beyond each end a centre is still taken for a hit, level with places across the end. */
function beyondTheEnds({ a, b }: Segment, radius: number, says: (center: Vec2) => boolean) {
  const rotation = Math.atan2(b.y - a.y, b.x - a.x);
  return [
    { center: a, rotation: rotation + Math.PI },
    { center: b, rotation },
  ].map((frame) => {
    const streaks = levels.map((level): [Vec2, Vec2] => {
      const y = level * radius;
      const reach = farthest((x) => says(toWorld({ x, y }, frame)), far);
      return [toWorld({ x: 0, y }, frame), toWorld({ x: reach, y }, frame)];
    });
    const shape = [
      ...streaks.map(([start]) => start),
      ...streaks.map(([, end]) => end).toReversed(),
    ];
    return { shape, streaks };
  });
}

/** From side to side; at the very rim rounding decides. */
const levels = Array.from({ length: 17 }, (_, i) => ((i - 8) / 8) * 0.9999);
