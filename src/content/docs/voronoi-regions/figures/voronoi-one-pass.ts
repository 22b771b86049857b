import { defineFigure } from '#kit/figure.ts';
import { evaluateFormula, type Formula } from '#kit/formulas/formula.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { along, middle } from '#kit/places.ts';
import { endsOf } from '#kit/regions.ts';
import { edgeCounter } from '#kit/visited-edges.ts';
import { closestPointOnSegment, outwardNormals, type Vec2, voronoiRegion } from '#lib/index.ts';
import { alongEdge, lineInReach, sideOfEdge } from '../formulas.ts';
import { octagon, survey } from '../surveys/voronoi-one-pass.ts';
import { words } from '../words/voronoi-one-pass.ts';

interface State {
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const count = octagon.length;
const normals = outwardNormals(octagon);
const run = edgeCounter(octagon);

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure({
  name: 'voronoi-one-pass',
  version: 1,
  caption: 'Drag the circle round the polygon',
  description:
    'A convex polygon of eight edges and a circle. The edges that the test has looked at are lit ' +
    'and numbered in their order. The last of them has been lengthened to the line it lies on.',
  world,
  parts: { circle: circle({ minRadius: 2, maxRadius: 20 }) },
  presets: [
    { name: 'first', label: 'gone at once', state: at(13, 12, 7) },
    { name: 'front', label: 'an early hit', state: at(45, 6, 7) },
    { name: 'late', label: 'a later miss', state: at(86, 54, 8) },
    { name: 'none', label: 'by a hair', state: at(72.8, 15.1, 8) },
    { name: 'inside', label: 'inside', state: at(47, 31, 6) },
  ],
  symbols: ['c', 'r', 'a', 'b', 'e', 't', 'f'],
  meanings: {
    a: 'where the last edge looked at begins',
    b: 'where it ends',
    t: 'how far along it, 0 at $a$, 1 at $b$',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle }: State) => {
    const { hit, visited } = run(circle);
    // The walk begins with the edge that leads to corner 0.
    const last = (visited + count - 2) % count;
    return { hit, visited, last, region: voronoiRegion(circle.center, octagon) };
  },

  calls: {
    convexPolygonIntersectsCircle: {
      load: () => import('#lib/convex-polygon-intersects-circle.ts?trace'),
      values: ({ circle }) => [octagon, circle],
    },
  },

  words,

  find: (_state, { hit, visited, last, region }) => {
    const visits = { hit, visited, count };
    if (region.kind === 'interior') return { ...visits, kind: 'inside' };
    if (!hit) return { ...visits, kind: visited < count ? 'tooFar' : 'miss' };
    const isLast = region.kind === 'edge' && region.index === last;
    return { ...visits, kind: isLast ? 'inFront' : 'atEnd' };
  },

  truth: survey,

  formulas: [alongEdge, sideOfEdge, lineInReach],
  values: ({ circle: { center, radius } }, { last }) => {
    const [a, b] = endsOf(octagon, last);
    const values = {
      'a.x': a.x,
      'a.y': a.y,
      'e.x': b.x - a.x,
      'e.y': b.y - a.y,
      'c.x': center.x,
      'c.y': center.y,
      r: radius,
      t: 0,
      f: 0,
    };
    const rightSide = (formula: Formula) =>
      Number(evaluateFormula(formula, values)[`${formula.name}.right`]);
    return { ...values, t: rightSide(alongEdge), f: rightSide(sideOfEdge) };
  },

  draw: (stage, { circle }, { hit, visited, last }) => {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const [a, b] = endsOf(octagon, last);
    const line = lineThrough(a, b);
    const foot = closestPointOnSegment(center, { a: line[0], b: line[1] });
    stage.polygon('polygon', 'fill-shape', octagon);
    octagon.forEach((_, i) => {
      const [from, to] = endsOf(octagon, i);
      const order = (i + 1) % count;
      stage.line(
        `edge-${i}`,
        order < visited ? 'stroke-focus thick round' : 'stroke-border firm dotted-wide',
        from,
        to,
        'shapes',
      );
    });
    stage.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    stage.line('line', 'stroke-border light dotted', line[0], line[1]);
    stage.line('to-line', 'stroke-ink dashed', center, foot);
    stage.rightAngle('square', foot, center, b);
    stage.line('radius', 'stroke-circle', center, rim);
    stage.arrow('way', 'stroke-ink', a, b);
    stage.dot('a', 'fill-paper stroke-ink', a, 3.5);
    stage.dot('b', 'fill-paper stroke-ink', b, 3.5);
    stage.dot('c', 'fill-circle', center, 3);
    stage.symbol('c', center, rim);
    stage.symbolAlong('r', center, rim, -14);
    const within = (end: Vec2, other: Vec2) => along(end, along(other, end, -1), 0.1);
    const letter = (name: 'a' | 'b', place: Vec2) =>
      stage.symbol(name, place, along(place, normals[last]!, 1), 17);
    letter('a', within(a, b));
    letter('b', within(b, a));
    octagon.forEach((_, i) => {
      const [from, to] = endsOf(octagon, i);
      const order = (i + 1) % count;
      const place = along(middle(from, to), normals[i]!, -3.2);
      const text = order < visited && !stage.sketch ? String(order + 1) : '';
      stage.label(`order-${i}`, text, place, { dy: 5, style: 'note middle strong' });
    });
  },
});

/** The line an edge lies on, as far as the window goes. */
function lineThrough(a: Vec2, b: Vec2): [Vec2, Vec2] {
  const way = along(b, a, -1);
  return [along(a, way, -20), along(b, way, 20)];
}
