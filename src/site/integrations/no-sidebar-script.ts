import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { attribute, editPages, elements } from './html.ts';

/** What of a chunk is not that script: a name of the module, or of the page that asks for it. */
export function othersIn(moduleIds: readonly string[]): string[] {
  return moduleIds.filter(
    (id) => !/SidebarPersistState|starlight\/.*\/Page\.astro\?astro&type=script/.test(id),
  );
}

/**
 * Starlight's pages load a script that keeps its sidebar as it was left. The sidebar here is the
 * site's own, with nothing to fold: the script would look for an element that is on no page. It is
 * taken out by what the bundler says is in its file; where it shares a file the build stops.
 */
export default function noSidebarScript(): AstroIntegration {
  const files = new Set<string>();
  return {
    name: 'no-sidebar-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'find-sidebar-script',
                generateBundle(_options, bundle) {
                  for (const chunk of Object.values(bundle)) {
                    if (chunk.type !== 'chunk') continue;
                    if (!chunk.moduleIds.some((id) => id.includes('SidebarPersistState'))) continue;
                    // On the server nothing of it runs.
                    if (chunk.fileName.endsWith('.mjs')) continue;
                    const others = othersIn(chunk.moduleIds);
                    if (others.length > 0) {
                      this.error(`Starlight's sidebar script shares a file with ${others}.`);
                    }
                    files.add(chunk.fileName);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (files.size === 0) logger.warn('Starlight has no sidebar script any more: remove me.');
        for (const file of files) {
          await editPages(dir, (document) =>
            [...elements(document)]
              .filter((element) => attribute(element, 'src')?.endsWith(`/${file}`))
              .flatMap(({ sourceCodeLocation: place }) =>
                place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [],
              ),
          );
          await rm(new URL(file, dir));
        }
      },
    },
  };
}
