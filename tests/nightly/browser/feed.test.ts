import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { attribute, elements } from '#site/integrations/html.ts';
import { openBrowser } from '../../browser/support.ts';
import { bases, pages, type Site, textAt } from '../../pages/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();
await page.goto(new URL('favicon.svg', inject('siteUrl')).href);

/** The feed as parsed by the browser's strict XML parser. */
const read = (text: string) =>
  page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const textOf = (from: Element | Document, name: string) =>
      from.querySelector(name)?.textContent ?? '';
    return {
      fault: feed.querySelector('parsererror')?.textContent ?? '',
      root: feed.documentElement.nodeName,
      version: feed.documentElement.getAttribute('version'),
      title: textOf(feed, 'channel > title'),
      link: textOf(feed, 'channel > link'),
      self: feed.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
      items: [...feed.querySelectorAll('item')].map((item) => ({
        title: textOf(item, 'title'),
        link: textOf(item, 'link'),
        id: textOf(item, 'guid'),
        day: textOf(item, 'pubDate'),
        text: textOf(item, 'description'),
      })),
    };
  }, text);

/** The date at the top of a chapter's page. */
function published(chapter: string): string | undefined {
  const page = new URL(`../../../src/content/docs/${chapter}/index.mdx`, import.meta.url);
  return /^published: (.+)$/m.exec(readFileSync(page, 'utf8'))?.[1];
}

/** The chapters in the list of pages, by their paths. */
function chaptersOf(site: Site): string[] {
  const home = pages(site).find(({ path }) => path === bases[site])!;
  const list = [...elements(home.document)].find(
    (one) => attribute(one, 'class') === 'chapter-list',
  )!;
  return [...elements(list)].flatMap((one) => attribute(one, 'href') ?? []);
}

describe.each(Object.keys(bases) as Site[])('the feed of %s', async (site) => {
  const home = `https://first-contact.example${bases[site]}`;
  const feed = await read(textAt('feed.xml', site));

  it('is RSS that a strict parser takes', () => {
    expect(feed).toMatchObject({ fault: '', root: 'rss', version: '2.0', title: 'First Contact' });
    expect(feed.link).toBe(home);
    expect(feed.self).toBe(`${home}feed.xml`);
  });

  it('has an entry for each chapter: its question, its idea, its own address', () => {
    const links = chaptersOf(site).map((path) => new URL(path, home).href);
    expect(links.length).toBeGreaterThan(10);
    expect(feed.items.map(({ link }) => link).sort()).toEqual([...links].sort());
    const atSite = new Map(pages(site).map(({ path, document }) => [path, document]));
    for (const { title, link, id, text } of feed.items) {
      expect(id).toBe(link);
      const document = atSite.get(new URL(link).pathname)!;
      const byClass = (name: string) =>
        [...elements(document)].filter((one) => attribute(one, 'class') === name).length;
      expect(byClass('question') + byClass('idea'), link).toBe(2);
      expect(title).not.toBe('');
      expect(text).toMatch(/\? \S.*\.$/s);
      expect(text).not.toMatch(/undefined|\$|</);
    }
  });

  it('has the day of each chapter, the newest first', () => {
    const days = feed.items.map(({ link, day }) => {
      const chapter = new URL(link).pathname.slice(bases[site].length, -1);
      expect(new Date(day).toISOString().slice(0, 10)).toBe(published(chapter));
      return new Date(day).getTime();
    });
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  it('is named in the head of every page', () => {
    for (const { path, document } of pages(site)) {
      const links = [...elements(document)].filter(
        (one) => attribute(one, 'rel') === 'alternate' && attribute(one, 'type'),
      );
      expect(
        links.map((one) => attribute(one, 'href')),
        path,
      ).toEqual([`${bases[site]}feed.xml`]);
    }
  });
});
