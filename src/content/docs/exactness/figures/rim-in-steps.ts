import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { point } from '#figure/parts/point.ts';
import type { Projection } from '#figure/projection.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { compare, kept, sceneOf, step, stored, survey } from '../surveys/rim-in-steps.ts';

export interface State {
  readonly p: Vec2;
  readonly circle: CircleValue;
  /** The scene is moved 2^k to the right. */
  readonly k: number;
}

const world = { minX: 0, maxX: 96, minY: -14, maxY: 50, inset: 3 };
const axis = { at: -8, min: 10, max: 30, step: 1, ends: [12, 84] as const };
/** Approximate names of 2^10, 2^20 and 2^30. Each power is a little more. */
const names: Readonly<Record<number, string>> = {
  10: 'a thousand',
  20: 'a million',
  30: 'a billion',
};
/** A stored position off by no more than this looks right. */
const seen = 1;

const at = (x: number, y: number, k: number): State => ({
  p: { x, y },
  circle: { center: { x: 45, y: 25 }, radius: 20 },
  k,
});

const carried = (state: State, by: number): State => ({ ...state, k: state.k + by });

interface Found {
  readonly judgement: Judgement;
  readonly away: number;
  readonly step: number;
}

const length = (away: number) => (away < 0.005 ? 'barely' : show(away));

const spacing = (step: number) =>
  `numbers there are ${step < 0.01 ? 'less than 0.01' : show(step)} apart`;

export const figure = defineFigure({
  name: 'rim-in-steps',
  version: 1,
  caption: 'Drag $k$ to move the scene away from the origin',
  description:
    'A circle and a point, moved far to the right and stored in 32 bits. The map behind them shows ' +
    'the result of the test for each position of the point. Far away, the round rim turns into upright ' +
    'slabs, which are hatched where the test reports a false hit and dotted where it misses a hit.',
  world,
  parts: {
    p: point('p', 'point'),
    circle: circle({ minRadius: 6, maxRadius: 22 }),
    k: numberOnAxis('k', axis),
  },
  presets: [
    { name: 'slabs', label: '67 million away', state: at(67, 36, 26) },
    { name: 'near', label: 'a million away', state: at(67, 36, 20) },
    { name: 'teeth', label: '17 million away', state: at(31.1, 40.5, 24) },
    { name: 'one', label: 'a billion away', state: at(20, 25, 30) },
  ],
  meanings: { k: 'the distance from the origin is 2 to the power $k$' },
  conventions: ['touching', 'yUp'],

  commands: [
    {
      name: 'twice',
      label: 'Twice as far',
      idle: ({ k }) => k >= axis.max,
      run: (state) => carried(state, 1),
    },
    {
      name: 'half',
      label: 'Half as far',
      idle: ({ k }) => k <= axis.min,
      run: (state) => carried(state, -1),
    },
  ],

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
    pointInCircle: {
      load: () => import('#lib/point-in-circle.ts?trace'),
      values: (state) => stored(state, state.p),
      state: ([point, circle]) => sceneOf(point, circle),
    },
  },

  sweep: {
    label: 'scene away from the origin',
    seconds: 8,
    repeat: 'back-and-forth',
    at: (state, t) => ({ ...state, k: Math.round(10 + 20 * t) }),
  },
  truthOf: 'p',
  truth: survey,

  words: {
    inside: ({ judgement, away, step }: Found) =>
      judgedAs(judgement, `${length(away)} inside; ${spacing(step)}`),
    outside: ({ judgement, away, step }: Found) =>
      judgedAs(judgement, `${length(away)} outside; ${spacing(step)}`),
  },

  find: (_state, { said, right, outside, step }) => {
    const { judgement } = judged(said, right);
    const kind = right ? 'inside' : 'outside';
    return { hit: said, kind, judgement, away: Math.abs(outside), step };
  },

  *draw({ p, circle, k }, { p: keptP, center, step }, view) {
    yield mark.circle('disc', 'disc', circle);
    const rim = rimHandle(circle, world);
    yield mark.line('radius', 'stroke-circle', circle.center, rim);
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('c', circle.center, p);
    yield mark.symbol('p', p, circle.center);
    yield* drawAxis(view, k);
    yield* drawNumbers(step);
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

/** The slider, on its own background, because the map ends above it. */
function* drawAxis(view: Projection, k: number): Iterable<mark.Mark> {
  const across = (power: number) =>
    axis.ends[0] + ((power - axis.min) * (axis.ends[1] - axis.ends[0])) / (axis.max - axis.min);
  const place = (power: number, y = axis.at) => ({ x: across(power), y });
  yield mark.boxes('strip', 'fill-paper', [{ x: -60, y: -14 }], { x: 220, y: 14 });
  yield mark.line('axis', 'stroke-faint thin', place(axis.min), place(axis.max));
  for (let power = axis.min; power <= axis.max; power += 5) {
    yield mark.line(`tick-${power}`, 'stroke-faint thin', place(power), place(power, axis.at - 1));
    const name = names[power];
    if (!name || view.sketch) continue;
    yield mark.label(`tick-label-${power}`, name, place(power), { dy: 24, style: 'small middle' });
  }
  yield mark.label('k', 'k', place(k), { symbol: 'k', dy: -11, dx: 14 });
}

/** The 32-bit numbers there, as marks below the map, if they are far enough apart to see. */
function* drawNumbers(step: number): Iterable<mark.Mark> {
  if (step < 1) return;
  const marks = Array.from({ length: Math.floor(world.maxX / step) + 1 }, (_, i) => i * step);
  yield mark.lines(
    'numbers',
    'stroke-ink thin',
    marks.map((x) => [
      { x, y: 0 },
      { x, y: -1.6 },
    ]),
  );
}
