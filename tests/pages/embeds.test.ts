import { serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { findFigure } from '#figure/all-figures.ts';
import { figureTitle } from '#figure/embed-code.ts';
import { readShared } from '#figure/read-shared.ts';
import { start } from '#figure/store.ts';
import { attribute, textOf } from '#site/integrations/html.ts';
import { figures } from '../support/all-figures.ts';
import {
  base,
  embeds,
  filesNamed,
  having,
  type Page,
  pages,
  pagesThatBreak,
  tagged,
  textAt,
  withClass,
} from './support.ts';

// The pages of single figures, which other sites embed.

const figureIn = (node: Tree.Node, name: string) =>
  tagged(node, 'first-contact-figure').find((one) => attribute(one, 'data-figure') === name);

const stylesheets = (page: Page) =>
  having(page.document, 'rel', 'stylesheet')
    .filter((one) => attribute(one, 'media') === undefined)
    .map((one) => attribute(one, 'href'));

/** A figure's HTML without what only its chapter has. */
function common(figure: Tree.Element): string {
  return serializeOuter(figure)
    .replace(/<b>Figure [\d.]+<\/b>/, '')
    .replace(/(?<="caption-[\w-]+-)\d+(?=")/g, '')
    .replace(/<button[^>]* data-do="share"[^>]*>Share<\/button>/, '')
    .replace(/<ul class="conventions.*?<\/ul>/s, '')
    .replace(/\s+/g, '');
}

const nameOf = ({ path }: Page) => path.split('/').at(-2)!;

/** The line below a figure, its link, and the chapter and position that it leads to. */
function sourceOf({ document }: Page) {
  const [line] = withClass(document, 'embed-source');
  const [link] = tagged(line!, 'a');
  const [path = '', position = ''] = (attribute(link!, 'href') ?? '').split('#');
  const chapter = pages().find((one) => one.path === path)!;
  return { line: line!, link: link!, chapter, position };
}

const embedsThatBreak = (rule: (page: Page) => void) => pagesThatBreak(rule, embeds());

it('there is one for each figure of the book', () => {
  const names = embeds().map(({ path }) => path.slice(base.length));
  expect(names).toEqual(figures.map(({ name }) => `embed/${name}/`).sort());
});

it('a reader’s device stores only those that a page of the book shows', () => {
  const shown = pages().flatMap(({ document }) =>
    tagged(document, 'iframe').flatMap((one) => attribute(one, 'src') ?? []),
  );
  const embedded = (text: string) => text.match(/embed\/[\w-]+\//g) ?? [];
  const stored = embedded(textAt('service-worker.js'));
  expect(stored).toEqual(embedded(shown.join(' ')));
  expect(stored).toEqual(['embed/point-in-circle/']);
});

it('search engines are shown none of them', () => {
  const listed = filesNamed(/^sitemap.*\.xml$/).map((name) => textAt(name));
  expect(listed.join('')).toContain(`${base}point-and-circle/`);
  expect(listed.join('')).not.toContain('/embed/');
});

it('has the figure as its chapter has it', async () => {
  const broken = await embedsThatBreak((page) => {
    const here = figureIn(page.document, nameOf(page))!;
    const there = figureIn(sourceOf(page).chapter.document, nameOf(page))!;
    expect(common(here)).toBe(common(there));
    expect(having(here, 'data-do', 'share')).toHaveLength(0);
    expect(tagged(page.document, 'first-contact-figure')).toHaveLength(1);
  });
  expect(broken).toEqual([]);
});

it('has the legend of its map, if it has a map', async () => {
  const broken = await embedsThatBreak((page) => {
    const legends = (node: Tree.Node) =>
      having(node, 'data-truth-figure', nameOf(page)).map((one) => serializeOuter(one));
    expect(legends(page.document)).toEqual(legends(sourceOf(page).chapter.document));
    expect(legends(page.document)).toHaveLength(findFigure(nameOf(page)).truth ? 1 : 0);
  });
  expect(broken).toEqual([]);
});

it('links to its chapter, in a window of its own, in the position that it shows', async () => {
  const broken = await embedsThatBreak((page) => {
    const figure = findFigure(nameOf(page));
    const { line, link, position } = sourceOf(page);
    expect(attribute(link, 'target')).toBe('_blank');
    const { state } = readShared(figure, position) as { state: unknown };
    expect(state).toEqual(start(figure).state);
    expect(textOf(line)).toMatch(/^From .*First Contact$/);
  });
  expect(broken).toEqual([]);
});

it('has nothing of the book around the figure', async () => {
  const shell = ['header', 'nav', 'footer', 'site-search', 'theme-button', 'first-contact-program'];
  const broken = await embedsThatBreak(({ document }) => {
    expect(shell.filter((one) => tagged(document, one).length > 0)).toEqual([]);
    expect(withClass(document, 'listing')).toHaveLength(0);
  });
  expect(broken).toEqual([]);
});

it('has a title, one heading and a description', async () => {
  const broken = await embedsThatBreak((page) => {
    const { document } = page;
    const titles = tagged(document, 'title').filter((one) => one.parentNode?.nodeName === 'head');
    expect(titles.map(textOf)).toEqual([`${figureTitle(nameOf(page))} | First Contact`]);
    expect(tagged(document, 'h1').map(textOf)).toEqual([figureTitle(nameOf(page))]);
    const [description] = having(document, 'name', 'description');
    expect(attribute(description!, 'content')).toBe(findFigure(nameOf(page)).description);
  });
  expect(broken).toEqual([]);
});

it('is found as its chapter, and not by itself', async () => {
  const broken = await embedsThatBreak((page) => {
    const { document } = page;
    expect(attribute(having(document, 'name', 'robots')[0]!, 'content')).toBe('noindex');
    const [canonical] = having(document, 'rel', 'canonical');
    const [own] = having(sourceOf(page).chapter.document, 'rel', 'canonical');
    expect(attribute(canonical!, 'href')).toBe(attribute(own!, 'href'));
    // The search indexes only the content of such an element.
    expect(having(document, 'data-pagefind-body')).toHaveLength(0);
  });
  expect(broken).toEqual([]);
});

it('has the styles of its chapter, in one file', async () => {
  const broken = await embedsThatBreak((page) => {
    expect(stylesheets(page)).toEqual(stylesheets(sourceOf(page).chapter));
    expect(stylesheets(page)).toHaveLength(1);
  });
  expect(broken).toEqual([]);
});
