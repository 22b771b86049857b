import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import type { Projection } from '#figure/projection.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { circlesOf, judge, type Scene, type Unit } from '../touching.ts';

// The circles are drawn around the point where they touch. Below them are the numbers next to d,
// magnified until single doubles are visible.

const low = -1.35;
/** Small handles, because full-size ones would cover a small circle. */
const kind = 'extent';
/** The drawn distance from one double to the next. */
const wide = 0.55;

const at = (first: number, second: number, unit: Unit = 'metres'): Scene => ({
  first,
  second,
  unit,
});

type Answer = ReturnType<typeof judge>;

/** Whether those are the two radii, in either order. */
const isPair = (first: number, second: number, one: number, other: number) =>
  (first === one && second === other) || (first === other && second === one);
const added = ({ first, second, d }: Answer) => ({ first, second, d });
const kindOf = ({ sum, d }: Answer) => (sum === d ? 'same' : sum > d ? 'long' : 'short');

// The drawing shows all digits of the sum, so these sentences only compare it.

interface Added {
  readonly first: number;
  readonly second: number;
  readonly d: number;
}

const sumOf = ({ first, second }: Added) => `${show(first)} + ${show(second)}`;

const given = () => 'This is the pair in the text. Find another one.';

export const figure = defineFigure({
  name: 'touching-in-decimals',
  version: 1,
  caption: 'Drag $r_1$ and $r_2$. On paper the circles always touch',
  description:
    'Two circles that touch. Below them is a magnified piece of the number line around the ' +
    'distance between their centres, with a mark at each double. The sum of the radii is on the mark of that ' +
    'distance, on the next one, or on the one before.',
  world: { minX: -2.1, maxX: 2.1, minY: -1.85, maxY: 0.95 },
  parts: {
    first: numberOnAxis('r_1', { at: 0, min: 0.1, max: 0.9, ends: [-0.2, -1.8], kind }),
    second: numberOnAxis('r_2', { at: 0, min: 0.1, max: 0.9, ends: [0.2, 1.8], kind }),
    unit: choice<Unit>('count in', [
      { name: 'metres', label: 'metres' },
      { name: 'decimetres', label: 'decimetres' },
    ]),
  },
  presets: [
    { name: 'short', label: '0.7 + 0.1', state: at(0.7, 0.1) },
    { name: 'long', label: '0.1 + 0.2', state: at(0.1, 0.2) },
    { name: 'same', label: '0.5 + 0.4', state: at(0.5, 0.4) },
    { name: 'whole', label: '7 + 1', state: at(0.7, 0.1, 'decimetres') },
  ],
  meanings: {
    r_1: 'radius of the first circle',
    r_2: 'radius of the second',
    d: 'distance between the centres',
  },
  conventions: ['touching'],

  answer: judge,

  calls: {
    circlesIntersect: {
      load: () => import('#lib/circles-intersect.ts?trace'),
      values: circlesOf,
      state: ([a, b], { unit }) => {
        const metres = unit === 'metres' ? 1 : 10;
        return { first: a.radius / metres, second: b.radius / metres };
      },
    },
  },

  words: {
    same: (found: Added) => ({
      word: 'correct hit',
      rest: `${sumOf(found)} is exactly the stored ${show(found.d)}`,
    }),
    long: (found: Added) => ({
      word: 'correct hit',
      rest: `${sumOf(found)} is one mark above ${show(found.d)}`,
    }),
    short: (found: Added) => ({
      word: 'miss, but a hit on paper',
      rest: `${sumOf(found)} is one mark below ${show(found.d)}`,
    }),
  },

  find: (_state, answer) => ({ hit: answer.hit, kind: kindOf(answer), ...added(answer) }),

  replies: {
    missed: {
      given,
      hit: (found: Added) => `${sumOf(found)} is not less than ${show(found.d)}, so it is a hit.`,
      right: (found: Added) => `${sumOf(found)} is one mark below, so the test returns a miss.`,
    },
    longer: {
      given,
      other: (found: Added) => `${sumOf(found)} is not more than ${show(found.d)}.`,
      right: (found: Added) =>
        `${sumOf(found)} is one mark above, so the test returns a hit, which is right.`,
    },
  },
  questions: [
    {
      name: 'missed',
      ask: 'Find two radii, other than 0.7 and 0.1, whose circles the test misses.',
      find: ({ first, second }, answer) => {
        if (answer.hit) return { right: false, kind: 'hit', ...added(answer) };
        if (isPair(first, second, 0.7, 0.1)) return { right: false, kind: 'given' };
        return { right: true, kind: 'right', ...added(answer) };
      },
      solution: at(0.6, 0.3),
    },
    {
      name: 'longer',
      ask: 'Find two radii, other than 0.1 and 0.2, whose stored sum is above $d$.',
      find: ({ first, second }, answer) => {
        if (kindOf(answer) !== 'long') return { right: false, kind: 'other', ...added(answer) };
        if (isPair(first, second, 0.1, 0.2)) return { right: false, kind: 'given' };
        return { right: true, kind: 'right', ...added(answer) };
      },
      solution: at(0.4, 0.2),
    },
  ],

  *draw({ first, second }, answer, view) {
    const [left, right] = [
      { center: { x: -first, y: 0 }, radius: first },
      { center: { x: second, y: 0 }, radius: second },
    ];
    yield mark.circle('first', 'shape', left);
    yield mark.circle('second', answer.hit ? 'disc fill-hit' : 'disc fill-missed', right);
    yield mark.dot('c-1', 'fill-ink', left.center, 3);
    yield mark.dot('c-2', 'fill-circle', right.center, 3);
    yield mark.line('radius-1', 'stroke-ink', left.center, { x: -2 * first, y: 0 });
    yield mark.line('radius-2', 'stroke-circle', right.center, { x: 2 * second, y: 0 });
    yield mark.line('distance', 'stroke-ink dashed', left.center, right.center);
    yield* drawRadius('r_1', left.center, { x: -2 * first, y: 0 }, 14);
    yield* drawRadius('r_2', right.center, { x: 2 * second, y: 0 }, -14);
    yield mark.symbolAlong('d', left.center, right.center, -16);
    yield* drawDoubles(view, answer);
  },
});

/** The label of a radius, along it, or beyond the rim if the circle is too small. */
function* drawRadius(name: string, center: Vec2, rim: Vec2, pixels: number): Iterable<mark.Mark> {
  if (distance(center, rim) > 0.25) yield mark.symbolAlong(name, center, rim, pixels);
  else yield mark.symbol(name, rim, center, 20);
}

/** The doubles around d, and the sum of the radii among them. */
function* drawDoubles(view: Projection, { sum, d, sumAt, paperAt }: Answer): Iterable<mark.Mark> {
  const place = (steps: number, y = low) => ({ x: steps * wide, y });
  yield mark.line('doubles', 'stroke-faint thin', place(-3.4), place(3.4));
  for (let steps = -3; steps <= 3; steps += 1) {
    yield mark.line(
      `double-${steps}`,
      'stroke-ink thin',
      place(steps, low - 0.06),
      place(steps, low + 0.06),
    );
  }
  yield mark.line(
    'paper',
    'stroke-border dashed',
    place(paperAt, low - 0.14),
    place(paperAt, low + 0.14),
  );
  yield mark.dot('d', 'fill-ink', place(0), 5);
  yield mark.dot('sum', 'fill-circle stroke-paper', place(sumAt), 7);
  if (view.sketch) return;
  yield mark.label('d-name', `d = ${d}`, place(0, low + 0.14), { dy: -4, style: 'small middle' });
  yield mark.label('sum-name', `sum = ${sum}`, place(sumAt, low - 0.14), {
    dy: 14,
    style: 'small middle',
  });
}
