// All functions in a language as pieces, which the page joins into a file: /code/pieces.py.json.
import type { APIRoute } from 'astro';
import { floatLanguages, languages } from '#translate/languages.ts';
import { filesOf } from '#translate/translate.ts';

const all = [...languages, ...floatLanguages];

export const getStaticPaths = () => all.map(({ extension }) => ({ params: { extension } }));

export const GET: APIRoute = ({ params }) => {
  const language = all.find(({ extension }) => extension === params.extension);
  if (!language) throw new Error(`No language has files named .${params.extension}.`);
  return Response.json(filesOf(language));
};
