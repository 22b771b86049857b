import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { questions } from '../content-lists.ts';
import { searchWords } from '../search-words.ts';

/**
 * Writes the search index, with the questions that people ask, completely. Pagefind reports that its files are written too early, and is
 * ended right then: on a busy machine some stay empty or incomplete. So this gets the files from
 * Pagefind in memory, and writes them itself.
 */
export default function wholeSearchIndex(): AstroIntegration {
  return {
    name: 'whole-search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info('Building search index');
        const site = fileURLToPath(dir);
        const folder = join(site, 'pagefind');
        const { index, errors } = await pagefind.createIndex();
        if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`);
        await index.addDirectory({ path: site });
        for (const record of records()) await index.addCustomRecord(record);
        const { files, errors: missing } = await index.getFiles();
        await pagefind.close();
        if (files.length === 0) throw new Error(`Pagefind has no files: ${missing.join(' ')}`);
        rmSync(folder, { recursive: true, force: true });
        for (const { path, content } of files) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), content);
        }
      },
    },
  };
}

/** The index knows one record of an address: questions with one answer share it. */
function records() {
  const places = Map.groupBy(questions(), ({ to }) => to);
  return [...places].map(([to, here]) => ({
    url: `/${to.replace('#', '/#')}`,
    language: 'en',
    meta: { title: here[0]!.question },
    // In the words that a query is changed to, too: "AABB vs circle" looks for "aabb circle".
    content: here
      .flatMap(({ question, answer, words }) => [
        answer,
        ...[question, ...words].flatMap((text) => [text, searchWords(text)]),
      ])
      .join('. '),
  }));
}
