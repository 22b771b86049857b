import { bisect } from '#kit/bisect.ts';
import { defineFigure } from '#kit/figure.ts';
import { judged } from '#kit/judged.ts';
import { choice } from '#kit/parts/choice.ts';
import { point } from '#kit/parts/point.ts';
import { closestPointOnSegment, distance, type Vec2 } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { a, b, compare, given, type Length, survey } from '../surveys/tolerance-ellipse.ts';
import { few, words } from '../words/tolerance-ellipse.ts';

// The window counts in hundredths of the segment's length, whatever that is: so the segment keeps
// its place, and what is drawn grows and shrinks with the tolerance alone.

interface State {
  readonly p: Vec2;
  readonly length: Length;
}

const world = { minX: -31, maxX: 131, minY: -54, maxY: 54, inset: 4 };
const lengths: readonly Length[] = ['1000', '100', '10', '1', '0.1'];

export const figure = defineFigure({
  name: 'tolerance-ellipse',
  version: 2,
  caption: 'Zoom through the lengths, drag $p$ away from the line',
  description:
    'A segment from a to b and a point p; two dashed lines are the ways from p to both ends. All ' +
    'around the segment a map shows a hatched ellipse: every point that the published test takes ' +
    'for a point of the segment.',
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
    { name: 'pixels', label: '1000 pixels', state: state(50, 0.6, '1000') },
    { name: 'past', label: 'past the end', state: state(104, 0, '1') },
    { name: 'small', label: 'a small world', state: state(20, 44, '0.1') },
  ],
  symbols: ['p', 'a', 'b'],
  meanings: { p: 'a point that may lie on the segment' },
  conventions: ['ofLength'],

  answer: (state: State) => {
    const { test, truth } = compare(state);
    const { p, length } = state;
    const [at, ends] = given(p, length);
    return {
      said: test(p),
      right: truth(p),
      away: distance(at, closestPointOnSegment(at, ends)),
      ways: distance(ends.a, at) + distance(at, ends.b),
      /** How far up the test goes along with it, at the middle. */
      half: bisect((y) => test({ x: 50, y }), 200, 30),
    };
  },

  calls: {
    linePoint: {
      load: () => import('#published/jeffrey-thompson-line-circle.ts?trace'),
      values: ({ p, length }) => [...given(p, length), float64],
    },
  },

  truthOf: 'p',
  truth: survey,

  words,

  find: ({ length }, { said, right, away, ways }) => {
    const { judgement } = judged(said, right);
    const sum = { hit: said, judgement, ways, length: Number(length) };
    return right ? { ...sum, kind: 'onSegment' } : { ...sum, kind: 'away', away };
  },

  draw: (stage, { p, length }, { half }) => {
    stage.line('segment', 'stroke-ink firm round', a, b);
    stage.line('way-a', 'stroke-ink dashed', a, p);
    stage.line('way-b', 'stroke-ink dashed', p, b);
    stage.dot('end-a', 'fill-ink', a, 4);
    stage.dot('end-b', 'fill-ink', b, 4);
    stage.symbol('a', a, { x: 10, y: 16 });
    stage.symbol('b', b, { x: 90, y: 16 });
    const top = Math.min(half, 45);
    stage.label(
      'half',
      `up to ${few((half * Number(length)) / 100)}`,
      { x: 50, y: -top },
      {
        dy: 20,
        style: 'note middle',
      },
    );
    stage.dot('p', 'fill-point stroke-paper', p, 6);
    stage.symbol('p', p, { x: 50, y: p.y >= 0 ? -40 : 40 });
  },
});

function state(x: number, y: number, length: Length): State {
  return { p: { x, y }, length };
}
