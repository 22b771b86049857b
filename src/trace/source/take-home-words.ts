import type { Form, OneFile } from './take-home.ts';

/** Shown in place of a file without functions. */
export const nothing = 'Nothing is ticked. Tick a function in the list.';

/** The name of the file: of its one function, or of the page that several are from. */
/** The single files that end in .js are modules, so a plain script has another name. */
const extensions: Readonly<Record<Form, string>> = {
  script: 'global.js',
  module: 'js',
  typescript: 'ts',
};

export function fileName(names: readonly string[], page: string, form: Form): string {
  const [only = page] = names;
  return `${names.length === 1 ? only : page}.${extensions[form]}`;
}

/** "2 functions, 1 helper, 3 types: 84 lines without imports, MIT License." */
export function contentsWords(names: readonly string[], form: Form, file: OneFile): string {
  const types = form === 'typescript' ? file.types : 0;
  const counts = countsOf(names, { helpers: file.helpers, types });
  return `${counts}: ${file.lines} lines without imports, MIT License.`;
}

/** The same of a file in another language, which may lack some of the functions. */
export function translatedWords(
  names: readonly string[],
  file: Omit<OneFile, 'lines'>,
  missing: readonly (readonly [name: string, reason: string])[] = [],
): string {
  const lines = file.text.trimEnd().split('\n').length;
  const words = [
    ...(names.length > 0 ? [`${countsOf(names, file)}: ${lines} lines, MIT License.`] : []),
    ...missing.map(([name, reason]) => `${name} is ${reason}`),
  ];
  return words.join(' ');
}

function countsOf(
  names: readonly string[],
  { helpers, types }: Pick<OneFile, 'helpers' | 'types'>,
): string {
  const counts = [
    plural(names.length, 'function'),
    ...(helpers > 0 ? [plural(helpers, 'helper')] : []),
    ...(types > 0 ? [plural(types, 'type')] : []),
  ];
  return counts.join(', ');
}

/** The line with which a reader's own code gets at the functions. */
export function usage(names: readonly string[], form: Form, file: string): string {
  return form === 'script'
    ? `<script src="${file}"></script>`
    : `import { ${names.join(', ')} } from './${file}';`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
