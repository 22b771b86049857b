import { type CaseRow, type CaseTable, hitOrMiss } from '#kit/case-table.ts';
import { show } from '#kit/numbers.ts';
import {
  assertCircle,
  assertConvexPolygon,
  type Circle,
  convexPolygonIntersectsCircle,
  type Polygon,
  polygonIntersectsCircle,
} from '#lib/index.ts';
import { intersectsFromNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';

/** An input worth knowing, in the words of the chapter. What each test says to it is computed. */
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
    lesson: 'In front of neither edge at the nearest corner, the second listing runs on to “hit”.',
  },
  {
    title: 'below a roof',
    polygon: corners([-3, 0], [3, 0], [0, 1]),
    circle: disc(0, -2),
    lesson: 'The base faces the centre, and does not end at the nearest corner.',
  },
  {
    title: 'one step of slant',
    polygon: corners([0, 0], [10, 0], [10.000000000000002, 10], [0, 10]),
    circle: disc(15, 5.5),
    lesson: 'The sign of one coordinate tells the side, and rounding has made it noise: 5 apart.',
  },
  {
    title: 'clockwise square',
    polygon: corners([0, 0], [0, 4], [4, 4], [4, 0]),
    circle: disc(2, 2),
    lesson: 'The inner side of every edge is taken for the outer.',
  },
  {
    title: 'clockwise triangle',
    polygon: corners([0, 1], [1, 0], [0, 0]),
    circle: disc(-1000, 0),
    lesson: 'So is the outer for the inner: a hit from a thousand away.',
  },
  {
    title: 'on a corner of an L',
    polygon: corners([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]),
    circle: disc(2, 4),
    lesson:
      'One edge can speak for the whole polygon only if that has no dent. Ours trusts in that as well.',
  },
  {
    title: 'first corner repeated',
    polygon: corners([1, 0], [4, 1], [2, 5], [0, 0], [1, 0]),
    circle: disc(2, 2),
    lesson: 'The nearest corner comes twice, and the first listing keeps one of its two edges.',
  },
  {
    title: 'centre not a number',
    polygon: corners([0, 0], [4, 0], [4, 4], [0, 4]),
    circle: disc(Number.NaN, Number.NaN),
    lesson: 'Every comparison is false. Where that leads on to “hit”, it is one.',
  },
  {
    title: 'one corner',
    polygon: corners([0, 0]),
    circle: disc(9, 9),
    lesson: 'A polygon of one corner has no inside, and no edge to be in front of.',
  },
];

export const table: CaseTable = {
  head: 'case, with $r$ = 1',
  columns: ['published, one pass', 'published, nearest first', 'ours, convex'],
  rows: voronoiCases.map(rowOf),
};

function rowOf({ title, lesson, polygon, circle }: Case): CaseRow {
  const refused = refusal(polygon, circle);
  const right = truth(polygon, circle);
  const judged = (said: boolean) => ({
    said: hitOrMiss(said),
    wrong: right !== null && said !== right,
  });
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
    right: right === null ? null : hitOrMiss(right),
  };
}

/** What the entrance checks say, if they refuse the polygon or the circle. */
function refusal(polygon: Polygon, circle: Circle): string | null {
  const checks = {
    assertConvexPolygon: () => assertConvexPolygon(polygon),
    assertCircle: () => assertCircle(circle),
  };
  for (const [name, check] of Object.entries(checks)) {
    try {
      check();
    } catch (error) {
      return `${name} says: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}

/** The answer for any simple polygon; none where something is no number or has no area. */
function truth(polygon: Polygon, circle: Circle): boolean | null {
  const isThere = polygon.length >= 3 && Number.isFinite(circle.center.x + circle.center.y);
  return isThere ? polygonIntersectsCircle(polygon, circle) : null;
}

/** All its digits where they are the point. */
function placeOf({ x, y }: Polygon[number]): string {
  const digits = (value: number) => show(value, Number.isFinite(value) ? 15 : 2);
  return `(${digits(x)}, ${digits(y)})`;
}
