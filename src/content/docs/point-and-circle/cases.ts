import { type CaseRow, type CaseTable, hitOrMiss } from '#kit/case-table.ts';
import { show } from '#kit/numbers.ts';
import {
  assertCircle,
  type Circle,
  pointInCircle,
  pointInCircleExactly,
  type Vec2,
} from '#lib/index.ts';
import {
  containsBySquareRoot,
  containsBySquares,
  float32,
  float64,
} from '#published/monogame-circles.ts';

/** An input worth knowing, in the words of the chapter. What each test says to it is computed. */
export interface Case {
  readonly title: string;
  readonly point: Vec2;
  readonly circle: Circle;
  readonly lesson: string;
}

const about = (radius: number): Circle => ({ center: { x: 0, y: 0 }, radius });

export const pointAndCircleCases: readonly Case[] = [
  {
    title: 'touching, whole numbers',
    point: { x: 24, y: 10 },
    circle: about(26),
    lesson: 'All agree: the squares of moderate whole numbers are exact.',
  },
  {
    title: 'touching, in decimals',
    point: { x: 0.8, y: 1.5 },
    circle: about(1.7),
    lesson:
      'As 64 bits hold the three numbers, the point is just outside, and the root rounds that away. ' +
      'As 32 bits hold them, it is inside.',
  },
  {
    title: 'whole numbers run out, 32 bits',
    point: { x: 4096, y: 1 },
    circle: about(4096),
    lesson:
      'The square is 16 777 217. A float has no such number and takes 16 777 216, which is 4096².',
  },
  {
    title: 'whole numbers run out, 64 bits',
    point: { x: 94906266, y: 1 },
    circle: about(94906266),
    lesson: 'The same, later: a double has more digits to spend.',
  },
  {
    title: 'too large to square, 32 bits',
    point: { x: 1e30, y: 0 },
    circle: about(1e20),
    lesson: 'Both squares are infinite, and infinity is at most infinity.',
  },
  {
    title: 'negative radius',
    point: { x: 1, y: 0 },
    circle: about(-3),
    lesson: 'No circle has one. Squares hide the sign, and the root does not.',
  },
  {
    title: 'not a number',
    point: { x: 1, y: 0 },
    circle: about(Number.NaN),
    lesson: 'Every comparison with NaN is false, so all say miss.',
  },
];

export const table: CaseTable = {
  head: 'case, with $c$ = (0, 0)',
  columns: ['squares, 32 bits', 'root, 64 bits', 'squares, 64 bits'],
  rows: pointAndCircleCases.map(rowOf),
};

function rowOf({ title, lesson, point, circle }: Case): CaseRow {
  const { right, refused } = truth(point, circle);
  // An answer in 32 bits is judged by the numbers as 32 bits hold them.
  const narrow = truth(
    { x: float32(point.x), y: float32(point.y) },
    { center: circle.center, radius: float32(circle.radius) },
  );
  const judged = (said: boolean, truly: boolean | null) => ({
    said: hitOrMiss(said),
    wrong: truly !== null && said !== truly,
  });
  return {
    title,
    input: `$p$ = (${plain(point.x)}, ${plain(point.y)}), $r$ = ${plain(circle.radius)}`,
    lesson,
    ...(refused === undefined ? {} : { refused: `assertCircle says: ${refused}` }),
    answers: [
      judged(containsBySquares(point, circle, float32), narrow.right),
      judged(containsBySquareRoot(point, circle, float64), right),
      judged(pointInCircle(point, circle), right),
    ],
    right: right === null ? null : hitOrMiss(right),
  };
}

/** The right answer; none where the circle is refused, and why. */
function truth(point: Vec2, circle: Circle): { right: boolean | null; refused?: string } {
  try {
    assertCircle(circle);
    return { right: pointInCircleExactly(point, circle) };
  } catch (error) {
    return { right: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

/** As print has it: thin gaps between thousands, powers of ten where it is longer. */
function plain(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential().replace('+', '');
  return show(value).replace(/\B(?=(\d{3})+$)/g, Math.abs(value) >= 1e4 ? '\u202f' : '');
}
