import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { attribute, textOf } from '#site/integrations/html.ts';
import { fileAt, having, pageAt, textAt } from './support.ts';

const served = new Map(
  having(pageAt('host-the-book/').document, 'data-served').map((element) => [
    attribute(element, 'data-served'),
    textOf(element),
  ]),
);

it('says what was measured, of all that it promises', () => {
  expect(served.size).toBeGreaterThan(20);
  const others = [...served].filter(([, text]) => !/^[\d.\u202f]+( [kM]B)?$/.test(text));
  expect(others).toEqual([]);
});

it('counts a chapter with what it names', () => {
  const html = textAt('vectors/index.html');
  const named = [...new Set([...html.matchAll(/_astro\/[\w.-]+\.\w+/g)].map(([name]) => name))];
  expect(named.filter((name) => !existsSync(fileAt(name)))).toEqual([]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sizes = named.map((name) => {
    const content = readFileSync(fileAt(name));
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

it('counts the files that a device stores, and their bytes', () => {
  const [, list = ''] = /,files:(\[\[.*?\]\])/s.exec(textAt('service-worker.js')) ?? [];
  const files = JSON.parse(list) as [address: string][];
  expect(Number(served.get('files'))).toBe(files.length);

  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  const sizes = files.map(([address]) => {
    const content = readFileSync(fileAt(address.replace(/(^\.\/|\/)$/, '$1index.html')));
    // Fonts and pictures are compressed already; a lesser quality costs a fifth at most.
    return Math.min(content.length, brotliCompressSync(content, { params }).length);
  });
  const megabytes = sizes.reduce((a, b) => a + b) / 1e6;
  const said = served.get('edition')!;
  expect(said).toMatch(/ MB$/);
  expect(Number.parseFloat(said) / megabytes).toBeGreaterThan(0.75);
  expect(Number.parseFloat(said) / megabytes).toBeLessThan(1.05);
});

it('gives hosts the headers, and readers none of them', () => {
  expect(textAt('_headers')).toContain('nosniff');
  expect(textAt('service-worker.js')).not.toContain('_headers');
});
