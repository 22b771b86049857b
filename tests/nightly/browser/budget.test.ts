import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { drawn, startFigures } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { fileAt, pagesToOpen, textAt } from '../../pages/support.ts';
import { offenders } from '../../support/offenders.ts';

// What a page costs before its reader touches anything: as it opens, and seen to its end. Counted in
// the bytes of the files as a good host compresses them, so that it is the same on any machine.

const browser = await openBrowser();
afterAll(() => browser.close());

const kB = 1000;
/** Fonts and pictures of pixels are compressed already. */
const isCompressed = (name: string) => /\.(woff2|png|jpe?g|webp|avif)$/.test(name);

/**
 * A text, with the same letters for the hash in each name of a file: with other hashes the same code
 * compresses to some 80 bytes more or less.
 */
const withoutHashes = (text: string) =>
  text.replace(/([.-])[\w-]{8}(?=\.(js|css|woff2)\b)/g, '$1abcdefgh');

/** Most files are in every page, and to compress one as well as a good host takes its time. */
const sizes = new Map<string, number>();
function sizeOf(name: string): number {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const size = isCompressed(name)
    ? readFileSync(fileAt(name)).length
    : brotliCompressSync(withoutHashes(textAt(name))).length;
  sizes.set(name, size);
  return size;
}

/** What a page has cost: the files that it opened with, all when each figure has been seen, and its own scripts. */
interface Cost {
  readonly path: string;
  readonly opened: readonly string[];
  readonly loaded: readonly string[];
  readonly inline: number;
}

async function costOf(path: string): Promise<Cost> {
  const loaded = new Set<string>();
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    loaded.add(pathname.replace(/\/$/, '/index.html').slice(1));
  });
  await page.goto(new URL(path, inject('siteUrl')).href);
  // On a busy machine the network may be idle before the page has asked for its scripts. So one
  // looks at what the page itself has asked for, until that stays the same.
  let resources: string[] = [];
  for (let before = -1; resources.length !== before; ) {
    before = resources.length;
    await page.waitForTimeout(500);
    resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
  }
  const opened = resources.map((name) => new URL(name).pathname.slice(1));
  await startFigures(page);
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return document.fonts.ready.then(() => {});
  });
  await drawn(page);
  const scripts = await page
    .locator('script:not([src])')
    .evaluateAll((all) => all.map((script) => script.textContent).join('\n'));
  await close();
  return { path, opened, loaded: [...loaded], inline: brotliCompressSync(scripts).length };
}

const paths = pagesToOpen('dist').filter(({ html }) => html.includes('<first-contact-figure'));
const costs: Cost[] = [];
beforeAll(async () => {
  for (const { path } of paths) costs.push(await costOf(path));
});

const breaking = (rule: (cost: Cost) => void) => offenders(costs, ({ path }) => path, rule);

const sum = (names: readonly string[]) => names.reduce((total, name) => total + sizeOf(name), 0);
const scriptsOf = (names: readonly string[]) => names.filter((name) => /\.(m?js|wasm)$/.test(name));
/** What live listings add: their own code, the recorder, and functions with probes in them. */
const isLive = (name: string) =>
  name.includes('live-listings') || /src\/lib\/[\w-]+\.ts/.test(textAt(name));
/** What maps add: what paints them, and the worker with what it loads, whose names end so. */
const isMap = (name: string) => /truth|-[\w-]{8}\.js$/.test(name);
const ownOf = (names: readonly string[]) =>
  scriptsOf(names).filter((name) => !isLive(name) && !isMap(name));

it('a page opens with at most 40 kB of JavaScript, live listings apart', async () => {
  const rule = (cost: Cost) => {
    expect(scriptsOf(cost.opened).length).toBeGreaterThan(0);
    expect(sum(ownOf(cost.opened)) + cost.inline).toBeLessThanOrEqual(40 * kB);
  };
  expect(await breaking(rule)).toEqual([]);
});

// By the wire each costs some 400 bytes more than it contains.
it('and with at most 30 files of it', async () => {
  const rule = (cost: Cost) => expect(scriptsOf(cost.opened).length).toBeLessThanOrEqual(30);
  expect(await breaking(rule)).toEqual([]);
});

it('has maps of at most 11 kB', async () => {
  const rule = ({ loaded }: Cost) =>
    expect(sum(scriptsOf(loaded).filter(isMap))).toBeLessThanOrEqual(11 * kB);
  expect(await breaking(rule)).toEqual([]);
});

it('is at most 210 kB, fonts included', async () => {
  const rule = ({ loaded }: Cost) => {
    expect(loaded.some((name) => name.endsWith('.woff2'))).toBe(true);
    expect(loaded.some((name) => name.endsWith('.html'))).toBe(true);
    expect(sum(loaded)).toBeLessThanOrEqual(210 * kB);
  };
  expect(await breaking(rule)).toEqual([]);
});
