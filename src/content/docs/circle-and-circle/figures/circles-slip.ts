import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { circlesIntersect, distance } from '#lib/index.ts';
import { type Compared, survey, tests } from '../surveys/circles-slip.ts';

interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
  readonly compared: Compared;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 2, maxRadius: 22 };

const at = (
  [x, y, r2]: readonly [number, number, number],
  r1 = 16,
  compared: Compared = 'parts',
): State => ({
  first: { center: { x: 40, y: 32 }, radius: r1 },
  second: { center: { x, y }, radius: r2 },
  compared,
});

interface Found {
  readonly judgement: Judgement;
}

export const figure = defineFigure({
  name: 'circles-slip',
  version: 1,
  caption: 'Drag $c_2$ in and out of the dotted ring',
  description:
    'Two circles, and a map of the positions of the second centre. In a disc around the first ' +
    'centre the faulty test reports a hit, and in the ring around the disc, out to the sum of the ' +
    'radii, it misses a hit.',
  world,
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
    compared: choice<Compared>('test', [
      { name: 'parts', label: 'd² ≤ r₁² + r₂²' },
      { name: 'sum', label: 'd² ≤ (r₁ + r₂)²' },
    ]),
  },
  presets: [
    { name: 'between', label: 'a missed hit', state: at([64, 39, 12]) },
    { name: 'equal', label: 'equal radii', state: at([62, 39, 14], 14) },
    { name: 'small', label: 'one small', state: at([60, 47, 4], 22) },
    { name: 'sum', label: 'the sum squared', state: at([64, 39, 12], 16, 'sum') },
  ],
  meanings: { d: 'distance from $c_1$ to $c_2$' },
  conventions: ['touching', 'filled'],

  answer: ({ first, second, compared }: State) => ({
    said: tests[compared](first, second),
    right: circlesIntersect(first, second),
    d: distance(first.center, second.center),
    // The area of a disc is proportional to the square of its radius.
    missed: 1 - (first.radius ** 2 + second.radius ** 2) / (first.radius + second.radius) ** 2,
  }),

  truthOf: 'second',
  truth: survey,

  words: {
    parts: ({ judgement, missed }: Found & { readonly missed: number }) =>
      judgedAs(judgement, `this test misses ${show(100 * missed, 0)} % of all hits`),
    sum: ({ judgement }: Found) => judgedAs(judgement, 'this test does not miss a hit'),
  },

  find: ({ compared }, { said, right, missed }) => ({
    hit: said,
    kind: compared,
    judgement: judged(said, right).judgement,
    missed,
  }),

  *draw({ first, second }, { said, right, d }) {
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', judged(said, right).style, second);
    const rims = [rimHandle(first, world), rimHandle(second, world)] as const;
    yield mark.line('radius-1', 'stroke-ink', first.center, rims[0]);
    yield mark.line('radius-2', 'stroke-circle', second.center, rims[1]);
    yield mark.line('distance', 'stroke-ink dashed', first.center, second.center);
    if (d > 12) yield mark.symbolAlong('d', first.center, second.center, 14);
    yield mark.dot('c_1', 'fill-ink', first.center, 3);
    yield mark.dot('c_2', 'fill-circle', second.center, 3);
    yield mark.symbol('c_1', first.center, second.center, 22);
    yield mark.symbol('c_2', second.center, first.center, 22);
  },
});
