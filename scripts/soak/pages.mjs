import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** @param {string} file */
const addressOf = (file) =>
  file
    .split(sep)
    .join('/')
    .replace(/index\.html$/, '');

/**
 * Addresses of all pages of a built site: those of the book, and those that stand alone, which are figures
 * to embed, and programs.
 * @param {string} dist
 */
export function findPages(dist) {
  const all = globSync('**/*.html', { cwd: dist })
    .filter((file) => !/^(404|sandbox)\.html$|^programs.frame/.test(file))
    // An address that was given up only leads to another.
    .filter((file) => !/http-equiv="refresh"/i.test(readFileSync(join(dist, file), 'utf8')))
    .map(addressOf)
    .sort();
  const isAlone = (/** @type {string} */ address) => /^(embed|programs)\//.test(address);
  return { book: all.filter((one) => !isAlone(one)), alone: all.filter(isAlone) };
}
