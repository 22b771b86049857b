import { describe, expect, test } from 'vitest';
import { lineAndCircleCases, table } from '#chapters/line-and-circle/cases.ts';
import { closestPointOnSegment } from '#lib/index.ts';
import { compare, div, fromDouble, type Rational, square } from '#oracle/rational.ts';
import { segmentIntersectsCircle, squaredDistanceToEdge } from '#oracle/segment.ts';
import { lineCircle } from '#published/jeffrey-thompson-line-circle.ts';
import { float32 } from '#published/monogame-circles.ts';
import { chapters } from '../../support/chapters.ts';

/** A number as it is written, 1.04 say, and not as a double holds it. */
function written(value: number): Rational {
  return div(fromDouble(Math.round(value * 1000)), fromDouble(1000));
}

const answersTo = (title: string) =>
  table.rows.find((row) => row.title === title)!.answers.map(({ said }) => said);

test('there are as many cases as the heading says', () => {
  expect(lineAndCircleCases).toHaveLength(5);
  const { text } = chapters.find(({ name }) => name === 'line-and-circle')!;
  expect(text).toContain('### Five inputs worth knowing');
});

describe.each(lineAndCircleCases)('$title', ({ title, segment, circle, right }) => {
  test('what it calls right is right of the numbers as they are written', () => {
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
    expect(answersTo(title)[1]).toBe(right ? 'hit' : 'miss');
  });
});

test.each([
  ['in pixels', ['hit', 'hit']],
  ['just past the end', ['hit', 'miss']],
  ['in a small world', ['hit', 'miss']],
  ['just touching', ['miss', 'hit']],
  ['no length', ['miss', 'miss']],
])('%s: %j', (title, answers) => {
  expect(answersTo(title)).toEqual(answers);
});

test('what is wrong is marked, and nothing else', () => {
  const wrong = table.rows.flatMap(({ answers }) => answers.filter((one) => one.wrong));
  expect(wrong).toHaveLength(3);
  for (const { right, answers } of table.rows) {
    for (const { said, wrong } of answers) expect(wrong).toBe(said !== right);
  }
});

test('counted in 32 bits, as in its own language, the published test says the same', () => {
  for (const { title, segment, circle } of lineAndCircleCases) {
    expect(lineCircle(segment, circle, float32) ? 'hit' : 'miss').toBe(answersTo(title)[0]);
  }
});

test('a tenth is ten times the segment of the third, whose foot is (4.2, 5.6) in the fourth', () => {
  const [, , small, tangent] = lineAndCircleCases;
  expect(0.1 / (small!.segment.b.x - small!.segment.a.x)).toBeCloseTo(10, 12);
  const foot = closestPointOnSegment(tangent!.circle.center, tangent!.segment);
  expect(foot.x).toBeCloseTo(4.2, 12);
  expect(foot.y).toBeCloseTo(5.6, 12);
});

test('the foot of the third is apart by more than the radius', () => {
  const { segment, circle } = lineAndCircleCases.find(({ title }) => title === 'in a small world')!;
  const gap = Math.hypot(circle.center.x - segment.b.x, circle.center.y) - circle.radius;
  expect(gap).toBeGreaterThan(circle.radius);
});
