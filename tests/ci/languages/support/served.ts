import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles, translate } from '#trace/source/languages.ts';

/** Writes a language's files as downloads: each function's own, and the whole library. */
export function writtenAsServed(id: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = codeFiles().filter(
    ({ language, path }) => language.id === id && !/\.32\./.test(path),
  );
  for (const { fileName, language, names } of files) {
    writeFileSync(join(folder, fileName), translate(language, names).text);
  }
  return folder;
}
