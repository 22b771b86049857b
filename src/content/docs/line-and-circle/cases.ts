import { type CaseRow, type CaseTable, hitOrMiss } from '#kit/case-table.ts';
import { show } from '#kit/numbers.ts';
import {
  assertCircle,
  assertSegment,
  type Circle,
  type Segment,
  segmentIntersectsCircle,
} from '#lib/index.ts';
import { lineCircle } from '#published/jeffrey-thompson-line-circle.ts';
import { float32, float64 } from '#published/monogame-circles.ts';

/** An input worth knowing. What each test says to it is computed; what is right is worked out. */
export interface Case {
  readonly title: string;
  readonly segment: Segment;
  readonly circle: Circle;
  /** By plain arithmetic, in the numbers as they are written; null where there is no answer. */
  readonly right: boolean | null;
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
    lesson: 'Touching, and all agree. At this size a tenth of a unit is nothing.',
  },
  {
    title: 'a hair past the end',
    segment: line(0, 0, 1, 0),
    circle: disc(1.04, 1, 1),
    right: false,
    lesson: 'The foot is 0.04 past $b$. The tolerance lets it pass for a point of the segment.',
  },
  {
    title: 'in a small world',
    segment: line(0, 0, 0.01, 0),
    circle: disc(0.05, 0.01, 0.02),
    right: false,
    lesson:
      'The same, where a tenth is ten times the whole segment: apart by more than the radius.',
  },
  {
    title: 'just touching',
    segment: line(0, 0, 6, 8),
    circle: disc(5, 5, 1),
    right: true,
    lesson: 'The foot is (4.2, 5.6), which no double holds. Rounded, it is farther away than 1.',
  },
  {
    title: 'no length, touching',
    segment: line(3, 3, 3, 3),
    circle: disc(6, 7, 5),
    right: true,
    lesson: 'Legs of 3 and 4. The ends are asked first, so the published test never divides.',
  },
  {
    title: 'no length, apart',
    segment: line(3, 3, 3, 3),
    circle: disc(6, 8, 5),
    right: false,
    lesson: 'Here it divides 0 by 0. NaN is in no range, so the answer is right all the same.',
  },
  {
    title: 'negative radius',
    segment: line(0, 0, 6, 8),
    circle: disc(3, 4, -1),
    right: null,
    lesson: 'No circle has one. Squares hide the sign, and the root does not.',
  },
];

export const table: CaseTable = {
  head: 'case',
  columns: ['published, 32 bits', 'published, 64 bits', 'ours, 64 bits'],
  rows: lineAndCircleCases.map(rowOf),
};

function rowOf({ title, segment, circle, right, lesson }: Case): CaseRow {
  const { a, b } = segment;
  const refused = refusal(segment, circle);
  const judged = (said: boolean) => ({
    said: hitOrMiss(said),
    wrong: right !== null && said !== right,
  });
  const place = ({ x, y }: { x: number; y: number }) => `(${show(x)}, ${show(y)})`;
  return {
    title,
    input:
      `$a$ = ${place(a)}, $b$ = ${place(b)}, ` +
      `$c$ = ${place(circle.center)}, $r$ = ${show(circle.radius)}`,
    lesson,
    ...(refused === null ? {} : { refused: `assertCircle says: ${refused}` }),
    answers: [
      judged(lineCircle(segment, circle, float32)),
      judged(lineCircle(segment, circle, float64)),
      judged(segmentIntersectsCircle(segment, circle)),
    ],
    right: right === null ? null : hitOrMiss(right),
  };
}

function refusal(segment: Segment, circle: Circle): string | null {
  try {
    assertSegment(segment);
    assertCircle(circle);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
