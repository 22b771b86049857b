import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { drawn, startFigures } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { fileAt, pagesToOpen, textAt } from '../../pages/support.ts';
import { offenders } from '../../support/offenders.ts';

// The cost of a page as it opens and after scrolling to its end, without other input. Bytes are
// counted as a good host compresses them, so that every machine counts the same.

const browser = await openBrowser();
afterAll(() => browser.close());

const kB = 1000;
/** Fonts and pixel images are already compressed. */
const isCompressed = (name: string) => /\.(woff2|png|jpe?g|webp|avif)$/.test(name);

/**
 * Replaces the hashes in file names, because different hashes compress to some 80 bytes more or
 * less.
 */
const withoutHashes = (text: string) =>
  text.replace(/([.-])[\w-]{8}(?=\.(js|css|woff2)\b)/g, '$1abcdefgh');

/** Most files are in every page, and good compression is slow. */
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

/** A page's files as it opens, all files once every figure was seen, and its own scripts. */
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
  // On a busy machine the network may be idle before the page has requested its scripts, so wait
  // until the page's own list of resources stops changing.
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
/** Files of live listings: their own code, the recorder, and functions with probes. */
const isLive = (name: string) =>
  name.includes('live-listings') || /src\/lib\/[\w-]+\.ts/.test(textAt(name));
/** Files of maps, including the worker's, whose names end like this. */
const isMap = (name: string) => /truth|-[\w-]{8}\.js$/.test(name);
const ownOf = (names: readonly string[]) =>
  scriptsOf(names).filter((name) => !isLive(name) && !isMap(name));

it('a page opens with at most 46 kB of JavaScript, live listings apart', async () => {
  const rule = (cost: Cost) => {
    expect(scriptsOf(cost.opened).length).toBeGreaterThan(0);
    expect(sum(ownOf(cost.opened)) + cost.inline).toBeLessThanOrEqual(46 * kB);
  };
  expect(await breaking(rule)).toEqual([]);
});

// Over the network each file costs some 400 bytes more than its content.
it('and with at most 30 files of it', async () => {
  const rule = (cost: Cost) => expect(scriptsOf(cost.opened).length).toBeLessThanOrEqual(30);
  expect(await breaking(rule)).toEqual([]);
});

it('has maps of at most 11 kB', async () => {
  const rule = ({ loaded }: Cost) =>
    expect(sum(scriptsOf(loaded).filter(isMap))).toBeLessThanOrEqual(11 * kB);
  expect(await breaking(rule)).toEqual([]);
});

it('is at most 215 kB, fonts included', async () => {
  const rule = ({ loaded }: Cost) => {
    expect(loaded.some((name) => name.endsWith('.woff2'))).toBe(true);
    expect(loaded.some((name) => name.endsWith('.html'))).toBe(true);
    expect(sum(loaded)).toBeLessThanOrEqual(215 * kB);
  };
  expect(await breaking(rule)).toEqual([]);
});
