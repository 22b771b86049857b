import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { choice } from '#figure/parts/choice.ts';
import { innerWindow, point } from '#figure/parts/point.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { placeable, polyline } from '#figure/paths.ts';
import { noPolygon } from '#figure/words/polygon.ts';
import {
  type Polygon,
  pointInPolygon,
  rayCrossings,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';
import { polygonPoint } from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

type Rule = 'ours' | 'published';

export interface State {
  readonly p: Vec2;
  readonly island: Polygon;
  readonly rule: Rule;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const corners = (...places: [number, number][]): Polygon => places.map(([x, y]) => ({ x, y }));
const bays = corners([10, 8], [86, 12], [84, 54], [68, 22], [48, 55], [32, 26], [12, 52]);
// Each has one corner level with p, and nothing else to distract.
const notch = corners([10, 10], [86, 10], [86, 56], [66, 56], [48, 32], [30, 56], [10, 56]);
const bulge = corners([10, 10], [66, 10], [86, 32], [66, 54], [10, 54]);
const diamond = corners([48, 8], [72, 32], [48, 56], [24, 32]);
const triangle = corners([56, 32], [80, 8], [80, 56]);

const at = (x: number, y: number, island: Polygon, rule: Rule = 'ours'): State => ({
  p: { x, y },
  island,
  rule,
});

interface Said {
  readonly hit: boolean;
}

interface Crossings extends Said {
  readonly count: number;
}

const said = (isInside: boolean, rest: string) => ({
  word: isInside ? 'inside' : 'outside',
  rest,
});

const crossings = (count: number) =>
  count === 0 ? 'no crossing' : `${count} crossing${count === 1 ? '' : 's'}`;

const { minY, maxY } = innerWindow(world);

const upwards = polyline([
  { x: 0, y: minY },
  { x: 0, y: maxY },
]);

export const figure = defineFigure({
  name: 'crossing-ray',
  version: 1,
  caption: 'Drag $p$ and the corners',
  description:
    'A polygon with bays and a point p. From p a ray runs to the right, and each crossing of the ' +
    'outline is a dot with a number.',
  world,
  parts: {
    p: point('p', 'point'),
    island: polygon({ most: 7, symbols: false }),
    rule: choice<Rule>('test', [
      { name: 'ours', label: 'ours' },
      { name: 'published', label: 'published' },
    ]),
  },
  presets: [
    { name: 'five', label: 'five', state: at(16.5, 40, bays) },
    { name: 'four', label: 'four', state: at(31, 44, bays) },
    { name: 'turn', label: 'turn at a corner', state: at(20, 32, notch) },
    { name: 'pass', label: 'pass at a corner', state: at(30, 32, bulge) },
    { name: 'diamond', label: 'diamond', state: at(48, 32, diamond, 'published') },
    { name: 'ghost', label: 'ghost', state: at(8, 32, triangle, 'published') },
  ],
  meanings: { a: 'start of the edge of crossing 1', b: 'end of this edge' },
  conventions: ['onOutline', 'eitherWay'],

  answer: ({ p, island, rule }: State) => {
    const crossings = rayCrossings(p, island);
    const inside = pointInPolygon(p, island);
    return {
      fault: faultOf(island),
      inside,
      // On a slanted edge, the list may be odd or even, because the point is on neither side of it.
      onOutline:
        signedDistanceToPolygon(p, island) === 0 || inside !== (crossings.length % 2 === 1),
      said: rule === 'ours' ? inside : polygonPoint(p, island, float64),
      crossings: crossings
        .map(({ edge, point }) => ({
          edge,
          point,
          counted: rule === 'ours' || countsEdge(p, island, edge),
        }))
        .sort((one, other) => one.point.x - other.point.x),
    };
  },

  calls: {
    pointInPolygonSimply: {
      load: () => import('#lib/plain/point-in-polygon-simply.ts?trace'),
      values: ({ p, island }) => [p, island],
    },
    pointInPolygonByCrossings: {
      load: () => import('#lib/variants/point-in-polygon-by-crossings.ts?trace'),
      values: ({ p, island }) => [p, island],
    },
  },

  words: {
    noPolygon,
    onOutline: ({ hit }: Said) => said(hit, 'on the outline'),
    eitherWay: ({ hit }: Said) => said(hit, 'on the outline, where either answer is right'),
    odd: ({ hit, count }: Crossings) => said(hit, `${crossings(count)}: odd`),
    even: ({ hit, count }: Crossings) => said(hit, `${crossings(count)}: even`),
    wrong: ({ hit, count }: Crossings) => said(hit, `${crossings(count)} counted, which is wrong`),
  },

  find: ({ rule }, { fault, inside, onOutline, said: hit, crossings }) => {
    if (fault) return { hit: false, kind: 'noPolygon', fault };
    if (onOutline) return { hit, kind: rule === 'ours' ? 'onOutline' : 'eitherWay' };
    const count = crossings.filter(({ counted }) => counted).length;
    const parity = count % 2 === 1 ? 'odd' : 'even';
    return { hit, kind: hit === inside ? parity : 'wrong', count };
  },

  sweep: {
    label: 'p up and down, past the heights of the corners',
    seconds: 12,
    repeat: 'back-and-forth',
    at: (state, t) => ({ ...state, p: placeable({ x: state.p.x, y: upwards(t).y }, world) }),
  },

  *draw({ p, island, rule }, { fault, said, crossings }, view) {
    const style = fault ? 'shape fill-none' : said ? 'shape fill-shape-hit' : 'shape';
    yield mark.polygon('island', style, island);
    for (const [i, a] of island.entries()) {
      const b = island[(i + 1) % island.length] ?? a;
      const isCounted = crossings.some(({ edge, counted }) => edge === i && counted);
      if (fault?.edges.includes(i))
        yield mark.line(`edge-${i}`, 'stroke-wrong bold dashed-long', a, b, 'shapes');
      else if (!fault && isCounted)
        yield mark.line(`edge-${i}`, 'stroke-focus thick round', a, b, 'shapes');
    }
    const end = { x: world.maxX - 1, y: p.y };
    yield mark.arrow('ray', 'stroke-point', p, end);
    if (!fault) {
      for (const [i, { point, counted }] of crossings.entries()) {
        yield mark.dot(
          `crossing-${i}`,
          counted ? 'fill-focus stroke-paper' : 'stroke-wrong firm',
          point,
          counted ? 5 : 9,
        );
      }
      if (!view.sketch) yield* number(crossings);
      for (const [i, corner] of island.entries()) {
        if (corner.y !== p.y || corner.x <= p.x || view.sketch) continue;
        const text = rule === 'ours' ? 'below' : 'dropped';
        yield mark.label(`level-${i}`, text, corner, { dx: -9, dy: 18, style: 'small end' });
      }
    }
    // A sketch has no handles.
    if (view.sketch) {
      for (const [i, at] of island.entries())
        yield mark.dot(`corner-${i}`, 'fill-paper stroke-ink', at, 2);
    }
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    yield mark.symbol('p', p, end);
    const first = crossings.find(({ counted }) => counted);
    if (view.sketch || fault || !first) return;
    const [a, b] = [island[first.edge]!, island[(first.edge + 1) % island.length]!];
    yield mark.symbol('a', a, b, 15);
    yield mark.symbol('b', b, a, 15);
  },
});

type Crossing = { readonly point: Vec2; readonly counted: boolean };

/** Numbers the counted crossings. Two at the same point share a label. */
function* number(crossings: readonly Crossing[]): Iterable<mark.Mark> {
  const labels = new Map<string, { point: Vec2; numbers: number[] }>();
  crossings
    .filter(({ counted }) => counted)
    .forEach(({ point }, i) => {
      const place = show(point.x, 1);
      const label = labels.get(place) ?? { point, numbers: [] };
      label.numbers.push(i + 1);
      labels.set(place, label);
    });
  for (const { point, numbers } of labels.values()) {
    yield mark.label(`count-${numbers[0]}`, numbers.join(', '), point, { dx: 7, dy: -8 });
  }
}

/**
 * Whether the published test counts this edge. It gets a triangle whose third corner is the point
 * itself. That corner is exactly level with the point, so by its rule the other edges do not count.
 */
function countsEdge(p: Vec2, island: Polygon, edge: number): boolean {
  const [a, b] = [island[edge], island[(edge + 1) % island.length]];
  return a !== undefined && b !== undefined && polygonPoint(p, [a, b, p], float64);
}
