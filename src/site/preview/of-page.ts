import type { CollectionEntry } from 'astro:content';
import { findFigure } from '#kit/all-figures.ts';
import type { AnyFigure } from '#kit/figure.ts';

/** As chats, mails and feeds want a picture. */
export const size = { width: 1200, height: 630 };

type Entry = CollectionEntry<'docs'>;

/** The figure in a page's picture: the one that its head names, or its first; null where it has none. */
export function figureOf({ data, body }: Entry): AnyFigure | null {
  const name = data.preview ?? /<Figure name="([^"]+)"/.exec(body ?? '')?.[1];
  return name === undefined ? null : findFigure(name);
}

/** Where a page's picture is, without the site's base. */
export const pictureFile = ({ id }: Entry): string => `previews/${id || 'index'}.png`;

/** What is seen in a page's picture, in words. */
export function seenIn(entry: Entry): string {
  return figureOf(entry)?.description ?? `The words “${entry.data.title}”.`;
}
