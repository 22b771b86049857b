// The pieces of a function, which the page joins into a file: /code/circlesIntersect.json.
import type { APIRoute } from 'astro';
import { filePaths } from '#source/given-away.ts';
import { Library } from '#source/library.ts';
import { piecesOf } from '#source/pieces.ts';

export const getStaticPaths = filePaths;

export const GET: APIRoute = ({ params }) =>
  Response.json(piecesOf(new Library(), params.name ?? ''));
