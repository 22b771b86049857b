import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFigure } from '#figure/all-figures.ts';
import { readShared } from '#figure/read-shared.ts';
import { attribute, textOf } from '#site/integrations/html.ts';
import {
  base,
  embeds,
  everything,
  fileAt,
  having,
  type Page,
  pages,
  pagesThatBreak,
  tagged,
  texts,
} from './support.ts';

const host = 'https://first-contact.example';

const everyPage = [...pages(), ...embeds()];
const pageWithPath = new Map(everyPage.map((page) => [page.path, page]));
const idsOf = (page: Page) => having(page.document, 'id').map((one) => attribute(one, 'id')!);
const ids = new Map(everyPage.map((page) => [page, new Set(idsOf(page))]));

const withAttribute = (page: Page, tagName: string, name: string, value: string) =>
  tagged(page.document, tagName).filter((element) => attribute(element, name) === value);

const canonicalsOf = (page: Page) => withAttribute(page, 'link', 'rel', 'canonical');

/** A figure's position on that page, in a readable state: `#voronoi-grown=1;...`. */
const isPosition = (page: Page, fragment: string) => {
  const [name = ''] = fragment.split('=');
  const isThere = withAttribute(page, 'first-contact-figure', 'data-figure', name).length > 0;
  return isThere && 'state' in (readShared(findFigure(name), fragment) ?? {});
};

function isBroken({ pathname, hash }: URL): boolean {
  if (!pathname.startsWith(base)) return true;
  const target = pageWithPath.get(pathname);
  const name = decodeURIComponent(pathname.slice(base.length));
  if (!target) return pathname.endsWith('/') || !existsSync(fileAt(name));
  const fragment = decodeURIComponent(hash.slice(1));
  return fragment !== '' && !ids.get(target)!.has(fragment) && !isPosition(target, fragment);
}

it('links only to pages, files and anchors that exist', async () => {
  const broken = await pagesThatBreak((page) => {
    const links = everything(page.document)
      .filter((element) => attribute(element, 'rel') !== 'canonical')
      .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
      .filter((link) => link !== undefined)
      .map((link) => new URL(link, host + page.path))
      .filter((url) => url.origin === host);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(isBroken).map(String)).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('has every id once', async () => {
  const broken = await pagesThatBreak((page) => {
    const all = idsOf(page);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  }, everyPage);
  expect(broken).toEqual([]);
});

it('has no formula left in its source form', async () => {
  const skipped = ['script', 'style', 'code', 'pre', 'annotation'];
  const broken = await pagesThatBreak(({ document }) => {
    const left = [...texts(document, skipped)].filter(({ text }) => text.includes('$'));
    expect(left.map(({ text }) => text)).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('has one heading, a title, a description and its own address', async () => {
  const broken = await pagesThatBreak((page) => {
    const headings = tagged(page.document, 'h1');
    expect(headings.map(textOf)).toEqual([expect.stringMatching(/\S/)]);

    const titles = tagged(page.document, 'title').filter(
      ({ parentNode }) => parentNode?.nodeName === 'head',
    );
    expect(titles.map(textOf)).toEqual([expect.stringMatching(/\S/)]);

    const contentOf = (name: string, value: string) =>
      withAttribute(page, 'meta', name, value).map((one) => attribute(one, 'content'));
    expect(contentOf('name', 'description')).toEqual([expect.stringMatching(/\S/)]);

    const addresses = canonicalsOf(page).map((link) => attribute(link, 'href'));
    // The 404 page represents any address.
    if (page.path.endsWith('/404.html')) {
      expect(addresses).toEqual([]);
      expect(contentOf('name', 'robots')).toHaveLength(1);
    } else {
      expect(addresses).toEqual([host + page.path]);
      expect(contentOf('property', 'og:url')).toEqual(addresses);
    }
  });
  expect(broken).toEqual([]);
});
