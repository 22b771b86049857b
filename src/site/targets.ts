import { getEntry, render } from 'astro:content';
import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { unknownName } from '#kit/nearest-names.ts';
import { linkTo } from './chapters.ts';

/** A link to a page of the book, or to a heading of a page. An unknown one fails the build. */
export async function targetOf(route: StarlightRouteData, to: string) {
  const [slug = '', heading] = to.split('#');
  const { href, label } = linkTo(route, slug);
  if (heading === undefined) return { href, label };
  const { headings } = await render((await getEntry('docs', slug))!);
  const known = headings.map((one) => one.slug);
  if (!known.includes(heading)) throw unknownName(`a heading of ${slug}`, heading, known);
  return { href: `${href}#${heading}`, label };
}
