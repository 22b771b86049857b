import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * The chapters of a built site: its pages that have a figure, but not those that have nothing else.
 * Returns their addresses without the slashes at both ends, such as `point-and-circle`.
 * @param {string} dist
 */
export function findChapters(dist) {
  return globSync('**/index.html', { cwd: dist })
    .filter((file) => !file.startsWith(`embed${sep}`))
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes('<first-contact-figure'))
    .map((file) => dirname(file).split(sep).join('/'))
    .sort();
}
