import { expect, test } from 'vitest';
import { readStep } from '#trace/read-step.ts';

test.each([
  ['1', 0],
  [' 12 ', 11],
  ['154', 153],
  ['007', 6],
])('%j is step %i', (text, step) => {
  expect(readStep(text, 154)).toEqual({ step });
});

test.each(['0', '155', '-3', '1.5', 'twelve', '1e2', '12 of 154'])('%j is refused', (text) => {
  const problem = `The step is “${text}”; give a whole number from 1 to 154.`;
  expect(readStep(text, 154)).toEqual({ problem });
});

test('an empty field is refused, and a long text cut', () => {
  expect(readStep('  ', 9)).toEqual({
    problem: 'The step is empty; give a whole number from 1 to 9.',
  });
  expect(readStep('a'.repeat(99), 9)).toEqual({
    problem: `The step is “${'a'.repeat(12)}…”; give a whole number from 1 to 9.`,
  });
});
