import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { questions } from '../content-lists.ts';
import { searchWords } from '../search-words.ts';

/**
 * Writes the complete search index, with the questions that people ask. Pagefind's own process
 * reports that its files are written too early, and is then stopped, so on a busy machine some are
 * empty or incomplete. This therefore gets the files from Pagefind in memory, and writes them
 * itself.
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

/** The index stores one record for each address, so questions with the same answer share one. */
function records() {
  const places = Map.groupBy(questions(), ({ to }) => to);
  return [...places].map(([to, here]) => ({
    url: `/${to.replace('#', '/#')}`,
    language: 'en',
    meta: { title: here[0]!.question, answer: here[0]!.answer },
    // Also in the words that a query is changed to: "AABB vs circle" searches for "aabb circle".
    content: here
      .flatMap(({ question, answer, words }) => [
        answer,
        ...[question, ...words].flatMap((text) => [text, searchWords(text)]),
      ])
      .join('. '),
  }));
}
