import { readFileSync } from 'node:fs';
import { serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { findFigure } from '#kit/all-figures.ts';
import { readShared } from '#kit/read-shared.ts';
import { start } from '#kit/store.ts';
import { figureTitle } from '#site/embeds.ts';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { figures } from '../support/all-figures.ts';
import { bases, embeds, type Page, pages, siteFile, siteFiles, sites } from './support.ts';

// The pages of one figure each, which other sites put into frames.

const all = (node: Tree.Node, matches: (one: Tree.Element) => boolean) =>
  [...elements(node)].filter(matches);
const tagged = (node: Tree.Node, tagName: string) => all(node, (one) => one.tagName === tagName);
const classed = (node: Tree.Node, name: string) =>
  all(node, (one) => (attribute(one, 'class') ?? '').split(/\s+/).includes(name));
const having = (node: Tree.Node, name: string, value: string) =>
  all(node, (one) => attribute(one, name) === value);

const figureIn = (node: Tree.Node, name: string) =>
  tagged(node, 'first-contact-figure').find((one) => attribute(one, 'data-figure') === name);

const stylesheets = (page: Page) =>
  having(page.document, 'rel', 'stylesheet')
    .filter((one) => attribute(one, 'media') === undefined)
    .map((one) => attribute(one, 'href'));

/** A figure's HTML without what its chapter alone has, or tells another way. */
function common(figure: Tree.Element): string {
  return serializeOuter(figure)
    .replace(/<b>Figure [\d.]+<\/b>/, '')
    .replace(/(?<="caption-[\w-]+-)\d+(?=")/g, '')
    .replace(/<button[^>]* data-do="share"[^>]*>Share<\/button>/, '')
    .replace(/<ul class="conventions.*?<\/ul>/s, '')
    .replace(/\s+/g, '');
}

describe.each(sites)('%s', (site) => {
  const base = bases[site];
  const book = pages(site);

  it('has one for each figure of the book', () => {
    const names = embeds(site).map(({ path }) => path.slice(base.length));
    expect(names).toEqual(figures.map(({ name }) => `embed/${name}/`).sort());
  });

  it('keeps on the device of a reader only those that a page of the book shows', () => {
    const shown = book.flatMap(({ document }) =>
      tagged(document, 'iframe').flatMap((one) => attribute(one, 'src') ?? []),
    );
    const embedded = (text: string) => text.match(/embed\/[\w-]+\//g) ?? [];
    const kept = embedded(readFileSync(siteFile(site, 'service-worker.js'), 'utf8'));
    expect(kept).toEqual(embedded(shown.join(' ')));
    expect(kept).toEqual(['embed/point-in-circle/']);
  });

  it('shows none of them to search engines', () => {
    const listed = siteFiles(site, /^sitemap.*\.xml$/).map((name) =>
      readFileSync(siteFile(site, name), 'utf8'),
    );
    expect(listed.join('')).toContain(`${base}point-and-circle/`);
    expect(listed.join('')).not.toContain('/embed/');
  });

  describe.each(embeds(site))('$path', (page) => {
    const { document } = page;
    const name = page.path.split('/').at(-2)!;
    const figure = findFigure(name);
    const [link] = classed(document, 'embed-source').flatMap((line) => tagged(line, 'a'));
    const [path = '', position = ''] = (attribute(link!, 'href') ?? '').split('#');
    const chapter = book.find((one) => one.path === path)!;

    it('has the figure as its chapter has it', () => {
      const here = figureIn(document, name)!;
      expect(common(here)).toBe(common(figureIn(chapter.document, name)!));
      expect(having(here, 'data-do', 'share')).toEqual([]);
      expect(tagged(document, 'first-contact-figure')).toHaveLength(1);
    });

    it('has the legend of its map, if it has a map', () => {
      const legends = (node: Tree.Node) =>
        having(node, 'data-truth-figure', name).map((one) => serializeOuter(one));
      expect(legends(document)).toEqual(legends(chapter.document));
      expect(legends(document)).toHaveLength(figure.truth ? 1 : 0);
    });

    it('leads to its chapter, in a window of its own, in the position that it shows', () => {
      expect(attribute(link!, 'target')).toBe('_blank');
      const { state } = readShared(figure, position) as { state: unknown };
      expect(state).toEqual(start(figure).state);
      expect(textOf(classed(document, 'embed-source')[0]!)).toMatch(/^From .*First Contact$/);
    });

    it('has nothing of the book around the figure', () => {
      const shell = [
        'header',
        'nav',
        'footer',
        'site-search',
        'theme-button',
        'first-contact-program',
      ];
      expect(shell.flatMap((one) => tagged(document, one))).toEqual([]);
      expect(classed(document, 'listing')).toEqual([]);
    });

    it('has a title, one heading, a description, and each id once', () => {
      const titles = tagged(document, 'title').filter((one) => one.parentNode?.nodeName === 'head');
      expect(titles.map(textOf)).toEqual([`${figureTitle(name)} | First Contact`]);
      expect(tagged(document, 'h1').map(textOf)).toEqual([figureTitle(name)]);
      const [description] = having(document, 'name', 'description');
      expect(attribute(description!, 'content')).toBe(figure.description);
      const ids = all(document, () => true).flatMap((one) => attribute(one, 'id') ?? []);
      expect(ids).toEqual([...new Set(ids)]);
    });

    it('is found as its chapter, and not by itself', () => {
      expect(attribute(having(document, 'name', 'robots')[0]!, 'content')).toBe('noindex');
      const [canonical] = having(document, 'rel', 'canonical');
      const [own] = having(chapter.document, 'rel', 'canonical');
      expect(attribute(canonical!, 'href')).toBe(attribute(own!, 'href'));
      // The search of the site knows only what stands in such an element.
      expect(all(document, (one) => attribute(one, 'data-pagefind-body') !== undefined)).toEqual(
        [],
      );
    });

    it('has the styles of its chapter, in one file', () => {
      expect(stylesheets(page)).toEqual(stylesheets(chapter));
      expect(stylesheets(page)).toHaveLength(1);
    });
  });
});
