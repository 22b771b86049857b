import { shortText } from '#trace/short-text.ts';
import { type Difference, differences } from './compare.ts';
import { placeWords } from './place-words.ts';
import { lengthWords, showBoth, showValue } from './show-value.ts';
import type { Case, Compare, Outcome, Suite } from './suite.ts';

/** The words for a test's two results. */
export const answers = {
  touch: { yes: 'hit', no: 'miss' },
  inside: { yes: 'inside', no: 'outside' },
  whole: { yes: 'inside', no: 'not inside' },
} as const;

/** Returns a case's name, or else the positions of its shapes. */
export function caseWords({ names }: Suite, one: Case): string {
  return one.name ?? placeWords(one.values, names);
}

/** Describes a failure: "touching at a corner: says miss, should be hit". */
export function failureWords(suite: Suite, one: Case, outcome: Outcome): string {
  return `${caseWords(suite, one)}: ${faultWords(suite.compare, one, outcome)}`;
}

/** Describes what is wrong with an outcome: "says miss, should be hit". */
export function faultWords(compare: Compare, one: Case, outcome: Outcome): string {
  try {
    if (!('value' in outcome)) return `threw: ${shortText(String(outcome.error), 120)}`;
    const [first] = differences(compare, one, outcome);
    return first ? differenceWords(compare, outcome.value, one.expected, first) : 'right';
  } catch {
    return 'returns an unreadable value';
  }
}

function differenceWords(
  compare: Compare,
  value: unknown,
  expected: unknown,
  { path, found, expected: part }: Difference,
): string {
  const { yes, no } = answers[compare.answers];
  const isTest = typeof expected === 'boolean';
  if (isTest && typeof value === 'boolean') {
    return `says ${value ? yes : no}, should be ${value ? no : yes}`;
  }
  if (!isTest && expected === null && isAnswer(value)) return `says ${yes}, should be ${no} (null)`;
  if (!isTest && isAnswer(expected) && value === null) return `says ${no} (null), should be ${yes}`;
  if (path.length === 0) return wholeWords(found, part);
  const whole = wholeOf(path, value, expected);
  const name = nameOf(whole.path);
  if (whole.found === undefined)
    return `${name} is missing, should be ${showValue(whole.expected)}`;
  const [is, should] = showBoth(whole.found, whole.expected);
  return whole.path.length === 0
    ? `returns ${is}, should be ${should}`
    : `${name} is ${is}, should be ${should}`;
}

/** Reports the whole point instead of a coordinate, and the whole feature instead of an index. */
function wholeOf(path: readonly string[], value: unknown, expected: unknown) {
  const last = path.at(-1)!;
  const above = path.slice(0, -1);
  const isPart = ['x', 'y', 'kind', 'index'].includes(last) || isPair(at(expected, above));
  const own = isPart && typeof at(value, above) === 'object' ? above : path;
  return { path: own, found: at(value, own), expected: at(expected, own) };
}

function wholeWords(found: unknown, expected: unknown): string {
  if (Array.isArray(expected) && Array.isArray(found)) return listWords(found, expected);
  const [is, should] = showBoth(found, expected);
  return `returns ${is}, should be ${should}`;
}

function listWords(found: readonly unknown[], expected: readonly unknown[]): string {
  if (expected.every(isPair) && found.every(isPair)) {
    const has = (list: readonly unknown[], pair: unknown) =>
      list.some((one) => showValue(one) === showValue(pair));
    const missing = expected.find((pair) => !has(found, pair));
    if (missing) return `the pair ${showValue(missing)} is missing`;
    const wrong = found.find((pair) => !has(expected, pair));
    if (wrong) return `the pair ${showValue(wrong)} should not be there`;
  }
  return `returns a list of ${lengthWords(found)}, should be one of ${expected.length}`;
}

function isPair(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')
  );
}

/** Whether a value means a hit. */
function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], value);
}

/** For example "contacts[0].normal". */
function nameOf(path: readonly string[]): string {
  return path
    .map((name, i) => (/^\d+$/.test(name) ? `[${name}]` : `${i > 0 ? '.' : ''}${name}`))
    .join('');
}
