import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import { show } from '#figure/numbers.ts';
import {
  assertCircle,
  type Circle,
  circlesIntersect,
  circlesIntersectExactly,
  type Vec2,
} from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { intersectsBySquareRoot } from '#published/monogame-intersections.ts';

/** A notable pair of circles, the first at the origin. The result of each test is computed. */
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
    lesson: 'Both tests are right, because whole numbers of this size have exact sums and squares.',
  },
  {
    title: 'one inside the other',
    r1: 10,
    place: { x: 3, y: 4 },
    r2: 2,
    lesson: 'The rims do not meet, but the circles are filled.',
  },
  {
    title: 'no size, same place',
    r1: 0,
    place: { x: 0, y: 0 },
    r2: 0,
    lesson: 'Two points in the same position touch, because 0 is at most 0.',
  },
  {
    title: 'touching, in decimals',
    r1: 1.5,
    place: { x: 0.8, y: 1.5 },
    r2: 0.2,
    lesson:
      'The stored numbers differ slightly from 0.8 and 0.2, so the circles are just apart. The square root rounds the gap away.',
  },
  {
    title: 'whole numbers run out',
    r1: 47453133,
    place: { x: 94906266, y: 1 },
    r2: 47453133,
    lesson:
      'They are just apart, but the squared distance has too many digits for a double, so the 1 is lost.',
  },
  {
    title: 'too large to square',
    r1: 1e190,
    place: { x: 1e200, y: 0 },
    r2: 1e190,
    lesson:
      'Both squares are infinite, and infinity is at most infinity, so the test with squares returns true.',
  },
  {
    title: 'negative radius',
    r1: -3,
    place: { x: 1, y: 0 },
    r2: 1,
    lesson:
      'A circle with a negative radius is empty. The sum is −2, but its square hides the sign, so the test also checks the radii.',
  },
  {
    title: 'not a number',
    r1: Number.NaN,
    place: { x: 1, y: 0 },
    r2: 1,
    lesson: 'With NaN, ≤ is always false, so both tests return false.',
  },
];

export const table: CaseTable = {
  head: 'case, with $c_1$ = (0, 0)',
  columns: ['with the square root', 'with squares'],
  rows: circleAndCircleCases.map(rowOf),
};

export function circlesOf({ r1, place, r2 }: Case): { a: Circle; b: Circle } {
  return { a: { center: { x: 0, y: 0 }, radius: r1 }, b: { center: place, radius: r2 } };
}

function rowOf(one: Case): CaseRow {
  const { title, lesson, r1, place, r2 } = one;
  const { a, b } = circlesOf(one);
  const { right, refused } = truth(a, b);
  const judged = (said: boolean) => ({
    said: hitOrMiss(said),
    wrong: right !== null && said !== right,
  });
  return {
    title,
    input: `$r_1$ = ${plain(r1)}, $c_2$ = (${plain(place.x)}, ${plain(place.y)}), $r_2$ = ${plain(r2)}`,
    lesson,
    ...(refused === undefined ? {} : { refused: `assertCircle throws: ${refused}` }),
    answers: [judged(intersectsBySquareRoot(a, b, float64)), judged(circlesIntersect(a, b))],
    right: right === null ? null : hitOrMiss(right),
  };
}

/** The right answer, or null and the reason if a circle is refused. */
function truth(a: Circle, b: Circle): { right: boolean | null; refused?: string } {
  try {
    assertCircle(a, 'a');
    assertCircle(b, 'b');
    return { right: circlesIntersectExactly(a, b) };
  } catch (error) {
    return { right: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

/** As in print, with thin gaps between thousands, or as a power of ten if it is longer. */
function plain(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential().replace('+', '');
  return show(value).replace(/\B(?=(\d{3})+$)/g, Math.abs(value) >= 1e4 ? '\u202f' : '');
}
