import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#figure/paths.ts';
import { along, middle } from '#figure/places.ts';
import { endsOf } from '#figure/regions.ts';
import { edgeCounter } from '#figure/visited-edges.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  boundingBox,
  closestPointOnSegment,
  outwardNormals,
  polygonIntersectsCircle,
  type Vec2,
  voronoiRegion,
} from '#lib/index.ts';
import { octagon, survey } from '../surveys/voronoi-one-pass.ts';

export interface State {
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const count = octagon.length;
const normals = outwardNormals(octagon);
const run = edgeCounter(octagon);

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});

interface Visits {
  readonly visited: number;
  readonly count: number;
}

const seen = ({ visited, count }: Visits) => `${visited} of ${count} edges visited`;

/** The angles in front of the walk's first and last edges, in degrees from the middle. */
const [first, last] = [205, 150];

/** In beside the first edge, along the outline in the order of the walk, then to the centre. */
const path = keepPath((radius: number) => {
  const { center: inside } = boundingBox(octagon);
  const outline = touchingOutline(inside, (center) =>
    polygonIntersectsCircle(octagon, { center, radius }),
  );
  const round = [...outline.slice(first), ...outline.slice(0, last)];
  const { minX, minY } = innerWindow(world);
  return polyline([{ x: minX, y: minY }, ...round, inside].map((place) => placeable(place, world)));
});

export const figure = defineFigure({
  name: 'voronoi-one-pass',
  version: 1,
  caption: 'Drag the circle around the polygon, or press Play',
  description:
    'A convex polygon with eight edges and a circle. The edges that the test has visited are lit ' +
    'and numbered by the corner they end at. The last of them is extended to a line.',
  world,
  parts: { circle: circle({ minRadius: 2, maxRadius: 20 }) },
  presets: [
    { name: 'late', label: 'a miss after four', state: at(86, 54, 8) },
    { name: 'first', label: 'a miss at once', state: at(13, 12, 7) },
    { name: 'front', label: 'an early hit', state: at(45, 6, 7) },
    { name: 'none', label: 'past a corner', state: at(72.8, 15.1, 8) },
    { name: 'inside', label: 'inside', state: at(47, 31, 6) },
  ],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle }: State) => {
    const { hit, visited } = run(circle);
    // The walk begins with the edge that ends at corner 0.
    const last = (visited + count - 2) % count;
    return { hit, visited, last, region: voronoiRegion(circle.center, octagon) };
  },

  calls: {
    convexPolygonIntersectsCircleSimply: {
      load: () => import('#lib/plain/convex-polygon-intersects-circle-simply.ts?trace'),
      values: ({ circle }) => [octagon, circle],
    },
    convexPolygonIntersectsCircle: {
      load: () => import('#lib/convex-polygon-intersects-circle.ts?trace'),
      values: ({ circle }) => [octagon, circle],
    },
  },

  words: {
    inside: (found: Visits) => hit(`${seen(found)}, and c is on the inner side of all`),
    inFront: (found: Visits) => hit(`${seen(found)}, and c is in the band of the last`),
    atEnd: (found: Visits) => hit(`${seen(found)}, and an end of the last is in the circle`),
    tooFar: (found: Visits) => miss(`${seen(found)}, and the last line is too far away`),
    miss: (found: Visits) => miss(`${seen(found)}, and no edge decides it`),
  },

  find: (_state, { hit, visited, last, region }) => {
    const visits = { hit, visited, count };
    if (region.kind === 'interior') return { ...visits, kind: 'inside' };
    if (!hit) return { ...visits, kind: visited < count ? 'tooFar' : 'miss' };
    const isLast = region.kind === 'edge' && region.index === last;
    return { ...visits, kind: isLast ? 'inFront' : 'atEnd' };
  },

  truth: survey,

  sweep: {
    label: 'circle around the polygon, edge after edge, then inside',
    seconds: 16,
    at: ({ circle }, t) => ({
      circle: { ...circle, center: placeable(path(circle.radius)(t), world) },
    }),
  },

  *draw({ circle }, { hit, visited, last }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const [a, b] = endsOf(octagon, last);
    const line = lineThrough(a, b);
    const foot = closestPointOnSegment(center, { a: line[0], b: line[1] });
    yield mark.polygon('polygon', 'fill-shape', octagon);
    for (const i of octagon.keys()) {
      const [from, to] = endsOf(octagon, i);
      const order = (i + 1) % count;
      yield mark.line(
        `edge-${i}`,
        order < visited ? 'stroke-focus thick round' : 'stroke-ink regular',
        from,
        to,
        'shapes',
      );
    }
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('line', 'stroke-border light dotted', line[0], line[1]);
    yield mark.line('to-line', 'stroke-ink dashed', center, foot);
    yield mark.rightAngle('square', foot, center, b);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
    for (const i of octagon.keys()) {
      const [from, to] = endsOf(octagon, i);
      // The order in which the listing visits the edges.
      const order = (i + 1) % count;
      const place = along(middle(from, to), normals[i]!, -3.2);
      const text = order < visited && !view.sketch ? String(order) : '';
      yield mark.label(`order-${i}`, text, place, { dy: 5, style: 'note middle strong' });
    }
  },
});

/** The line through an edge, to beyond the window. */
function lineThrough(a: Vec2, b: Vec2): [Vec2, Vec2] {
  const way = along(b, a, -1);
  return [along(a, way, -20), along(b, way, 20)];
}
