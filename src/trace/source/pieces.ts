import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import { functionWithJsDoc, typeAsJsDoc } from './js-doc.ts';
import type { Library } from './library.ts';
import type { Piece } from './take-home.ts';

/** A function with everything it needs, piece by piece: types, helpers, itself last. */
export function piecesOf(library: Library, name: string): Piece[] {
  return library.closure(library.findFunction(name)).map((declaration): Piece => {
    const { node, text } = declaration;
    const isFunction = ts.isFunctionDeclaration(node);
    return {
      name: declaration.name,
      kind: isFunction ? 'function' : 'type',
      typescript: text,
      javascript: isFunction ? functionWithJsDoc(declaration) : typeAsJsDoc(declaration),
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

/** The types of the library, for code that names one. */
export function typePieces(library: Library): Piece[] {
  return library.types().map((declaration) => ({
    name: declaration.name,
    kind: 'type',
    typescript: declaration.text,
    javascript: typeAsJsDoc(declaration),
  }));
}
