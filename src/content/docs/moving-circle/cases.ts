import { type CaseRow, type CaseTable, hitOrMiss } from '#figure/case-table.ts';
import { show } from '#figure/numbers.ts';
import {
  type Box,
  boxIntersectsCircle,
  type Cast,
  type Circle,
  castCircleAgainstBox,
  type Vec2,
} from '#lib/index.ts';
import { castWithSquareCorners } from './square-corners.ts';

/** A wall 2 thick and 10 high, with its left side at x = 9 and corners at y = 5 and -5. */
export const wall: Box = { center: { x: 10, y: 0 }, halfWidth: 1, halfHeight: 5 };

export interface Case {
  readonly title: string;
  readonly input: string;
  readonly circle: Circle;
  readonly displacement: Vec2;
  /** The fraction, worked out by hand; null for a miss. */
  readonly right: number | null;
  readonly lesson: string;
}

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

export const castCases: readonly Case[] = [
  {
    title: 'through the wall in one step',
    input: '$c$ = (0, 0), $r$ = 1, $v$ = (40, 0)',
    circle: disc(0, 0, 1),
    displacement: { x: 40, y: 0 },
    right: 0.2,
    lesson: 'At the end of the step the ball is far behind the wall. This is called tunnelling.',
  },
  {
    title: 'ends just touching',
    input: '$c$ = (0, 0), $r$ = 1, $v$ = (8, 0)',
    circle: disc(0, 0, 1),
    displacement: { x: 8, y: 0 },
    right: 1,
    lesson: 'Any further movement would go into the wall, so this is a hit at the very end.',
  },
  {
    title: 'along the wall, touching',
    input: '$c$ = (8, -20), $r$ = 1, $v$ = (0, 40)',
    circle: disc(8, -20, 1),
    displacement: { x: 0, y: 40 },
    right: null,
    lesson:
      'It grazes the whole side and never goes deeper. If this were a hit, nothing could slide.',
  },
  {
    title: 'touching at the start, towards the wall',
    input: '$c$ = (8, 0), $r$ = 1, $v$ = (4, 0)',
    circle: disc(8, 0, 1),
    displacement: { x: 4, y: 0 },
    right: 0,
    lesson: 'It cannot move at all.',
  },
  {
    title: 'touching at the start, away from it',
    input: '$c$ = (8, 0), $r$ = 1, $v$ = (-4, 0)',
    circle: disc(8, 0, 1),
    displacement: { x: -4, y: 0 },
    right: null,
    lesson: 'The ball is free. If you report a hit here, it sticks to the wall.',
  },
  {
    title: 'overlapping at the start, on the way out',
    input: '$c$ = (8.5, 0), $r$ = 1, $v$ = (-4, 0)',
    circle: disc(8.5, 0, 1),
    displacement: { x: -4, y: 0 },
    right: null,
    lesson: 'A ball that got in by mistake can leave.',
  },
  {
    title: 'past a corner',
    input: '$c$ = (-4, 1), $r$ = 5, $v$ = (10, 10)',
    circle: disc(-4, 1, 5),
    displacement: { x: 10, y: 10 },
    right: null,
    lesson: 'The square corner is in the way, but the round one is not.',
  },
  {
    title: 'onto a corner',
    input: '$c$ = (0, 13), $r$ = 5, $v$ = (12, -8)',
    circle: disc(0, 13, 5),
    displacement: { x: 12, y: -8 },
    right: 0.5,
    lesson:
      'The first contact is at (6, 9), which is 3 beside the corner and 4 above it, so 5 away.',
  },
  {
    title: 'no displacement',
    input: '$c$ = (9, 0), $r$ = 1, $v$ = (0, 0)',
    circle: disc(9, 0, 1),
    displacement: { x: 0, y: 0 },
    right: null,
    lesson:
      'A ball that does not move hits nothing. Use another test to find out whether the two overlap.',
  },
];

const fractionOf = (cast: Cast | null) => (cast ? show(cast.fraction, 3) : 'none');

/** Whether an answer is wrong by more than rounding. */
function isWrong(cast: Cast | null, right: number | null): boolean {
  return cast === null || right === null ? cast !== right : Math.abs(cast.fraction - right) > 1e-12;
}

export const table: CaseTable = {
  head: 'a wall from (9, −5) to (11, 5)',
  columns: ['only the end of the step', 'square corners', 'ours'],
  rows: castCases.map(({ circle, displacement, right, title, input, lesson }): CaseRow => {
    const { center, radius } = circle;
    const end = { x: center.x + displacement.x, y: center.y + displacement.y };
    const atEnd = boxIntersectsCircle(wall, { center: end, radius });
    const square = castWithSquareCorners(wall, circle, displacement);
    const ours = castCircleAgainstBox(wall, circle, displacement);
    return {
      title,
      input,
      lesson,
      answers: [
        { said: hitOrMiss(atEnd), wrong: atEnd !== (right !== null) },
        { said: fractionOf(square), wrong: isWrong(square, right) },
        { said: fractionOf(ours), wrong: isWrong(ours, right) },
      ],
      right: right === null ? 'none' : String(right),
    };
  }),
};
