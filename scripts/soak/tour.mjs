import { deeds } from './deeds.mjs';
import { ask } from './page.mjs';
import { rest } from './rest.mjs';

const openEditor = deeds.find(({ name }) => name === 'open an editor');
/** More editors than any page has. */
const mostEditors = 20;

/**
 * Loads and makes what a page loads or makes once and then keeps, so that this is no growth: what is folded,
 * each language of each list, the tools of each listing, and what the editors need.
 * @param {import('./page.mjs').Page} page
 * @param {import('./reader.mjs').Reader} reader
 */
export async function tour(page, reader) {
  await reader.log('unfold each fold', () => unfoldAll(page));
  await rest(page, 1000);
  await reader.log('choose each language', () =>
    ask(page, async () => {
      /** @type {NodeListOf<HTMLSelectElement>} */
      const lists = document.querySelectorAll('[data-language-choice], [data-file-language]');
      for (const list of lists) {
        for (const { value } of list.options) {
          list.value = value;
          for (const type of ['input', 'change']) {
            list.dispatchEvent(new Event(type, { bubbles: true }));
          }
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    }),
  );
  // In another language than TypeScript there is nothing to edit, and nothing to step through.
  await rest(page, 1000);
  await reader.log('open the tools of each listing', () => openTools(page));
  // Each that is open is none of those to open.
  const dice = /** @type {import('./deeds.mjs').Dice} */ ({ next: () => 0 });
  for (let i = 0; i < mostEditors; i += 1) {
    let target = null;
    await reader.log('open each editor', async () => {
      target = (await openEditor?.act({ page, dice })) ?? null;
      return target;
    });
    if (target === null) break;
  }
  // Those of an editor are others than those of its listing.
  await reader.log('open the tools of each editor', () => openTools(page));
}

/**
 * Unfolds all that is folded, and what that has in it. A browser lays out a fold when it is opened first, and
 * keeps the layout; a listing in a fold starts when it is seen.
 * @param {import('./page.mjs').Page} page
 */
const unfoldAll = (page) =>
  ask(page, async () => {
    const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const fold of document.querySelectorAll('main details')) {
      if (!(fold instanceof HTMLDetailsElement)) continue;
      fold.open = true;
      fold.scrollIntoView({ block: 'center', behavior: 'instant' });
      const listing = fold.querySelector('.listing');
      const isWaiting = () => listing instanceof HTMLElement && listing.dataset.ready === undefined;
      await wait(50);
      for (let i = 0; i < 20 && isWaiting(); i += 1) await wait(100);
    }
  });

/**
 * Unfolds and folds the tools of each listing that there is.
 * @param {import('./page.mjs').Page} page
 */
const openTools = (page) =>
  ask(page, async () => {
    /** @type {NodeListOf<HTMLElement>} */
    const listings = document.querySelectorAll(':is(.listing, .exercise):has([data-step="more"])');
    const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const listing of listings) {
      listing.scrollIntoView({ block: 'center' });
      for (let i = 0; i < 30 && listing.dataset.ready === undefined; i += 1) await wait(100);
      /** @type {HTMLElement | null} */
      const tools = listing.querySelector('[data-step="more"]');
      for (let i = 0; i < 2; i += 1) {
        tools?.click();
        await wait(500);
      }
    }
  });
