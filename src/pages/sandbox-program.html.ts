// The page whose frame runs edited programs: /sandbox-program.html.
import type { APIRoute } from 'astro';
import { programSandboxPage } from '#lab/program/page.ts';

export const GET: APIRoute = () =>
  new Response(programSandboxPage(), { headers: { 'Content-Type': 'text/html;charset=utf-8' } });
