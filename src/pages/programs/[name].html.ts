import type { APIRoute } from 'astro';
import { Library } from '#trace/source/library.ts';
import { makeProgram } from '#trace/source/program.ts';
import { programPage } from '#trace/source/program-html.ts';
import { findProgram, findPrograms } from '#trace/source/programs.ts';

export const getStaticPaths = () => findPrograms().map(({ name }) => ({ params: { name } }));

/** A program as one HTML file that runs from disk. */
export const GET: APIRoute<never, { name: string }> = ({ params }) =>
  new Response(programPage(makeProgram(new Library(), findProgram(params.name))), {
    headers: { 'Content-Type': 'text/html;charset=utf-8' },
  });
