// The picture that stands beside a link to a page: /previews/point-and-circle.png.
import { getCollection } from 'astro:content';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { figureOf } from '#site/preview/of-page.ts';
import { picture } from '#site/preview/picture.ts';

export const getStaticPaths = async () => {
  const entries = await getCollection('docs');
  return entries.map((entry) => ({ params: { page: entry.id || 'index' }, props: { entry } }));
};

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { entry } }) => {
  const { title, question, description } = entry.data;
  const png = await picture({ title, question: question ?? description, figure: figureOf(entry) });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
