import { expect, test } from 'vitest';
import {
  answerKindOf,
  compareGrids,
  comparisonKinds,
  kindWords,
} from '#lab/notebook/compare-grid.ts';
import { flags } from '#lab/sandbox/messages.ts';

test('what a function answers with is told from its answers', () => {
  expect(answerKindOf([true, false])).toBe('yesOrNo');
  expect(answerKindOf([{ depth: 1 }, null])).toBe('yesOrNo');
  expect(answerKindOf([])).toBe('yesOrNo');
  expect(answerKindOf([3, -1])).toBe('number');
  expect(
    answerKindOf([
      { x: 1, y: 2 },
      { x: 0, y: 0 },
    ]),
  ).toBe('value');
});

test('each kind of place has words of its own, whatever is answered', () => {
  for (const words of Object.values(kindWords)) {
    expect(new Set(words).size).toBe(comparisonKinds.length);
  }
  // A numeric result is not described by yes or no.
  expect(kindWords.number.join()).not.toMatch(/\byes\b|\bno\b(?! answer)/);
});

test('a value of another type than the right one is a different answer, if it means the same', () => {
  const { no, yes, none, value, broken } = flags;
  const pairs = [
    [no, no, 'right: no'],
    [none, none, 'right: no'],
    [yes, yes, 'right: yes'],
    [value, value, 'right: yes'],
    [value, yes, 'a different answer'],
    [yes, value, 'a different answer'],
    [none, no, 'a different answer'],
    [no, none, 'a different answer'],
    [value, no, 'yes, should be no'],
    [none, yes, 'no, should be yes'],
    [broken, yes, 'no answer'],
  ] as const;
  const [said, right] = [0, 1].map((i) => Float64Array.from(pairs, (pair) => Number(pair[i])));
  const kinds = [...compareGrids(said!, right!, 0)].map((kind) => kindWords.yesOrNo[kind]);
  expect(kinds).toEqual(pairs.map(([, , words]) => words));
});
