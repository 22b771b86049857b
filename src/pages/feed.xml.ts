// The chapters as a feed: /feed.xml.

import { getCollection } from 'astro:content';
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async ({ site, url }) => {
  const pages = await getCollection('docs');
  const home = new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), site ?? url);
  const items = pages.flatMap(({ id, data }) => {
    const { title, question, idea, order, published } = data;
    if (order === undefined) return [];
    if (!published)
      throw new Error(`${id}: a chapter needs a date, such as "published: 2026-11-20".`);
    const link = `${home.href}${id}/`;
    return { order, title, link, pubDate: published, description: `${question} ${idea}` };
  });
  return rss({
    title: 'First Contact',
    description: 'An interactive book that teaches how to test whether a circle touches something.',
    site: home,
    // The newest first, and on the same day the later chapter.
    items: items.sort((a, b) => b.pubDate.getTime() - a.pubDate.getTime() || b.order - a.order),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData:
      '<language>en</language>' +
      `<atom:link href="${home.href}feed.xml" rel="self" type="application/rss+xml"/>`,
  });
};
