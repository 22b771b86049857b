import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import {
  type Away,
  compare,
  type Format,
  given,
  kept,
  step,
  survey,
  taken,
} from '../surveys/far-from-origin.ts';

interface State {
  readonly p: Vec2;
  readonly circle: CircleValue;
  readonly away: Away;
  readonly format: Format;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** A stored position off by no more than this looks right. */
const seen = 1;

const at = (x: number, y: number, away: Away, format: Format = 'float'): State => ({
  p: { x, y },
  circle: { center: { x: 44.8, y: 33.6 }, radius: 24 },
  away,
  format,
});

interface Found {
  readonly judgement: Judgement;
  readonly outside: number;
  readonly step: number;
}

const spacing = (step: number) =>
  `numbers there are ${step < 0.01 ? 'less than 0.01' : show(step)} apart`;

export const figure = defineFigure({
  name: 'far-from-origin',
  version: 1,
  caption: 'Move the scene away from the origin by powers of ten',
  description:
    'A point and a circle, over a map of the positions of the point. If the scene is far from the ' +
    'origin, 32 bits move each position to a coarse grid, so the map consists of blocks, which are ' +
    'hatched where the test is wrong.',
  world,
  parts: {
    p: point('p', 'point'),
    circle: circle({ minRadius: 6, maxRadius: 28 }),
    away: choice<Away>('away', [
      { name: '0', label: '0' },
      { name: '6', label: '1e6' },
      { name: '7', label: '1e7' },
      { name: '8', label: '1e8' },
      { name: '9', label: '1e9' },
    ]),
    format: choice<Format>('format', [
      { name: 'float', label: '32 bits (float)' },
      { name: 'double', label: '64 bits (double)' },
    ]),
  },
  presets: [
    { name: 'blocks', label: 'a hundred million', state: at(67.5, 51.5, '8') },
    { name: 'home', label: 'near the origin', state: at(67.5, 51.5, '0') },
    { name: 'teeth', label: 'ten million', state: at(54.5, 56.5, '7') },
    { name: 'double', label: '64 bits', state: at(67.5, 51.5, '9', 'double') },
  ],
  conventions: ['touching', 'yUp'],

  answer: (state: State) => {
    const { p, circle } = state;
    const { test, truth } = compare(state);
    return {
      said: test(p),
      right: truth(p),
      outside: distance(p, circle.center) - circle.radius,
      step: step(state),
      p: kept(state, p),
      center: kept(state, circle.center),
    };
  },

  calls: {
    containsBySquares: {
      load: () => import('#published/monogame-circles.ts?trace'),
      values: (state) => [...given(state, state.p), state.format === 'float' ? float32 : float64],
      state: ([point, circle], { away }) => taken(point, circle, away),
    },
  },

  truthOf: 'p',
  truth: survey,

  words: {
    onRim: ({ judgement, step }: Found) => judgedAs(judgement, `on the rim; ${spacing(step)}`),
    inside: ({ judgement, outside, step }: Found) =>
      judgedAs(judgement, `${show(-outside)} inside; ${spacing(step)}`),
    outside: ({ judgement, outside, step }: Found) =>
      judgedAs(judgement, `${show(outside)} outside; ${spacing(step)}`),
  },

  find: (_state, { said, right, outside, step }) => {
    const { judgement } = judged(said, right);
    const side = outside < 0 ? 'inside' : 'outside';
    const kind = Math.abs(outside) < 0.005 ? 'onRim' : side;
    return { hit: said, kind, judgement, outside, step };
  },

  *draw({ p, circle }, { p: keptP, center }) {
    // The disc is not filled, because the map below it shows the hits.
    yield mark.circle('disc', 'disc', circle);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', circle.center, rim);
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('c', circle.center, p);
    yield mark.symbol('p', p, circle.center);
    if (Math.max(distance(p, keptP), distance(circle.center, center)) > seen) {
      yield mark.circle('kept-circle', 'stroke-border light dotted', {
        center,
        radius: circle.radius,
      });
      yield mark.line('way-p', 'stroke-circle dotted', p, keptP);
      yield mark.dot('kept-p', 'fill-paper stroke-ink', keptP, 4);
      yield mark.dot('kept-c', 'fill-paper stroke-ink', center, 3);
    }
    yield mark.symbolAlong('r', circle.center, rim, -13);
  },
});
