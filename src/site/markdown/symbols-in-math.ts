import type { ElementContent } from 'hast';
import katex from 'katex';
import type { Root } from 'mdast';
import type { Math as BlockMath, InlineMath } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { katexOptions, symbolTex } from '#figure/formulas/tex.ts';
import { readSymbol } from '#figure/symbols.ts';

/**
 * Symbols in a chapter's mathematics: `$c$` alone becomes the same symbol as in prose, and each
 * letter of a longer formula gets its colour. A letter that is not a symbol fails the build.
 */
export function symbolsInMath() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['inlineMath', 'math'], (visited) => {
      const node = visited as InlineMath | BlockMath;
      try {
        // "c1" looks like a symbol but is not one, so the error suggests "c_1".
        const isAlone = /^[a-zα]'?\d?(_[a-z\d])?(\.[a-z])?$/.test(node.value);
        if (isAlone && node.type === 'inlineMath') {
          const { base, role, letters, coordinate } = readSymbol(node.value);
          node.data = {
            hName: 'i',
            hProperties: { className: ['symbol', role], dataSymbol: base },
            hChildren: [
              text(letters),
              ...(coordinate ? [element('sub', {}, [text(coordinate)])] : []),
            ],
          };
          return;
        }
        if (/[=<>]|\\(?:le|ge|lt|gt|ne|approx|equiv|iff)\b/.test(node.value)) {
          throw new Error(
            `Expected no relation in the text, found "${node.value}". Make it a named formula of ` +
              'the formulas.ts of a chapter, which the tests check, and show it with <Formula>.',
          );
        }
        const coloured = node.value.replaceAll(/\\[a-zA-Z]+|[a-zA-Z](?:_[a-z\d])?/g, (piece) =>
          piece.startsWith('\\') ? piece : symbolTex(piece),
        );
        // KaTeX would print a syntax error in red, so fail the build instead.
        katex.renderToString(coloured, katexOptions);
        // A block is wrapped in an element that marks it as mathematics.
        const { hChildren = [] } = (node.data ?? {}) as { hChildren?: ElementContent[] };
        const [inner] = hChildren;
        const block = inner && 'children' in inner ? inner : null;
        const children = [text(coloured)];
        node.data = { ...node.data, hChildren: block ? [{ ...block, children }] : children };
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    });
  };
}

type Hast = ElementContent;

function text(value: string): Hast {
  return { type: 'text', value };
}

function element(tagName: string, properties: object, children: Hast[]): Hast {
  return { type: 'element', tagName, properties, children } as Hast;
}
