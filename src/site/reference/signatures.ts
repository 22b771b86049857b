import type ts from 'typescript';
import type { Declaration } from '#source/declarations.ts';
import { allLanguages, languages, translate, untranslated } from '#translate/translate.ts';
import { partsOfFile } from '../parts-of-file.ts';

/** How a function is called, in one language. */
export interface Signature {
  /** As in `allLanguages`. */
  readonly language: string;
  readonly text: string;
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
  if (untranslated.test(name)) return own;
  const others = languages.map((language) => ({
    language: language.id,
    text: headOfTranslated(partsOfFile(translate(language, [name]).text, name).own),
  }));
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

/** The lines of a function up to those of its body. */
function headOfTranslated(text: string): string {
  const lines = text.split('\n');
  // The line that ends the head: of a body in braces, of one after a colon, or of Lua's parentheses.
  const end = lines.findIndex((line) => /[{:)]\s*$/.test(line) && !/^\s*#\[/.test(line));
  return lines
    .slice(0, end + 1)
    .join('\n')
    .replace(/\s*[{:]\s*$/, '');
}
