import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addressesOf, publishedAddresses, redirectOf } from '../../scripts/addresses.mjs';
import { site } from '../build-site.ts';
import { siteFile } from './support.ts';

// Whoever kept an address finds there what was there, or is led to where it went.

const now = new Set(addressesOf(site.dir));
const published = publishedAddresses();

/** Whether a page stands there that sends its readers on to a page of the site. */
function isLedOn(address: string): boolean {
  const [page = ''] = address.split('#');
  if (!existsSync(siteFile('dist', `${page}index.html`))) return false;
  const to = redirectOf(site.dir, page);
  if (to === undefined) return false;
  const [target = ''] = new URL(to, `https://site.example/${page}`).pathname.slice(1).split('#');
  return now.has(target || './');
}

describe('every address that was ever published', () => {
  it('is listed once, in order', () => {
    expect(published).toEqual([...new Set(published)].sort());
    expect(published.length).toBeGreaterThan(1000);
  });

  it('leads somewhere', () => {
    const dead = published.filter((address) => !now.has(address) && !isLedOn(address));
    expect(dead, 'lead these on by `redirects` in astro.config.mjs').toEqual([]);
  });

  it('is in the list', () => {
    const known = new Set(published);
    const missing = [...now].filter((address) => !known.has(address));
    expect(missing, 'add them to tests/addresses.txt by: npm run addresses').toEqual([]);
  });

  it.each(['feed.xml', 'service-worker.js', 'sitemap-index.xml', 'favicon.svg', './'])(
    'is %s, too',
    (address) => expect(published).toContain(address),
  );
});

it('a page that moved is told by its redirect', () => {
  const pages = [...now].filter((address) => /\/$/.test(address));
  expect(pages.length).toBeGreaterThan(20);
  const redirected = pages.filter((page) => redirectOf(fileURLToPath(siteFile('dist', '')), page));
  // Each leads to a page that is none itself.
  for (const page of redirected) expect(isLedOn(page), page).toBe(true);
});
