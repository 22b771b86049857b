import { expect, test } from 'vitest';
import { answerKinds, answersWith, kindWords } from '#notebook/compare-grid.ts';

test('what a function answers with is told from its answers', () => {
  expect(answersWith([true, false])).toBe('yesOrNo');
  expect(answersWith([{ depth: 1 }, null])).toBe('yesOrNo');
  expect(answersWith([])).toBe('yesOrNo');
  expect(answersWith([3, -1])).toBe('number');
  expect(
    answersWith([
      { x: 1, y: 2 },
      { x: 0, y: 0 },
    ]),
  ).toBe('value');
});

test('each kind of place has words of its own, whatever is answered', () => {
  for (const words of Object.values(kindWords)) {
    expect(new Set(words).size).toBe(answerKinds.length);
  }
  // Nobody answers yes who answers with a number.
  expect(kindWords.number.join()).not.toMatch(/\byes\b|\bno\b(?! answer)/);
});
