import type { CollectionEntry } from 'astro:content';
import { findFigure } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';

/** As chats, mails and feeds want a picture. */
export const size = { width: 1200, height: 630 };

/** A page as its head and its title show it: an entry of the collection, or a page made from a function. */
export interface Page extends Pick<CollectionEntry<'docs'>, 'id' | 'body'> {
  readonly data: Pick<
    CollectionEntry<'docs'>['data'],
    'title' | 'description' | 'question' | 'idea' | 'preview'
  >;
}

/** The figure in a page's picture: the one that its head names, or its first; null where it has none. */
export function figureOf({ data, body }: Page): AnyFigure | null {
  const name = data.preview ?? /<Figure name="([^"]+)"/.exec(body ?? '')?.[1];
  return name === undefined ? null : findFigure(name);
}

/** Where a page's picture is, without the site's base. */
export const pictureFile = ({ id }: Page): string => `previews/${id}.png`;

/** What is seen in a page's picture, in words. */
export function seenIn(page: Page): string {
  return figureOf(page)?.description ?? `The words “${page.data.title}”.`;
}
