import { snake } from './names.ts';
import type { Library, Struct } from './tree.ts';

// How a language writes the methods that a doc comment mentions, as `insert` or `insert(id,
// circle)`.

export interface MethodWords {
  readonly name: (method: string) => string;
  /** Writes a call with its arguments in words. */
  readonly call: (method: string, values: readonly string[]) => string;
  /** Whether two objects can be identical, instead of only equal. */
  readonly hasIdentity: boolean;
  /** Whether the list to fill is required. */
  readonly mustFill: boolean;
}

/** Rewrites a doc comment with a language's method names. */
export function withMethodNames(doc: string, one: Struct, words: MethodWords): string {
  let text = doc;
  for (const whole of one.methods ?? []) {
    const method = whole.slice(one.name.length + 1);
    const own = new RegExp(`\`(?:${method}|${snake(method)})(?:\\(([^\`)]*)\\))?\``, 'g');
    text = text.replaceAll(own, (_, values?: string) => {
      if (values === undefined) return `\`${words.name(method)}\``;
      return `\`${words.call(method, values === '' ? [] : values.split(', '))}\``;
    });
  }
  const same = 'A pair that stays is the same object as before, but the list';
  text = text.replace(
    /A\s+pair\s+that\s+stays\s+is\s+the\s+same\s+array\s+as\s+before,\s+but\s+the\s+list/,
    words.hasIdentity ? same : 'The list',
  );
  return words.mustFill ? text.replace(/pass\s+second,\s+if\s+any/, 'pass') : text;
}

/** Whether a method fills a list that its doc comment treats as optional. */
export const isFilledBy = ({ functions }: Library, method: string): boolean =>
  functions.get(method)!.parameters.some(({ isOut }) => isOut);
