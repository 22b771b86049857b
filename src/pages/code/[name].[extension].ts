// A function with its dependencies, or the whole library, in each language:
// /code/circlesIntersect.py.
import type { APIRoute } from 'astro';
import { codeFiles, translate } from '#trace/source/languages.ts';

export const getStaticPaths = () =>
  codeFiles().map(({ path }) => {
    const [name, ...extension] = path.split('.');
    return { params: { name, extension: extension.join('.') } };
  });

const files = new Map(codeFiles().map((file) => [file.path, file]));

export const GET: APIRoute = ({ params }) => {
  const path = `${params.name}.${params.extension}`;
  const file = files.get(path);
  if (!file) throw new Error(`There is no file ${path}.`);
  return new Response(translate(file.language, file.names).text);
};
