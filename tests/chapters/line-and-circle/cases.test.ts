import { describe, expect, test } from 'vitest';
import { lineAndCircleCases, table } from '#chapters/line-and-circle/cases.ts';
import { compare, div, fromDouble, type Rational, square } from '../../oracle/rational.ts';
import { segmentIntersectsCircle, squaredDistanceToEdge } from '../../oracle/segment.ts';
import { chapters } from '../../support/chapters.ts';

/** A number as it is written, 1.04 say, and not as a double holds it. */
function written(value: number): Rational {
  return div(fromDouble(Math.round(value * 1000)), fromDouble(1000));
}

const answersTo = (title: string) =>
  table.rows.find((row) => row.title === title)!.answers.map(({ said }) => said);

test('there are as many cases as the heading says', () => {
  expect(lineAndCircleCases).toHaveLength(7);
  const { text } = chapters.find(({ name }) => name === 'line-and-circle')!;
  expect(text).toContain('### Seven inputs worth knowing');
});

describe.each(lineAndCircleCases)('$title', ({ title, segment, circle, right }) => {
  test('what it calls right is right of the numbers as they are written', () => {
    if (right === null) return expect(circle.radius).toBeLessThan(0);
    const place = ({ x, y }: { x: number; y: number }) => ({ x: written(x), y: written(y) });
    const distance2 = squaredDistanceToEdge(
      place(circle.center),
      place(segment.a),
      place(segment.b),
    );
    expect(compare(distance2, square(written(circle.radius))) <= 0).toBe(right);
    expect(segmentIntersectsCircle(segment, circle)).toBe(right);
  });

  test('ours is right', () => {
    if (right !== null) expect(answersTo(title)[2]).toBe(right ? 'hit' : 'miss');
  });
});

test.each([
  ['in pixels', ['hit', 'hit', 'hit']],
  ['a hair past the end', ['hit', 'hit', 'miss']],
  ['in a small world', ['hit', 'hit', 'miss']],
  ['just touching', ['miss', 'miss', 'hit']],
  ['no length, touching', ['hit', 'hit', 'hit']],
  ['no length, apart', ['miss', 'miss', 'miss']],
  ['negative radius', ['miss', 'miss', 'hit']],
])('%s: %j', (title, answers) => {
  expect(answersTo(title)).toEqual(answers);
});

test('what is wrong is marked, and nothing else', () => {
  const wrong = table.rows.flatMap(({ answers }) => answers.filter((one) => one.wrong));
  expect(wrong).toHaveLength(6);
  for (const { right, answers } of table.rows) {
    for (const { said, wrong } of answers) expect(wrong).toBe(right !== null && said !== right);
  }
});

test('the negative radius is refused, in words', () => {
  const { refused } = table.rows.find(({ title }) => title === 'negative radius')!;
  expect(refused).toBe('assertCircle says: circle.radius is -1; it must be 0 or greater.');
});

test('the foot of the third is apart by more than the radius', () => {
  const { segment, circle } = lineAndCircleCases.find(({ title }) => title === 'in a small world')!;
  const gap = Math.hypot(circle.center.x - segment.b.x, circle.center.y) - circle.radius;
  expect(gap).toBeGreaterThan(circle.radius);
});
