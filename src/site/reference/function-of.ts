import type { StarlightRouteData } from '@astrojs/starlight/route-data';

/** The function that a page of the reference is about; null for any other page. */
export function functionOf({ id }: Pick<StarlightRouteData, 'id'>): string | null {
  const [, name = null] = /^reference\/(?!types$)(\w+)$/.exec(id) ?? [];
  return name;
}
