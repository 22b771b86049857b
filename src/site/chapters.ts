import type { StarlightRouteData } from '@astrojs/starlight/route-data';

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
