import type { Link, Nodes, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import { idOf, type Term, terms } from '../content-lists.ts';

/**
 * Nodes in which no term is linked: headings, links, code, and elements outside the running text.
 */
const closed = ['heading', 'link', 'inlineCode', 'code', 'inlineMath', 'math', 'table'];
const closedElements = ['a', 'Sketch', 'Formula', 'Lines', 'Chapter', 'Summary'];

/** Links each term of the glossary where a chapter's running text uses it first. */
export function glossaryLinks() {
  return (tree: Root, file: VFile) => {
    // A chapter is a folder; the home page and the reference are not changed.
    if (!/[^/]+\/index\.mdx$/.test(file.path) || /docs\/index\.mdx$/.test(file.path)) return;
    const left = new Set(terms());
    visitText(tree, false, (text, isSetOff) => {
      for (const term of left) {
        if (!isSetOff && term.everyday) continue;
        const match = patternOf(term).exec(text.value);
        if (!match) continue;
        left.delete(term);
        const [word] = match;
        const end = match.index + word.length;
        return [
          { type: 'text', value: text.value.slice(0, match.index) },
          linkTo(term, word),
          { type: 'text', value: text.value.slice(end) },
        ];
      }
      return null;
    });
  };
}

/** Matches the term as a whole word, or with an ending, as in "segments". */
function patternOf({ term }: Term): RegExp {
  return new RegExp(String.raw`(?<![\p{L}-])${term}(?:e?s)?(?![\p{L}-])`, 'iu');
}

function linkTo(term: Term, word: string): Link {
  return {
    type: 'link',
    url: `../glossary/#${idOf(term)}`,
    data: { hProperties: { className: ['term'] } },
    children: [{ type: 'text', value: word }],
  };
}

/** Calls `split` with each text in reading order, and replaces the text by the result. */
function visitText(
  node: Nodes,
  isSetOff: boolean,
  split: (text: Text, isSetOff: boolean) => RootContent[] | null,
): void {
  if (!('children' in node) || closed.includes(node.type)) return;
  if ('name' in node && closedElements.includes(node.name ?? '')) return;
  const children = node.children as RootContent[];
  const setOff = isSetOff || node.type === 'strong' || node.type === 'emphasis';
  for (let i = 0; i < children.length; i += 1) {
    const child = children[i]!;
    if (child.type !== 'text') {
      visitText(child, setOff, split);
      continue;
    }
    const pieces = split(child, setOff);
    // The pieces before and after the link may both contain other terms.
    if (pieces) children.splice(i--, 1, ...pieces);
  }
}
