// Joins the pages of the built site into one page for paper. An id is unique only within its page,
// so each id and each reference gets the page's name as a prefix. Links between pages then work in
// the book.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serializeOuter } from 'parse5';
import { attribute, elements, parsePage, textOf } from '../../src/site/integrations/html.ts';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * @typedef {object} BookPage
 * @property {string} name its folder; empty for the home page
 * @property {string} title
 * @property {number | null} number of its chapter
 * @property {string} html
 */

/** Elements that are useless on paper, because they run or navigate the site. */
const screenOnly = new Set(['script', 'template', 'iframe', 'dialog', 'select', 'button']);
const screenOnlyClasses = /\b(page-foot|start-row)\b/;
/** Attributes that contain ids. */
const ofIds = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Returns the id in the book of a page, or of an element in it. */
export const placeOf = (/** @type {string} */ page, id = '') => `${page || 'home'}--${id}`;

/**
 * Returns the site's pages in reading order, except the one that makes no sense on paper.
 * @param {string} dir
 * @returns {{ name: string, title: string, number: number | null }[]}
 */
export function pagesInOrder(dir) {
  const home = parsePage(readFileSync(join(dir, 'index.html'), 'utf8'));
  /** @type {(style: string) => { name: string, title: string }[]} */
  const listed = (style) => {
    const list = [...elements(home)].find((one) => attribute(one, 'class') === style);
    if (!list) throw new Error(`The home page has no ${style}.`);
    return [...elements(list)]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => ({
        name: attribute(link, 'href')?.split('/').at(-2) ?? '',
        title: textOf(link)
          .replace(/^\s*\d+\s+/, '')
          .trim(),
      }));
  };
  return [
    { name: '', title: 'First Contact', number: null },
    ...listed('chapter-list').map((page, i) => ({ ...page, number: i + 1 })),
    ...listed('page-list')
      .filter(({ name }) => name !== 'playground')
      .map((page) => ({ ...page, number: null })),
  ];
}

/**
 * Returns a page as a part of the book.
 * @param {string} dir
 * @param {{ name: string, title: string, number: number | null }} page
 * @param {readonly string[]} names of all pages in the book
 * @returns {BookPage}
 */
export function readPage(dir, page, names) {
  const { name } = page;
  const document = parsePage(readFileSync(join(dir, name, 'index.html'), 'utf8'));
  const all = [...elements(document)];
  const main = all.find(({ tagName }) => tagName === 'main');
  const canonical = all.find((one) => attribute(one, 'rel') === 'canonical');
  const address = (canonical && attribute(canonical, 'href')) ?? 'https://first-contact.example/';
  if (!main) throw new Error(`The page ${name} has no <main>.`);
  const ids = new Set(all.flatMap((one) => attribute(one, 'id') ?? []));
  const home = new URL(name ? '../' : './', address).href;

  /** @type {(href: string) => string} */
  const linkTo = (href) => {
    const url = new URL(href, address);
    const path = url.href.startsWith(home)
      ? url.pathname.slice(new URL(home).pathname.length)
      : '?';
    const target = path.replace(/\/$/, '');
    if (!names.includes(target)) return url.href;
    const id = decodeURIComponent(url.hash.slice(1));
    // A figure's position is not an element, so link to its page.
    const isPlace = /^[\w-]+$/.test(id) && (target !== name || ids.has(id));
    return `#${placeOf(target, isPlace ? id : '')}`;
  };

  for (const element of [main, ...elements(main)]) dropScreenOnly(element);
  spaceAfterNumber(main);
  for (const element of elements(main)) {
    for (const attr of element.attrs) {
      const own = (/** @type {string} */ id) => placeOf(name, id);
      if (attr.name === 'id') attr.value = own(attr.value);
      else if (ofIds.includes(attr.name)) attr.value = attr.value.split(/\s+/).map(own).join(' ');
      else if (attr.name === 'href' && element.tagName === 'a') attr.value = linkTo(attr.value);
      else if (attr.name === 'href' && attr.value.startsWith('#')) {
        attr.value = `#${own(attr.value.slice(1))}`;
      } else
        attr.value = attr.value.replaceAll(
          /url\(["']?#([^)"']+)["']?\)/g,
          (_, id) => `url(#${own(id)})`,
        );
    }
  }
  main.tagName = 'div';
  main.attrs = main.attrs.filter((attr) => attr.name !== 'id');
  return { ...page, html: serializeOuter(main) };
}

/**
 * A bookmark contains only the letters of its heading, so it needs a space where styles make a gap.
 * @param {Element} main
 */
function spaceAfterNumber(main) {
  const heading = [...elements(main)].find(({ tagName }) => tagName === 'h1');
  const [number] = heading ? [...elements(heading)] : [];
  const [digits] = number?.childNodes ?? [];
  if (digits && 'value' in digits) digits.value += ' ';
}

/** @param {Element} element */
function dropScreenOnly(element) {
  element.childNodes = element.childNodes.filter(
    (child) =>
      !('tagName' in child) ||
      !(screenOnly.has(child.tagName) || screenOnlyClasses.test(attribute(child, 'class') ?? '')),
  );
}

/**
 * Returns the book as one page.
 * @param {string} dir
 * @param {readonly BookPage[]} pages
 * @param {ReadonlyMap<string, number>} numbers of the sheet on which each page begins, where they are known
 */
export function bookHtml(dir, pages, numbers) {
  const document = parsePage(readFileSync(join(dir, 'index.html'), 'utf8'));
  const sheets = [...elements(document)].filter((one) => attribute(one, 'rel') === 'stylesheet');
  const styles = sheets.map((one) => `<link rel="stylesheet" href="${attribute(one, 'href')}">`);
  const [home, ...others] = pages;
  /** @type {(page: BookPage) => string} */
  const part = ({ name, html }) =>
    `<section class="shell book-part" id="${placeOf(name)}"><div class="columns"><div class="page">${html}</div></div></section>`;
  /** @type {(page: BookPage) => string} */
  const line = ({ name, title, number }) =>
    `<li><a href="#${placeOf(name)}"><span class="book-number">${number ?? ''}</span><span class="book-line">${title}</span><span class="book-sheet">${numbers.get(placeOf(name)) ?? ''}</span></a></li>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>First Contact</title>
${styles.join('\n')}
<style>${readFileSync(new URL('book.css', import.meta.url), 'utf8')}</style>
</head>
<body>
<p class="book-title">First Contact</p>
${home ? part(home) : ''}
<section class="shell book-part book-contents"><div class="columns"><div class="page">
<div class="title"><h1>Contents</h1></div>
<ol>${others.map(line).join('')}</ol>
</div></div></section>
${others.map(part).join('\n')}
</body>
</html>`;
}
