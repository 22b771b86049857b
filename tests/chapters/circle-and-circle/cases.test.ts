import { expect, test } from 'vitest';
import { circleAndCircleCases, circlesOf, table } from '#chapters/circle-and-circle/cases.ts';
import { assertCircle, circlesIntersect } from '#lib/index.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { intersectsBySquareRoot, intersectsBySquares } from '#published/monogame-intersections.ts';
import * as oracle from '../../oracle/circle.ts';
import { chapters } from '../../support/chapters.ts';

function rowOf(title: string) {
  const index = circleAndCircleCases.findIndex((one) => one.title === title);
  const found = circleAndCircleCases[index];
  if (!found) throw new Error(`There is no case "${title}".`);
  const { a, b } = circlesOf(found);
  const narrow = ({ center, radius }: typeof a) => ({
    center: { x: float32(center.x), y: float32(center.y) },
    radius: float32(radius),
  });
  return { found, a, b, narrow: [narrow(a), narrow(b)] as const, row: table.rows[index]! };
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

test('the columns are the published forms and ours', () => {
  for (const { title } of circleAndCircleCases) {
    const { a, b, row } = rowOf(title);
    expect(row.answers.map(({ said }) => said === 'hit')).toEqual([
      intersectsBySquareRoot(a, b, float32),
      intersectsBySquares(a, b, float32),
      intersectsBySquareRoot(a, b, float64),
      circlesIntersect(a, b),
    ]);
    expect(circlesIntersect(a, b)).toBe(intersectsBySquares(a, b, float64));
  }
});

test('right and wrong are as the exact oracle has it', () => {
  for (const { title } of circleAndCircleCases) {
    const { a, b, narrow, row } = rowOf(title);
    if (row.right === null) continue;
    const wide = oracle.circlesIntersect(a, b);
    const narrowTruth = oracle.circlesIntersect(...narrow);
    expect(row.right).toBe(wide ? 'hit' : 'miss');
    row.answers.forEach(({ said, wrong }, i) => {
      expect(wrong).toBe((said === 'hit') !== (i < 2 ? narrowTruth : wide));
    });
  }
});

test.each([
  ['touching, whole numbers', 'hit', 'hit', 'hit', 'hit', 'hit'],
  ['touching, in decimals: 32 bits', 'hit ×', 'miss', 'hit', 'hit', 'hit'],
  ['touching, in decimals: 64 bits', 'hit ×', 'hit ×', 'hit ×', 'miss', 'miss'],
  ['whole numbers run out, 32 bits', 'hit ×', 'hit ×', 'miss', 'miss', 'miss'],
  ['whole numbers run out, 64 bits', 'hit ×', 'hit ×', 'hit ×', 'hit ×', 'miss'],
  ['too large to square, 32 bits', 'miss', 'hit ×', 'miss', 'miss', 'miss'],
  ['negative radius', 'miss', 'hit', 'miss', 'hit', null],
  ['not a number', 'miss', 'miss', 'miss', 'miss', null],
] as const)('%s', (title, ...expected) => {
  expect(printed(title)).toEqual(expected);
});

test('decimals touch on paper: tenths of whole triples', () => {
  for (const title of ['touching, in decimals: 32 bits', 'touching, in decimals: 64 bits']) {
    const { found } = rowOf(title);
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
  }
  // As 32 bits hold the first, they are just apart.
  expect(oracle.circlesIntersect(...rowOf('touching, in decimals: 32 bits').narrow)).toBe(false);
  const { a, b } = rowOf('touching, in decimals: 64 bits');
  expect(oracle.withinUlpsOfTouching(a, b, 1)).toBe(true);
});

test('too large to square: both squares are infinite in a float', () => {
  const { found } = rowOf('too large to square, 32 bits');
  expect(float32(found.place.x ** 2)).toBe(Infinity);
  expect(float32((found.r1 + found.r2) ** 2)).toBe(Infinity);
});

test('what assertCircle refuses is said', () => {
  const { a, row } = rowOf('negative radius');
  expect(row.refused).toBe('assertCircle says: a.radius is -3; it must be 0 or greater.');
  expect(() => assertCircle(a, 'a')).toThrow('a.radius is -3');
  expect(rowOf('not a number').row.refused).toContain('a.radius is NaN');
});
