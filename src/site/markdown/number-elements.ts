import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** The elements that are counted through a chapter: "Figure 2.1", "(2.1)". */
const counted = ['Figure', 'Formula'];

/**
 * Gives each figure and each formula of a chapter its number, in the order of the text, and each
 * figure the names of those before it.
 */
export function numberElements() {
  return (tree: Root) => {
    const counts = new Map<string, number>();
    const figures: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (!node.name || !counted.includes(node.name)) return;
      const count = (counts.get(node.name) ?? 0) + 1;
      counts.set(node.name, count);
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'count', value: String(count) });
      if (node.name !== 'Figure') return;
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'earlier', value: figures.join(' ') });
      const name = node.attributes.find((one) => 'name' in one && one.name === 'name')?.value;
      if (typeof name === 'string') figures.push(name);
    });
  };
}
