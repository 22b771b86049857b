import { defineFigure } from '#kit/figure.ts';
import { choice } from '#kit/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { polygon } from '#kit/parts/polygon.ts';
import { along } from '#kit/places.ts';
import { refusal } from '#kit/refusal.ts';
import { endsOf, nameCorners } from '#kit/regions.ts';
import { collideConvexPolygonCircle, distance, type Polygon, type Vec2 } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { survey, type Test, wayOut } from '../surveys/voronoi-incident-face.ts';
import { words } from '../words/voronoi-incident-face.ts';

interface State {
  readonly circle: CircleValue;
  readonly polygon: Polygon;
  readonly test: Test;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const roof: Polygon = [
  { x: 9, y: 14 },
  { x: 87, y: 14 },
  { x: 48, y: 53 },
];

/** The triangle (-15,0) (15,0) (0,5), 2.8 times as large. */
const flat: Polygon = [
  { x: 6, y: 28 },
  { x: 90, y: 28 },
  { x: 48, y: 42 },
];

const crate: Polygon = [
  { x: 24, y: 12 },
  { x: 72, y: 12 },
  { x: 72, y: 52 },
  { x: 24, y: 52 },
];

const at = (polygon: Polygon, test: Test, x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon,
  test,
});

export const figure = defineFigure({
  name: 'voronoi-incident-face',
  version: 1,
  caption: 'Drag $c$ about in the polygon',
  description:
    'A circle whose centre lies in a convex polygon. The edge over which a test would move it out ' +
    'is lit; an arrow and a dotted circle show where that move ends.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 16 }),
    polygon: polygon(),
    test: choice<Test>('test', [
      { name: 'published', label: 'published' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'roof', label: 'under the roof', state: at(roof, 'published', 48, 25, 6) },
    { name: 'flat', label: 'a flat roof', state: at(flat, 'published', 48, 33.6, 2.8) },
    { name: 'crate', label: 'in a crate', state: at(crate, 'published', 62, 32, 5) },
    { name: 'shallow', label: 'centre outside', state: at(crate, 'published', 76, 28, 7) },
  ],
  symbols: ['c', 'r', 'n', 'v_0', 'v_1', 'v_2', 'v_3'],
  conventions: ['touching', 'filled'],

  answer: ({ circle, polygon, test }: State) => {
    const refused = refusal(polygon);
    const way = refused ? null : wayOut(polygon, circle, test);
    if (!way) return { refused, contact: null };
    const moved = { ...circle, center: along(circle.center, way.normal, way.depth) };
    const left = collideConvexPolygonCircle(polygon, moved);
    return { refused, contact: { ...way, moved, left: left?.depth ?? 0 } };
  },

  calls: {
    incidentFaceAtNearestVertex: {
      load: () => import('#published/bitlush-nearest-vertex.ts?trace'),
      values: ({ circle, polygon }) => [polygon, circle, float64],
    },
  },

  truth: survey,

  words,

  find: (_state, { refused, contact }) => {
    if (refused) return { hit: false, kind: 'notConvex', refused };
    if (!contact) return { hit: false, kind: 'miss' };
    const { face, depth, left } = contact;
    return { hit: true, kind: face < 0 ? 'fromCorner' : 'overEdge', face, depth, left };
  },

  draw: (stage, { circle, polygon }, { contact }) => {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const face = contact?.face ?? -1;
    const [a, b] = face < 0 ? [center, center] : endsOf(polygon, face);
    stage.polygon('polygon', 'shape', polygon);
    stage.line('face', face < 0 ? 'hidden' : 'stroke-focus thick round', a, b, 'shapes');
    stage.circle('disc', contact ? 'disc fill-hit' : 'disc', circle);
    stage.circle('moved', contact ? 'stroke-circle dotted' : 'hidden', contact?.moved ?? circle);
    stage.line('radius', 'stroke-circle', center, rim);
    stage.dot('c', 'fill-circle', center, 3);
    const far = contact && contact.depth > 0.5 ? contact.moved.center : null;
    const behind: Vec2 = far ?? rim;
    stage.symbol('c', center, behind, 18);
    if (circle.radius > 4) stage.symbolAlong('r', center, rim, -14);
    if (far && distance(far, center) > 1) {
      stage.arrow('normal', 'stroke-normal bold', center, far);
      if (contact && contact.depth > 6) stage.symbolAlong('n', center, far, 14);
    }
    nameCorners(stage, polygon, -20);
  },
});
