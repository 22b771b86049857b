import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { pages, siteFile, sites } from './support.ts';

describe.each(sites)('%s', (site) => {
  const page = pages(site).find(({ path }) => path.endsWith('/host-the-book/'))!;
  const served = new Map(
    [...elements(page.document)].flatMap((element) => {
      const name = attribute(element, 'data-served');
      return name === undefined ? [] : [[name, textOf(element)] as const];
    }),
  );

  it('says what was measured, of all that it promises', () => {
    expect(served.size).toBeGreaterThan(20);
    for (const [name, text] of served) expect(text, name).toMatch(/^[\d.\u202f]+( [kM]B)?$/);
  });

  it('counts a chapter with what it names', () => {
    const html = readFileSync(siteFile(site, 'vectors/index.html'), 'utf8');
    const named = new Set([...html.matchAll(/_astro\/[\w.-]+\.\w+/g)].map(([name]) => name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const sizes = [...named].map((name) => {
      expect(existsSync(siteFile(site, name)), name).toBe(true);
      const content = readFileSync(siteFile(site, name));
      return name.endsWith('.woff2')
        ? content.length
        : brotliCompressSync(content, { params }).length;
    });
    const bytes = sizes.reduce((a, b) => a + b, brotliCompressSync(html, { params }).length);
    // The page says the median of all chapters: within half of one of them.
    const said = Number.parseFloat(served.get('chapter')!) * 1000;
    expect(said / bytes).toBeGreaterThan(2 / 3);
    expect(said / bytes).toBeLessThan(3 / 2);
  });

  it('counts the files that a device keeps, and their bytes', () => {
    const worker = readFileSync(siteFile(site, 'service-worker.js'), 'utf8');
    const [, list = ''] = /,files:(\[\[.*?\]\])/s.exec(worker) ?? [];
    const files = JSON.parse(list) as [address: string][];
    expect(Number(served.get('files'))).toBe(files.length);

    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    const sizes = files.map(([address]) => {
      const content = readFileSync(siteFile(site, address.replace(/(^\.\/|\/)$/, '$1index.html')));
      // Fonts and pictures are compressed already; a lesser quality costs a fifth at most.
      return Math.min(content.length, brotliCompressSync(content, { params }).length);
    });
    const megabytes = sizes.reduce((a, b) => a + b) / 1e6;
    const said = served.get('edition')!;
    expect(said).toMatch(/ MB$/);
    expect(Number.parseFloat(said) / megabytes).toBeGreaterThan(0.75);
    expect(Number.parseFloat(said) / megabytes).toBeLessThan(1.05);
  });

  it('gives hosts the headers, and keeps them from readers', () => {
    expect(readFileSync(siteFile(site, '_headers'), 'utf8')).toContain('nosniff');
    expect(readFileSync(siteFile(site, 'service-worker.js'), 'utf8')).not.toContain('_headers');
  });
});
