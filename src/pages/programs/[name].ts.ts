import type { APIRoute } from 'astro';
import { Library } from '#trace/source/library.ts';
import { makeProgram } from '#trace/source/program.ts';
import { findProgram, findPrograms } from '#trace/source/programs.ts';

export const getStaticPaths = () => findPrograms().map(({ name }) => ({ params: { name } }));

/** A program as one TypeScript file without imports. */
export const GET: APIRoute<never, { name: string }> = ({ params }) =>
  new Response(makeProgram(new Library(), findProgram(params.name)).typescript, {
    headers: { 'Content-Type': 'text/plain;charset=utf-8' },
  });
