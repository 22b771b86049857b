import { describe, expect, test } from 'vitest';
import {
  clampProjectionCases,
  ourAnswer,
  stillHit,
  table,
} from '#chapters/clamp-projection/cases.ts';
import { compareDistance, offsetFrom } from '../../oracle/box.ts';
import { fromDouble } from '../../oracle/rational.ts';
import { chapters } from '../../support/chapters.ts';

const { text } = chapters.find(({ name }) => name === 'clamp-projection')!;

function row(title: string) {
  const shown = table.rows.find((one) => one.title === title);
  const found = clampProjectionCases.find((one) => one.title === title);
  if (!shown || !found) throw new Error(`There is no case "${title}".`);
  const { box, circle } = found.scene;
  const offset = offsetFrom(box, circle.center);
  return {
    said: shown.answers.map(({ said }) => said),
    wrong: shown.answers.map(({ wrong }) => wrong),
    right: shown.right,
    signedIs: (value: number) => compareDistance(offset, box, fromDouble(value)) === 0,
    order: compareDistance(offset, box, fromDouble(circle.radius)),
    ours: ourAnswer(found.scene),
    circle,
  };
}

test('there are as many as the heading says', () => {
  expect(table.rows).toHaveLength(7);
  expect(text).toContain('### Seven inputs worth knowing');
});

test('just touching: both are right by their own rule', () => {
  const { order, said, wrong, right } = row('just touching');
  expect(order).toBe(0);
  expect({ said, wrong, right }).toEqual({
    said: ['miss', 'hit'],
    wrong: [false, false],
    right: null,
  });
});

test('a small circle (C1): deep inside, and a miss; its square is below the epsilon', () => {
  const { order, said, wrong, circle } = row('a small circle');
  expect(order).toBe(-1);
  expect(said).toEqual(['miss', 'hit']);
  expect(wrong).toEqual([true, false]);
  expect(circle.radius).toBe(0.003);
  expect(3 * 3).toBeLessThan(10);
});

test('centre on a wall (C3): not moved, where 1 to the right is the way out', () => {
  const { signedIs, said, wrong, right } = row('centre on a wall');
  expect(signedIs(0)).toBe(true);
  expect(said).toEqual(['move (0, 0)', 'move (1, 0)']);
  expect(wrong).toEqual([true, false]);
  expect(right).toBe('move (1, 0)');
});

test('centre in the middle (C4): 5 from every wall, so −6; any wall`s normal is right', () => {
  const { signedIs, said, wrong, ours } = row('centre in the middle');
  expect(signedIs(-5)).toBe(true);
  expect(ours?.distance).toBe(-5 - 1);
  expect(said).toEqual(['distance −1, normal (0, 0)', 'distance −6, normal (0, −1)']);
  expect(wrong).toEqual([true, false]);
});

test('the words taken literally (C5): 6 where 2 to the wall and the radius make 3', () => {
  const { signedIs, said, wrong } = row('the words taken literally');
  expect(signedIs(-2)).toBe(true);
  expect(said).toEqual(['move (6, 0)', 'move (3, 0)']);
  expect(wrong).toEqual([true, false]);
});

test('the way swapped too early (C6): a miss', () => {
  const { signedIs, said, wrong } = row('the way swapped too early');
  expect(signedIs(-5)).toBe(true);
  expect(said).toEqual(['miss', 'hit']);
  expect(wrong).toEqual([true, false]);
});

describe('after the move, 32 bits (C2)', () => {
  test('the epsilon changes nothing at all, and many still hit', () => {
    const { scenes, published, withoutEpsilon } = stillHit(10_000);
    expect(scenes).toBe(10_000);
    expect(published).toBe(withoutEpsilon);
    const last = table.rows.at(-1)!;
    expect(last.answers[0]?.said).toBe(`hit in ${Number((published / 100).toFixed(1))}\u00a0%`);
    expect(last.input).toContain('10 000');
    expect(published).toBeGreaterThan(2000);
    expect(published).toBeLessThan(5000);
  });

  test('the same scenes each time', () => {
    expect(stillHit(500)).toEqual(stillHit(500));
  });
});
