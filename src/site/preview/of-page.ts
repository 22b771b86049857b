import type { CollectionEntry } from 'astro:content';
import { findFigure } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';

/** The size that chats, mails and feeds expect. */
export const size = { width: 1200, height: 630 };

/**
 * The parts of a page for its head and its title: an entry of the collection, or a page generated
 * from a function.
 */
export interface Page extends Pick<CollectionEntry<'docs'>, 'id' | 'body'> {
  readonly data: Pick<
    CollectionEntry<'docs'>['data'],
    'title' | 'description' | 'question' | 'idea' | 'jobs' | 'preview'
  >;
}

/** Returns the figure for a page's picture: the one in its frontmatter, its first, or null. */
export function figureOf({ data, body }: Page): AnyFigure | null {
  const name = data.preview ?? /<Figure name="([^"]+)"/.exec(body ?? '')?.[1];
  return name === undefined ? null : findFigure(name);
}

/** Returns the path of a page's picture, without the site's base. */
export const pictureFile = ({ id }: Page): string => `previews/${id}.png`;

/** Describes a page's picture in words. */
export function seenIn(page: Page): string {
  return figureOf(page)?.description ?? `The words “${page.data.title}”.`;
}
