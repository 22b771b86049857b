// The types of the library: /code/types.json.
import type { APIRoute } from 'astro';
import { Library } from '#source/library.ts';
import { typePieces } from '#source/pieces.ts';

export const GET: APIRoute = () => Response.json(typePieces(new Library()));
