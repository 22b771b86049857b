import {
  boxIntersectsCircle,
  circlesIntersect,
  collideBoxCircle,
  convexPolygonIntersectsCircle,
  pointInPolygon,
  polygonIntersectsCircle,
  segmentIntersectsCircle,
} from '#lib/index.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { intersectsByHighFace } from '#published/cglm-box-circle.ts';
import { collideMendingOnlyMtv } from '#published/circle-square-2d.ts';
import { wayOutByLargerOffset } from '#published/cute-circle-box.ts';
import { lineCircleWithoutEnds } from '#published/jeffrey-thompson-line-circle.ts';
import { polygonPoint } from '#published/jeffrey-thompson-polygon-circle.ts';
import { intersectsByCorners } from '#published/mdn-circles.ts';
import { float64 } from '#published/monogame-circles.ts';
import { intersectsBackwards } from '#published/monogame-docs.ts';
import { overlapsOnEveryAxis } from '#published/separating-axes.ts';
import { moveOf, type Out, outOf, sayMove, sayNormal, withoutMove } from '../contact.ts';
import { type Collection, type Thread, yesOrNo } from '../exhibit.ts';
import { ofBox } from '../make/boxes.ts';
import { ofCircles } from '../make/circles.ts';
import { ofPolygon, pointOfPolygon } from '../make/polygons.ts';
import { ofSegment } from '../make/segments.ts';
import { box, corners, disc, line } from '../make/shapes.ts';

const issues = (repository: string, ...numbers: number[]): Thread => ({
  repository,
  numbers,
  type: 'issues',
});
const pull = (repository: string, ...numbers: number[]): Thread => ({
  repository,
  numbers,
  type: 'pull',
});
const wayOut = { library: { collideBoxCircle }, comparedFields: ['normal', 'depth'], move: moveOf };
const insideOrNot = (inside: boolean) => (inside ? 'inside' : 'outside');

export const collection: Collection = {
  name: 'public-record',
  fair:
    'The same faults have been found in good libraries and good books. Each was reported ' +
    'in public, and most have been fixed.',
  exhibits: [
    ofCircles(disc(0, 0, 1), disc(5, 2, 3), {
      slug: 'corners-for-centres',
      title: 'Corners used as centres',
      lesson:
        'The code stores a corner of the box around a circle. To get the centre, add r to x and to y.',
      kind: 'prose',
      where: 'MDN, 2D collision detection',
      published: [{ label: '2022 to 2025', run: intersectsByCorners }],
      library: { circlesIntersect },
      describe: yesOrNo,
      threads: [
        pull('mdn/content', 19565),
        issues('mdn/content', 39483),
        pull('mdn/content', 39484),
      ],
      chapter: { page: 'circle-and-circle', figure: 'circles-touch', preset: 'touching' },
    }),
    ofCircles(disc(0, 0, 1), disc(3, 0, 1), {
      slug: 'backwards',
      title: 'A reversed inequality',
      lesson: 'The inequality in the text was reversed, but the code beside it was right.',
      kind: 'prose',
      where: 'MonoGame’s tutorial, chapter 12',
      published: [{ label: 'as the text was', run: (a, b) => intersectsBackwards(a, b, float64) }],
      library: { circlesIntersect },
      describe: yesOrNo,
      threads: [pull('MonoGame/docs.monogame.github.io', 138)],
      chapter: { page: 'circle-and-circle', figure: 'circles-squares', preset: 'apart' },
    }),
    ofBox<Out>(box(5, 1), disc(2, 0, 1), {
      slug: 'wrong-wall',
      title: 'The wrong side',
      lesson:
        'The larger offset from the middle finds the nearest side only if the box is a square.',
      kind: 'containment',
      where: 'cute_headers, circle and box',
      published: [{ label: 'until 2018', run: wayOutByLargerOffset }],
      ...wayOut,
      describe: sayMove,
      threads: [issues('RandyGaul/cute_headers', 85)],
      chapter: { page: 'clamp-projection', figure: 'nearest-wall', preset: 'nearest' },
    }),
    ofBox<Out>(box(2, 1), disc(1, 0, 1), {
      slug: 'zero-normal-inside',
      title: 'No normal from inside',
      lesson:
        'The clamped point is the centre itself, so the vector between them does not have a direction.',
      kind: 'containment',
      where: 'cyclone-physics, box and sphere',
      published: [{ label: 'the same fault', run: withoutMove(outOf(collideMendingOnlyMtv)) }],
      ...wayOut,
      describe: sayNormal,
      threads: [issues('idmillington/cyclone-physics', 34)],
      chapter: { page: 'clamp-projection', figure: 'center-inside', preset: 'middle' },
    }),
    ofBox<Out>(box(2, 1), disc(2, 0, 1), {
      slug: 'zero-normal-on-line',
      title: 'No normal on the line',
      lesson: 'If the centre is on the boundary, use the normal of the edge.',
      kind: 'tangency',
      where: 'rapier, circle and line',
      published: [{ label: 'the same fault', run: withoutMove(outOf(collideMendingOnlyMtv)) }],
      ...wayOut,
      describe: sayNormal,
      threads: [issues('dimforge/rapier', 168)],
      chapter: { page: 'clamp-projection', figure: 'center-inside', preset: 'wall' },
    }),
    ofBox(box(1), disc(-1.5, 0, 1), {
      slug: 'high-for-low',
      title: 'The wrong face of the box',
      lesson: 'Below the low face, the code measured the distance from the high face.',
      kind: 'containment',
      where: 'cglm, box and circle',
      published: [{ label: 'before the change', run: intersectsByHighFace }],
      library: { boxIntersectsCircle },
      describe: yesOrNo,
      threads: [pull('recp/cglm', 496)],
      chapter: { page: 'clamp-projection', figure: 'clamp-projection', preset: 'side' },
    }),
    ofPolygon(
      corners([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6]),
      disc(3, 5, 0.5),
      {
        slug: 'shadows',
        title: 'A dent has no shadow',
        lesson: 'Separating axes work only for convex shapes, but the library also accepts others.',
        kind: 'containment',
        where: 'SAT.js, concave polygons',
        published: [{ label: 'by separating axes', run: overlapsOnEveryAxis }],
        library: { polygonIntersectsCircle },
        describe: yesOrNo,
        threads: [issues('jriecken/sat-js', 28, 68, 69)],
        chapter: { page: 'polygon-and-circle', figure: 'polygon-and-circle', preset: 'bay' },
      },
    ),
    ofPolygon(
      corners([0, 1], [1, 0], [0, 0]),
      disc(-3, 0, 1),
      {
        slug: 'corners-backwards',
        title: 'Corners in clockwise order',
        lesson:
          'The library expects counter-clockwise corners. If they are clockwise, it reports hits from far away.',
        kind: 'winding',
        where: 'SAT.js, the order of corners',
        published: [
          {
            label: 'the same fault',
            run: (polygon, circle) => intersectsInOnePass(polygon, circle, float64),
          },
        ],
        library: { convexPolygonIntersectsCircle },
        describe: yesOrNo,
        threads: [issues('jriecken/sat-js', 24, 31, 44)],
        chapter: { page: 'voronoi-regions', figure: 'voronoi-winding', preset: 'clockwise' },
      },
      true,
    ),
    pointOfPolygon<boolean>(
      corners([-1, 0], [0, -1], [1, 0], [0, 1]),
      { x: 0, y: 0 },
      {
        slug: 'diamond-again',
        title: 'A diamond again',
        lesson: 'Other code also reported that a point level with two corners is outside.',
        kind: 'containment',
        where: 'point-in-polygon-hao',
        published: [
          {
            label: 'the same fault',
            run: (point, polygon) => polygonPoint(point, polygon, float64),
          },
        ],
        library: { pointInPolygon },
        describe: insideOrNot,
        threads: [issues('rowanwins/point-in-polygon-hao', 24)],
        chapter: { page: 'polygon-and-circle', figure: 'crossing-ray', preset: 'diamond' },
      },
    ),
    pointOfPolygon<boolean>(
      corners([0, 0], [4, 1], [1, 4]),
      { x: 2, y: 1 },
      {
        slug: 'level-with-a-corner',
        title: 'Level with a corner',
        lesson:
          'The point is level with a corner, so the code skips both edges there. The book still had this fault in 2018.',
        kind: 'containment',
        where: 'Collision Detection, the book',
        published: [
          { label: 'before', run: (point, polygon) => polygonPoint(point, polygon, float64) },
        ],
        library: { pointInPolygon },
        describe: insideOrNot,
        threads: [issues('jeffThompson/CollisionDetection', 1, 3)],
        chapter: { page: 'polygon-and-circle', figure: 'crossing-ray', preset: 'turn' },
      },
    ),
    ofSegment(line(0, 0, 4, 0), disc(5, 0, 2), {
      slug: 'ends-left-out',
      title: 'The ends are not tested',
      lesson: 'One copy of the function tested the ends of the line, but the other copy did not.',
      kind: 'containment',
      where: 'Collision Detection, the book',
      published: [
        {
          label: 'the other copy',
          run: (segment, circle) => lineCircleWithoutEnds(segment, circle, float64),
        },
      ],
      library: { segmentIntersectsCircle },
      describe: yesOrNo,
      threads: [issues('jeffThompson/CollisionDetection', 2)],
      chapter: { page: 'line-and-circle', figure: 'segment-stadium', preset: 'cap' },
    }),
  ],
};
