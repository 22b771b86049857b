// The preview image of a link to a page: /previews/point-and-circle.png.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { findFigure } from '#figure/all-figures.ts';
import { figureOf } from '#site/preview/of-page.ts';
import { type Contents, picture } from '#site/preview/picture.ts';
import { functionPages } from '#site/reference/pages.ts';
import { typographic } from '#site/reference/typographic.ts';

export const getStaticPaths = async () => {
  const written = (await getCollection('docs')).map((entry) => {
    const { title, question, description } = entry.data;
    const props: Contents = { title, question: question ?? description, figure: figureOf(entry) };
    return { params: { page: entry.id }, props };
  });
  const ofFunctions = functionPages().map(({ name, doc, figure }) => {
    const question = typographic(doc.answers.replaceAll('`', ''));
    const props: Contents = { title: name, question, figure: findFigure(figure) };
    return { params: { page: `reference/${name}` }, props };
  });
  return [...written, ...ofFunctions];
};

export const GET: APIRoute<Contents> = async ({ props }) =>
  new Response(new Uint8Array(await picture(props)), { headers: { 'Content-Type': 'image/png' } });
