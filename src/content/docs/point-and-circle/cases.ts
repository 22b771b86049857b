import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import { show } from '#figure/numbers.ts';
import {
  assertCircle,
  type Circle,
  pointInCircle,
  pointInCircleExactly,
  type Vec2,
} from '#lib/index.ts';
import { containsBySquareRoot, float64 } from '#published/monogame-circles.ts';

/** A notable input, in the words of the chapter. The result of each test is computed. */
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
    lesson: 'Both tests are right, because whole numbers of this size have exact squares.',
  },
  {
    title: 'touching, in decimals',
    point: { x: 0.8, y: 1.5 },
    circle: about(1.7),
    lesson:
      'On paper $p$ is on the rim, but 0.8 and 1.7 are rounded when they are stored, so $p$ is just ' +
      'outside. The square root rounds the gap away.',
  },
  {
    title: 'large whole numbers',
    point: { x: 94906266, y: 1 },
    circle: about(94906266),
    lesson: 'The squared distance has one digit too many, so it is rounded to the square of $r$.',
  },
  {
    title: 'too large to square',
    point: { x: 1e200, y: 0 },
    circle: about(1e160),
    lesson:
      'Both squares are infinite, and infinity is at most infinity, so the test with squares returns true.',
  },
  {
    title: 'negative radius',
    point: { x: 1, y: 0 },
    circle: about(-3),
    lesson:
      'A circle with a negative radius is empty. The square hides the sign, so the test also checks it.',
  },
  {
    title: 'not a number',
    point: { x: 1, y: 0 },
    circle: about(Number.NaN),
    lesson: 'With NaN, ≤ is always false, so both tests return false.',
  },
];

export const table: CaseTable = {
  head: 'case, with $c$ = (0, 0)',
  columns: ['with the square root', 'with squares'],
  rows: pointAndCircleCases.map(rowOf),
};

function rowOf({ title, lesson, point, circle }: Case): CaseRow {
  const { right, refused } = truth(point, circle);
  const judged = (said: boolean) => ({
    said: hitOrMiss(said),
    wrong: right !== null && said !== right,
  });
  return {
    title,
    input: `$p$ = (${plain(point.x)}, ${plain(point.y)}), $r$ = ${plain(circle.radius)}`,
    lesson,
    ...(refused === undefined ? {} : { refused: `assertCircle throws: ${refused}` }),
    answers: [
      judged(containsBySquareRoot(point, circle, float64)),
      judged(pointInCircle(point, circle)),
    ],
    right: right === null ? null : hitOrMiss(right),
  };
}

/** The right answer, or null and the reason if the circle is refused. */
function truth(point: Vec2, circle: Circle): { right: boolean | null; refused?: string } {
  try {
    assertCircle(circle);
    return { right: pointInCircleExactly(point, circle) };
  } catch (error) {
    return { right: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

/** As in print, with thin gaps between thousands, or as a power of ten if it is longer. */
function plain(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential().replace('+', '');
  return show(value).replace(/\B(?=(\d{3})+$)/g, Math.abs(value) >= 1e4 ? '\u202f' : '');
}
