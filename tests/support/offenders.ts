import { inspect } from 'node:util';

/**
 * What breaks a rule, one line each: its name, and what the first `expect` of the rule that fails has found. A test
 * of the rule is `expect(await offenders(all, nameOf, rule)).toEqual([])`.
 */
export async function offenders<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  rule: (one: T) => unknown,
): Promise<string[]> {
  if (all.length === 0) throw new Error('There is nothing that could break this rule.');
  const lines: string[] = [];
  for (const one of all) {
    try {
      await rule(one);
    } catch (error) {
      lines.push(`${nameOf(one)}: ${found(error)}`);
    }
  }
  return lines;
}

function found(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  if (!('actual' in error && 'expected' in error)) return message;
  // The message of an assertion cuts values off after a few words.
  const show = (value: unknown) =>
    inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 2, maxStringLength: 300 });
  return `${message}: found ${show(error.actual)}, not ${show(error.expected)}`;
}
