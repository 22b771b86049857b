import { existsSync } from 'node:fs';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { findFigure } from '#kit/all-figures.ts';
import { readShared } from '#kit/read-shared.ts';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { bases, embeds, type Page, pages, siteFile, sites, texts } from './support.ts';

const all = (page: Page, tagName: string) =>
  [...elements(page.document)].filter((element) => element.tagName === tagName);

const ids = (page: Page) =>
  [...elements(page.document)].flatMap((element) => attribute(element, 'id') ?? []);

const withAttribute = (page: Page, tagName: string, name: string, value: string) =>
  all(page, tagName).filter((element) => attribute(element, name) === value);

/** A figure of that page in a state that it can read: `#voronoi-grown=1;...`. */
const isPosition = (page: Page, fragment: string) => {
  const [name = ''] = fragment.split('=');
  const isThere = withAttribute(page, 'first-contact-figure', 'data-figure', name).length > 0;
  return isThere && 'state' in (readShared(findFigure(name), fragment) ?? {});
};

const only = (found: Tree.Element[]) => {
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe.each(sites)('%s', (site) => {
  const base = bases[site];
  const pagesOfSite = pages(site);
  const pageAt = new Map([...pagesOfSite, ...embeds(site)].map((page) => [page.path, page]));

  describe.each(pagesOfSite)('$path', (page) => {
    const canonicals = withAttribute(page, 'link', 'rel', 'canonical');
    const address = canonicals.map((link) => attribute(link, 'href'))[0];
    const origin = new URL(address ?? 'https://this-site.example').origin;

    it('links only to pages, files and anchors that exist', () => {
      const links = [...elements(page.document)]
        .filter((element) => !canonicals.includes(element))
        .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
        .filter((link) => link !== undefined)
        .map((link) => new URL(link, origin + page.path))
        .filter((url) => url.origin === origin);
      expect(links.length).toBeGreaterThan(0);

      const broken = links.filter(({ pathname, hash }) => {
        if (!pathname.startsWith(base)) return true;
        const target = pageAt.get(pathname);
        const name = decodeURIComponent(pathname.slice(base.length));
        if (!target) return pathname.endsWith('/') || !existsSync(siteFile(site, name));
        const fragment = decodeURIComponent(hash.slice(1));
        return fragment !== '' && !ids(target).includes(fragment) && !isPosition(target, fragment);
      });
      expect(broken.map(String)).toEqual([]);
    });

    it('has every id once', () => {
      const seen = new Set<string>();
      const repeated = ids(page).filter((id) => seen.size === seen.add(id).size);
      expect(repeated).toEqual([]);
    });

    it('has no formula left in its source form', () => {
      const skipped = ['script', 'style', 'code', 'pre', 'annotation'];
      const left = [...texts(page.document, skipped)].filter(({ text }) => text.includes('$'));
      expect(left.map(({ text }) => text)).toEqual([]);
    });

    it('has one heading, a title, a description and its own address', () => {
      expect(textOf(only(all(page, 'h1'))).trim()).not.toBe('');

      const title = all(page, 'title').filter(({ parentNode }) => parentNode?.nodeName === 'head');
      expect(textOf(only(title)).trim()).not.toBe('');

      const description = only(withAttribute(page, 'meta', 'name', 'description'));
      expect(attribute(description, 'content')?.trim()).toBeTruthy();

      // The page for what is missing stands for any address.
      if (page.path.endsWith('/404.html')) {
        expect(canonicals).toEqual([]);
        only(withAttribute(page, 'meta', 'name', 'robots'));
      } else {
        const canonical = attribute(only(canonicals), 'href');
        expect(canonical).toBe(`https://first-contact.example${page.path}`);
        const shared = only(withAttribute(page, 'meta', 'property', 'og:url'));
        expect(attribute(shared, 'content')).toBe(canonical);
      }
    });
  });
});
