import { closestPointOnSegment, distance, type Segment, type Vec2 } from '../lib/index.ts';
import { linePoint } from '../lib/published/jeffrey-thompson-line-circle.ts';
import { float64 } from '../lib/published/monogame-circles.ts';
import { farthest } from './kit/ask.ts';
import { defineFigure } from './kit/figure.ts';
import { show } from './kit/numbers.ts';
import { choice } from './kit/parts/choice.ts';
import { point } from './kit/parts/point.ts';

// The window counts in hundredths of the segment's length, whatever that is: so the segment keeps
// its place, and what is drawn grows and shrinks with the tolerance alone.

type Length = '400' | '10' | '1' | '0.1';

interface State {
  readonly p: Vec2;
  readonly length: Length;
}

const world = { minX: -31, maxX: 131, minY: -54, maxY: 54, inset: 4 };
const a = { x: 0, y: 0 };
const b = { x: 100, y: 0 };
const lengths: readonly Length[] = ['400', '10', '1', '0.1'];

export const figure = defineFigure({
  name: 'tolerance-ellipse',
  version: 1,
  caption: 'Drag $p$ away from the line',
  description:
    'A segment from a to b and a point p; two dashed lines are the ways from p to both ends. All ' +
    'around the segment lies a hatched ellipse: every point that the published test takes for a ' +
    'point of the segment.',
  world,
  parts: {
    p: point('p', 'point', { words: ['$p$:', '% along,', '% up'] }),
    length: choice(
      'length',
      lengths.map((name) => ({ name, label: name })),
    ),
  },
  presets: [
    { name: 'beside', label: 'beside the middle', state: state(50, 7, '10') },
    { name: 'pixels', label: '400 pixels', state: state(50, 1.1, '400') },
    { name: 'past', label: 'past the end', state: state(104, 0, '1') },
    { name: 'small', label: 'a small world', state: state(20, 44, '0.1') },
  ],
  symbols: ['p', 'a', 'b'],
  meanings: { p: 'a point that may lie on the segment' },
  conventions: ['ofLength'],

  answer: ({ p, length }: State) => {
    const segment = { a: inUnits(a, length), b: inUnits(b, length) };
    const at = inUnits(p, length);
    return {
      accepted: linePoint(at, segment, float64),
      away: distance(at, closestPointOnSegment(at, segment)),
      ways: distance(segment.a, at) + distance(at, segment.b),
      ...acceptedBy(length),
    };
  },

  verdict: ({ length }, { accepted, away, ways }) => ({
    hit: accepted,
    word: accepted ? 'on the line' : 'off the line',
    rest: `${away === 0 ? 'and so it is' : `it is ${few(away)} away`}; ${few(ways)} instead of ${length}`,
  }),

  draw: (stage, { p, length }, { rim, hatch, half }) => {
    stage.polygon('accepted', 'cells invented', rim, 'ground');
    stage.lines('hatch', 'hatch invented-hatch', hatch, 'ground');
    stage.line('segment', 'segment', a, b);
    stage.line('way-a', 'distance', a, p);
    stage.line('way-b', 'distance', p, b);
    stage.dot('end-a', 'pin', a, 4);
    stage.dot('end-b', 'pin', b, 4);
    stage.symbol('a', a, { x: 10, y: 16 });
    stage.symbol('b', b, { x: 90, y: 16 });
    const top = Math.min(half, 45);
    stage.label(
      'half',
      `up to ${few((half * Number(length)) / 100)}`,
      { x: 50, y: -top },
      {
        dy: 20,
        look: 'note middle',
      },
    );
    stage.dot('p', 'point', p, 6);
    stage.symbol('p', p, { x: 50, y: p.y >= 0 ? -40 : 40 });
  },
});

function state(x: number, y: number, length: Length): State {
  return { p: { x, y }, length };
}

/** From hundredths of the length into the units of the published code. */
function inUnits({ x, y }: Vec2, length: Length): Vec2 {
  const scale = Number(length) / 100;
  return { x: x * scale, y: y * scale };
}

/** Two figures that count, as far as they fit. */
function few(value: number): string {
  return show(value, value >= 100 ? 1 : 2);
}

/** The border of what the published test accepts, found by asking it; once for each length. */
function acceptedBy(length: Length) {
  const known = accepted.get(length) ?? askAround(length);
  accepted.set(length, known);
  return known;
}

const accepted = new Map<Length, ReturnType<typeof askAround>>();

function askAround(length: Length) {
  const segment: Segment = { a: inUnits(a, length), b: inUnits(b, length) };
  const says = (x: number, y: number) => linePoint(inUnits({ x, y }, length), segment, float64);
  const beyond = farthest((x) => says(100 + x, 0), 200, 40);
  const columns = 96;
  const upper = Array.from({ length: columns + 1 }, (_, i) => {
    // Closer together towards the ends, where the border turns.
    const x = 50 - (50 + beyond) * Math.cos((i / columns) * Math.PI) * 0.99999;
    return { x, y: farthest((y) => says(x, y), 200, 30) };
  });
  const half = farthest((y) => says(50, y), 200, 30);
  const lower = upper.map(({ x, y }) => ({ x, y: -y }));
  return {
    rim: [...upper, ...lower.toReversed()],
    hatch: slanting(50 + beyond, half, says),
    /** How far up at the middle. */
    half,
    beyond,
  };
}

/**
 * Lines at 45 degrees from border to border. Their middles lie on one line through the middle of an
 * ellipse so wide and so high; how far they go is asked.
 */
function slanting(
  wide: number,
  high: number,
  says: (x: number, y: number) => boolean,
): [Vec2, Vec2][] {
  const slope = (high / wide) ** 2;
  const count = Math.floor((wide * (1 + slope)) / 3.4);
  return Array.from({ length: 2 * count + 1 }, (_, i): [Vec2, Vec2] => {
    const x = (wide * (i - count)) / (count + 0.5);
    const middle = { x: 50 + x, y: -x * slope };
    const end = (way: number) => {
      const reach = farthest((far) => says(middle.x + way * far, middle.y + way * far), 200);
      return { x: middle.x + way * reach, y: middle.y + way * reach };
    };
    return [end(-1), end(1)];
  });
}
