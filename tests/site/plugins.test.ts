import { unified } from '@astrojs/markdown-remark';
import type { Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { katexOptions } from '#figure/formulas/tex.ts';
import { numberElements } from '#site/markdown/number-elements.ts';
import { symbolsInMath } from '#site/markdown/symbols-in-math.ts';
import { chapters } from '../support/chapters.ts';
import { offenders } from '../support/offenders.ts';

// Parses chapters as the site does: MDX with our plugins.

interface Counted {
  readonly name: string;
  readonly of: string;
  readonly count: string;
}

async function compile(text: string): Promise<{ code: string; counted: Counted[] }> {
  const counted: Counted[] = [];
  const collect = () => (tree: Root) => {
    visit(tree, (node) => {
      if (!('attributes' in node) || !('name' in node)) return;
      const value = (key: string) => {
        const found = node.attributes.find((one) => 'name' in one && one.name === key);
        return typeof found?.value === 'string' ? found.value : '';
      };
      if (!value('count')) return;
      counted.push({ name: node.name ?? '', of: value('name'), count: value('count') });
    });
  };
  const processor = unified({
    remarkPlugins: [remarkMath, numberElements, symbolsInMath, collect],
    rehypePlugins: [[rehypeKatex, katexOptions]],
  });
  const renderer = await processor.createMdxRenderer!(
    { syntaxHighlight: false },
    { optimize: false },
  );
  const { code } = await renderer.process(text, 'chapter.mdx', {});
  return { code, counted };
}

/** Why a text does not compile, or null. */
async function failureOf(text: string): Promise<Error | null> {
  return compile(text).then(
    () => null,
    (error: Error) => error,
  );
}

describe('symbols between dollar signs', () => {
  test('alone become the symbol of prose, and light up', async () => {
    const { code } = await compile('Drag $p$ to $c_x$.');
    expect(code).toMatch(/class: "symbol point",\s*"data-symbol": "p",\s*children: "p"/);
    expect(code).toMatch(/class: "symbol circle",\s*"data-symbol": "c",\s*children: \["c", .*"x"/s);
    expect(code).not.toContain('katex');
  });

  test('in a longer piece get their colours', async () => {
    const { code } = await compile('So $d^2 + r_x$.');
    expect(code).toContain('symbol-distance');
    expect(code).toContain('symbol-circle');
    expect(code).toContain('katex');
  });

  test('in a block are set as mathematics', async () => {
    const { code } = await compile('So\n\n$$\nd^2 + r\n$$\n');
    expect(code.includes('katex-display')).toBe(true);
    expect(code).toContain('symbol-distance');
    expect(code).not.toContain('_components.pre');
  });

  test.each([
    ['alone', 'A line.\n\nDrag $z$ here.', 3, 6],
    ['with a subscript', 'Drag $z_x$ here.', 1, 6],
    ['in a longer piece', 'A line.\nSo $d^2 + zr$.', 2, 4],
    ['in a block', 'So\n\n$$\nd + z\n$$\n', 3, 1],
  ])('unknown, %s, fail with their place and near names', async (_, text, line, column) => {
    const error = await failureOf(text);
    expect(error).toMatchObject({ file: 'chapter.mdx', line, column });
    expect(error?.message).toMatch(
      /^Expected the name of a symbol, found "z"\. The nearest names are "\w+", "\w+", "\w+"\.$/,
    );
  });

  test('in capitals fail too', async () => {
    for (const math of ['Q', 'Q_x', 'd + Q']) {
      const error = await failureOf(`So $${math}$.`);
      expect(error?.message, math).toContain('Expected the name of a symbol, found "Q');
    }
  });

  test('with TeX that does not parse fail', async () => {
    expect(String(await failureOf('So $\\frac{d}$.'))).toContain('KaTeX');
  });

  test('may have commands of TeX beside them', async () => {
    const { code } = await compile('So $\\sqrt{d} \\cdot r$.');
    expect(code).toContain('symbol-distance');
    expect(code).not.toContain('\\\\htmlData{symbol=s}');
  });
});

describe('figures and formulas', () => {
  test('are counted each for themselves, in the order of the text', async () => {
    const text = [
      '<Figure name="one" />',
      '',
      '<Formula name="two">Said of it.</Formula>',
      '',
      '<Spread>',
      '  <Figure name="three" />',
      '  <Fragment slot="beside">',
      '    Words.',
      '',
      '    <Formula name="four">',
      '      Said of it.',
      '    </Formula>',
      '    <Listing fn="five" />',
      '  </Fragment>',
      '</Spread>',
      '',
      '<Figure name="six" />',
    ].join('\n');
    const { counted } = await compile(text);
    expect(counted).toEqual([
      { name: 'Figure', of: 'one', count: '1' },
      { name: 'Formula', of: 'two', count: '1' },
      { name: 'Figure', of: 'three', count: '2' },
      { name: 'Formula', of: 'four', count: '2' },
      { name: 'Figure', of: 'six', count: '3' },
    ]);
  });

  test('of which a figure is told those before it', async () => {
    const { code } = await compile(
      '<Figure name="one" />\n\n<Figure name="two" />\n\n<Figure name="three" />',
    );
    expect([...code.matchAll(/earlier: "(.*?)"/g)].map(([, names]) => names)).toEqual([
      '',
      'one',
      'one two',
    ]);
  });

  test('of which a legend is told those before its figure, which is told of its legend', async () => {
    const { code } = await compile(
      [
        '<Figure name="one" />',
        '<Figure name="two" />',
        '<Figure name="three" />',
        '<Legend figure="two" />',
      ].join('\n\n'),
    );
    const given = [...code.matchAll(/_jsx\((Figure|Legend), \{(.*?)\}/gs)].map(
      ([, name, props]) => [
        name,
        /earlier: "(.*?)"/.exec(props!)?.[1],
        props!.includes('legend: true'),
      ],
    );
    expect(given).toEqual([
      ['Figure', '', false],
      ['Figure', 'one', true],
      ['Figure', 'one two', false],
      ['Legend', 'one', false],
    ]);
  });

  test('start from one in each chapter', async () => {
    const first = await compile('<Figure name="one" />\n\n<Figure name="two" />');
    const second = await compile('<Figure name="one" />');
    expect(first.counted.map(({ count }) => count)).toEqual(['1', '2']);
    expect(second.counted.map(({ count }) => count)).toEqual(['1']);
  });
});

test('every chapter compiles, each figure and formula with a number of its own', async () => {
  const broken = await offenders(
    chapters.filter(({ url }) => url.pathname.endsWith('.mdx')),
    ({ name }) => name,
    async ({ text }) => {
      const { counted } = await compile(text);
      for (const kind of ['Figure', 'Formula']) {
        const written = text.match(new RegExp(`<${kind} `, 'g')) ?? [];
        const counts = counted
          .filter(({ name }) => name === kind)
          .map(({ count }) => Number(count));
        expect(counts).toEqual(written.map((_, i) => i + 1));
      }
    },
  );
  expect(broken).toEqual([]);
});
