import { defineFigure } from '#figure/figure.ts';
import { instrumented } from '#figure/instrumented.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import type { Fault } from '#figure/outline-fault.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { along } from '#figure/places.ts';
import { refusal } from '#figure/refusal.ts';
import { endsOf, nameCorners } from '#figure/regions.ts';
import { convexRefusal } from '#figure/words/polygon.ts';
import { judgedAs } from '#figure/words/verdict.ts';
import {
  type Polygon,
  polygonIntersectsCircle,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';
import { survey, type Test, tests } from '../surveys/voronoi-concave.ts';

interface State {
  readonly circle: CircleValue;
  readonly polygon: Polygon;
  readonly test: Test;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const scaled = (scale: number, left: number, low: number, ...places: [number, number][]): Polygon =>
  places.map(([x, y]) => ({ x: left + scale * x, y: low + scale * y }));

const corner = scaled(11, 26, 6, [0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]);
const channel: Polygon = [
  { x: 24, y: 13 },
  { x: 72, y: 13 },
  { x: 72, y: 54 },
  { x: 58, y: 54 },
  { x: 58, y: 27 },
  { x: 38, y: 27 },
  { x: 38, y: 54 },
  { x: 24, y: 54 },
];
const filled = corner.toSpliced(3, 1);

const at = (polygon: Polygon, test: Test, x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon,
  test,
});

interface Found {
  readonly judgement: Judgement;
  /** Null for a convex polygon. */
  readonly refused: Fault | null;
}

interface Away extends Found {
  readonly away: number;
}

const said = ({ judgement, refused }: Found, place: string) =>
  judgedAs(judgement, `${place}; ${refused ? convexRefusal(refused) : 'convex'}`);

export const figure = defineFigure({
  name: 'voronoi-concave',
  version: 1,
  caption: 'Drag the circle, or drag a corner to make or remove a dent',
  description:
    'A polygon with a dent and a circle on it. A test for convex polygons returns a miss, because ' +
    'the line of one edge, drawn through the window, is farther from the centre than the radius.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 20 }),
    polygon: polygon(),
    test: choice<Test>('test', [
      { name: 'published', label: 'published' },
      { name: 'convex', label: 'ours' },
      { name: 'any', label: 'any kind' },
    ]),
  },
  presets: [
    { name: 'channel', label: 'in an arm', state: at(channel, 'convex', 66, 46, 5) },
    { name: 'corner', label: 'on the L', state: at(corner, 'convex', 48, 50, 11) },
    { name: 'filled', label: 'no dent', state: at(filled, 'convex', 50, 44, 6) },
  ],
  conventions: ['touching', 'filled'],

  answer: ({ circle, polygon, test }: State) => {
    const { polygon: noting, reads } = instrumented(polygon);
    const said = tests[test](noting, circle);
    return {
      said,
      right: polygonIntersectsCircle(polygon, circle),
      refused: refusal(polygon),
      // If a walk reports a miss, its last edge decided. `any` always continues to the end.
      stop: said || test === 'any' ? null : lastEdge(reads, polygon.length),
      gap: signedDistanceToPolygon(circle.center, polygon),
    };
  },

  truth: survey,

  words: {
    onOutline: (found: Found) => said(found, 'on the outline'),
    inside: (found: Away) => said(found, `centre ${show(found.away, 1)} inside`),
    away: (found: Away) => said(found, `centre ${show(found.away, 1)} away`),
  },

  find: (_state, { said, right, refused, gap }) => {
    const { judgement } = judged(said, right);
    const away = Math.abs(gap);
    const side = gap < 0 ? 'inside' : 'away';
    return { hit: said, kind: away < 0.05 ? 'onOutline' : side, judgement, refused, away };
  },

  *draw({ circle, polygon }, { said, right, stop }, view) {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    const [a, b] = endsOf(polygon, stop ?? 0);
    const [from, to] = stop === null ? [a, a] : lineThrough(a, b);
    yield mark.polygon('polygon', 'shape', polygon);
    yield mark.circle('disc', judged(said, right).style, circle);
    yield mark.line('line', 'stroke-border light dotted', from, to);
    yield mark.line(
      'stop',
      stop === null ? 'hidden' : 'stroke-focus thick round',
      a,
      stop === null ? a : b,
    );
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
    yield* nameCorners(view, polygon, -20);
  },
});

/** The edge that a walk stopped at, which ends at the corner it last read; null at the end. */
function lastEdge(reads: readonly number[], count: number): number | null {
  const last = reads.at(-1) ?? count - 1;
  return last === count - 1 ? null : (last + count - 1) % count;
}

function lineThrough(a: Vec2, b: Vec2): [Vec2, Vec2] {
  const way = along(b, a, -1);
  return [along(a, way, -40), along(b, way, 40)];
}
