import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import { show } from '#figure/numbers.ts';
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

/** A notable input, in the words of the chapter. The result of each test is computed. */
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
    title: 'touching a corner',
    box: square(1),
    circle: round(4, 5, 5),
    lesson:
      'The gaps are 3 and 4, so the corner is exactly 5 away. When a circle touches a side, all three tests report a hit.',
  },
  {
    title: 'touching in decimals',
    box: square(0.1, 0.1),
    circle: round(0.3, 0, 0.1),
    lesson:
      'On paper they touch. The 0.3 is stored a little too large in 32 bits and a little too small in ' +
      '64 bits, so each answer is right for the numbers that the test received.',
  },
  {
    title: 'a centre that is not a number',
    box: square(1),
    circle: round(Number.NaN, Number.NaN, 1),
    lesson:
      'NaN is neither less than one side nor greater than the other, so the published test puts it ' +
      'into zone 4 and reports a hit. Ours is written so that NaN is a miss.',
  },
];

export const table: CaseTable = {
  head: 'case, with $m$ = ($m_x$, 0) and $w$ as long as $h$',
  columns: ['published (32-bit float), corner <', 'published (32-bit float), corner ≤', 'ours'],
  rows: nineZonesCases.map(rowOf),
};

function rowOf({ title, lesson, box, circle }: Case): CaseRow {
  const refused = refusalOf(box, circle);
  const right = refused === undefined ? boxIntersectsCircleByZone(box, circle) : null;
  // A 32-bit answer is compared with the truth for the numbers as stored in 32 bits.
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
    right: right === null ? null : rightWords(right, narrow),
  };
}

function rightWords(right: boolean, narrow: boolean): string {
  if (right === narrow) return hitOrMiss(right);
  return `on paper: ${hitOrMiss(right)}; for the 32-bit numbers: ${hitOrMiss(narrow)}`;
}

/** Why the assertions reject the input, if they do. */
function refusalOf(box: Box, circle: Circle): string | undefined {
  try {
    assertBox(box);
  } catch (error) {
    return `assertBox throws: ${messageOf(error)}`;
  }
  try {
    assertCircle(circle);
  } catch (error) {
    return `assertCircle throws: ${messageOf(error)}`;
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
  const box = `$m_x$ = ${show(m.x)}, $w$ = ${show(halfWidth)}`;
  return `${box}, $c$ = (${show(c.x)}, ${show(c.y)}), $r$ = ${show(radius)}`;
}
