import type { Path } from '#sandbox/messages.ts';
import { flags } from '#sandbox/messages.ts';

/** What a function answers with: yes or no, a number, or something else, such as a point. */
export type AnswersWith = 'yesOrNo' | 'number' | 'value';

/** What edited code can be at a place, beside the right answer. */
export const answerKinds = [
  { style: 'right-miss', mark: 'plain', side: 0 },
  { style: 'right-hit', mark: 'plain', side: 1 },
  { style: 'false-hit', mark: 'lines', side: 0 },
  { style: 'missed-hit', mark: 'dots', side: 1 },
  { style: 'wrong-move', mark: 'bars', side: 1 },
  { style: 'another-push', mark: 'lines', side: 2 },
] as const;

/** What each of those kinds is called. */
export const kindWords: Readonly<Record<AnswersWith, readonly string[]>> = {
  yesOrNo: [
    'right: no',
    'right: yes',
    'says yes, should be no',
    'says no, should be yes',
    'another answer',
    'no answer',
  ],
  number: [
    'null is right',
    'the number is right',
    'a number, should be null',
    'false or null, should be a number',
    'another number',
    'no answer',
  ],
  value: [
    'null is right',
    'the answer is right',
    'an answer, should be null',
    'false or null, should be an answer',
    'another answer',
    'no answer',
  ],
};

/** What a function answers with, told from some of its answers. */
export function answersWith(answers: readonly unknown[]): AnswersWith {
  const has = (test: (answer: unknown) => boolean) => answers.length > 0 && answers.every(test);
  if (has((one) => typeof one === 'number')) return 'number';
  return has((one) => typeof one === 'object' && one !== null) ? 'value' : 'yesOrNo';
}

const same = (a: number, b: number): boolean =>
  Object.is(a, b) || a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether a flag is that of a hit: true, a number or an object. */
export const isYes = (flag?: number): boolean => flag === flags.yes || flag === flags.value;

/** The kind of each cell: two grids of the same size, each with a flag and `count` numbers a cell. */
export function compareGrids(
  said: Float64Array,
  right: Float64Array,
  count: number,
): Uint8Array<ArrayBuffer> {
  const size = 1 + count;
  const kinds = new Uint8Array(right.length / size);
  for (let cell = 0; cell < kinds.length; cell += 1) {
    const at = cell * size;
    const isHit = isYes(right[at]);
    if (said[at] === flags.broken) kinds[cell] = 5;
    else if (isYes(said[at]) !== isHit) kinds[cell] = isHit ? 3 : 2;
    // For example null in place of false.
    else if (said[at] !== right[at]) kinds[cell] = 4;
    else if (!isHit) kinds[cell] = 0;
    else {
      kinds[cell] = 1;
      for (let i = at + 1; i < at + size; i += 1) {
        if (!same(said[i] ?? 0, right[i] ?? 0)) kinds[cell] = 4;
      }
    }
  }
  return kinds;
}

/** The paths of all numbers in an answer; of a number itself, the empty path. */
export function numbersIn(answer: unknown, path: Path = []): Path[] {
  if (typeof answer === 'number') return [path];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .slice(0, 8)
    .flatMap(([name, value]) => numbersIn(value, [...path, name]));
}
