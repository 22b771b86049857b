import type { Path } from '#lab/sandbox/messages.ts';
import { flags } from '#lab/sandbox/messages.ts';

export type AnswerKind = 'yesOrNo' | 'number' | 'value';

/** How edited code compares with the right answer at one place. */
export const comparisonKinds = [
  { style: 'right-miss', mark: 'plain', side: 0 },
  { style: 'right-hit', mark: 'plain', side: 1 },
  { style: 'false-hit', mark: 'lines', side: 0 },
  { style: 'missed-hit', mark: 'dots', side: 1 },
  { style: 'wrong-move', mark: 'bars', side: 1 },
  { style: 'another-push', mark: 'lines', side: 2 },
] as const;

export const kindWords: Readonly<Record<AnswerKind, readonly string[]>> = {
  yesOrNo: [
    'right: no',
    'right: yes',
    'yes, should be no',
    'no, should be yes',
    'a different answer',
    'no answer',
  ],
  number: [
    'null is right',
    'the number is right',
    'a number, should be null',
    'false or null, should be a number',
    'a different number',
    'no answer',
  ],
  value: [
    'null is right',
    'the answer is right',
    'an answer, should be null',
    'false or null, should be an answer',
    'a different answer',
    'no answer',
  ],
};

export function answerKindOf(answers: readonly unknown[]): AnswerKind {
  const has = (test: (answer: unknown) => boolean) => answers.length > 0 && answers.every(test);
  if (has((one) => typeof one === 'number')) return 'number';
  return has((one) => typeof one === 'object' && one !== null) ? 'value' : 'yesOrNo';
}

const same = (a: number, b: number): boolean =>
  Object.is(a, b) || a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

export const isYes = (flag?: number): boolean => flag === flags.yes || flag === flags.value;

/** Compares two grids cell by cell. Each cell has a flag and `count` numbers. */
export function compareGrids(
  actual: Float64Array,
  expected: Float64Array,
  count: number,
): Uint8Array<ArrayBuffer> {
  const size = 1 + count;
  const kinds = new Uint8Array(expected.length / size);
  for (let cell = 0; cell < kinds.length; cell += 1) {
    const at = cell * size;
    const isHit = isYes(expected[at]);
    if (actual[at] === flags.broken) kinds[cell] = 5;
    else if (isYes(actual[at]) !== isHit) kinds[cell] = isHit ? 3 : 2;
    // For example, null instead of false.
    else if (actual[at] !== expected[at]) kinds[cell] = 4;
    else if (!isHit) kinds[cell] = 0;
    else {
      kinds[cell] = 1;
      for (let i = at + 1; i < at + size; i += 1) {
        if (!same(actual[i] ?? 0, expected[i] ?? 0)) kinds[cell] = 4;
      }
    }
  }
  return kinds;
}

/** Returns the paths of all numbers in an answer. A number itself has the empty path. */
export function numbersIn(answer: unknown, path: Path = []): Path[] {
  if (typeof answer === 'number') return [path];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .slice(0, 8)
    .flatMap(([name, value]) => numbersIn(value, [...path, name]));
}
