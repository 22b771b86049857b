import { type CaseRow, type CaseTable, hitOrMiss } from '#kit/case-table.ts';
import { show } from '#kit/numbers.ts';
import {
  assertCircle,
  type Circle,
  circlesIntersect,
  circlesIntersectExactly,
  type Vec2,
} from '#lib/index.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import { intersectsBySquareRoot, intersectsBySquares } from '#published/monogame-intersections.ts';

/** Two circles worth knowing, the first about the origin. What each test says is computed. */
export interface Case {
  readonly title: string;
  readonly r1: number;
  readonly place: Vec2;
  readonly r2: number;
  readonly lesson: string;
}

export const circleAndCircleCases: readonly Case[] = [
  {
    title: 'touching, whole numbers',
    r1: 15,
    place: { x: 24, y: 7 },
    r2: 10,
    lesson: 'All agree: moderate whole numbers have exact sums and squares.',
  },
  {
    title: 'touching, in decimals: 32 bits',
    r1: 13.9,
    place: { x: 5.5, y: 13.2 },
    r2: 0.4,
    lesson:
      'As 32 bits hold the numbers, the circles are just apart, and the root rounds that away. As ' +
      '64 bits hold them, they meet.',
  },
  {
    title: 'touching, in decimals: 64 bits',
    r1: 1.5,
    place: { x: 0.8, y: 1.5 },
    r2: 0.2,
    lesson: 'As 64 bits hold the four numbers, they are just apart. The root rounds that away.',
  },
  {
    title: 'whole numbers run out, 32 bits',
    r1: 2048,
    place: { x: 4096, y: 1 },
    r2: 2048,
    lesson: 'Half the size that was safe with a point: it is the sum that gets squared.',
  },
  {
    title: 'whole numbers run out, 64 bits',
    r1: 47453133,
    place: { x: 94906266, y: 1 },
    r2: 47453133,
    lesson: 'The same, later. Nobody’s game is that large.',
  },
  {
    title: 'too large to square, 32 bits',
    r1: 1e20,
    place: { x: 1e30, y: 0 },
    r2: 1e20,
    lesson: 'Both squares are infinite, and infinity is at most infinity.',
  },
  {
    title: 'negative radius',
    r1: -3,
    place: { x: 1, y: 0 },
    r2: 1,
    lesson: 'No circle has one. The sum is −2; its square hides the sign, and the root does not.',
  },
  {
    title: 'not a number',
    r1: Number.NaN,
    place: { x: 1, y: 0 },
    r2: 1,
    lesson: 'Every comparison with NaN is false, so all say miss.',
  },
];

export const table: CaseTable = {
  head: 'case, with $c_1$ = (0, 0)',
  columns: ['root, 32 bits', 'squares, 32 bits', 'root, 64 bits', 'squares, 64 bits'],
  rows: circleAndCircleCases.map(rowOf),
};

export function circlesOf({ r1, place, r2 }: Case): { a: Circle; b: Circle } {
  return { a: { center: { x: 0, y: 0 }, radius: r1 }, b: { center: place, radius: r2 } };
}

function rowOf(one: Case): CaseRow {
  const { title, lesson, r1, place, r2 } = one;
  const { a, b } = circlesOf(one);
  const { right, refused } = truth(a, b);
  // An answer in 32 bits is judged by the numbers as 32 bits hold them.
  const narrow = truth(rounded(a, float32), rounded(b, float32));
  const judged = (said: boolean, truly: boolean | null) => ({
    said: hitOrMiss(said),
    wrong: truly !== null && said !== truly,
  });
  return {
    title,
    input: `$r_1$ = ${plain(r1)}, $c_2$ = (${plain(place.x)}, ${plain(place.y)}), $r_2$ = ${plain(r2)}`,
    lesson,
    ...(refused === undefined ? {} : { refused: `assertCircle says: ${refused}` }),
    answers: [
      judged(intersectsBySquareRoot(a, b, float32), narrow.right),
      judged(intersectsBySquares(a, b, float32), narrow.right),
      judged(intersectsBySquareRoot(a, b, float64), right),
      judged(circlesIntersect(a, b), right),
    ],
    right: right === null ? null : hitOrMiss(right),
  };
}

/** The right answer; none where a circle is refused, and why. */
function truth(a: Circle, b: Circle): { right: boolean | null; refused?: string } {
  try {
    assertCircle(a, 'a');
    assertCircle(b, 'b');
    return { right: circlesIntersectExactly(a, b) };
  } catch (error) {
    return { right: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

function rounded({ center, radius }: Circle, round: Rounding): Circle {
  return { center: { x: round(center.x), y: round(center.y) }, radius: round(radius) };
}

/** As print has it: thin gaps between thousands, powers of ten where it is longer. */
function plain(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential().replace('+', '');
  return show(value).replace(/\B(?=(\d{3})+$)/g, Math.abs(value) >= 1e4 ? '\u202f' : '');
}
