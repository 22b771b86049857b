import { defineFigure } from '#kit/figure.ts';
import { judged } from '#kit/judged.ts';
import { choice } from '#kit/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { polygonIntersectsCircle, signedDistanceToPolygon } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { type Corners, polygons, survey, type Test, tests } from '../surveys/voronoi-noise.ts';
import { words } from '../words/voronoi-noise.ts';

interface State {
  readonly circle: CircleValue;
  readonly corners: Corners;
  readonly test: Test;
}

const world = { minX: 0, maxX: 600, minY: 0, maxY: 400, inset: 20 };

const at = (x: number, y: number, corners: Corners = 'computed'): State => ({
  circle: { center: { x, y }, radius: 10 },
  corners,
  test: 'published',
});

export const figure = defineFigure({
  name: 'voronoi-noise',
  version: 1,
  caption: 'Drag the circle to the left of the polygon',
  description:
    'A regular polygon of five corners, made by cosine and sine, and a circle far to its left. In ' +
    'stripes on that side a published test says hit, in others it does not.',
  world,
  parts: {
    circle: circle({ minRadius: 4, maxRadius: 60 }),
    corners: choice<Corners>('corners', [
      { name: 'computed', label: 'as computed' },
      { name: 'rounded', label: 'to 0.001' },
    ]),
    test: choice<Test>('test', [
      { name: 'published', label: 'published' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'noise', label: 'in the noise', state: at(100, 190) },
    { name: 'rounded', label: 'rounded', state: at(100, 190, 'rounded') },
    { name: 'near', label: 'really touching', state: at(246, 200) },
  ],
  symbols: ['c', 'r'],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, corners, test }: State) => ({
    said: tests[test](polygons[corners], circle),
    right: polygonIntersectsCircle(polygons[corners], circle),
    gap: signedDistanceToPolygon(circle.center, polygons[corners]) - circle.radius,
  }),

  calls: {
    intersectsInOnePass: {
      load: () => import('#published/bitlush-one-pass.ts?trace'),
      values: ({ circle, corners }) => [polygons[corners], circle, float64],
    },
  },

  truth: survey,

  words,

  find: (_state, { said, right, gap }) => {
    const { judgement } = judged(said, right);
    return { hit: said, kind: gap > 0 ? 'apart' : 'touching', judgement, gap };
  },

  draw: (stage, { circle, corners }, { said, right }) => {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    stage.polygon('polygon', 'shape', polygons[corners]);
    // The edge that is upright but for rounding.
    const [, , top, bottom] = polygons[corners];
    if (top && bottom) stage.line('upright', 'stroke-focus thick round', top, bottom, 'shapes');
    stage.circle('disc', judged(said, right).style, circle);
    stage.line('radius', 'stroke-circle', center, rim);
    stage.dot('c', 'fill-circle', center, 3);
    stage.symbol('c', center, rim);
    if (circle.radius > 30) stage.symbolAlong('r', center, rim, -14);
  },
});
