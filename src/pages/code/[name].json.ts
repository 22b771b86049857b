// The pieces of a function, which the page joins into a file: /code/circlesIntersect.json.
import type { APIRoute } from 'astro';
import { filePaths } from '#trace/source/given-away.ts';
import { Library } from '#trace/source/library.ts';
import { piecesOf } from '#trace/source/pieces.ts';

export const getStaticPaths = filePaths;

export const GET: APIRoute = ({ params }) =>
  Response.json(piecesOf(new Library(), params.name ?? ''));
