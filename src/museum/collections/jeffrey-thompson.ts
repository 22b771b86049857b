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
  label: 'with the inside test',
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
    'The plan is to test every edge and then the centre. It is right for any simple polygon, even ' +
    'with dents, if both tests are right. The article itself describes what its first listing omits.',
  exhibits: [
    ofPolygon(trapezoid, disc(300, 200, 30), {
      slug: 'all-inside',
      title: 'Entirely inside',
      lesson:
        'The rim does not reach an edge. The article mentions this and offers a test of the inside.',
      kind: 'containment',
      where: 'polygon and circle',
      published: [edges, inside],
      ...anyPolygon,
      chapter: ofRing('polygon-published', 'trapezoid'),
    }),
    ofPolygon(corners([2, 0], [4, 2], [2, 4], [0, 2]), disc(2, 2, 1), {
      slug: 'diamond',
      title: 'In the middle of a diamond',
      lesson:
        'The edges end level with the centre, and the code does not count any of them as crossed.',
      kind: 'containment',
      where: 'the inside test',
      published: [inside],
      ...anyPolygon,
      chapter: ofRing('polygon-published', 'diamond'),
    }),
    ofPolygon(corners([2, 2], [4, 0], [4, 4]), disc(-2, 2, 1), {
      slug: 'ghost',
      title: 'A ghost to the left',
      lesson:
        'If a corner is level with the centre, the code counts one of two crossings and reports a hit at any distance.',
      kind: 'containment',
      where: 'the inside test',
      published: [inside],
      ...anyPolygon,
      chapter: ofRing('polygon-published', 'ghost'),
    }),
    ofSegment(line(0, 0, 1, 0), disc(1.04, 1, 1), {
      slug: 'past-the-end',
      title: 'Just past the end',
      lesson: 'The code allows a tolerance of a tenth, whatever the unit is.',
      kind: 'scale',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('square-shoulders', 'unit'),
    }),
    ofSegment(line(0, 0, 0.01, 0), disc(0.05, 0.01, 0.02), {
      slug: 'small-world',
      title: 'In a small world',
      lesson: 'A tolerance of a tenth is ten times the length of this line.',
      kind: 'scale',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('square-shoulders', 'tiny'),
    }),
    ofSegment(line(0, 0, 6, 8), disc(5, 5, 1), {
      slug: 'tangent',
      title: 'A line that just touches',
      lesson:
        '64 bits cannot store the foot (4.2, 5.6) exactly, so compare squares and do not divide.',
      kind: 'tangency',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('touching-undivided', 'tangent'),
    }),
    ofSegment(line(3, 3, 3, 3), disc(6, 8, 5), {
      slug: 'no-length',
      title: 'A line without length',
      lesson:
        'The code divides 0 by 0. The result, NaN, is not in any range, so the answer is right by luck.',
      kind: 'degenerate',
      where: 'line and circle',
      ...anySegment,
      chapter: ofLine('segment-and-circle', 'point'),
    }),
    ofPolygon(trapezoid, disc(300, 250, 20), {
      slug: 'other-order',
      title: 'Arguments in the wrong order',
      lesson:
        'The text passes the arguments in a different order from the one that the test declares.',
      kind: 'prose',
      where: 'the call of the inside test',
      published: [{ label: 'as the text calls it', run: null }, inside],
      ...anyPolygon,
      chapter: ofRing('crossing-ray', 'five'),
    }),
    ofSegment(line(0, 0, 10, 0), disc(5, 0.7, 0), {
      slug: 'ellipse',
      title: 'On the line because of the buffer',
      lesson:
        'Points whose distances to both ends sum to the length, within a tenth, fill an ellipse, not a band.',
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
        title: 'A variable called “dot”',
        lesson: 'The variable “dot” is the position along the line, and not a dot product.',
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
