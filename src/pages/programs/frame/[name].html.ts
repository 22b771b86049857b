import type { APIRoute } from 'astro';
import { Library } from '#trace/source/library.ts';
import { makeProgram } from '#trace/source/program.ts';
import { programFrame } from '#trace/source/program-frame.ts';
import { findProgram, findPrograms } from '#trace/source/programs.ts';

export const getStaticPaths = () => findPrograms().map(({ name }) => ({ params: { name } }));

/** A program for the frame in its chapter. */
export const GET: APIRoute<never, { name: string }> = ({ params }) =>
  new Response(programFrame(makeProgram(new Library(), findProgram(params.name))), {
    headers: { 'Content-Type': 'text/html;charset=utf-8' },
  });
