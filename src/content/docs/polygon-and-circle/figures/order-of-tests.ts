import { defineFigure } from '#figure/figure.ts';
import { instrumented } from '#figure/instrumented.ts';
import * as mark from '#figure/marks.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { hitOrMiss } from '#figure/words/verdict.ts';
import { type Polygon, pointInPolygon, polygonOutlineIntersectsCircle } from '#lib/index.ts';

interface State {
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

export const island: Polygon = [
  { x: 20, y: 26 },
  { x: 38, y: 21 },
  { x: 56, y: 25 },
  { x: 76, y: 21 },
  { x: 88, y: 34 },
  { x: 80, y: 52 },
  { x: 66, y: 46 },
  { x: 58, y: 59 },
  { x: 42, y: 54 },
  { x: 30, y: 60 },
  { x: 12, y: 54 },
  { x: 18, y: 40 },
];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});

interface EdgeTests {
  readonly hit: boolean;
  readonly outlineFirst: number;
  readonly insideFirst: number;
}

export const figure = defineFigure({
  name: 'order-of-tests',
  version: 1,
  caption: 'Drag the circle and count the boxes, one for each edge test',
  description:
    'An island with twelve corners and a circle. Below are two rows of boxes, one with the outline test ' +
    'first and one with the inside test first. Each box is one test of an edge.',
  world,
  parts: { circle: circle({ minRadius: 2, maxRadius: 20 }) },
  presets: [
    { name: 'early', label: 'found early', state: at(48, 20, 6) },
    { name: 'late', label: 'found late', state: at(20, 48, 5) },
    { name: 'inland', label: 'inside', state: at(48, 39, 9) },
    { name: 'sea', label: 'at sea', state: at(8, 28, 4) },
  ],
  conventions: ['touching'],

  answer: ({ circle }: State) => {
    const outline = walk((ring) => polygonOutlineIntersectsCircle(ring, circle));
    const inside = walk((ring) => pointInPolygon(circle.center, ring));
    return {
      hit: outline.said || inside.said,
      outlineFirst: [outline.edges.length, outline.said ? 0 : inside.edges.length] as const,
      insideFirst: [inside.edges.length, inside.said ? 0 : outline.edges.length] as const,
      walked: outline.edges,
    };
  },

  words: {
    same: ({ hit, outlineFirst }: EdgeTests) =>
      hitOrMiss(hit, `${outlineFirst} edge tests in either order`),
    differs: ({ hit, outlineFirst, insideFirst }: EdgeTests) =>
      hitOrMiss(hit, `${outlineFirst} edge tests outline first, ${insideFirst} inside first`),
  },

  find: (_state, { hit, ...tests }) => {
    const [outlineFirst, insideFirst] = [sum(tests.outlineFirst), sum(tests.insideFirst)];
    return {
      hit,
      kind: outlineFirst === insideFirst ? 'same' : 'differs',
      outlineFirst,
      insideFirst,
    };
  },

  *draw({ circle }, { hit, outlineFirst, insideFirst, walked }) {
    yield mark.polygon('island', 'shape', island);
    for (const i of walked) {
      const [a, b] = [island[i], island[(i + 1) % island.length]];
      if (a && b) yield mark.line(`edge-${i}`, 'stroke-focus thick round', a, b, 'shapes');
    }
    const rim = rimHandle(circle, world);
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', circle.center, rim);
    if (circle.radius > 4) yield mark.symbolAlong('r', circle.center, rim, -14);
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    yield mark.symbol('c', circle.center, rim);
    yield* row('outline', 'outline first', 10, outlineFirst);
    yield* row('inside', 'inside first', 4, insideFirst);
  },
});

/** A box for each read of an edge, first by the first test, then by the second. */
function* row(
  key: string,
  name: string,
  y: number,
  [first, second]: readonly [number, number],
): Iterable<mark.Mark> {
  const from = 27;
  const size = { x: 1.8, y: 3 };
  const boxes = (start: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ x: from + (start + i) * 2.6, y }));
  yield mark.label(`${key}-name`, name, { x: 3, y }, { dy: -3, style: 'note' });
  yield mark.boxes(
    `${key}-first`,
    key === 'outline' ? 'fill-ink' : 'fill-lit stroke-focus',
    boxes(0, first),
    size,
  );
  yield mark.boxes(
    `${key}-second`,
    key === 'outline' ? 'fill-lit stroke-focus' : 'fill-ink',
    boxes(first, second),
    size,
  );
}

/**
 * The edges that one of the library's tests reads. The test is the library's own, but its ring of
 * corners records each read. If it reads corner i + 1 after corner i, it reads edge i.
 */
export function walk(test: (ring: Polygon) => boolean, polygon: Polygon = island) {
  const { polygon: ring, reads } = instrumented(polygon);
  const said = test(ring);
  // A walk begins at the last corner, which alone is not yet an edge.
  const before = (i: number) => (i + polygon.length - 1) % polygon.length;
  const edges = reads.flatMap((i, k) => (reads[k - 1] === before(i) ? [before(i)] : []));
  return { said, edges };
}

const sum = ([first, second]: readonly [number, number]) => first + second;
