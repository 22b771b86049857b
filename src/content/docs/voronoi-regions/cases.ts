import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import { show } from '#figure/numbers.ts';
import {
  assertConvexPolygon,
  type Circle,
  convexPolygonIntersectsCircle,
  type Polygon,
  polygonIntersectsCircle,
} from '#lib/index.ts';
import { intersectsFromNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';

/** A notable input, in the words of the chapter. The result of each test is computed. */
export interface Case {
  readonly title: string;
  readonly polygon: Polygon;
  readonly circle: Circle;
  readonly lesson: string;
}

const corners = (...places: [number, number][]): Polygon => places.map(([x, y]) => ({ x, y }));
const disc = (x: number, y: number): Circle => ({ center: { x, y }, radius: 1 });

export const voronoiCases: readonly Case[] = [
  {
    title: 'in a wedge',
    polygon: corners([0, 0], [4, 0], [4, 4], [0, 4]),
    circle: disc(5, 5),
    lesson: 'The centre is in the band of neither edge at the nearest corner.',
  },
  {
    title: 'below a roof',
    polygon: corners([-3, 0], [3, 0], [0, 1]),
    circle: disc(0, -2),
    lesson: 'The centre is in the band of the base, which does not end at the nearest corner.',
  },
  {
    title: 'hardly slanted',
    polygon: corners([0, 0], [10, 0], [10.000000000000002, 10], [0, 10]),
    circle: disc(15, 5.5),
    lesson: 'The right edge is slanted by 1 ulp, and the circle is 4 away from it.',
  },
  {
    title: 'clockwise square',
    polygon: corners([0, 0], [0, 4], [4, 4], [4, 0]),
    circle: disc(2, 2),
    lesson: 'The inner side of every edge is mistaken for the outer side.',
  },
  {
    title: 'on a corner of an L',
    polygon: corners([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]),
    circle: disc(2, 4),
    lesson:
      'Our test stops at the first edge that decides it, which is wrong if the polygon has a dent.',
  },
  {
    title: 'first corner repeated',
    polygon: corners([1, 0], [4, 1], [2, 5], [0, 0], [1, 0]),
    circle: disc(2, 2),
    lesson:
      'The nearest corner is in the list twice, so the published pass uses only one of the two edges there.',
  },
];

export const table: CaseTable = {
  head: 'case, with $r$ = 1',
  columns: ['published, one pass', 'published, nearest first', 'ours, convex'],
  rows: voronoiCases.map(rowOf),
};

function rowOf({ title, lesson, polygon, circle }: Case): CaseRow {
  const refused = refusal(polygon);
  const right = polygonIntersectsCircle(polygon, circle);
  const judged = (said: boolean) => ({ said: hitOrMiss(said), wrong: said !== right });
  const places = polygon.map(placeOf).join(' ');
  return {
    title,
    input: `${places}, $c$ = ${placeOf(circle.center)}`,
    lesson,
    ...(refused === null ? {} : { refused }),
    answers: [
      judged(intersectsInOnePass(polygon, circle, float64)),
      judged(intersectsFromNearestVertex(polygon, circle, float64)),
      judged(convexPolygonIntersectsCircle(polygon, circle)),
    ],
    right: hitOrMiss(right),
  };
}

/** The message of the entrance check, if it refuses the polygon. */
function refusal(polygon: Polygon): string | null {
  try {
    assertConvexPolygon(polygon);
    return null;
  } catch (error) {
    return `assertConvexPolygon throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** With up to 15 digits, because some cases depend on them. */
function placeOf({ x, y }: Polygon[number]): string {
  return `(${show(x, 15)}, ${show(y, 15)})`;
}
