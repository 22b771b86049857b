import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import { filesIn, pagesIn } from './html.ts';

/**
 * Starlight has a rule for the `::before` of any element. It makes a browser compute more styles for
 * each element that moves.
 */
const ofAnyPseudoElement = /,(\[[^\]]+\] )?::?(before|after|backdrop)(?=[,{])/g;

/**
 * Removes the rules that no page and no script of the site can use from the built stylesheets: most
 * of Starlight's and KaTeX's. The first paint waits for the rest.
 *
 * A nested rule that begins with `:is(` is lost here, too: begin it with a class.
 */
export default function pruneStyles(): AstroIntegration {
  let assets = '_astro';
  return {
    name: 'prune-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const assetsDir = new URL(`${assets}/`, dir);
        // All pages and all scripts, the search's own among them.
        const content = [...(await pagesIn(dir)), ...(await filesIn(dir, '.js'))];
        let before = 0;
        let after = 0;
        for (const file of await filesIn(assetsDir, '.css')) {
          const raw = await readFile(file, 'utf8');
          const [result] = await new PurgeCSS().purge({
            content: content.map((url) => fileURLToPath(url)),
            css: [{ raw }],
            // Every word in the pages counts as used: class names here are plain words.
            defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
            // Scripts set attributes whose names a search does not find.
            dynamicAttributes: [...raw.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? ''),
          });
          const css = (result?.css ?? raw).replaceAll(ofAnyPseudoElement, '');
          before += raw.length;
          after += css.length;
          await writeFile(file, css);
        }
        logger.info(`${Math.round(before / 1000)} kB → ${Math.round(after / 1000)} kB of styles`);
      },
    },
  };
}
