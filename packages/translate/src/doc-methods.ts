import { snake } from './names.ts';
import type { Library, Struct } from './tree.ts';

// A doc comment names methods, `insert` and `insert(id, circle)`: each language has its own names for them,
// and its own way to call them.

export interface MethodWords {
  readonly name: (method: string) => string;
  /** A call of one, given its values in words. */
  readonly call: (method: string, values: readonly string[]) => string;
  /** Whether two of its objects can be the same one, or only equal. */
  readonly hasIdentity: boolean;
  /** Whether a list to fill has to be given. */
  readonly mustFill: boolean;
}

/** What is said of an object and its methods, as a language calls them. */
export function withMethodNames(doc: string, one: Struct, words: MethodWords): string {
  let said = doc;
  for (const whole of one.methods ?? []) {
    const method = whole.slice(one.name.length + 1);
    const own = new RegExp(`\`(?:${method}|${snake(method)})(?:\\(([^\`)]*)\\))?\``, 'g');
    said = said.replaceAll(own, (_, values?: string) => {
      if (values === undefined) return `\`${words.name(method)}\``;
      return `\`${words.call(method, values === '' ? [] : values.split(', '))}\``;
    });
  }
  const same = 'A pair that stays is the same object as before, but the list';
  said = said.replace(
    /A\s+pair\s+that\s+stays\s+is\s+the\s+same\s+array\s+as\s+before,\s+but\s+the\s+list/,
    words.hasIdentity ? same : 'The list',
  );
  return words.mustFill ? said.replace(/pass\s+second,\s+if\s+any/, 'pass') : said;
}

/** Whether the list that a method fills is one that is left out in its doc comment. */
export const isFilledBy = ({ functions }: Library, method: string): boolean =>
  functions.get(method)!.parameters.some(({ isOut }) => isOut);
