import { defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { refusal } from '#figure/refusal.ts';
import { drawRegions, endsOf, nameCorners } from '#figure/regions.ts';
import { featureName, notConvex } from '#figure/words/polygon.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import {
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleByNearestVertex,
  distance,
  type Feature,
  type Polygon,
  polygonIntersectsCircle,
  segmentIntersectsCircle,
  signedDistanceToPolygon,
  voronoiRegion,
} from '#lib/index.ts';
import { intersectsFromNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { float64 } from '#published/monogame-circles.ts';
import { survey } from '../surveys/voronoi-nearest-vertex.ts';

type Test = 'published' | 'ours';

interface State {
  readonly circle: CircleValue;
  readonly polygon: Polygon;
  readonly test: Test;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

/** The square (0,0) (4,0) (4,4) (0,4), nine times as large. */
const square: Polygon = [
  { x: 24, y: 9 },
  { x: 60, y: 9 },
  { x: 60, y: 45 },
  { x: 24, y: 45 },
];

/** The triangle (-3,0) (3,0) (0,1), eleven times as large. */
const roof: Polygon = [
  { x: 15, y: 34 },
  { x: 81, y: 34 },
  { x: 48, y: 45 },
];

const pentagon: Polygon = [
  { x: 48, y: 18 },
  { x: 62, y: 28 },
  { x: 56, y: 44 },
  { x: 40, y: 44 },
  { x: 34, y: 28 },
];

const at = (polygon: Polygon, x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon,
  test: 'published',
});

interface Judged {
  readonly judgement: Judgement;
}

interface In extends Judged {
  readonly region: Feature;
  readonly gap: number;
}

const apart = (gap: number) => (gap > 0 ? `${gap < 0.05 ? 'just' : show(gap, 1)} apart, ` : '');

export const figure = defineFigure({
  name: 'voronoi-nearest-vertex',
  version: 1,
  caption: 'Drag the circle through the regions',
  description:
    'A convex polygon, its regions, and a circle. The corner nearest to the centre is ringed, and ' +
    'the two edges that meet there are lit, because the published test uses only these two.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 20 }),
    polygon: polygon(),
    test: choice<Test>('test', [
      { name: 'published', label: 'published' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'wedge', label: 'in a wedge', state: at(square, 69, 54, 9) },
    { name: 'roof', label: 'below the roof', state: at(roof, 48, 12, 11) },
    { name: 'band', label: 'in a band', state: at(square, 76, 30, 9) },
    { name: 'inside', label: 'inside', state: at(square, 48, 30, 9) },
    { name: 'pentagon', label: 'a pentagon', state: at(pentagon, 84, 12, 4.8) },
  ],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, polygon, test }: State) => {
    const { center } = circle;
    const refused = refusal(polygon);
    const region: Feature = refused ? { kind: 'interior' } : voronoiRegion(center, polygon);
    const away = polygon.map((corner) => distance(center, corner));
    const truth = refused ? polygonIntersectsCircle : convexPolygonIntersectsCircle;
    return {
      refused,
      region,
      nearest: away.indexOf(Math.min(...away)),
      said:
        test === 'published'
          ? intersectsFromNearestVertex(polygon, circle, float64)
          : convexPolygonIntersectsCircleByNearestVertex(polygon, circle),
      right: truth(polygon, circle),
      gap: signedDistanceToPolygon(center, polygon) - circle.radius,
      edgesInReach: polygon.filter((_, i) => {
        const [a, b] = endsOf(polygon, i);
        return segmentIntersectsCircle({ a, b }, circle);
      }).length,
    };
  },

  calls: {
    intersectsFromNearestVertex: {
      load: () => import('#published/bitlush-nearest-vertex.ts?trace'),
      values: ({ polygon, circle }) => [polygon, circle, float64],
    },
  },

  truth: survey,

  words: {
    notConvex,
    inside: ({ judgement }: Judged) => judgedAs(judgement, 'the centre is inside'),
    // In a corner's region, that corner is the nearest.
    wedge: ({ judgement, region, gap }: In) =>
      judgedAs(judgement, `${apart(gap)}${featureName(region)}`),
    band: ({ judgement, region, gap, nearest }: In & { nearest: number }) =>
      judgedAs(judgement, `${apart(gap)}${featureName(region)}; nearest corner ${nearest}`),
  },

  find: (_state, { refused, region, said, right, gap, nearest }) => {
    if (refused) return { hit: false, kind: 'notConvex', refused };
    const { judgement } = judged(said, right);
    if (region.kind === 'interior') return { hit: said, kind: 'inside', judgement };
    const kind = region.kind === 'edge' ? 'band' : 'wedge';
    return { hit: said, kind, judgement, region, gap, nearest };
  },

  *draw({ circle, polygon, test }, { refused, region, said, right, nearest }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    if (!refused) yield* drawRegions(polygon, region);
    yield mark.polygon('polygon', 'shape', polygon);
    const n = polygon.length;
    const corner = polygon[nearest]!;
    for (const [key, edge] of [
      ['before', (nearest + n - 1) % n] as const,
      ['after', nearest] as const,
    ]) {
      const [a, b] = endsOf(polygon, edge);
      const style = test === 'published' && !refused ? 'stroke-focus thick round' : 'hidden';
      yield mark.line(`looked-${key}`, style, a, b, 'shapes');
    }
    yield mark.circle('disc', refused ? 'disc' : judged(said, right).style, circle);
    yield mark.line('to-corner', 'stroke-faint thin', center, corner);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('nearest', 'stroke-focus firm', corner, 11);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
    yield* nameCorners(view, polygon, -22);
  },
});
