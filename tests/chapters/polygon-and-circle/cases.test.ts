import { expect, test } from 'vitest';
import { polygonAndCircleCases, table } from '#chapters/polygon-and-circle/cases.ts';
import { assertPolygon } from '#lib/index.ts';
import { clashes } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';
import { chapters } from '../../support/chapters.ts';

test('there are as many cases as the heading says', () => {
  const { text } = chapters.find(({ name }) => name === 'polygon-and-circle')!;
  expect(polygonAndCircleCases).toHaveLength(7);
  expect(text).toContain('### Seven inputs to try on your own code');
});

test.each(polygonAndCircleCases)('$title: the right answer is the exact one', (one) => {
  const { polygon, circle, right } = one;
  if (right === null) expect(clashes(polygon).length).toBeGreaterThan(0);
  else {
    expect(clashes(polygon)).toEqual([]);
    expect(oracle.polygonIntersectsCircle(polygon, circle)).toBe(right);
  }
});

test('what each test says', () => {
  const said = table.rows.map(({ title, answers, right }) => [
    title,
    ...answers.map(({ said, wrong }) => (wrong ? `${said} ×` : said)),
    right,
  ]);
  expect(said).toEqual([
    ['all inside', 'miss ×', 'hit', 'hit', 'hit'],
    ['all inside, level with two corners', 'miss ×', 'miss ×', 'hit', 'hit'],
    ['a thousand units away, level with a corner', 'miss', 'hit ×', 'miss', 'miss'],
    ['in a bay', 'miss', 'miss', 'miss', 'miss'],
    ['the circle contains the polygon', 'hit', 'hit', 'hit', 'hit'],
    ['just touching', 'miss ×', 'miss ×', 'hit', 'hit'],
    ['a crossed outline', 'miss', 'miss', 'miss', null],
  ]);
});

const find = (title: string) => polygonAndCircleCases.find((one) => one.title === title)!;

test('all inside: the rim reaches no edge', () => {
  for (const title of ['all inside', 'all inside, level with two corners']) {
    const { polygon, circle } = find(title);
    expect(oracle.polygonOutlineIntersectsCircle(polygon, circle)).toBe(false);
  }
});

test('level: all four edges of the diamond end at the height of the centre', () => {
  const { polygon, circle } = find('all inside, level with two corners');
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    expect([a.y, b.y]).toContain(circle.center.y);
  });
});

test('just touching: exactly, on edge 0', () => {
  const { polygon, circle } = find('just touching');
  const [a, b] = [polygon[0]!, polygon[1]!];
  const touches = (radius: number) =>
    segments.segmentIntersectsCircle({ a, b }, { ...circle, radius });
  expect(touches(circle.radius)).toBe(true);
  expect(touches(circle.radius - 2 ** -50)).toBe(false);
});

test('a crossed outline is refused, and the table quotes it', () => {
  const { polygon, title } = find('a crossed outline');
  expect(() => assertPolygon(polygon)).toThrow('edges 0 and 2');
  expect(table.rows.find((row) => row.title === title)!.refused).toContain('edges 0 and 2');
});
