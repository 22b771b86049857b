import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { lerp } from '#figure/places.ts';
import {
  type Code,
  casts,
  crate,
  kindOf,
  survey,
  type Way,
  ways,
} from '../surveys/swept-corner.ts';

interface State {
  readonly circle: CircleValue;
  readonly way: Way;
  readonly code: Code;
}

const at = (x: number, y: number, way: Way, code: Code = 'square', radius = 7): State => ({
  circle: { center: { x, y }, radius },
  way,
  code,
});

const moment = (fraction: number) => `t = ${show(fraction, 2)}`;

export const figure = defineFigure({
  name: 'swept-corner',
  version: 1,
  caption: 'Drag $c$ over the map, where each point is a start',
  description:
    'A box, the box grown by the radius with square corners, and a ball with its displacement. A ' +
    'map shows all starts of the ball. Near a corner, the test with square corners reports a hit ' +
    'although the ball passes, or reports it too early.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 10 }),
    way: choice<Way>('displacement', [
      { name: 'slanted', label: 'slanted' },
      { name: 'steep', label: 'steep' },
      { name: 'level', label: 'level' },
    ]),
    code: choice<Code>('corners', [
      { name: 'square', label: 'square (shortcut)' },
      { name: 'round', label: 'round (ours)' },
    ]),
  },
  presets: [
    { name: 'false', label: 'a false hit', state: at(30.5, 24, 'slanted') },
    { name: 'early', label: 'too early', state: at(24, 56, 'slanted') },
    { name: 'level', label: 'level', state: at(28, 46, 'level') },
    { name: 'ours', label: 'ours', state: at(30.5, 24, 'slanted', 'round') },
  ],
  meanings: {
    c: 'centre of the ball at the start',
    v: 'its displacement',
    "c'": 'the position at which the chosen test stops the ball',
  },
  conventions: ['map'],

  answer: ({ circle, way, code }: State) => ({
    said: casts[code](circle, ways[way]),
    right: casts.round(circle, ways[way]),
  }),

  truth: survey,

  words: {
    miss: () => ({ word: 'correct miss', rest: 'the ball is free to move' }),
    hit: ({ fraction }: { fraction: number }) => ({
      word: 'correct hit',
      rest: `at ${moment(fraction)}`,
    }),
    falseHit: () => ({ word: 'false hit', rest: 'the ball does not touch the box' }),
    early: ({ said, right }: { said: number; right: number }) => ({
      word: 'too early',
      rest: `stopped at ${moment(said)}, but it touches at ${moment(right)}`,
    }),
  },

  find: (_state, { said, right }) => {
    const hit = said !== null;
    const kind = kindOf(said, right);
    if (!said || kind === 0) return { hit, kind: 'miss' };
    if (kind === 2 || !right) return { hit, kind: 'falseHit' };
    if (kind === 3) return { hit, kind: 'early', said: said.fraction, right: right.fraction };
    return { hit, kind: 'hit', fraction: said.fraction };
  },

  *draw({ circle: disc, way, code }, { said, right }, view) {
    const { center, radius } = disc;
    const v = ways[way];
    const end = { x: center.x + v.x, y: center.y + v.y };
    const corners = (by: number) => {
      const { x, y } = crate.center;
      const [w, h] = [crate.halfWidth + by, crate.halfHeight + by];
      return [
        { x: x - w, y: y - h },
        { x: x + w, y: y - h },
        { x: x + w, y: y + h },
        { x: x - w, y: y + h },
      ];
    };
    // Drawn over the map, because no ball starts with its centre in the box.
    yield mark.polygon('crate', 'fill-tint stroke-ink firm round', corners(0));
    if (!view.sketch) {
      yield mark.label('crate-name', 'the box', crate.center, { dy: 5, style: 'small middle' });
    }
    if (code === 'square')
      yield mark.polygon('expanded', 'stroke-ink dotted', corners(radius), 'marks');
    yield mark.circle('start', 'stroke-circle dashed', disc);
    yield mark.arrow('way', 'stroke-circle firm', center, end);
    const style = [
      said ? 'disc fill-hit' : 'disc',
      'disc fill-hit',
      'disc fill-false',
      'disc fill-missed',
    ];
    const stops = said ? lerp(center, end, said.fraction) : end;
    yield mark.circle('touch', style[kindOf(said, right)]!, { center: stops, radius });
    yield mark.dot('c-touch', 'fill-circle stroke-paper', stops, 5);
    if (said) yield mark.symbol("c'", stops, center, 22);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, end, 20);
    yield mark.symbolAlong('v', center, stops, 16);
  },
});
