import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { attribute, textOf } from '#site/integrations/html.ts';
import { having, pages, pagesThatBreak, tagged, withClass } from './support.ts';

/** Without KaTeX's hidden copy of the source. */
const shownText = (element: Tree.Element): string =>
  element.tagName === 'annotation'
    ? ''
    : element.childNodes
        .map((child) =>
          'value' in child ? child.value : 'tagName' in child ? shownText(child) : '',
        )
        .join('');

it('has formulas', () => {
  const formulas = pages().flatMap(({ document }) => withClass(document, 'formula'));
  expect(formulas.length).toBeGreaterThanOrEqual(4);
});

it('has no formula that KaTeX refused', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    expect(withClass(document, 'katex-error').map(textOf)).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('shows no source of a formula', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    const left = withClass(document, 'katex').map(shownText);
    expect(left.filter((text) => /[$\\]|html(Data|Class)/.test(text))).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('has every formula twice: set in type, hidden from screen readers, and as MathML', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    for (const formula of withClass(document, 'formula')) {
      const typeset = withClass(formula, 'katex-html');
      expect(typeset.map((one) => attribute(one, 'aria-hidden'))).toEqual(['true']);
      expect(tagged(formula, 'math').map(shownText).join('')).toMatch(/\w.*[=≤].*\w/s);
    }
  });
  expect(broken).toEqual([]);
});

it('fills every place for a number of a figure', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    const empty = having(document, 'data-live').filter(
      (slot) => !/^\(?[−-]?\d+(\.\d+)?\)?$|^[≤>]$/.test(textOf(slot)),
    );
    expect(empty.map((slot) => `${attribute(slot, 'data-live')}: ${textOf(slot)}`)).toEqual([]);
  });
  expect(broken).toEqual([]);
});
