import { type CaseRow, type CaseTable, hitOrMiss } from '#kit/case-table.ts';
import { show } from '#kit/numbers.ts';
import {
  assertBox,
  assertCircle,
  type Box,
  boxIntersectsCircleByZone,
  type Circle,
} from '#lib/index.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
} from '#published/circle-box-revised.ts';
import { float32 } from '#published/monogame-circles.ts';

/** An input worth knowing, in the words of the chapter. What each test says to it is computed. */
export interface Case {
  readonly title: string;
  readonly box: Box;
  readonly circle: Circle;
  readonly lesson: string;
}

const square = (half: number, x = 0): Box => ({
  center: { x, y: 0 },
  halfWidth: half,
  halfHeight: half,
});
const round = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

export const nineZonesCases: readonly Case[] = [
  {
    title: 'touching a wall',
    box: square(1),
    circle: round(6, 0, 5),
    lesson: 'All agree: in a side zone the article writes ≤.',
  },
  {
    title: 'touching a corner',
    box: square(1),
    circle: round(4, 5, 5),
    lesson:
      'Legs of 3 and 4, so the corner is 5 away. Whether that counts, the article leaves open.',
  },
  {
    title: 'touching in decimals',
    box: square(0.1, 0.1),
    circle: round(0.3, 0, 0.1),
    lesson:
      'On paper they touch. 32 bits hold a 0.3 that is a little too far right, 64 bits one a little ' +
      'too far left: each answer is right about the numbers it was given.',
  },
  {
    title: 'too large to square, 32 bits',
    box: square(1),
    circle: round(1e30, 1e30, 1e20),
    lesson:
      'Beyond a corner both squares are infinite, and infinity is at most infinity. Beside a wall ' +
      'nothing is squared: there no number is too large.',
  },
  {
    title: 'a centre that is not a number',
    box: square(1),
    circle: round(Number.NaN, Number.NaN, 1),
    lesson:
      'Neither below a wall nor above one, so the article takes it for the middle: zone 4, a hit. ' +
      'Ours asks so that NaN ends outside.',
  },
  {
    title: 'negative half sides',
    box: square(-1),
    circle: round(0, 0, 1),
    lesson: 'The walls have changed places, and no point is between them.',
  },
  {
    title: 'negative radius',
    box: square(1),
    circle: round(2, 2, -3),
    lesson: 'Beyond a corner the square hides the sign, in both.',
  },
];

export const table: CaseTable = {
  head: 'case, with $m$ = ($m_x$, 0) and $w$ as long as $h$',
  columns: ['published, corner <', 'published, corner ≤', 'ours'],
  rows: nineZonesCases.map(rowOf),
};

function rowOf({ title, lesson, box, circle }: Case): CaseRow {
  const refused = refusalOf(box, circle);
  const right = refused === undefined ? boxIntersectsCircleByZone(box, circle) : null;
  // An answer in 32 bits is judged by the numbers as 32 bits hold them.
  const narrow = boxIntersectsCircleByZone(narrowBox(box), narrowCircle(circle));
  const judged = (said: boolean, truly: boolean) => ({
    said: hitOrMiss(said),
    wrong: right !== null && said !== truly,
  });
  return {
    title,
    input: inputOf(box, circle),
    lesson,
    ...(refused === undefined ? {} : { refused }),
    answers: [
      judged(intersectsWithOpenCorner(box, circle, float32), narrow),
      judged(intersectsWithClosedCorner(box, circle, float32), narrow),
      judged(boxIntersectsCircleByZone(box, circle), right ?? false),
    ],
    right: right === null ? null : hitOrMiss(right),
  };
}

/** What the entrances say to it, if they refuse it. */
function refusalOf(box: Box, circle: Circle): string | undefined {
  try {
    assertBox(box);
  } catch (error) {
    return `assertBox says: ${messageOf(error)}`;
  }
  try {
    assertCircle(circle);
  } catch (error) {
    return `assertCircle says: ${messageOf(error)}`;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function narrowCircle({ center, radius }: Circle): Circle {
  return { center: { x: float32(center.x), y: float32(center.y) }, radius: float32(radius) };
}

function narrowBox({ center, halfWidth, halfHeight }: Box): Box {
  const { x, y } = center;
  return {
    center: { x: float32(x), y: float32(y) },
    halfWidth: float32(halfWidth),
    halfHeight: float32(halfHeight),
  };
}

function inputOf({ center: m, halfWidth }: Box, { center: c, radius }: Circle): string {
  const box = `$m_x$ = ${plain(m.x)}, $w$ = ${plain(halfWidth)}`;
  return `${box}, $c$ = (${plain(c.x)}, ${plain(c.y)}), $r$ = ${plain(radius)}`;
}

/** As print has it: powers of ten where it is longer. */
function plain(value: number): string {
  return Math.abs(value) >= 1e15 ? value.toExponential().replace('+', '') : show(value);
}
