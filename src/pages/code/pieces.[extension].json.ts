// All functions of a language in pieces, of which the page makes one file: /code/pieces.py.json.
import type { APIRoute } from 'astro';
import { filesOf, languages } from '#translate/translate.ts';

export const getStaticPaths = () => languages.map(({ extension }) => ({ params: { extension } }));

export const GET: APIRoute = ({ params }) => {
  const language = languages.find(({ extension }) => extension === params.extension);
  if (!language) throw new Error(`No language has files named .${params.extension}.`);
  return Response.json(filesOf(language));
};
