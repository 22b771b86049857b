import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { Math as BlockMath, InlineMath } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { symbolTex } from '../formulas/tex.ts';
import { symbolHtml, symbols } from '../symbols.ts';

/**
 * Symbols in a chapter's mathematics: `$c$` alone becomes the symbol as prose has it, and each
 * letter of a longer piece gets its colour. A letter that is no symbol fails the build.
 */
export function symbolsInMath() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['inlineMath', 'math'], (visited) => {
      const node = visited as InlineMath | BlockMath;
      try {
        const alone = /^([a-z])(?:_([a-z]))?$/.exec(node.value);
        if (alone && node.type === 'inlineMath') {
          symbolHtml(node.value);
          const [, base = '', subscript] = alone;
          const letters = [
            text(base),
            ...(subscript ? [element('sub', {}, [text(subscript)])] : []),
          ];
          node.data = {
            hName: 'i',
            hProperties: { className: ['symbol', symbols[base]?.role ?? ''], dataSymbol: base },
            hChildren: letters,
          };
          return;
        }
        const coloured = node.value.replaceAll(
          /\\[a-zA-Z]+|([a-z])(?:_([a-z]))?/g,
          (piece, base?: string, subscript?: string) =>
            base ? symbolTex(subscript ? `${base}.${subscript}` : base) : piece,
        );
        node.data = { ...node.data, hChildren: [text(coloured)] };
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
