import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { circlesIntersect, distance } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { circleOf, survey, type Taken, tests, thing } from '../surveys/circles-size.ts';

interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
  readonly taken: Taken;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 2, maxRadius: 12 };

/** Two objects, given by their positions and widths. */
const at = (
  [x1, y1, wide1]: readonly [number, number, number],
  [x2, y2, wide2]: readonly [number, number, number],
  taken: Taken = 'published',
): State => ({
  first: { center: { x: x1, y: y1 }, radius: wide1 / 2 },
  second: { center: { x: x2, y: y2 }, radius: wide2 / 2 },
  taken,
});

interface Sizes {
  readonly judgement: Judgement;
  readonly first: number;
  readonly second: number;
}

const said = ({ judgement, first, second }: Sizes, place: string) =>
  judgedAs(judgement, `${show(first, 1)} and ${show(second, 1)} wide, ${place}`);

export const figure = defineFigure({
  name: 'circles-size',
  version: 1,
  caption: 'Drag the second object into the hatched ring',
  description:
    'Two round objects. Around each is a dotted circle, which a program gets if it uses the ' +
    'width as the radius. If the centre of the second object is in the hatched ring, the hit is ' +
    'false, and if it is in the disc inside the ring, the hit is true.',
  world,
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
    taken: choice<Taken>('radius', [
      { name: 'published', label: 'size (published)' },
      { name: 'fixed', label: 'half (ours)' },
    ]),
  },
  presets: [
    { name: 'three', label: '16 wide, 8 apart', state: at([36, 32, 16], [60, 32, 16]) },
    { name: 'map', label: 'unequal sizes', state: at([48, 32, 12.8], [60, 42, 9.6]) },
    { name: 'real', label: 'really touching', state: at([36, 32, 16], [48.8, 41.6, 16]) },
    { name: 'fixed', label: 'ours', state: at([36, 32, 16], [60, 32, 16], 'fixed') },
  ],
  meanings: { r_1: 'half the size of the first', r_2: 'half the size of the second' },
  conventions: ['touching', 'filled'],

  answer: ({ first, second, taken }: State) => {
    return {
      truth: circlesIntersect(first, second),
      said: tests[taken](first, second),
      gap: distance(first.center, second.center) - first.radius - second.radius,
    };
  },

  calls: {
    findAllIntersections: {
      load: () => import('#published/monogame-intersections.ts?trace'),
      values: ({ first, second }) => [[thing(first), thing(second)], float64],
      state: ([[first, second]]) => ({ first: circleOf(first), second: circleOf(second) }),
    },
  },

  truthOf: 'second',
  truth: survey,

  words: {
    apart: (found: Sizes & { readonly gap: number }) => said(found, `${show(found.gap, 1)} apart`),
    overlapping: (found: Sizes) => said(found, 'overlapping'),
    touching: (found: Sizes) => said(found, 'touching'),
  },

  find: ({ first, second }, { truth, said, gap }) => {
    const { judgement } = judged(said, truth);
    const widths = { hit: said, judgement, first: 2 * first.radius, second: 2 * second.radius };
    if (gap > 0.05) return { ...widths, kind: 'apart', gap };
    return { ...widths, kind: gap < -0.05 ? 'overlapping' : 'touching' };
  },

  *draw({ first, second, taken }, { truth, said }) {
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', judged(said, truth).style, second);
    if (taken === 'published') {
      yield mark.circle('taken-1', 'stroke-border light dotted', {
        ...first,
        radius: 2 * first.radius,
      });
      yield mark.circle('taken-2', 'stroke-border light dotted', {
        ...second,
        radius: 2 * second.radius,
      });
    }
    const rims = [rimHandle(first, world), rimHandle(second, world)] as const;
    yield mark.line('radius-1', 'stroke-ink', first.center, rims[0]);
    yield mark.line('radius-2', 'stroke-circle', second.center, rims[1]);
    yield mark.line('distance', 'stroke-ink dashed', first.center, second.center);
    yield mark.dot('c_1', 'fill-ink', first.center, 3);
    yield mark.dot('c_2', 'fill-circle', second.center, 3);
    yield mark.symbol('c_1', first.center, second.center, 22);
    yield mark.symbol('c_2', second.center, first.center, 22);
  },
});
