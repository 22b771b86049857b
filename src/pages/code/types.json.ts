// The types of the library: /code/types.json.
import type { APIRoute } from 'astro';
import { Library } from '#trace/source/library.ts';
import { typePieces } from '#trace/source/pieces.ts';

export const GET: APIRoute = () => Response.json(typePieces(new Library()));
