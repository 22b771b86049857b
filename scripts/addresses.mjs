// tests/addresses.txt lists every address that was ever published, because readers, chats and search engines
// store them. The nightly adds the new addresses of dist/ (`npm run addresses`); no line is ever removed, and a
// page that moves leaves a redirect (`redirects` in astro.config.mjs).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elements, parsePage } from '../src/site/integrations/html.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

/** Files that pages load, or name for link previews. Their addresses may change. */
const internal =
  /^(_astro|pagefind|judge|previews|programs\/frame)\/|^(source\.json|sandbox(-program)?\.html|404\.html|_headers)$|^code\/.*\.json$/;

/** Elements that an address may target. Lines of listings are excluded, because they move. */
const anchored = new Set(['h2', 'h3', 'section', 'article', 'details', 'div', 'figure']);
const isAnchor = (/** @type {string} */ id) => !/^_|-title$/.test(id);

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Document} Document */

/**
 * The addresses of a built site, without its host and base: "vectors/", "vectors/#the-idea",
 * "code/distance.ts". The home page is "./".
 * @param {string} dir
 * @param {(page: string) => Document} documentOf the page "vectors/" as it was parsed
 * @returns {string[]}
 */
export function addressesOf(dir, documentOf = (page) => parsedPage(join(dir, page, 'index.html'))) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(dir, '/').length))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !internal.test(name));
  return files.flatMap((name) => {
    if (!/(^|\/)index\.html$/.test(name)) return [name];
    const page = name.replace(/index\.html$/, '');
    const ids = [...elements(documentOf(page))]
      .filter(({ tagName }) => anchored.has(tagName))
      .flatMap((element) => attribute(element, 'id') ?? [])
      .filter(isAnchor);
    return ['', ...ids.map((id) => `#${id}`)].map((end) => (page || './') + end);
  });
}

const parsedPage = (/** @type {string} */ file) => parsePage(readFileSync(file, 'utf8'));

/**
 * Returns the address that a page redirects to, if it does.
 * @param {Document} document
 * @returns {string | undefined}
 */
export function refreshOf(document) {
  const refresh = [...elements(document)].find(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'refresh',
  );
  return refresh && /url=(.*)/i.exec(attribute(refresh, 'content') ?? '')?.[1];
}

export const listFile = join(root, 'tests', 'addresses.txt');

/** @returns {string[]} */
export const publishedAddresses = () => readFileSync(listFile, 'utf8').split('\n').filter(Boolean);

if (isMain(import.meta.url)) {
  const known = new Set(publishedAddresses());
  const added = addressesOf(join(root, 'dist')).filter((address) => !known.has(address));
  const all = [...known, ...added].sort();
  writeFileSync(listFile, `${all.join('\n')}\n`);
  console.log(`${added.length} addresses are new; tests/addresses.txt has ${all.length}.`);
}
