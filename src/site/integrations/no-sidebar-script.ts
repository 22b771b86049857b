import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { attribute, editPages, elements } from './html.ts';

/** A chunk's modules apart from the script and the page that imports it. */
export function othersIn(moduleIds: readonly string[]): string[] {
  return moduleIds.filter(
    (id) => !/SidebarPersistState|starlight\/.*\/Page\.astro\?astro&type=script/.test(id),
  );
}

/**
 * Removes Starlight's script that restores the state of its sidebar. The sidebar here is the site's
 * own, with nothing to fold: the script would search for an element that no page has. The script is
 * recognized by its chunk's modules; where it shares a chunk with others, the build stops.
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
                    // The script does not run on the server.
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
