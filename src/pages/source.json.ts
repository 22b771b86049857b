// The source of the library, for editors in the page: /source.json.
import type { APIRoute } from 'astro';
import { allFigures } from '#kit/all-figures.ts';
import { givenAway } from '#source/given-away.ts';
import { Library } from '#source/library.ts';
import { librarySource } from '#source/library-source.ts';

export const GET: APIRoute = () => {
  const listed = allFigures().flatMap(({ calls }) => Object.keys(calls ?? {}));
  const names = [...new Set([...givenAway, ...listed])];
  return Response.json(librarySource(new Library(), names));
};
