import { inspect } from 'node:util';

/**
 * Returns one line for each fault, with the item's name. A rule returns its faults or throws one,
 * for example by a failing `expect`. A test of the rule is `expect(await offenders(all, nameOf,
 * rule)).toEqual([])`.
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
      const faults = await rule(one);
      if (Array.isArray(faults)) lines.push(...faults.map((fault) => `${nameOf(one)}: ${fault}`));
    } catch (error) {
      lines.push(`${nameOf(one)}: ${found(error)}`);
    }
  }
  return lines;
}

function found(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const [counterexample] = /(?<=Counterexample: ).*/.exec(message) ?? [];
  if (cause && counterexample) return `${found(cause)}, with ${counterexample.slice(0, 300)}`;
  if (!('actual' in error && 'expected' in error)) return message;
  const { actual, expected } = error;
  if (typeof actual === 'string' && typeof expected === 'string') {
    const differs = [...actual].findIndex((letter, i) => letter !== expected[i]);
    const from = Math.max(0, differs - 40);
    return `found “${actual.slice(from, from + 300)}”, not “${expected.slice(from, from + 300)}”`;
  }
  // The message of an assertion shortens values.
  const show = (value: unknown) =>
    inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 2, maxStringLength: 300 })
      .replaceAll(/\s+/g, ' ')
      .slice(0, 600);
  return `${message}: found ${show(actual)}, not ${show(expected)}`;
}
