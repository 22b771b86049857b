import { expect, it } from 'vitest';
import { parsePage } from '#site/integrations/html.ts';
import { addressesOf, publishedAddresses, refreshOf } from '../../scripts/addresses.mjs';
import { base, embeds, pagesAndRedirects, site } from './support.ts';

// A stored address still opens the same content, or redirects to its new place. A release adds its
// new addresses to the list.

const documents = new Map(
  [...pagesAndRedirects(), ...embeds()].map(({ path, document }) => [
    path.slice(base.length),
    document,
  ]),
);
const now = new Set(addressesOf(site, (page) => documents.get(page)!));
const published = publishedAddresses();

/** Whether a page redirects to another page of the site that does not redirect. */
function isSentOn(page: string, all = documents): boolean {
  const to = all.has(page) ? refreshOf(all.get(page)!) : undefined;
  if (to === undefined) return false;
  const target = new URL(to, `https://site.example${base}${page}`).pathname.slice(base.length);
  return all.has(target) && refreshOf(all.get(target)!) === undefined;
}

it('lists every address once, in order', () => {
  expect(published).toEqual([...new Set(published)].sort());
  expect(published.length).toBeGreaterThan(1000);
  const known = ['feed.xml', 'service-worker.js', 'sitemap-index.xml', 'favicon.svg', './'];
  expect(published).toEqual(expect.arrayContaining(known));
});

it('keeps every published address', () => {
  const dead = published.filter(
    (address) => !now.has(address) && !isSentOn(address.split('#')[0]!),
  );
  expect(dead, 'send their readers on by `redirects` in astro.config.mjs').toEqual([]);
});

it('has no page that sends its readers nowhere', () => {
  const page = (head: string) => parsePage(`<!doctype html><head>${head}</head>`);
  const moved = (to: string) => page(`<meta http-equiv="refresh" content="0;url=${to}">`);
  const some = new Map([
    ['here/', page('')],
    ['moved/', moved(`${base}here/`)],
    ['again/', moved(`${base}moved/`)],
    ['gone/', moved(`${base}nowhere/`)],
  ]);
  expect([...some.keys()].map((name) => isSentOn(name, some))).toEqual([false, true, false, false]);
  const redirects = [...documents].filter(([, document]) => refreshOf(document) !== undefined);
  expect(redirects.map(([name]) => name).filter((name) => !isSentOn(name))).toEqual([]);
});
