// The licences of all packages that are part of the site.
import type { APIRoute } from 'astro';
import { licencesText } from '#site/shipped/packages.ts';

export const GET: APIRoute = () =>
  new Response(licencesText(), { headers: { 'Content-Type': 'text/plain;charset=utf-8' } });
