import { describe, expect, test } from 'vitest';
import { table, voronoiCases } from '#chapters/voronoi-regions/cases.ts';
import * as oracle from '#oracle/polygon.ts';
import { chapters } from '../../support/chapters.ts';

const rowOf = (title: string) => {
  const row = table.rows.find((one) => one.title === title);
  if (!row) throw new Error(`There is no case "${title}".`);
  return row;
};

test('six inputs under three tests, all with r = 1', () => {
  const { text } = chapters.find(({ name }) => name === 'voronoi-regions')!;
  expect(text).toContain('### Inputs to try on your own test');
  expect(voronoiCases).toHaveLength(6);
  expect(new Set(voronoiCases.map(({ title }) => title)).size).toBe(6);
  for (const { circle } of voronoiCases) expect(circle.radius).toBe(1);
  for (const { answers } of table.rows) expect(answers).toHaveLength(table.columns.length);
});

/** One pass, nearest first, ours; then what is right. */
describe.each([
  ['in a wedge', 'miss', 'hit ×', 'miss', 'miss'],
  ['below a roof', 'miss', 'hit ×', 'miss', 'miss'],
  ['hardly slanted', 'hit ×', 'hit ×', 'miss', 'miss'],
  ['clockwise square', 'miss ×', 'miss ×', 'hit', 'hit'],
  ['on a corner of an L', 'miss ×', 'hit', 'miss ×', 'hit'],
  ['first corner repeated', 'miss ×', 'hit', 'hit', 'hit'],
])('%s', (title, onePass, nearest, ours, right) => {
  test(`${onePass}, ${nearest}, ${ours}`, () => {
    const { answers, right: said } = rowOf(title);
    const shown = answers.map(({ said, wrong }) => (wrong ? `${said} ×` : said));
    expect(shown).toEqual([onePass, nearest, ours]);
    expect(said).toBe(right);
  });

  test('by the exact test', () => {
    const { polygon, circle } = voronoiCases.find((one) => one.title === title)!;
    // Whatever way it goes round: even and odd does not mind a repeated corner either.
    expect(oracle.polygonIntersectsCircle(polygon, circle) ? 'hit' : 'miss').toBe(right);
  });
});

test('what is refused says why', () => {
  const refused = table.rows.filter((row) => row.refused !== undefined);
  expect(refused.map(({ title }) => title)).toEqual([
    'on a corner of an L',
    'first corner repeated',
  ]);
  expect(rowOf('on a corner of an L').refused).toContain('polygon[3] is a dent');
  expect(rowOf('first corner repeated').refused).toContain('polygon[4] repeats polygon[0]');
});

test('hardly slanted: the next number after 10, shown with all its digits, 4 from the circle', () => {
  const { polygon, circle } = voronoiCases.find(({ title }) => title === 'hardly slanted')!;
  expect(polygon[2]!.x).toBe(10 + 2 ** -49);
  expect(10 + 2 ** -50).toBe(10);
  expect(rowOf('hardly slanted').input).toContain('(10.000000000000002, 10)');
  expect(circle.center.x - circle.radius - 10).toBe(4);
});
