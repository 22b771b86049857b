import type { CaseRow, CaseTable } from '#figure/case-table.ts';
import {
  type Circle,
  circleIntersections,
  type Segment,
  segmentCircleIntersections,
} from '#lib/index.ts';

/** A case that asks where a segment or another circle crosses the rim of a circle. */
export interface Case {
  readonly title: string;
  readonly input: string;
  readonly with: Segment | Circle;
  readonly circle: Circle;
  /** The number of points, worked out by hand; for decimals, from the stored doubles. */
  readonly right: number;
  readonly lesson: string;
}

const segment = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

export const crossingCases: readonly Case[] = [
  {
    title: 'touching, in whole numbers',
    input: '$a$ = (12, 5), $b$ = (76, 53), $c$ = (35, 41), $r$ = 15',
    with: segment(12, 5, 76, 53),
    circle: disc(35, 41, 15),
    right: 1,
    lesson: 'Products of whole numbers are exact, so touching gives one point.',
  },
  {
    title: 'the same, a tenth as large',
    input: '$a$ = (1.2, 0.5), $b$ = (7.6, 5.3), $c$ = (3.5, 4.1), $r$ = 1.5',
    with: segment(1.2, 0.5, 7.6, 5.3),
    circle: disc(3.5, 4.1, 1.5),
    right: 2,
    lesson:
      'Decimals are rounded when they are stored, so the stored segment crosses the stored rim at two points, less than a ten-millionth apart.',
  },
  {
    title: 'a segment of no length',
    input: '$a$ = $b$ = (3, 4), $c$ = (0, 0), $r$ = 5',
    with: segment(3, 4, 3, 4),
    circle: disc(0, 0, 5),
    right: 1,
    lesson: 'The segment is a point, which is on the rim.',
  },
  {
    title: 'a circle of radius 0',
    input: '$a$ = (0, 0), $b$ = (8, 6), $c$ = (4, 3), $r$ = 0',
    with: segment(0, 0, 8, 6),
    circle: disc(4, 3, 0),
    right: 1,
    lesson: 'The rim is one point, and the segment goes through it.',
  },
  {
    title: 'an end on the rim',
    input: '$a$ = (3, 4), $b$ = (9, 9), $c$ = (0, 0), $r$ = 5',
    with: segment(3, 4, 9, 9),
    circle: disc(0, 0, 5),
    right: 1,
    lesson: 'The ends belong to the segment, so this counts.',
  },
  {
    title: 'two circles, touching from inside',
    input: '$c_1$ = (0, 0), $r_1$ = 15, $c_2$ = (3, 4), $r_2$ = 10',
    with: disc(0, 0, 15),
    circle: disc(3, 4, 10),
    right: 1,
    lesson: 'The distance is equal to the difference of the radii.',
  },
  {
    title: 'the same centre, two radii',
    input: '$c_1$ = $c_2$ = (0, 0), $r_1$ = 15, $r_2$ = 10',
    with: disc(0, 0, 15),
    circle: disc(0, 0, 10),
    right: 0,
    lesson: 'The rims do not cross, and the code does not divide by the distance, which is 0.',
  },
];

export const pointsOf = ({ with: other, circle }: Case) =>
  'radius' in other
    ? circleIntersections(other, circle)
    : segmentCircleIntersections(other, circle);

export const table: CaseTable = {
  head: 'case',
  columns: ['points found'],
  rows: crossingCases.map((one): CaseRow => {
    const { length } = pointsOf(one);
    return {
      title: one.title,
      input: one.input,
      lesson: one.lesson,
      answers: [{ said: String(length), wrong: length !== one.right }],
      right: String(one.right),
    };
  }),
};
