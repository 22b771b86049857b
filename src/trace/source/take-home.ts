import { home, version } from './home.ts';

/** A type or a function of the library, as a copied file has it. */
export interface Piece {
  readonly name: string;
  readonly kind: 'type' | 'function';
  readonly typescript: string;
  /** Of a type a comment that declares it. */
  readonly javascript: string;
}

/** TypeScript, a JavaScript module, or a file for a plain `<script src>`. */
export type Form = 'typescript' | 'module' | 'script';

export interface OneFile {
  readonly text: string;
  readonly lines: number;
  /** The number of functions and types added to the requested ones. */
  readonly helpers: number;
  readonly types: number;
}

/**
 * Several functions in one file with everything they need, each piece once: types, the
 * functions in the given order, then helpers. Of each function it takes all pieces, itself last.
 */
export function oneFile(functions: readonly (readonly Piece[])[], form: Form): OneFile {
  const asked = onceEach(functions.flatMap((pieces) => pieces.at(-1) ?? []));
  const names = asked.map(({ name }) => name);
  const all = onceEach(functions.flat());
  const types = all.filter(({ kind }) => kind === 'type');
  const helpers = all.filter(({ name, kind }) => kind === 'function' && !names.includes(name));
  const body = [...asked, ...helpers];
  const text = texts[form]({ names, types, helpers, body });
  return {
    text,
    lines: text.trimEnd().split('\n').length,
    helpers: helpers.length,
    types: types.length,
  };
}

/** Two pieces of one name must be the same piece: a file cannot declare a name twice. */
function onceEach(pieces: readonly Piece[]): Piece[] {
  const byName = new Map<string, Piece>();
  for (const piece of pieces) {
    const same = byName.get(piece.name);
    if (same && same.typescript !== piece.typescript) {
      throw new Error(`Two different pieces of one file are named ${piece.name}.`);
    }
    if (!same) byName.set(piece.name, piece);
  }
  return [...byName.values()];
}

interface Contents {
  readonly names: readonly string[];
  readonly types: readonly Piece[];
  readonly helpers: readonly Piece[];
  /** All functions, in the order of the file. */
  readonly body: readonly Piece[];
}

const texts: Readonly<Record<Form, (contents: Contents) => string>> = {
  typescript: ({ names, types, body }) =>
    together([credit(names), ...[...types, ...body].map(({ typescript }) => typescript)]),
  module: ({ names, types, body }) =>
    together([head(names, types), ...body.map(({ javascript }) => javascript)]),
  // Top-level declarations of a script are global in the page, so a helper such as `show` could
  // clash with one of the page's own functions. Without helpers, a clash cannot happen.
  script: ({ names, types, helpers, body }) => {
    const functions = body.map(({ javascript }) => javascript.replace(/^export /m, ''));
    if (helpers.length === 0) return together([head(names, types), ...functions]);
    const own = object(names);
    const inside = indented([...functions, `return ${own};`].join('\n\n'));
    return together([head(names, types), `var ${own} = (() => {\n${inside}\n})();`]);
  },
};

function head(names: readonly string[], types: readonly Piece[]): string {
  const declared = types.map(({ javascript }) => javascript).join('\n');
  return declared === '' ? credit(names) : `${credit(names)}\n\n${declared}`;
}

/** The parts of a file header that depend on the language. */
export interface HeadWords {
  /** The start of a comment. */
  readonly comment?: string;
  /** The version and the flags that a file needs. */
  readonly needs?: string;
  /** The names of the functions in the language. */
  readonly own?: readonly string[];
}

/** Returns the header with the origin of a file, its licence, a link, and its requirements. */
export function credit(names: readonly string[], words: HeadWords = {}): string {
  const { comment = '//', needs = ecmaScript, own = names } = words;
  const [only] = names.length === 1 ? names : [];
  return [
    ...wrapped([...own.map((name) => `${name},`), `from First Contact ${version}`], comment),
    `${comment} SPDX-License-Identifier: MIT`,
    `${comment} Copyright (c) 2026 The First Contact authors`,
    ...(only ? [`${comment} ${home}reference/${only}/`] : []),
    `${comment} ${only ? 'To get several functions in one file: ' : ''}${home}reference/`,
    ...wrapped(`Needs ${needs}.`.split(' '), comment),
  ].join('\n');
}

/** What TypeScript and JavaScript need. */
export const ecmaScript = 'ES2020';

/** Words as a comment, in lines of at most 90 characters. */
function wrapped(words: readonly string[], comment: string): string[] {
  const lines: string[] = [];
  let line = comment;
  for (const word of words) {
    if (line.length + 1 + word.length > 90) {
      lines.push(line);
      line = comment;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** The names between braces: in one line, or where that is long a line each. */
function object(names: readonly string[]): string {
  const inLine = `{ ${names.join(', ')} }`;
  return inLine.length <= 60 ? inLine : `{\n${names.map((name) => `  ${name},\n`).join('')}}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function together(texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}
