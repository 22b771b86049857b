import { unified } from '@astrojs/markdown-remark';
import { describe, expect, test } from 'vitest';
import { glossaryLinks } from '#site/markdown/glossary-links.ts';

/** The glossary links of a page, as "word -> term". */
async function linksIn(text: string, path = 'src/content/docs/a-chapter/index.mdx') {
  const processor = unified({ remarkPlugins: [glossaryLinks] });
  const renderer = await processor.createMdxRenderer!(
    { syntaxHighlight: false },
    { optimize: false },
  );
  const { code } = await renderer.process(text, path, {});
  return [
    ...code.matchAll(/href: "\.\.\/glossary\/#([\w-]+)",\s*class: "term",\s*children: "([^"]+)"/g),
  ].map(([, id, word]) => `${word} -> ${id}`);
}

describe('terms of the glossary in a chapter', () => {
  test('are linked where they are used first, and nowhere else', async () => {
    expect(await linksIn('A Voronoi region is one. Two Voronoi regions are two.')).toEqual([
      'Voronoi region -> voronoi-region',
    ]);
  });

  test('are linked inside the elements of a page, in the order of the text', async () => {
    const text = '<Spread>\n  Clamping gives the **closest point**.\n\n  No epsilon.\n</Spread>';
    expect(await linksIn(text)).toEqual([
      'Clamping -> clamping',
      'closest point -> closest-point',
      'epsilon -> epsilon',
    ]);
  });

  test('several in one text', async () => {
    expect(await linksIn('An epsilon of an ulp, another epsilon.')).toEqual([
      'epsilon -> epsilon',
      'ulp -> ulp',
    ]);
  });

  test('more of one is a use of it, a part of another word is none', async () => {
    expect(await linksIn('All segments.')).toEqual(['segments -> segment']);
    expect(await linksIn('Segmentation is not it.')).toEqual([]);
  });

  test('everyday words only where they are set off', async () => {
    expect(await linksIn('In normal use, a double line.')).toEqual([]);
    expect(await linksIn('That is the **normal**.')).toEqual(['normal -> normal']);
  });

  test('not in headings, links, code and small figures', async () => {
    for (const text of [
      '## The dot product',
      '[dot product](../vectors/)',
      '`epsilon`',
      '<Sketch>\nAn epsilon.\n</Sketch>',
    ]) {
      expect(await linksIn(text), text).toEqual([]);
    }
  });

  test('only chapters have them', async () => {
    expect(await linksIn('An epsilon.', 'src/content/docs/index.mdx')).toEqual([]);
    expect(await linksIn('An epsilon.', 'src/content/docs/museum.mdx')).toEqual([]);
  });
});
