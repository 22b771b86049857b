import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile } from '../hosting/headers-file.ts';
import { filesIn } from './html.ts';

/** Writes `_headers`, for hosts that read it. It has to run after everything that writes pages. */
export default function headersForHosts(): AstroIntegration {
  let base = '/';
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const files = (await filesIn(dir, '')).map((file) =>
          decodeURIComponent(file.pathname.slice(dir.pathname.length)),
        );
        await writeFile(new URL('_headers', dir), headersFile(base, files));
      },
    },
  };
}
