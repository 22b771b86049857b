import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { pages, sites } from './support.ts';

const hasClass = (element: Tree.Element, name: string) =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

const withClass = (node: Tree.Node, name: string) =>
  [...elements(node)].filter((element) => hasClass(element, name));

/** Without KaTeX's copy of the source, which stands in an element that is never shown. */
const shownText = (element: Tree.Element): string =>
  element.tagName === 'annotation'
    ? ''
    : element.childNodes
        .map((child) =>
          'value' in child ? child.value : 'tagName' in child ? shownText(child) : '',
        )
        .join('');

describe.each(sites)('%s', (site) => {
  const all = pages(site);

  it('has formulas', () => {
    const formulas = all.flatMap(({ document }) => withClass(document, 'formula'));
    expect(formulas.length).toBeGreaterThanOrEqual(4);
  });

  describe.each(all)('$path', ({ document }) => {
    it('has no formula that KaTeX refused', () => {
      expect(withClass(document, 'katex-error')).toEqual([]);
    });

    it('shows no source of a formula', () => {
      const left = withClass(document, 'katex').map(shownText);
      expect(left.filter((text) => /[$\\]|html(Data|Class)/.test(text))).toEqual([]);
    });

    it('has every formula twice: set in type, hidden from screen readers, and as MathML', () => {
      for (const formula of withClass(document, 'formula')) {
        const [html, ...others] = withClass(formula, 'katex-html');
        expect(others).toEqual([]);
        expect(attribute(html!, 'aria-hidden')).toBe('true');
        const math = [...elements(formula)].filter(({ tagName }) => tagName === 'math');
        expect(math.map(shownText).join('')).toMatch(/\w.*[=≤].*\w/s);
      }
    });

    it('fills every place for a number of a figure', () => {
      const slots = [...elements(document)].filter((element) => attribute(element, 'data-live'));
      for (const slot of slots) expect(textOf(slot)).toMatch(/^\(?[−-]?\d+(\.\d+)?\)?$|^[≤>]$/);
    });
  });
});
