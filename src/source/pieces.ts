import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import type { Library } from './library.ts';
import type { Piece } from './take-home.ts';
import { withoutTypes } from './without-types.ts';

/** A function with everything it needs, piece by piece: types, helpers, itself last. */
export function piecesOf(library: Library, name: string): Piece[] {
  return library.closure(library.findFunction(name)).map((declaration): Piece => {
    const { node, text } = declaration;
    const isFunction = ts.isFunctionDeclaration(node);
    return {
      name: declaration.name,
      kind: isFunction ? 'function' : 'type',
      typescript: text,
      javascript: isFunction ? withoutTypes(text) : shapeOf(declaration),
    };
  });
}

/** What a function answers, in one sentence of prose: the first of its doc comment. */
export function firstSentence({ text }: Declaration): string {
  const comment = text.startsWith('/**') ? text.slice(3, text.indexOf('*/')) : '';
  const [paragraph = ''] = comment.split(/\n \*\s*(?:\n|$)/);
  const words = paragraph
    .replaceAll(/\s*\n \* /g, ' ')
    .replaceAll("'", '’')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(words)?.[0] ?? words;
}

/** A type as a comment, for JavaScript: "// Circle: { center: Vec2, radius: number }". */
function shapeOf({ name, node }: Declaration): string {
  if (!ts.isInterfaceDeclaration(node)) return '';
  // A field of type `undefined` matters only to the compiler.
  const fields = node.members
    .filter(ts.isPropertySignature)
    .map((field) => `${field.name.getText()}: ${field.type?.getText()}`)
    .filter((field) => !field.endsWith(': undefined'));
  // The type of a function may run over several lines; a comment ends with its line.
  const oneLine = fields
    .join(', ')
    .replaceAll(/\(\s+/g, '(')
    .replaceAll(/,?\s+\)/g, ')');
  return `// ${name}: { ${oneLine.replaceAll(/\s+/g, ' ')} }`;
}

/** The types of the library: what code that names one needs besides. */
export function typePieces(library: Library): Piece[] {
  return library.types().map((declaration) => ({
    name: declaration.name,
    kind: 'type',
    typescript: declaration.text,
    javascript: shapeOf(declaration),
  }));
}
