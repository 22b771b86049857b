import { defineFigure } from '#kit/figure.ts';
import { judged } from '#kit/judged.ts';
import { choice } from '#kit/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { polygonIntersectsCircle, signedDistanceToPolygon } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { type Corners, polygons, survey, type Test, tests } from '../surveys/polygon-streaks.ts';
import { words } from '../words/polygon-streaks.ts';

interface State {
  readonly circle: CircleValue;
  readonly corners: Corners;
  readonly test: Test;
}

const world = { minX: 0, maxX: 300, minY: 0, maxY: 200, inset: 10 };

const at = (x: number, y: number, corners: Corners = 'rounded', test: Test = 'published') => ({
  circle: { center: { x, y }, radius: 5 },
  corners,
  test,
});

export const figure = defineFigure({
  name: 'polygon-streaks',
  version: 1,
  caption: 'Drag the circle up and down, out at sea',
  description:
    'A round island of 48 corners on whole numbers, and a circle with the ray of its inside test, ' +
    'over a map of the places for its centre. Streaks of invented hits run to the left of the ' +
    'island, streaks of missed hits through it.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 30, step: 1 }),
    corners: choice<Corners>('corners', [
      { name: 'rounded', label: 'to whole numbers' },
      { name: 'computed', label: 'as computed' },
    ]),
    test: choice<Test>('test', [
      { name: 'published', label: 'published, with inside' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'ghost', label: 'out at sea', state: at(60, 103) },
    { name: 'hole', label: 'inland', state: at(220, 103) },
    { name: 'between', label: 'between two streaks', state: at(60, 104) },
    { name: 'computed', label: 'no whole corners', state: at(60, 103, 'computed') },
  ],
  symbols: ['c', 'r'],
  conventions: ['touching', 'wholeUnits'],

  answer: ({ circle, corners, test }: State) => {
    const polygon = polygons[corners];
    return {
      said: tests[test](polygon, circle),
      right: polygonIntersectsCircle(polygon, circle),
      away: signedDistanceToPolygon(circle.center, polygon),
      isLevel: polygon.some(({ y }) => y === circle.center.y),
    };
  },

  calls: {
    polygonCircleWithInside: {
      load: () => import('#published/jeffrey-thompson-polygon-circle.ts?trace'),
      values: ({ circle, corners }) => [polygons[corners], circle, float64],
    },
  },

  truth: survey,

  words,

  find: ({ circle: { radius } }, { said, right, away, isLevel }) => {
    const { judgement } = judged(said, right);
    const inside = away < 0 ? 'inside' : 'touching';
    return { hit: said, kind: right ? inside : 'apart', judgement, isLevel, gap: away - radius };
  },

  draw: (stage, { circle, corners }, { said, right }) => {
    const rim = rimHandle(circle, world);
    stage.polygon('polygon', 'shape fill-none', polygons[corners]);
    stage.arrow('ray', 'stroke-point', circle.center, { x: world.maxX - 3, y: circle.center.y });
    stage.circle('disc', judged(said, right).style, circle);
    stage.line('radius', 'stroke-circle', circle.center, rim);
    stage.dot('c', 'fill-circle', circle.center, 3);
    stage.symbol('c', circle.center, rim);
    if (circle.radius > 15) stage.symbolAlong('r', circle.center, rim, -14);
  },
});
