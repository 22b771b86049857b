// The list of registry items: /r/registry.json.
import type { APIRoute } from 'astro';
import { Library } from '#trace/source/library.ts';
import { listedItem, registryNames } from '#trace/source/registry.ts';

export const GET: APIRoute = ({ site }) => {
  const library = new Library();
  return Response.json({
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'first-contact',
    homepage: new URL(import.meta.env.BASE_URL, site).href,
    items: registryNames.map((name) => listedItem(library, name)),
  });
};
