import { defineFigure } from '#kit/figure.ts';
import { judged } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { choice } from '#kit/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { along } from '#kit/places.ts';
import { endsOf } from '#kit/regions.ts';
import type { Stage } from '#kit/stage.ts';
import { convexPolygonIntersectsCircle, polygonIntersectsCircle, winding } from '#lib/index.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';
import {
  type Axis,
  cornersSeen,
  cornersTold,
  type Order,
  survey,
  type Test,
  told,
  world,
} from '../surveys/voronoi-winding.ts';
import { words } from '../words/voronoi-winding.ts';

interface State {
  readonly circle: CircleValue;
  readonly axis: Axis;
  readonly order: Order;
  readonly test: Test;
}

const at = (axis: Axis, order: Order, x: number, y: number, test: Test = 'published'): State => ({
  circle: { center: { x, y }, radius: 8 },
  axis,
  order,
  test,
});

export const figure = defineFigure({
  name: 'voronoi-winding',
  version: 1,
  caption: 'Switch the y axis and the order, drag the circle',
  description:
    'A pentagon with arrows along its edges, which show the order of its corners, and a circle. ' +
    'Beside each corner stand the numbers that the code gets. In a corner of the figure the two ' +
    'axes.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 20 }),
    axis: choice<Axis>('y points', [
      { name: 'up', label: 'up' },
      { name: 'down', label: 'down' },
    ]),
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
    { name: 'down', label: 'on a screen', state: at('down', 'left', 50, 31) },
    { name: 'up', label: 'on paper', state: at('up', 'left', 50, 31) },
    { name: 'clockwise', label: 'clockwise on paper', state: at('up', 'right', 50, 31) },
    { name: 'beside', label: 'beside it', state: at('down', 'left', 86, 18) },
  ],
  symbols: ['c', 'r', 'x', 'y'],
  meanings: { y: 'up or down' },
  conventions: ['touching', 'filled'],

  answer: ({ circle, axis, order, test }: State) => {
    const seen = cornersSeen(order);
    const corners = cornersTold(axis, order);
    const disc = { center: told(circle.center, axis), radius: circle.radius };
    return {
      seen,
      corners,
      turns: winding(corners),
      said:
        test === 'ours'
          ? convexPolygonIntersectsCircle(corners, disc)
          : intersectsInOnePass(corners, disc, float64),
      right: polygonIntersectsCircle(corners, disc),
    };
  },

  truth: survey,

  calls: {
    convexWinding: {
      load: () => import('#lib/convex-winding.ts?trace'),
      values: ({ axis, order }) => [cornersTold(axis, order)],
    },
    intersectsInOnePass: {
      load: () => import('#published/bitlush-one-pass.ts?trace'),
      values: ({ circle, axis, order }) => [
        cornersTold(axis, order),
        { ...circle, center: told(circle.center, axis) },
        float64,
      ],
    },
  },

  words,

  find: (_state, { turns, said, right }) => ({
    hit: said,
    kind: turns === 1 ? 'counterClockwise' : 'clockwise',
    judgement: judged(said, right).judgement,
  }),

  draw: (stage, { circle, axis }, { seen, corners, said, right }) => {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    stage.polygon('polygon', 'shape', seen);
    stage.circle('disc', judged(said, right).style, circle);
    stage.line('radius', 'stroke-circle', center, rim);
    seen.forEach((_, i) => {
      const [a, b] = endsOf(seen, i);
      const way = along(b, a, -1);
      stage.arrow(`way-${i}`, 'stroke-ink', along(a, way, 0.38), along(a, way, 0.6));
    });
    stage.dot('c', 'fill-circle', center, 3);
    drawAxes(stage, axis);
    stage.symbol('c', center, rim);
    stage.symbolAlong('r', center, rim, -14);
    const { x, y } = told(center, axis);
    const low = { x: center.x, y: center.y - circle.radius };
    const numbers = stage.sketch ? '' : `(${show(x)}, ${show(y)})`;
    stage.label('c-text', numbers, low, { dy: 16, style: 'note middle' });
    seen.forEach((place, i) => {
      const { x, y } = corners[i]!;
      stage.dot(`corner-${i}`, 'fill-paper stroke-ink', place, 3.5);
      const text = stage.sketch ? '' : `${i}: (${show(x)}, ${show(y)})`;
      stage.label(`corner-text-${i}`, text, place, {
        dx: place.x > 48 ? 10 : -10,
        dy: place.y > 32 ? -4 : 14,
        style: place.x > 48 ? 'note' : 'note end',
      });
    });
  },
});

function drawAxes(stage: Stage, axis: Axis): void {
  const up = axis === 'up';
  const origin = { x: 4, y: up ? 4 : 60 };
  const [right, onward] = [
    along(origin, { x: 1, y: 0 }, 12),
    along(origin, { x: 0, y: up ? 1 : -1 }, 12),
  ];
  stage.arrow('axis-x', 'stroke-ink', origin, right);
  stage.arrow('axis-y', 'stroke-ink', origin, onward);
  stage.symbol('x', right, origin, 11);
  stage.symbol('y', onward, origin, 13);
}
