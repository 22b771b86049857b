// A function with all it needs, in another language: /code/circlesIntersect.py.
import type { APIRoute } from 'astro';
import { languages, translate, translatedNames } from '#translate/translate.ts';

export const getStaticPaths = () =>
  languages.flatMap(({ extension }) =>
    translatedNames().map((name) => ({ params: { name, extension } })),
  );

export const GET: APIRoute = ({ params }) => {
  const { name = '', extension } = params;
  const language = languages.find((one) => one.extension === extension);
  if (!language) throw new Error(`No language has files named .${extension}.`);
  return new Response(translate(language, [name]).text);
};
