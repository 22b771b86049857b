import type ts from 'typescript';
import type { Declaration } from '#trace/source/declarations.ts';
import { allLanguages, whyNotIn } from '#trace/source/languages.ts';
import { languages } from '#translate/languages.ts';
import type { FilePiece } from '#translate/one-file.ts';
import { filesOf } from '#translate/translate.ts';

/** How a function is called, in one language. */
export interface Signature {
  /** As in `allLanguages`. */
  readonly language: string;
  readonly text: string;
  /** Why the language has no such function, in place of its head. */
  readonly isReason?: true;
}

/** The head of a function in all languages that it is given away in, TypeScript first. */
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
      ? { language: language.id, text: headOfTranslated(filesOf(language).pieces[name]!) }
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

/** In JavaScript: the names of the parameters, and what stands for one that is left out. */
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

/** What stands before the body of a function: its name, its parameters, and what it returns. */
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
  // In a class everything is indented; shown alone the function is not.
  const indent = lines[0]!.search(/\S/);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/\s*[{:]\s*$/, '');
}
