// A function's test cases with their expected results: /judge/circlesIntersect.json.
import type { APIRoute } from 'astro';
import { encode } from '#lab/judge/encode.ts';
import { judged, suiteOf } from '#lab/judge/suites/index.ts';

export const getStaticPaths = () => judged.map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) =>
  new Response(encode(suiteOf(params.name ?? '')), {
    headers: { 'Content-Type': 'application/json' },
  });
