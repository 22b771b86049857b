import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import {
  assertCircle,
  assertPolygon,
  type Circle,
  type Polygon,
  polygonIntersectsCircle,
} from '#lib/index.ts';
import {
  polygonCircleByLines,
  polygonCircleWithInside,
} from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

export interface Case {
  readonly title: string;
  readonly polygon: Polygon;
  readonly circle: Circle;
  readonly lesson: string;
  /** The true answer; null if the polygon or circle is refused. Tested against the exact oracle. */
  readonly right: boolean | null;
}

const corners = (...places: [number, number][]): Polygon => places.map(([x, y]) => ({ x, y }));
const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

export const polygonAndCircleCases: readonly Case[] = [
  {
    title: 'all inside',
    polygon: corners([200, 100], [400, 100], [350, 300], [250, 300]),
    circle: disc(300, 200, 30),
    lesson:
      'The circle does not touch an edge, so the edge tests miss it. The article says so and offers its inside test.',
    right: true,
  },
  {
    title: 'all inside, level with two corners',
    polygon: corners([2, 0], [4, 2], [2, 4], [0, 2]),
    circle: disc(2, 2, 1),
    lesson:
      'All four edges end exactly at the height of the centre, so the published test does not count any.',
    right: true,
  },
  {
    title: 'a thousand units away, level with a corner',
    polygon: corners([2, 2], [4, 0], [4, 4]),
    circle: disc(-1000, 2, 1),
    lesson:
      'The published test counts only the crossing at the right, because the left one is at a corner. One is odd.',
    right: false,
  },
  {
    title: 'in a bay',
    polygon: corners([0, 0], [10, 0], [10, 8], [7, 8], [7, 3], [3, 3], [3, 8], [0, 8]),
    circle: disc(5, 6, 1),
    lesson: 'Every test is right, because a test of each edge also works for concave shapes.',
    right: false,
  },
  {
    title: 'the circle contains the polygon',
    polygon: corners([4, 4], [6, 4], [5, 6]),
    circle: disc(5, 5, 9),
    lesson: 'Its corners are in the circle, so the first edge is already a hit.',
    right: true,
  },
  {
    title: 'just touching',
    polygon: corners([0, 0], [6, 8], [-8, 6]),
    circle: disc(5, 5, 1),
    lesson: 'The published test divides, which rounds the closest point, so it misses the touch.',
    right: true,
  },
  {
    title: 'a crossed outline',
    polygon: corners([5, 10], [2, 1], [10, 7], [0, 7], [8, 1]),
    circle: disc(5, 5, 0.5),
    lesson:
      'The middle of a star is outside by the even-odd rule, but inside if you count everything that the outline goes around.',
    right: null,
  },
];

export const table: CaseTable = {
  head: 'case',
  columns: ['published, edges', 'published, with inside test', 'ours'],
  rows: polygonAndCircleCases.map(rowOf),
};

function rowOf({ title, lesson, polygon, circle, right }: Case): CaseRow {
  const refused = refusal(polygon, circle);
  const judged = (said: boolean) => ({
    said: hitOrMiss(said),
    wrong: right !== null && said !== right,
  });
  const places = polygon.map(({ x, y }) => `(${x}, ${y})`).join(' ');
  const { center, radius } = circle;
  return {
    title,
    input: `${places}; $c$ = (${center.x}, ${center.y}), $r$ = ${radius}`.replaceAll('-', '−'),
    lesson,
    ...(refused === undefined ? {} : { refused: `assertPolygon throws: ${refused}` }),
    answers: [
      judged(polygonCircleByLines(polygon, circle, float64)),
      judged(polygonCircleWithInside(polygon, circle, float64)),
      judged(polygonIntersectsCircle(polygon, circle)),
    ],
    right: right === null ? null : hitOrMiss(right),
  };
}

function refusal(polygon: Polygon, circle: Circle): string | undefined {
  try {
    assertPolygon(polygon);
    assertCircle(circle);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
