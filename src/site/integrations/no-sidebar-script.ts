import { readFile, rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { attribute, editPages, elements, filesIn } from './html.ts';

/**
 * Starlight's pages load a script that keeps its sidebar as it was left. The sidebar here is the
 * site's own, with nothing to fold: the script would look for an element that is on no page.
 */
export default function noSidebarScript(): AstroIntegration {
  return {
    name: 'no-sidebar-script',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const file of await filesIn(dir, '.js')) {
          if (!(await readFile(file, 'utf8')).includes('starlight__sidebar')) continue;
          const name = file.pathname.split('/').pop() ?? '';
          await editPages(dir, (document) =>
            [...elements(document)]
              .filter((element) => attribute(element, 'src')?.endsWith(`/${name}`))
              .flatMap(({ sourceCodeLocation: place }) =>
                place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [],
              ),
          );
          await rm(file);
        }
      },
    },
  };
}
