import {
  assertCircle,
  assertConvexPolygon,
  type Contact,
  collideConvexPolygonCircle,
  convexPolygonIntersectsCircle,
  type Feature,
  polygonIntersectsCircle,
  segmentIntersectsCircle,
  voronoiRegion,
} from '#lib/index.ts';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import {
  incidentFaceAtNearestVertex,
  intersectsFromNearestVertex,
} from '#published/bitlush-nearest-vertex.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';
import { type Collection, yesOrNo } from '../exhibit.ts';
import { ofChoice } from '../make/choices.ts';
import { ofPolygon, pointOfPolygon } from '../make/polygons.ts';
import { corners, disc } from '../make/shapes.ts';
import { digits, inputOf, place } from '../write.ts';

const square = corners([0, 0], [4, 0], [4, 4], [0, 4]);
const l = corners([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]);

const first = {
  label: 'first listing',
  run: (polygon: Polygon, circle: Circle) => intersectsInOnePass(polygon, circle, float64),
};
const second = {
  label: 'second listing',
  run: (polygon: Polygon, circle: Circle) => intersectsFromNearestVertex(polygon, circle, float64),
};
const convex = { library: { convexPolygonIntersectsCircle }, describe: yesOrNo };
const chapter = (figure: string, preset: string) => ({ page: 'voronoi-regions', figure, preset });

type WayOut = Pick<Contact, 'feature' | 'depth'> | null;
const remark = {
  label: 'closing remark',
  run: (polygon: Polygon, circle: Circle): WayOut => {
    const { face, depth } = incidentFaceAtNearestVertex(polygon, circle, float64);
    return { feature: { kind: 'edge', index: face }, depth };
  },
};
const wayOut = {
  where: 'closing remark',
  published: [remark],
  library: { collideConvexPolygonCircle },
  describe: (answer: WayOut) =>
    answer ? `${partOf(answer.feature)}, ${digits(round(answer.depth))} deep` : 'miss',
  comparedFields: ['feature', 'depth'],
};

const disc1 = (x: number, y: number) => disc(x, y, 1);

export const collection: Collection = {
  name: 'bitlush',
  article: 'Circle vs Polygon Collision Detection in C#',
  fair:
    'The walk around the corners, the squares instead of square roots, and the early exit are ' +
    'all sound. In exact arithmetic, the first listing is right about every convex polygon that ' +
    'is counter-clockwise and does not repeat a corner.',
  exhibits: [
    ofPolygon(square, disc1(5, 5), {
      slug: 'wedge',
      title: 'In a wedge',
      lesson:
        'The centre is in front of neither edge at the nearest corner, so the code falls through to a hit.',
      kind: 'containment',
      where: 'second listing',
      published: [second],
      ...convex,
      chapter: chapter('voronoi-nearest-vertex', 'wedge'),
    }),
    ofPolygon(corners([-3, 0], [3, 0], [0, 1]), disc1(0, -2), {
      slug: 'roof',
      title: 'Below a roof',
      lesson:
        'The code tests only the edges at the nearest corner, but the centre is in front of another edge.',
      kind: 'containment',
      where: 'second listing',
      published: [second],
      ...convex,
      chapter: chapter('voronoi-nearest-vertex', 'roof'),
    }),
    ofPolygon(corners([0, 0], [10, 0], [10.000000000000002, 10], [0, 10]), disc1(15, 5.5), {
      slug: 'slant',
      title: 'A slant of 1 ulp',
      lesson:
        'The code finds the side from the sign of one coordinate, which here is only a rounding error.',
      kind: 'scale',
      where: 'both listings',
      published: [first, second],
      ...convex,
      chapter: { page: 'voronoi-regions', section: 'inputs-to-try-on-your-own-test' },
    }),
    ofPolygon(
      square.toReversed(),
      disc1(2, 2),
      {
        slug: 'clockwise-inside',
        title: 'Clockwise corners, circle inside',
        lesson:
          'The code expects counter-clockwise corners, so it mistakes the inner side of each edge for the outer.',
        kind: 'winding',
        where: 'first listing',
        published: [first],
        ...convex,
        chapter: chapter('voronoi-winding', 'clockwise'),
      },
      true,
    ),
    ofPolygon(
      corners([0, 1], [1, 0], [0, 0]),
      disc1(-5, 0),
      {
        slug: 'clockwise-outside',
        title: 'Clockwise corners, circle outside',
        lesson:
          'With clockwise corners, the code takes the outer side for the inner, so it reports a hit at any distance.',
        kind: 'winding',
        where: 'first listing',
        published: [first],
        ...convex,
        chapter: chapter('voronoi-winding', 'beside'),
      },
      true,
    ),
    ofPolygon(l, disc1(2, 4), {
      slug: 'dent',
      title: 'On a corner of an L',
      lesson: 'One edge can decide for the whole polygon only if the polygon does not have a dent.',
      kind: 'containment',
      where: 'first listing',
      published: [first],
      library: { polygonIntersectsCircle },
      describe: yesOrNo,
      chapter: chapter('voronoi-concave', 'corner'),
    }),
    ofPolygon(corners([1, 0], [4, 1], [2, 5], [0, 0], [1, 0]), disc1(2, 2), {
      slug: 'repeated-corner',
      title: 'The first corner again',
      lesson:
        'The ring repeats its first corner, so the nearest corner occurs twice, each time with only one of its edges.',
      kind: 'degenerate',
      where: 'first listing',
      published: [first],
      ...convex,
      chapter: chapter('voronoi-one-pass', 'inside'),
    }),
    ofChoice<[Polygon, Circle], boolean>(
      {
        label: 'centre',
        options: [
          { name: 'nan', label: '(NaN, NaN)', values: [square, disc1(NaN, NaN)] },
          { name: 'inside', label: '(2, 2)', values: [square, disc1(2, 2)] },
          { name: 'outside', label: '(9, 2)', values: [square, disc1(9, 2)] },
        ],
        lines: ([polygon, circle]) => [polygon.map(place).join(' '), `c = ${place(circle.center)}`],
      },
      ['polygon', 'circle'],
      {
        slug: 'not-a-number',
        title: 'The centre is NaN',
        lesson:
          'NaN is neither above nor below any number, so code whose last line returns “hit” reports a hit.',
        kind: 'degenerate',
        where: 'second listing',
        input: `${inputOf.polygon(square)}; ${inputOf.circle(disc1(NaN, NaN))}`,
        published: [first, second],
        ...convex,
        guard: { name: 'assertCircle', value: 1, check: (value) => assertCircle(value) },
        chapter: { page: 'voronoi-regions', section: 'inputs-to-try-on-your-own-test' },
      },
    ),
    ofPolygon(corners([0, 0]), disc1(3, 0), {
      slug: 'one-corner',
      title: 'A polygon of one corner',
      lesson:
        'A single corner does not have an edge that excludes the circle, so check the polygons that you load.',
      kind: 'degenerate',
      where: 'second listing',
      published: [second],
      library: { convexPolygonIntersectsCircle },
      describe: yesOrNo,
      guard: {
        name: 'assertConvexPolygon',
        value: 0,
        check: (value) => assertConvexPolygon(value),
      },
      chapter: { page: 'voronoi-regions', section: 'only-convex-polygons-check-for-a-dent' },
    }),
    ofPolygon(corners([-15, 0], [15, 0], [0, 5]), disc1(0, 2), {
      slug: 'incident-face',
      title: 'The nearest face',
      lesson: 'The nearest edge need not end at the nearest corner, so compare all the edges.',
      kind: 'containment',
      ...wayOut,
      chapter: chapter('voronoi-way-out', 'inside'),
    }),
    ofPolygon(square, disc1(1, 2), {
      slug: 'depth-inside',
      title: 'How deep, from inside',
      lesson: 'If the centre is inside, add the radius to the distance instead of subtracting it.',
      kind: 'containment',
      ...wayOut,
      chapter: chapter('voronoi-way-out', 'tie'),
    }),
    pointOfPolygon<Feature>(
      square,
      { x: 3.9, y: -0.5 },
      {
        slug: 'two-edges-near',
        title: 'Two edges within reach',
        lesson: 'The number of edges that the circle reaches does not determine the region.',
        kind: 'prose',
        where: 'the text on vertex regions',
        published: [{ label: 'as the text says', run: regionByReach }],
        library: { voronoiRegion: (point, polygon) => voronoiRegion(point, polygon) },
        describe: ({ kind }) => `${kind} region`,
        chapter: chapter('voronoi-grown', 'two-edges'),
      },
      1,
    ),
    ofPolygon(square, disc1(7, 8), {
      slug: 'not-rearranged',
      title: 'Rearranged, but not the same',
      lesson:
        'The article says that the second listing only rearranges the first, but their answers differ.',
      kind: 'prose',
      where: 'the text between the listings',
      published: [first, second],
      ...convex,
      chapter: chapter('voronoi-nearest-vertex', 'pentagon'),
    }),
    ofPolygon(
      corners([0, 0], [6, 0], [6, 5], [4, 5], [4, 2], [2, 2], [2, 5], [0, 5]),
      disc(2, 5, 1),
      {
        slug: 'concave-for-convex',
        title: 'Concave instead of convex',
        lesson: 'The article says that its code is for concave polygons, but it means convex ones.',
        kind: 'prose',
        where: 'the opening sentences',
        published: [first],
        library: { polygonIntersectsCircle },
        describe: yesOrNo,
        chapter: chapter('voronoi-concave', 'channel'),
      },
    ),
  ],
};

/** A literal reading: a vertex region where the circle of radius 1 reaches two edges. */
function regionByReach(center: Vec2, polygon: Polygon): Feature {
  const reached = polygon.filter((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return segmentIntersectsCircle({ a, b }, { center, radius: 1 });
  });
  if (reached.length > 1) return { kind: 'vertex', index: 0 };
  return reached.length > 0 ? { kind: 'edge', index: 0 } : { kind: 'interior' };
}

function partOf(feature: Feature): string {
  return feature.kind === 'interior' ? 'inside' : `${feature.kind} ${feature.index}`;
}

/** The last digits of a square root do not matter here, so round to hundredths. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
