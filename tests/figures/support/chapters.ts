import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../src/content/docs/', import.meta.url);

/** The chapters as they are written, without the block of settings at their top. */
export const chapters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name))
  .sort()
  .map((name) => {
    const url = new URL(name, folder);
    return { name, url, text: readFileSync(url, 'utf8').replace(/^---\n.*?\n---\n/s, '') };
  });

/** What stands between dollar signs, in sentences and in blocks. */
export function mathIn(text: string): string[] {
  return [...text.matchAll(/\$\$(.+?)\$\$|\$([^$\n]+)\$/gs)].map(([, block, line]) =>
    (block ?? line ?? '').trim(),
  );
}
