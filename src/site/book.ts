import type { CollectionEntry } from 'astro:content';
import { unknownName } from '#figure/nearest-names.ts';

export interface Link {
  /** Its address below the base, without the slash at its end: "reference/types". */
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

type Entry = Pick<CollectionEntry<'docs'>, 'id'> & {
  readonly data: Pick<CollectionEntry<'docs'>['data'], 'title' | 'order'>;
};

/** The pages below the chapters in the list of contents, those about the site last. */
const reference = [
  'playground',
  'play',
  'questions',
  'cheat-sheet',
  'reference',
  'reference/types',
  'museum',
  'glossary',
  'sources',
  'embed-a-figure',
  'how-it-is-tested',
  'about-this-site',
  'host-the-book',
];

/** The list of contents: chapters in reading order, then the other pages. */
export class Book {
  readonly chapters: readonly Link[];
  readonly others: readonly Link[];

  /** @param base what every address of the site begins with: "/" or "/first-contact/" */
  constructor(entries: readonly Entry[], base: string) {
    const linkTo = ({ id, data }: Entry): Link => ({
      id,
      label: data.title,
      href: `${base}${id}/`,
    });
    const byOrder = new Map<number, Entry>();
    for (const entry of entries) {
      const { order } = entry.data;
      if (order === undefined) continue;
      const other = byOrder.get(order);
      if (other) throw new Error(`${entry.id} and ${other.id} both have the order ${order}.`);
      byOrder.set(order, entry);
    }
    this.chapters = [...byOrder].sort(([a], [b]) => a - b).map(([, entry]) => linkTo(entry));
    this.others = reference.map((id) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry)
        throw unknownName(
          'a page',
          id,
          entries.map((one) => one.id),
        );
      return linkTo(entry);
    });
  }

  /** Returns the number of a chapter, from 1, or null for any other page. */
  chapterNumber(id: string | undefined): number | null {
    const index = this.chapters.findIndex((chapter) => chapter.id === id);
    return index < 0 ? null : index + 1;
  }

  /** Returns the link to a page in the list of contents. Throws if the list does not contain the page. */
  linkTo(id: string): Link {
    const links = [...this.chapters, ...this.others];
    const found = links.find((link) => link.id === id);
    if (!found)
      throw unknownName(
        'a page of the book',
        id,
        links.map((link) => link.id),
      );
    return found;
  }
}
