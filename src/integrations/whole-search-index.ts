import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';

/**
 * Sees to it that the search index is there in full. Pagefind says that its files are written before
 * they are, and is ended right then: on a busy machine the last one may stay empty, and nothing is
 * found any more. Then the index is made once more, and waited for.
 */
export default function wholeSearchIndex(): AstroIntegration {
  return {
    name: 'whole-search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const folder = join(site, 'pagefind');
        if (isWhole(folder)) return;
        logger.warn('The search index was cut off; it is made again.');
        await makeIndex(site, folder);
        if (!isWhole(folder))
          throw new Error(`Pagefind wrote ${folder} only in part. Build again.`);
      },
    },
  };
}

async function makeIndex(site: string, folder: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`);
  await index.addDirectory({ path: site });
  await index.writeFiles({ outputPath: folder });
  for (let tries = 0; tries < 50 && !isWhole(folder); tries += 1) await wait(100);
  await pagefind.close();
}

/** Whether each file has something in it, and the first one leads to the others. */
export function isWhole(folder: string): boolean {
  const entry = join(folder, 'pagefind-entry.json');
  if (!existsSync(entry)) return false;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  if (files.some((file) => statSync(file).size === 0)) return false;
  const { languages } = JSON.parse(readFileSync(entry, 'utf8')) as {
    languages: Readonly<Record<string, { hash: string }>>;
  };
  const metas = Object.values(languages).map(({ hash }) =>
    join(folder, `pagefind.${hash}.pf_meta`),
  );
  return metas.length > 0 && metas.every(existsSync);
}
