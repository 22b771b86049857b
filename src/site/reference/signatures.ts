import type ts from 'typescript';
import type { Declaration } from '#trace/source/declarations.ts';
import { allLanguages, whyNotIn } from '#trace/source/languages.ts';
import { languages } from '#translate/languages.ts';
import type { FilePiece } from '#translate/one-file.ts';
import { filesOf } from '#translate/translate.ts';

/** How to call a function in one language. */
export interface Signature {
  /** As in `allLanguages`. */
  readonly language: string;
  readonly text: string;
  /** The head is instead a reason why the language does not have the function. */
  readonly isReason?: true;
}

/** Returns a function's head in every language that it is offered in, TypeScript first. */
export function signaturesOf(declaration: Declaration): Signature[] {
  const { name } = declaration;
  const typescript = headOf(declaration);
  const own = allLanguages
    .filter((one) => 'form' in one)
    .map(({ id }) => ({
      language: id,
      text: id === 'typescript' ? typescript : withoutTypes(declaration),
    }));
  const others = languages.map((language): Signature => {
    const reason = whyNotIn(language, name);
    return reason === undefined
      ? { language: language.id, text: withCallbacks(filesOf(language).pieces, name) }
      : { language: language.id, text: `${name} is ${reason}`, isReason: true };
  });
  return [...own, ...others];
}

function headOf({ node }: Declaration): string {
  const { body } = node as ts.FunctionDeclaration;
  const from = node.getStart();
  const text = node.getSourceFile().text.slice(from, body?.getStart() ?? node.end);
  return text.replace(/^export /, '').trim();
}

/** JavaScript: the parameters' names, and the default of each optional one. */
function withoutTypes({ name, node }: Declaration): string {
  const { parameters } = node as ts.FunctionDeclaration;
  const names = parameters.map(
    (one) => one.name.getText() + (one.initializer ? ` = ${one.initializer.getText()}` : ''),
  );
  const inOneLine = `function ${name}(${names.join(', ')})`;
  return inOneLine.length <= 53
    ? inOneLine
    : `function ${name}(\n${names.map((one) => `  ${one},\n`).join('')})`;
}

/** Returns a function's head, below the type of a callback if the language has to declare it. */
function withCallbacks(pieces: Readonly<Record<string, FilePiece>>, name: string): string {
  const head = headOfTranslated(pieces[name]!);
  const callbacks = Object.values(pieces).flatMap(({ text }) => {
    const [type, own = ''] = /^typedef \w+ \(\*(\w+)\)[^;]*;/m.exec(text) ?? [];
    return type && head.includes(own) ? [type] : [];
  });
  return [...callbacks, head].join('\n\n');
}

/** Returns the text before a function's body: its name, parameters and return type. */
function headOfTranslated({ text, offered = text, own = '' }: FilePiece): string {
  const code = offered
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|#(?!\[)|--)/.test(line))
    .join('\n');
  const name = code.search(new RegExp(`\\b${own}(<.*>)?\\(`));
  const from = code.lastIndexOf('\n', name) + 1;
  const open = code.indexOf('(', name);
  let depth = 0;
  let end = open;
  do {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < code.length);
  const lineEnd = code.indexOf('\n', end);
  const lines = code.slice(from, lineEnd < 0 ? undefined : lineEnd).split('\n');
  // Everything in a class is indented, but a function shown alone is not.
  const indent = lines[0]!.search(/\S/);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/\s*[{:]\s*$/, '');
}
