import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pages, siteFile } from '../pages/support.ts';
import { drawn } from './figure.ts';
import { openBrowser } from './support.ts';

// What a page costs before its reader touches anything: as it opens, and scrolled through to the
// end. Counted in the bytes of the files as a good host compresses them, so that it is the same on
// any machine.

const browser = await openBrowser();
afterAll(() => browser.close());

const kB = 1000;
/** Fonts and pictures of pixels are compressed already. */
const isCompressed = (name: string) => /\.(woff2|png|jpe?g|webp|avif)$/.test(name);

const paths = pages('dist').filter(({ html }) => html.includes('<first-contact-figure'));

describe.each(paths.map(({ path }) => path))('%s', (path) => {
  const loaded = new Set<string>();
  let opened: string[] = [];
  let inline = 0;
  beforeAll(async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      loaded.add(pathname.replace(/\/$/, '/index.html').slice(1));
    });
    await page.goto(new URL(path, inject('siteUrl')).href, { waitUntil: 'networkidle' });
    opened = [...loaded];
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 450) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await drawn(page);
    }
    for (const figure of await page.locator('first-contact-figure').all()) {
      await figure.and(page.locator('[data-ready]')).waitFor();
    }
    await page.waitForLoadState('networkidle');
    const scripts = await page
      .locator('script:not([src])')
      .evaluateAll((all) => all.map((script) => script.textContent).join('\n'));
    inline = brotliCompressSync(scripts).length;
    await close();
  });

  const sizeOf = (name: string) => {
    const content = readFileSync(siteFile('dist', name));
    return isCompressed(name) ? content.length : brotliCompressSync(content).length;
  };
  const sum = (names: string[]) => names.reduce((total, name) => total + sizeOf(name), 0);

  const scriptsOf = (names: string[]) => names.filter((name) => /\.(m?js|wasm)$/.test(name));

  it('opens with at most 30 kB of JavaScript', () => {
    expect(scriptsOf(opened).length).toBeGreaterThan(0);
    expect(sum(scriptsOf(opened)) + inline).toBeLessThanOrEqual(30 * kB);
  });

  // A figure's own script comes when the figure comes near: a chapter may have eight of them.
  it('has loaded at most 36 kB of it when every figure has been seen', () => {
    expect(sum(scriptsOf([...loaded])) + inline).toBeLessThanOrEqual(36 * kB);
  });

  it('is at most 200 kB, fonts included', () => {
    expect([...loaded].some((name) => name.endsWith('.woff2'))).toBe(true);
    expect([...loaded].some((name) => name.endsWith('.html'))).toBe(true);
    expect(sum([...loaded])).toBeLessThanOrEqual(200 * kB);
  });
});
