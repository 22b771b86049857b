// The names of all functions that have their own files: /code/names.json.
import type { APIRoute } from 'astro';
import { givenAway } from '#trace/source/given-away.ts';

export const GET: APIRoute = () => Response.json(givenAway);
