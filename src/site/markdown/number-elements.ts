import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** The elements that are counted through a chapter: "Figure 2.1", "(2.1)". */
const counted = ['Figure', 'Formula'];

/**
 * Numbers each figure and each formula of a chapter in the order of the text. A figure and its
 * legend also receive the names of the figures before it, and the figure records whether it has a
 * legend.
 */
export function numberElements() {
  return (tree: Root) => {
    const counts = new Map<string, number>();
    const figures = new Map<string, { node: MdxJsxFlowElement; earlier: string }>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Legend') {
        const figure = figures.get(attributeOf(node, 'figure'));
        if (!figure) return;
        give(node, 'earlier', figure.earlier);
        give(figure.node, 'legend', null);
      }
      if (!node.name || !counted.includes(node.name)) return;
      const count = (counts.get(node.name) ?? 0) + 1;
      counts.set(node.name, count);
      give(node, 'count', String(count));
      if (node.name !== 'Figure') return;
      const earlier = [...figures.keys()].join(' ');
      give(node, 'earlier', earlier);
      figures.set(attributeOf(node, 'name'), { node, earlier });
    });
  };
}

function attributeOf(node: MdxJsxFlowElement, name: string): string {
  const value = node.attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof value === 'string' ? value : '';
}

/** Adds an attribute. Null means an attribute without a value, which is true. */
function give(node: MdxJsxFlowElement, name: string, value: string | null): void {
  node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}
