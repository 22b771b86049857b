import { expect, test } from 'vitest';
import { circleAndCircleCases, circlesOf, table } from '#chapters/circle-and-circle/cases.ts';
import { assertCircle, circlesIntersect } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import { float64 } from '#published/monogame-circles.ts';
import { intersectsBySquareRoot, intersectsBySquares } from '#published/monogame-intersections.ts';
import { chapters } from '../../support/chapters.ts';

function rowOf(title: string) {
  const index = circleAndCircleCases.findIndex((one) => one.title === title);
  const found = circleAndCircleCases[index];
  if (!found) throw new Error(`There is no case "${title}".`);
  const { a, b } = circlesOf(found);
  return { found, a, b, row: table.rows[index]! };
}

/** The row as it is printed: "hit", "miss", with × where it is wrong; the right answer last. */
const printed = (title: string) => {
  const { answers, right } = rowOf(title).row;
  return [...answers.map(({ said, wrong }) => said + (wrong ? ' ×' : '')), right];
};

test('there are as many cases as the heading says', () => {
  const { text } = chapters.find(({ name }) => name === 'circle-and-circle')!;
  expect(circleAndCircleCases).toHaveLength(8);
  expect(text).toContain('### Eight inputs worth knowing');
  expect(new Set(circleAndCircleCases.map(({ title }) => title)).size).toBe(8);
});

test('the columns are the published form with the root, and ours', () => {
  for (const { title } of circleAndCircleCases) {
    const { a, b, row } = rowOf(title);
    expect(row.answers.map(({ said }) => said === 'hit')).toEqual([
      intersectsBySquareRoot(a, b, float64),
      circlesIntersect(a, b),
    ]);
    const isEmpty = a.radius < 0 || b.radius < 0;
    expect(circlesIntersect(a, b)).toBe(!isEmpty && intersectsBySquares(a, b, float64));
  }
});

test('right and wrong are as the exact oracle has it', () => {
  for (const { title } of circleAndCircleCases) {
    const { a, b, row } = rowOf(title);
    if (row.right === null) continue;
    const truth = oracle.circlesIntersect(a, b);
    expect(row.right).toBe(truth ? 'hit' : 'miss');
    for (const { said, wrong } of row.answers) expect(wrong).toBe((said === 'hit') !== truth);
  }
});

test.each([
  ['touching, whole numbers', 'hit', 'hit', 'hit'],
  ['one inside the other', 'hit', 'hit', 'hit'],
  ['no size, same place', 'hit', 'hit', 'hit'],
  ['touching, in decimals', 'hit ×', 'miss', 'miss'],
  ['whole numbers run out', 'hit ×', 'hit ×', 'miss'],
  ['too large to square', 'miss', 'hit ×', 'miss'],
  ['negative radius', 'miss', 'miss', null],
  ['not a number', 'miss', 'miss', null],
] as const)('%s', (title, ...expected) => {
  expect(printed(title)).toEqual(expected);
});

test('decimals touch on paper: tenths of whole triples; as stored they are just apart', () => {
  const { found, a, b } = rowOf('touching, in decimals');
  const [x, y, r1, r2] = [found.place.x, found.place.y, found.r1, found.r2].map((value) =>
    Math.round(value * 10),
  ) as [number, number, number, number];
  expect(x * x + y * y).toBe((r1 + r2) ** 2);
  expect([x, y, r1, r2].map((tenth) => tenth / 10)).toEqual([
    found.place.x,
    found.place.y,
    found.r1,
    found.r2,
  ]);
  expect(oracle.circlesIntersect(a, b)).toBe(false);
  expect(oracle.withinUlpsOfTouching(a, b, 1)).toBe(true);
});

test('too large to square: both squares are infinite', () => {
  const { found } = rowOf('too large to square');
  expect(found.place.x ** 2).toBe(Infinity);
  expect((found.r1 + found.r2) ** 2).toBe(Infinity);
});

test('whole numbers run out: the square does not keep the 1', () => {
  const { found } = rowOf('whole numbers run out');
  expect(found.place.x ** 2 + found.place.y ** 2).toBe(found.place.x ** 2);
});

test('what assertCircle refuses is said', () => {
  const { a, row } = rowOf('negative radius');
  expect(row.refused).toBe('assertCircle throws: a.radius is -3; it must be 0 or greater.');
  expect(() => assertCircle(a, 'a')).toThrow('a.radius is -3');
  expect(rowOf('not a number').row.refused).toContain('a.radius is NaN');
});
