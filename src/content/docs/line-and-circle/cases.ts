import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import { show } from '#figure/numbers.ts';
import { type Circle, type Segment, segmentIntersectsCircle } from '#lib/index.ts';
import { lineCircle } from '#published/jeffrey-thompson-line-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

/** A notable input. The result of each test is computed. The right answer is worked out by hand. */
export interface Case {
  readonly title: string;
  readonly segment: Segment;
  readonly circle: Circle;
  /** By plain arithmetic, with the numbers as they are written. */
  readonly right: boolean;
  readonly lesson: string;
}

const line = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

export const lineAndCircleCases: readonly Case[] = [
  {
    title: 'in pixels',
    segment: line(100, 100, 400, 100),
    circle: disc(250, 130, 30),
    right: true,
    lesson:
      'They just touch, and both tests agree, because a tenth is tiny compared with 300 pixels.',
  },
  {
    title: 'just past the end',
    segment: line(0, 0, 1, 0),
    circle: disc(1.04, 1, 1),
    right: false,
    lesson: 'The foot is 0.04 past $b$, but the tolerance accepts it as a point of the segment.',
  },
  {
    title: 'in a small world',
    segment: line(0, 0, 0.01, 0),
    circle: disc(0.05, 0.01, 0.02),
    right: false,
    lesson:
      'A tenth is now ten times the length of the segment, so the published test reports a hit although the gap is larger than the radius.',
  },
  {
    title: 'just touching',
    segment: line(0, 0, 6, 8),
    circle: disc(5, 5, 1),
    right: true,
    lesson:
      'The foot is (4.2, 5.6), which a computer has to round, and the rounded point is farther than 1 from $c$.',
  },
  {
    title: 'no length',
    segment: line(3, 3, 3, 3),
    circle: disc(6, 8, 5),
    right: false,
    lesson:
      'The published test divides 0 by 0. Because ≤ and ≥ are always false for NaN, the answer is still right.',
  },
];

export const table: CaseTable = {
  head: 'case',
  columns: ['published', 'ours'],
  rows: lineAndCircleCases.map(rowOf),
};

function rowOf({ title, segment, circle, right, lesson }: Case): CaseRow {
  const { a, b } = segment;
  const judged = (said: boolean) => ({ said: hitOrMiss(said), wrong: said !== right });
  const place = ({ x, y }: { x: number; y: number }) => `(${show(x)}, ${show(y)})`;
  return {
    title,
    input:
      `$a$ = ${place(a)}, $b$ = ${place(b)}, ` +
      `$c$ = ${place(circle.center)}, $r$ = ${show(circle.radius)}`,
    lesson,
    answers: [
      judged(lineCircle(segment, circle, float64)),
      judged(segmentIntersectsCircle(segment, circle)),
    ],
    right: hitOrMiss(right),
  };
}
