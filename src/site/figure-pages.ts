import { getCollection } from 'astro:content';

/** A page of the book that shows a figure. */
export interface FigurePage {
  /** The figure. */
  readonly name: string;
  /** The page's address below the base: "point-and-circle/"; empty for the first page. */
  readonly path: string;
  /** The page's title; null for the first page, which has the title of the book. */
  readonly title: string | null;
}

/** The figures that pages of the book show, each with its page. */
export async function figurePages(): Promise<FigurePage[]> {
  const pages = await getCollection('docs');
  return pages.flatMap(({ id, body = '', data }) => {
    const isFirst = id === 'index' || id === '';
    const path = isFirst ? '' : `${id}/`;
    const names = [...body.matchAll(/<Figure\s+name="([^"]+)"/g)].map(([, name]) => name!);
    return names.map((name) => ({ name, path, title: isFirst ? null : data.title }));
  });
}
