// The source of the library, for editors in the page: /source.json.
import type { APIRoute } from 'astro';
import { allFigures } from '#figure/all-figures.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';

export const GET: APIRoute = () => {
  const listed = allFigures().flatMap(({ calls }) => Object.keys(calls ?? {}));
  const names = [...new Set([...givenAway, ...listed])];
  return Response.json(librarySource(new Library(), names));
};
