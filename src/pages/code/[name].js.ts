// A function with all it needs, as a JavaScript module: /code/circlesIntersect.js.
import type { APIRoute } from 'astro';
import { filePaths } from '#source/given-away.ts';
import { Library } from '#source/library.ts';
import { makeSnippet } from '#source/snippet.ts';

export const getStaticPaths = filePaths;

export const GET: APIRoute = ({ params }) =>
  new Response(makeSnippet(new Library(), params.name ?? '').javascript);
