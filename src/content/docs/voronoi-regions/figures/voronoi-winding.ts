import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { along } from '#figure/places.ts';
import { endsOf } from '#figure/regions.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import { convexPolygonIntersectsCircle, polygonIntersectsCircle, winding } from '#lib/index.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';
import { listed, type Order, survey, type Test } from '../surveys/voronoi-winding.ts';

interface State {
  readonly circle: CircleValue;
  readonly order: Order;
  readonly test: Test;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (order: Order, x: number, y: number, test: Test = 'published'): State => ({
  circle: { center: { x, y }, radius: 8 },
  order,
  test,
});

interface Judged {
  readonly judgement: Judgement;
}

export const figure = defineFigure({
  name: 'voronoi-winding',
  version: 2,
  caption: 'Switch the order of the corners, or drag the circle',
  description:
    'A pentagon with arrows along its edges, which show the order of its corners, and a circle. ' +
    'If the corners go clockwise, a published test misses the circle inside.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 20 }),
    order: choice<Order>('corners', [
      { name: 'left', label: 'counter-clockwise' },
      { name: 'right', label: 'clockwise' },
    ]),
    test: choice<Test>('test', [
      { name: 'published', label: 'published' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'clockwise', label: 'clockwise', state: at('right', 50, 31) },
    { name: 'beside', label: 'beside it', state: at('right', 86, 18) },
    { name: 'counter', label: 'counter-clockwise', state: at('left', 50, 31) },
  ],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, order, test }: State) => {
    const corners = listed[order];
    return {
      corners,
      turns: winding(corners),
      said:
        test === 'ours'
          ? convexPolygonIntersectsCircle(corners, circle)
          : intersectsInOnePass(corners, circle, float64),
      right: polygonIntersectsCircle(corners, circle),
    };
  },

  truth: survey,

  calls: {
    intersectsInOnePass: {
      load: () => import('#published/bitlush-one-pass.ts?trace'),
      values: ({ circle, order }) => [listed[order], circle, float64],
    },
  },

  words: {
    counterClockwise: ({ judgement }: Judged) =>
      judgedAs(judgement, 'the corners go counter-clockwise'),
    clockwise: ({ judgement }: Judged) => judgedAs(judgement, 'the corners go clockwise'),
  },

  find: (_state, { turns, said, right }) => ({
    hit: said,
    kind: turns === 1 ? 'counterClockwise' : 'clockwise',
    judgement: judged(said, right).judgement,
  }),

  *draw({ circle }, { corners, said, right }) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    yield mark.polygon('polygon', 'shape', corners);
    yield mark.circle('disc', judged(said, right).style, circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    for (const i of corners.keys()) {
      const [a, b] = endsOf(corners, i);
      const step = along(b, a, -1);
      yield mark.arrow(`step-${i}`, 'stroke-ink bold', along(a, step, 0.38), along(a, step, 0.6));
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
  },
});
