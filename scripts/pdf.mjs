// `npm run pdf` prints the built site as one PDF, dist-pdf/first-contact.pdf. The browser makes
// pages, links and bookmarks. The book is printed twice, because only the first PDF shows on which
// sheet each page begins, and the table of contents of the second one needs these numbers.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { root } from './astro.mjs';
import { launchBrowser } from './browser.mjs';
import { isMain } from './is-main.mjs';
import { bookHtml, pagesInOrder, placeOf, readPage } from './pdf/book.mjs';
import { serve } from './serve.mjs';

/**
 * @param {{ dir: string, only?: readonly string[], executablePath?: string }} options
 *   only: the chapters and pages in the book, after the home page; all if not given
 * @returns {Promise<Uint8Array>}
 */
export async function makePdf({ dir, only, executablePath }) {
  const listed = pagesInOrder(dir).filter(({ name }) => !name || !only || only.includes(name));
  const names = listed.map(({ name }) => name);
  const pages = listed.map((page) => readPage(dir, page, names));
  const server = await serve({ dir, port: 0, offline: false });
  const browser = await launchBrowser({ executablePath });
  try {
    // Without scripts a figure is a still drawing with a note about it.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const address = `${server.url}book.html`;
    let body = '';
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
    const print = async (/** @type {ReadonlyMap<string, number>} */ numbers) => {
      body = bookHtml(dir, pages, numbers);
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      return page.pdf({
        preferCSSPageSize: true,
        scale: 0.6,
        printBackground: true,
        tagged: true,
        outline: true,
      });
    };
    const numbers = await sheetsOf(
      await print(new Map()),
      names.map((name) => placeOf(name)),
    );
    return new Uint8Array(await print(numbers));
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Returns the sheets, counted from 1, on which elements of a book are.
 * @param {Uint8Array} file
 * @param {readonly string[]} places
 */
async function sheetsOf(file, places) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  /** @type {Map<string, number>} */
  const sheets = new Map();
  for (const place of places) {
    const [reference] = (await pdf.getDestination(place)) ?? [];
    if (reference) sheets.set(place, (await pdf.getPageIndex(reference)) + 1);
  }
  await pdf.loadingTask.destroy();
  return sheets;
}

if (isMain(import.meta.url)) {
  const dir = join(root, 'dist');
  if (!existsSync(join(dir, 'index.html')))
    throw new Error('There is no dist/ yet. Run npm run build.');
  const out = join(root, 'dist-pdf', 'first-contact.pdf');
  console.log('Printing the book: about a minute.');
  const file = await makePdf({ dir });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, file);
  console.log(`${out}: ${(file.length / 1e6).toFixed(1)} MB.`);
}
