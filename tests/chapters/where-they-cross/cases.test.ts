import { describe, expect, test } from 'vitest';
import { crossingCases, pointsOf, table } from '#chapters/where-they-cross/cases.ts';
import { distance } from '#lib/index.ts';
import { rimsCount, segmentRimCount } from '#oracle/crossings.ts';
import { chapters } from '../../support/chapters.ts';

test('there are as many cases as the heading says', () => {
  expect(crossingCases).toHaveLength(7);
  const { text } = chapters.find(({ name }) => name === 'where-they-cross')!;
  expect(text).toContain('### Seven inputs worth knowing');
});

describe.each(crossingCases)('$title', (one) => {
  test('what it calls right is right of the numbers as they are stored, and so is ours', () => {
    const { with: other, circle, right } = one;
    const truth = 'radius' in other ? rimsCount(other, circle) : segmentRimCount(other, circle);
    expect(truth).toBe(right);
    expect(pointsOf(one)).toHaveLength(right);
  });

  test('its numbers are those that it prints', () => {
    const numbers = [...one.input.matchAll(/[\d.]+(?=[,)]|$)/g)].map(Number);
    const all = JSON.stringify([one.with, one.circle])
      .match(/[\d.]+/g)!
      .map(Number);
    for (const number of numbers) expect(all).toContain(number);
  });
});

test('no row is marked as wrong', () => {
  expect(table.rows.flatMap(({ answers }) => answers.filter(({ wrong }) => wrong))).toEqual([]);
});

test('a tenth as large: less than a ten-millionth apart', () => {
  const [first, second] = pointsOf(crossingCases[1]!);
  expect(distance(first!, second!)).toBeLessThan(1e-7);
  expect(distance(first!, second!)).toBeGreaterThan(0);
});
