// A function with all it needs, in another language: /code/circlesIntersect.py.
import type { APIRoute } from 'astro';
import { floatLanguages, languages, namesIn, translate } from '#translate/translate.ts';

const all = [...languages, ...floatLanguages];

export const getStaticPaths = () =>
  all.flatMap((language) => {
    const { extension } = language;
    return namesIn(language).map((name) => ({ params: { name, extension } }));
  });

export const GET: APIRoute = ({ params }) => {
  const { name = '', extension } = params;
  const language = all.find((one) => one.extension === extension);
  if (!language) throw new Error(`No language has files named .${extension}.`);
  return new Response(translate(language, [name]).text);
};
