import {
  distance,
  polygonIntersectsCircle,
  projectionParameter,
  segmentIntersectsCircle,
} from '#lib/index.ts';
import type { Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { lineCircle, linePoint } from '#published/jeffrey-thompson-line-circle.ts';
import {
  polygonCircleByLines,
  polygonCircleWithInside,
} from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '#published/monogame-circles.ts';
import { type Collection, yesOrNo } from '../exhibit.ts';
import { ofPolygon } from '../make/polygons.ts';
import { ofSegment, pointOfSegment } from '../make/segments.ts';
import { corners, disc, line } from '../make/shapes.ts';
import { digits } from '../write.ts';

const trapezoid = corners([200, 100], [400, 100], [350, 300], [250, 300]);
const edges = {
  label: 'edges only',
  run: (polygon: Polygon, circle: Circle) => polygonCircleByLines(polygon, circle, float64),
};
const inside = {
  label: 'with its inside test',
  run: (polygon: Polygon, circle: Circle) => polygonCircleWithInside(polygon, circle, float64),
};
const published = [
  {
    label: 'as published',
    run: (segment: Segment, circle: Circle) => lineCircle(segment, circle, float64),
  },
];
const anyPolygon = { library: { polygonIntersectsCircle }, describe: yesOrNo };
const anySegment = { published, library: { segmentIntersectsCircle }, describe: yesOrNo };
const ofLine = (figure: string, preset: string) => ({ page: 'line-and-circle', figure, preset });
const ofRing = (figure: string, preset: string) => ({ page: 'polygon-and-circle', figure, preset });

export const collection: Collection = {
  name: 'jeffrey-thompson',
  article: 'Collision Detection: Polygon/Circle',
  fair:
    'Every edge, and then “is the centre inside”: that is right for any simple polygon, dents and ' +
    'all, once both parts are. The page itself says what its first listing leaves out.',
  exhibits: [
    ofPolygon(trapezoid, disc(300, 200, 30), {
      slug: 'all-inside',
      title: 'All inside',
      lesson: 'The rim reaches no edge; the page says so, and offers an inside test.',
      kind: 'containment',
      where: 'polygon and circle',
      published: [edges, inside],
      ...anyPolygon,
      chapter: ofRing('polygon-published', 'trapezoid'),
    }),
    ofPolygon(corners([2, 0], [4, 2], [2, 4], [0, 2]), disc(2, 2, 1), {
      slug: 'diamond',
      title: 'In the middle of a diamond',
      lesson: 'Its edges end at the height of the centre, and none of them counts as crossed.',
      kind: 'containment',
      where: 'its inside test',
      published: [inside],
      ...anyPolygon,
      chapter: ofRing('polygon-published', 'diamond'),
    }),
    ofPolygon(corners([2, 2], [4, 0], [4, 4]), disc(-2, 2, 1), {
      slug: 'ghost',
      title: 'A ghost to the left',
      lesson: 'The way in is not counted, the way out is: level with a corner, at any distance.',
      kind: 'containment',
      where: 'its inside test',
      published: [inside],
      ...anyPolygon,
      chapter: ofRing('polygon-published', 'ghost'),
    }),
    ofSegment(line(0, 0, 1, 0), disc(1.04, 1, 1), {
      slug: 'past-the-end',
      title: 'A hair past the end',
      lesson: 'A tenth of a unit is let pass, whatever the unit is.',
      kind: 'scale',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('square-shoulders', 'unit'),
    }),
    ofSegment(line(0, 0, 0.01, 0), disc(0.05, 0.01, 0.02), {
      slug: 'small-world',
      title: 'In a small world',
      lesson: 'Here a tenth is ten times the length of the line.',
      kind: 'scale',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('square-shoulders', 'tiny'),
    }),
    ofSegment(line(0, 0, 6, 8), disc(5, 5, 1), {
      slug: 'tangent',
      title: 'A line just touched',
      lesson:
        'The foot is (4.2, 5.6), which 64 bits cannot hold: compare squares, and do not divide.',
      kind: 'tangency',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('touching-undivided', 'tangent'),
    }),
    ofSegment(line(3, 3, 3, 3), disc(6, 8, 5), {
      slug: 'no-length',
      title: 'A line of no length',
      lesson: 'It divides 0 by 0, and NaN is in no range: right, by luck.',
      kind: 'degenerate',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('segment-and-circle', 'point'),
    }),
    ofPolygon(trapezoid, disc(300, 250, 20), {
      slug: 'other-order',
      title: 'Arguments in another order',
      lesson: 'The inside test is called with its arguments in another order than it declares.',
      kind: 'prose',
      where: 'the call of its inside test',
      published: [{ label: 'as the text calls it', run: null }, inside],
      ...anyPolygon,
      chapter: ofRing('crossing-ray', 'five'),
    }),
    ofSegment(line(0, 0, 10, 0), disc(5, 0.7, 0), {
      slug: 'ellipse',
      title: 'On the line, says the buffer',
      lesson: 'Two ways that add up, give or take a tenth, are no band round the line: an ellipse.',
      kind: 'prose',
      where: 'a point on a line',
      published: [
        {
          label: 'as published',
          run: (segment, { center }) => linePoint(center, segment, float64),
        },
      ],
      library: { segmentIntersectsCircle },
      describe: (on) => (on ? 'on the line' : 'off the line'),
      chapter: ofLine('square-shoulders', 'ten'),
    }),
    pointOfSegment<number>(
      line(0, 0, 4, 0),
      { x: 2, y: 1 },
      {
        slug: 'called-dot',
        title: 'Called dot',
        lesson: 'What the listing calls “dot” is how far along the line one is: no dot product.',
        kind: 'prose',
        where: 'line and circle',
        published: [{ label: 'a dot product', run: dotProduct }],
        library: { projectionParameter },
        describe: digits,
        chapter: ofLine('segment-and-circle', 'between'),
      },
    ),
  ],
};

/** A literal reading of “dot” in the article. */
function dotProduct(point: Vec2, segment: Segment): number {
  return projectionParameter(point, segment) * distance(segment.a, segment.b) ** 2;
}
