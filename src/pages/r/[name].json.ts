// A function as a registry item for `shadcn add` and `jsrepo add`: /r/circlesIntersect.json.
import type { APIRoute } from 'astro';
import { Library } from '#trace/source/library.ts';
import { registryItem, registryNames } from '#trace/source/registry.ts';

export const getStaticPaths = () => registryNames.map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) =>
  Response.json({
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    ...registryItem(new Library(), params.name ?? ''),
  });
