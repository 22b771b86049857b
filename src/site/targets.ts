import { getEntry, render } from 'astro:content';
import { unknownName } from '#figure/nearest-names.ts';
import { loadBook } from './load-book.ts';

/** A link to a page of the book, or to a heading of a page. An unknown one fails the build. */
export async function targetOf(to: string) {
  const [slug = '', heading] = to.split('#');
  const { href, label } = (await loadBook()).linkTo(slug);
  if (heading === undefined) return { href, label };
  const { headings } = await render((await getEntry('docs', slug))!);
  const known = headings.map((one) => one.slug);
  if (!known.includes(heading)) throw unknownName(`a heading of ${slug}`, heading, known);
  return { href: `${href}#${heading}`, label };
}
