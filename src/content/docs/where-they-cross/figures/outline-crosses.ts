import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { noPolygon } from '#figure/words/polygon.ts';
import {
  type OutlineCrossing,
  type Polygon,
  pointInCircle,
  pointInPolygon,
  polygonCircleIntersections,
  type Vec2,
} from '#lib/index.ts';

export interface State {
  readonly circle: CircleValue;
  readonly outline: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (
  [x, y, radius]: readonly [number, number, number],
  ...corners: readonly (readonly [number, number])[]
): State => ({
  circle: { center: { x, y }, radius },
  outline: corners.map(([x, y]) => ({ x, y })),
});

const inWords = ({ x, y }: Vec2) => `(${show(x, 1)}, ${show(y, 1)})`;

const none = (rest: string) => ({ word: '0 points', rest });

export const figure = defineFigure({
  name: 'outline-crosses',
  version: 1,
  caption: 'Drag the corners, the circle or its rim',
  description:
    'A polygon and a circle. The points where the rim crosses the outline are numbered in order ' +
    'along the outline, which begins at corner 0. The edge of each point is named below.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts: {
    circle: circle({ minRadius: 4, maxRadius: 28 }),
    outline: polygon({ most: 6, symbols: false }),
  },
  presets: [
    {
      name: 'crossing',
      label: 'four points',
      state: at([50, 30, 20], [12, 16], [86, 22], [56, 40], [12, 54]),
    },
    {
      name: 'corner',
      label: 'corner on the rim',
      state: at([40, 32, 20], [52, 48], [84, 48], [84, 10], [44, 24]),
    },
    {
      name: 'touching',
      label: 'touching an edge',
      state: at([40, 40, 20], [82, 20], [14, 20], [48, 8]),
    },
    {
      name: 'inside',
      label: 'inside',
      state: at([48, 24, 14], [8, 6], [88, 6], [48, 58]),
    },
    {
      name: 'around',
      label: 'around',
      state: at([48, 32, 26], [36, 22], [62, 22], [48, 46]),
    },
  ],
  conventions: ['yUp'],

  answer: ({ circle, outline }: State) => ({
    fault: faultOf(outline),
    crossings: polygonCircleIntersections(outline, circle),
    isAround: outline.every((corner) => pointInCircle(corner, circle)),
    isInside: pointInPolygon(circle.center, outline),
  }),

  calls: {
    polygonCircleIntersectionsSimply: {
      load: () => import('#lib/plain/polygon-circle-intersections-simply.ts?trace'),
      values: ({ circle, outline }) => [outline, circle],
    },
    polygonCircleIntersections: {
      load: () => import('#lib/polygon-circle-intersections.ts?trace'),
      values: ({ circle, outline }) => [outline, circle],
    },
  },

  words: {
    noPolygon,
    crosses: ({ crossings }: { crossings: readonly OutlineCrossing[] }) => ({
      word: `${crossings.length} point${crossings.length === 1 ? '' : 's'}`,
      rest: crossings.map(({ edge, point }) => `${inWords(point)} on edge ${edge}`).join(', '),
    }),
    inside: () => none('the circle is inside the polygon'),
    around: () => none('the polygon is inside the circle'),
    apart: () => none('circle and polygon are apart'),
  },

  find: (_state, { fault, crossings, isAround, isInside }) => {
    if (fault) return { hit: false, kind: 'noPolygon', fault };
    if (crossings.length > 0) return { hit: true, kind: 'crosses', crossings };
    if (isAround) return { hit: false, kind: 'around' };
    return { hit: false, kind: isInside ? 'inside' : 'apart' };
  },

  *draw({ circle, outline }, { fault, crossings }, view) {
    yield mark.polygon('outline', fault ? 'shape fill-none' : 'shape', outline);
    yield mark.circle('disc', 'disc', circle);
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length] ?? a;
      if (fault?.edges.includes(i))
        yield mark.line(`edge-${i}`, 'stroke-wrong bold dashed-long', a, b, 'shapes');
    }
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    yield mark.symbol('c', circle.center, outline[0] ?? circle.center, 16);
    if (view.sketch) {
      for (const [i, at] of outline.entries())
        yield mark.dot(`corner-${i}`, 'fill-paper stroke-ink', at, 2);
    } else {
      const [first] = outline;
      if (first)
        yield mark.label('first', 'corner 0', first, { dx: 0, dy: 22, style: 'small middle' });
    }
    if (fault) return;
    for (const [i, { point }] of crossings.entries()) {
      yield mark.dot(`crossing-${i}`, 'fill-point stroke-paper', point, 6);
      yield mark.label(`count-${i}`, String(i + 1), point, { dx: 8, dy: -9 });
    }
  },
});
