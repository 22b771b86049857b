import { shuffle } from './dice.mjs';
import { ask, click, drawn, reach, travel } from './page.mjs';
import { tour } from './tour.mjs';

/** @typedef {import('./reader.mjs').Reader} Reader */

/**
 * @typedef {object} Visit
 * @property {import('./page.mjs').Page} page
 * @property {Reader} reader
 * @property {string} url the site; ends with a slash
 * @property {() => Promise<void>} sample measures the page at rest
 * @property {() => boolean} isOver
 */

/** Deeds between two samples of a page that stays open. */
const deedsBetween = 30;
/** Pages between two samples of a visit to all pages. */
const pagesBetween = 12;
/** Figures to embed are pages by one template: so many of them are opened for each round of the book. */
const aloneInRound = 16;

/**
 * Keeps one page open, and uses it.
 * @param {Visit & { path: string, between?: number }} visit
 */
export async function stayOn({ page, reader, url, path, sample, isOver, between = deedsBetween }) {
  await page.goto(url + path);
  await startAll(page);
  await tour(page, reader);
  while (!isOver()) {
    for (let i = 0; i < between; i += 1) await reader.act();
    await sample();
  }
}

/**
 * Opens all pages, round after round, and uses each a little. The samples are taken on the same page.
 * @param {Visit & { pages: ReturnType<typeof import('./pages.mjs').findPages>, reference: string }} visit
 * @returns {Promise<{ opened: number, rounds: number }>}
 */
export async function roam({ page, reader, url, pages, reference, sample, isOver }) {
  let [opened, rounds] = [0, 0];
  /** @type {string[]} */
  let alone = [];
  const measure = async () => {
    await reader.log('return', async () => void (await page.goto(url + reference)));
    await startAll(page);
    await sample();
  };
  await page.goto(url);
  while (!isOver()) {
    const dice = reader.dice();
    if (alone.length < aloneInRound) alone = shuffle(dice, pages.alone);
    const round = shuffle(dice, [...pages.book, ...alone.splice(0, aloneInRound)]);
    for (const path of round) {
      if (isOver()) break;
      await reader.log('open a page', () => open(page, url, path));
      opened += 1;
      await useOpenPage(page, reader);
      if (opened % pagesBetween === 0) await measure();
    }
    rounds += 1;
  }
  return { opened, rounds };
}

/** Some deeds, the more the page has to use, and sometimes what readers do with the browser itself. */
async function useOpenPage(
  /** @type {import('./page.mjs').Page} */ page,
  /** @type {Reader} */ reader,
) {
  const figures = await ask(
    page,
    () => document.querySelectorAll('first-contact-figure, museum-exhibit, .playground').length,
  );
  const dice = reader.dice();
  const most = figures === 0 ? 2 : Math.min(12, 3 + 2 * figures);
  for (let i = dice.whole(1, most); i > 0; i -= 1) await reader.act();
  if (dice.chance(0.1)) await reader.log('reload', async () => void (await page.reload()));
  if (dice.chance(0.15)) await reader.log('go back', () => travel(page, -1));
  else return;
  await reader.act();
  if (dice.chance(0.5)) await reader.log('go forward', () => travel(page, 1));
}

/**
 * By a link, where the open page shows one that leads there; else by the address.
 * @param {import('./page.mjs').Page} page
 * @param {string} url
 * @param {string} path
 */
async function open(page, url, path) {
  const address = new URL(path, url);
  const link = await reach(page, `a[href="${address.pathname}"]:not([download], [target])`, 0);
  if (!link) {
    await page.goto(address.href);
    return path;
  }
  // Links are followed without a script of the page: so the click is over when the new page is there.
  const there = page.waitForNavigation({ timeout: 30_000 });
  await click(page, link);
  await there;
  return `${path}, by a link`;
}

/** Scrolls through the page, so that all of its figures start. */
export async function startAll(/** @type {import('./page.mjs').Page} */ page) {
  await ask(page, async () => {
    const end = performance.now() + 30_000;
    window.soakFolds ??= new Set(document.querySelectorAll('details[open]'));
    for (const figure of document.querySelectorAll('first-contact-figure, museum-exhibit')) {
      if (!(figure instanceof HTMLElement) || !figure.checkVisibility()) continue;
      figure.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (figure.dataset.ready === undefined && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  await drawn(page);
}
