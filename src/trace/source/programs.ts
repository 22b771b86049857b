import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from '#figure/nearest-names.ts';
import type { ProgramSource } from './program.ts';

const chapters = 'src/content/docs';

/** The programs of all chapters: `<chapter>/examples/NAME.ts`. */
export function findPrograms(root = process.cwd()): ProgramSource[] {
  const paths = readdirSync(join(root, chapters), { recursive: true, encoding: 'utf8' });
  return paths
    .map((path) => ({ path, name: /[\\/]examples[\\/]([\w-]+)\.ts$/.exec(path)?.[1] }))
    .flatMap(({ path, name }) =>
      name ? { name, text: readFileSync(join(root, chapters, path), 'utf8') } : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The program of that name. An unknown name fails the build with similar names. */
export function findProgram(name: string): ProgramSource {
  const all = findPrograms();
  const found = all.find((one) => one.name === name);
  if (found) return found;
  throw unknownName(
    'a program of a chapter',
    name,
    all.map((one) => one.name),
  );
}
