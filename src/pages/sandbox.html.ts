// The page whose frame runs edited code: /sandbox.html.
import type { APIRoute } from 'astro';
import { sandboxPage } from '#lab/sandbox/page.ts';

export const GET: APIRoute = () =>
  new Response(sandboxPage(), { headers: { 'Content-Type': 'text/html;charset=utf-8' } });
