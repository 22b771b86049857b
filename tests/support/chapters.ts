import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../src/content/docs/', import.meta.url);

/** The pages' sources by name, without their front matter. */
export const chapters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name))
  .sort()
  .map((name) => {
    const url = new URL(name, folder);
    const text = readFileSync(url, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    return { name: name.replace(/(\/index)?\.mdx?$/, ''), url, text };
  });

/** The text between dollar signs, in sentences and in blocks. */
export function mathIn(text: string): string[] {
  return [...text.matchAll(/\$\$(.+?)\$\$|\$([^$\n]+)\$/gs)].map(([, block, line]) =>
    (block ?? line ?? '').trim(),
  );
}
