// The chapters as a feed: /feed.xml.

import { getCollection } from 'astro:content';
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { unknownName } from '#kit/nearest-names.ts';
import { published } from '#site/published.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const pages = await getCollection('docs');
  const home = new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), site ?? url);
  const items = Object.entries(published).map(([chapter, day]) => {
    const page = pages.find(({ id }) => id === chapter);
    if (!page) {
      throw unknownName(
        'a chapter',
        chapter,
        pages.map(({ id }) => id),
      );
    }
    const { title, question, idea } = page.data;
    return {
      title,
      link: `${home.href}${chapter}/`,
      pubDate: new Date(`${day}T00:00:00Z`),
      description: `${question} ${idea}`,
    };
  });
  return rss({
    title: 'First Contact',
    description: 'How to tell whether a circle touches something: an interactive notebook.',
    site: home,
    // The newest first; of one day the later chapter.
    items: items.reverse().sort((a, b) => b.pubDate.getTime() - a.pubDate.getTime()),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData:
      '<language>en</language>' +
      `<atom:link href="${home.href}feed.xml" rel="self" type="application/rss+xml"/>`,
  });
};
