import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { unknownName } from '#kit/nearest-names.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];
type Link = Extract<SidebarEntry, { type: 'link' }>;

/** The chapters in reading order: the first group of the list of pages in astro.config.mjs. */
export function chapters(route: StarlightRouteData): Link[] {
  const [first] = route.sidebar;
  const entries = first?.type === 'group' ? first.entries : [];
  return entries.filter((entry): entry is Link => entry.type === 'link');
}

/** The number of the page's chapter, from 1; null for a page that is no chapter. */
export function chapterNumber(route: StarlightRouteData): number | null {
  const index = chapters(route).findIndex((link) => link.isCurrent);
  return index < 0 ? null : index + 1;
}

/** The entry of the list of pages that leads to this folder. There has to be one. */
export function linkTo({ sidebar }: Pick<StarlightRouteData, 'sidebar'>, slug: string): Link {
  const groups = sidebar.flatMap((entry) => (entry.type === 'group' ? entry.entries : [entry]));
  const links = groups.filter((entry): entry is Link => entry.type === 'link');
  const slugOf = ({ href }: Link) => /([^/]*)\/$/.exec(href)?.[1] ?? '';
  const found = links.find((link) => slugOf(link) === slug);
  if (!found) throw unknownName('a page of the book', slug, links.map(slugOf));
  return found;
}
