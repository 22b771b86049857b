import { type Command, defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { addCorner, polygon, removeCorner } from '#figure/parts/polygon.ts';
import { placeable, polyline } from '#figure/paths.ts';
import { aside } from '#figure/places.ts';
import { noPolygon } from '#figure/words/polygon.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnPolygon,
  type Feature,
  type Polygon,
  pointInPolygon,
  polygonIntersectsCircle,
  polygonOutlineIntersectsCircle,
  rayCrossings,
  segmentIntersectsCircle,
  signedDistanceToPolygon,
} from '#lib/index.ts';

type Region = 'filled' | 'outline';

export interface State {
  readonly circle: CircleValue;
  readonly island: Polygon;
  readonly region: Region;
}

const most = 10;
const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const island: Polygon = [
  { x: 14, y: 10 },
  { x: 56, y: 6 },
  { x: 88, y: 20 },
  { x: 78, y: 56 },
  { x: 52, y: 26 },
  { x: 34, y: 58 },
  { x: 8, y: 42 },
];

const crossed = island.with(4, { x: 34, y: 3 });

export const at = (
  x: number,
  y: number,
  radius: number,
  region: Region = 'filled',
  corners = island,
) => ({
  circle: { center: { x, y }, radius },
  island: corners,
  region,
});

/** The selected corner or, without one, the first corner of the edge nearest to the circle. */
function cornerOf(selected: string, feature: Feature): number {
  const [part, key] = selected.split('.');
  if (part === 'island') return Number(key);
  return feature.kind === 'interior' ? 0 : feature.index;
}

const commands: Command<State, Answer>[] = [
  {
    name: 'add',
    label: 'Add a corner',
    drawn: true,
    idle: ({ island }) => island.length >= most,
    run: (state, { nearest }, selected) => ({
      ...state,
      island: addCorner(state.island, cornerOf(selected, nearest.feature), most),
    }),
    selectedAfter: (_state, { nearest }, selected) =>
      `island.${cornerOf(selected, nearest.feature) + 1}`,
  },
  {
    name: 'remove',
    label: 'Remove the selected corner',
    drawn: true,
    idle: ({ island }, _answer, selected) => island.length <= 3 || !selected.startsWith('island.'),
    run: (state, _answer, selected) => ({
      ...state,
      island: removeCorner(state.island, Number(selected.split('.')[1])),
    }),
    selectedAfter: ({ island }, _answer, selected) =>
      `island.${Math.min(Number(selected.split('.')[1]), island.length - 2)}`,
  },
];

type Answer = ReturnType<typeof answer>;

function answer({ circle, island, region }: State) {
  const filled = polygonIntersectsCircle(island, circle);
  const outline = polygonOutlineIntersectsCircle(island, circle);
  const signed = signedDistanceToPolygon(circle.center, island);
  return {
    fault: faultOf(island),
    hit: region === 'filled' ? filled : outline,
    filled,
    outline,
    inside: pointInPolygon(circle.center, island),
    touched: island.flatMap((a, i) => {
      const b = island[(i + 1) % island.length];
      return b && segmentIntersectsCircle({ a, b }, circle) ? [i] : [];
    }),
    nearest: closestPointOnPolygon(circle.center, island),
    away: Math.abs(signed),
    depth: circle.radius - signed,
    /** How often a ray from the centre to the right crosses the outline. */
    count: rayCrossings(circle.center, island).length,
  };
}

interface Gap {
  readonly gap: number;
}

interface Nearest {
  readonly nearest: Feature;
  /** How many corners the polygon has. */
  readonly count: number;
}

/** "edge 3" or, for a corner, the two edges that meet there. */
function nearestIn({ nearest, count }: Nearest): string {
  if (nearest.kind === 'interior') return 'the inside';
  const { kind, index } = nearest;
  if (kind === 'edge') return `edge ${index}`;
  return `the corner of edges ${(index + count - 1) % count} and ${index}`;
}

/** "edges 1, 2 and 5". */
function edges(touched: readonly number[], count: number): string {
  if (touched.length === count) return `all ${count} edges`;
  const last = touched.at(-1);
  const before = touched.slice(0, -1).join(', ');
  return before ? `edges ${before} and ${last}` : `edge ${last}`;
}

/** From the sea over the coast, wholly inland, into the bay, over the other cape and out. */
const drift = polyline(
  [
    { x: 3, y: 20 },
    { x: 36, y: 23 },
    { x: 54, y: 52 },
    { x: 76, y: 32 },
    { x: 93, y: 50 },
  ].map((place) => placeable(place, world)),
);

export const figure = defineFigure({
  name: 'polygon-and-circle',
  version: 1,
  caption: 'Drag the circle and the corners',
  description:
    'An island with seven corners and a deep bay, and a circle. The edges that the circle ' +
    'reaches are lit. A dashed line goes from its centre c to q, the closest point of the outline.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 40 }),
    island: polygon({ most, grows: true, symbols: false }),
    region: choice<Region>('polygon', [
      { name: 'filled', label: 'filled' },
      { name: 'outline', label: 'outline only' },
    ]),
  },
  presets: [
    { name: 'edges', label: 'edges', state: at(53, 38, 10) },
    { name: 'bay', label: 'bay', state: at(54, 50, 8) },
    { name: 'inside', label: 'inside', state: at(38, 23, 9) },
    { name: 'around', label: 'around', state: at(47, 32, 27, 'filled', smallIsland()) },
    { name: 'touching', label: 'touching', state: at(73, 25, 5, 'filled', rightAngle()) },
    { name: 'crossed', label: 'crossed', state: at(53, 38, 10, 'filled', crossed) },
  ],
  meanings: { q: 'the closest point of the outline', d: 'distance from $c$ to $q$' },
  conventions: ['touching', 'eitherWay'],
  commands,

  answer,

  calls: {
    polygonIntersectsCircleSimply: {
      load: () => import('#lib/plain/polygon-intersects-circle-simply.ts?trace'),
      values: ({ island, circle }) => [island, circle],
    },
    polygonIntersectsCircle: {
      load: () => import('#lib/polygon-intersects-circle.ts?trace'),
      values: ({ island, circle }) => [island, circle],
    },
    polygonOutlineIntersectsCircleSimply: {
      load: () => import('#lib/plain/polygon-outline-intersects-circle-simply.ts?trace'),
      values: ({ island, circle }) => [island, circle],
    },
  },

  words: {
    noPolygon,
    touching: (found: Nearest) => hit(`just touching at ${nearestIn(found)}`),
    edges: ({ touched, count }: { touched: readonly number[]; count: number }) =>
      hit(edges(touched, count)),
    insideByHair: () => hit('all inside, but only just'),
    inside: ({ gap }: Gap) => hit(`all inside, ${show(gap, 1)} from the outline`),
    wallByHair: () => miss('all inside, just apart'),
    wall: ({ gap }: Gap) => miss(`all inside, ${show(gap, 1)} apart`),
    hairApart: (found: Nearest) => miss(`just apart, nearest is ${nearestIn(found)}`),
    apart: (found: Nearest & Gap) =>
      miss(`${show(found.gap, 1)} apart, nearest is ${nearestIn(found)}`),
  },

  find: (
    { circle, island: { length: count }, region },
    { fault, hit, outline, inside, touched, nearest: { feature: nearest }, away },
  ) => {
    if (fault) return { hit: false, kind: 'noPolygon', fault };
    const gap = Math.abs(away - circle.radius);
    // A gap that would be shown as 0.
    const isHair = show(gap, 1) === '0';
    if (hit && outline) {
      if (isHair && touched.length <= 1) return { hit, kind: 'touching', nearest, count };
      return { hit, kind: 'edges', touched, count };
    }
    if (hit) return { hit, kind: isHair ? 'insideByHair' : 'inside', gap };
    if (region === 'outline' && inside) return { hit, kind: isHair ? 'wallByHair' : 'wall', gap };
    return { hit, kind: isHair ? 'hairApart' : 'apart', gap, nearest, count };
  },

  sweep: {
    label: 'storm drifting over the island',
    seconds: 14,
    repeat: 'back-and-forth',
    at: (state, t) => ({
      ...state,
      circle: { ...state.circle, center: placeable(drift(t), world) },
    }),
  },

  *draw({ circle, island, region }, { fault, hit, touched, nearest, away }, view) {
    const { center } = circle;
    const q = nearest.point;
    const rim = rimHandle(circle, world);
    const isFilled = region === 'filled' && !fault;
    yield mark.polygon('island', isFilled ? 'shape' : 'shape fill-none', island);
    yield mark.circle('disc', hit && !fault ? 'disc fill-hit' : 'disc', circle);
    for (const [i, a] of island.entries()) {
      const b = island[(i + 1) % island.length] ?? a;
      if (fault?.edges.includes(i))
        yield mark.line(`edge-${i}`, 'stroke-wrong bold dashed-long', a, b, 'shapes');
      else if (!fault && touched.includes(i))
        yield mark.line(`edge-${i}`, 'stroke-focus thick round', a, b, 'shapes');
      if (!view.sketch)
        yield mark.labelAlong(`number-${i}`, String(i), a, b, -13, { style: 'small middle' });
    }
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (circle.radius > 4 && !view.sketch) yield mark.symbolAlong('r', center, rim, -14);
    yield mark.dot('c', 'fill-circle', center, 3);
    // Labels c and q are on opposite sides or, if close, clear of the rim's handle and each other.
    const isClose = away < 1;
    yield mark.symbol('c', center, isClose ? rim : q);
    if (fault) return;
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    if (away > 7 && !view.sketch) yield mark.symbolAlong('d', center, q, 13);
    yield mark.dot('q', 'fill-point stroke-paper', q, 5.5);
    yield mark.symbol('q', q, isClose ? aside(q, center, rim, 1) : center, 17);
  },
});

/** Small enough for a circle to contain it. */
function smallIsland(): Polygon {
  return [
    { x: 32, y: 20 },
    { x: 60, y: 16 },
    { x: 66, y: 40 },
    { x: 48, y: 30 },
    { x: 38, y: 48 },
  ];
}

/** One edge goes 3 across and 4 up, so that touching is possible in whole numbers. */
function rightAngle(): Polygon {
  return [
    { x: 12, y: 8 },
    { x: 54, y: 8 },
    { x: 84, y: 48 },
    { x: 44, y: 30 },
    { x: 12, y: 56 },
  ];
}
