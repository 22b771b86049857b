import type { Library } from './library.ts';
import { piecesOf } from './pieces.ts';
import { oneFile } from './take-home.ts';

export interface Snippet {
  readonly name: string;
  readonly typescript: string;
  /** As a module. */
  readonly javascript: string;
  /** The length of the TypeScript in lines, and what it consists of. */
  readonly lines: number;
  readonly helpers: number;
  readonly types: number;
}

/** Everything a reader needs to use the function on its own: types, helpers, credit. */
export function makeSnippet(library: Library, name: string): Snippet {
  const pieces = piecesOf(library, name);
  const { text, lines, helpers, types } = oneFile([pieces], 'typescript');
  const javascript = oneFile([pieces], 'module').text;
  return { name, typescript: text, javascript, lines, helpers, types };
}
