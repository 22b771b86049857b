import type { Form, OneFile } from './take-home.ts';

/** The name of the file: of its one function, or of the page that several are from. */
export function fileName(names: readonly string[], page: string, form: Form): string {
  const [only = page] = names;
  return `${names.length === 1 ? only : page}.${form === 'typescript' ? 'ts' : 'js'}`;
}

/** "2 functions, 1 helper, 3 types: 84 lines without imports, MIT License." */
export function contentsWords(names: readonly string[], form: Form, file: OneFile): string {
  const counts = [
    plural(names.length, 'function'),
    ...(file.helpers > 0 ? [plural(file.helpers, 'helper')] : []),
    ...(form === 'typescript' && file.types > 0 ? [plural(file.types, 'type')] : []),
  ];
  return `${counts.join(', ')}: ${file.lines} lines without imports, MIT License.`;
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
