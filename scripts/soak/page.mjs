// What deeds do on a page, in Chromium by Playwright and in Firefox by Puppeteer: both have the same names
// for all that is used here.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number, width: number, height: number, name: string }} Target */

/**
 * Runs a function in the page, which sees nothing around itself.
 * @template {unknown[]} Args
 * @template Result
 * @param {Page} page
 * @param {(...args: Args) => Result | Promise<Result>} fn
 * @param {Args} args
 * @returns {Promise<Result>}
 */
export const ask = (page, fn, ...args) => page.evaluate(`(${fn})(...${JSON.stringify(args)})`);

/**
 * Waits until a function says true in the page, at most so many seconds.
 * @template {unknown[]} Args
 * @param {Page} page
 * @param {string} what for the message, if it never comes
 * @param {(...args: Args) => boolean} is
 * @param {Args} args
 */
export async function until(page, what, is, ...args) {
  const isSo = await page.evaluate(`(async () => {
    const is = () => (${is})(...${JSON.stringify(args)});
    const end = performance.now() + 40_000;
    while (!is()) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  })()`);
  if (!isSo) throw new Error(`waited in vain for ${what}`);
}

/** @param {Page} page */
export const drawn = (page) =>
  ask(page, async () => {
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  });

/**
 * One of the elements that can be seen and that a selector finds, scrolled to the middle of the window;
 * null where there is none, or where something else lies over it.
 * @param {Page} page
 * @param {string} selector
 * @param {number} chance from 0 to 1: which of them
 * @returns {Promise<Target | null>}
 */
export const reach = (page, selector, chance) =>
  ask(
    page,
    async (wanted, share) => {
      const frame = () => new Promise(requestAnimationFrame);
      // What a figure hides keeps its place, and is no more to be taken.
      const isSeen = (/** @type {Element} */ one) =>
        one.checkVisibility({ visibilityProperty: true });
      const all = [...document.querySelectorAll(wanted)].filter(isSeen);
      const one = all[Math.floor(share * all.length)];
      if (!one) return null;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const host = one.closest(
        'first-contact-figure, museum-exhibit, section[data-listing-figure]',
      );
      const end = performance.now() + 10_000;
      while (host instanceof HTMLElement && host.dataset.ready === undefined) {
        if (performance.now() > end) break;
        await frame();
      }
      // What came late may have moved it.
      await frame();
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit = hit !== null && (one.contains(hit) || hit.contains(one));
      if (!isHit && !one.matches('[data-handle]')) return null;
      /** @param {Element} element */
      const nameOf = (element) => {
        const { localName, attributes } = element;
        const data = [...attributes].filter((own) => /^(id|data-(?!ready).*|name)$/.test(own.name));
        const [first] = data;
        return first ? `${localName}[${first.name}="${first.value}"]` : localName;
      };
      // For deeds that go on with it; forgotten when the page comes to rest.
      window.soakTarget = one;
      const home = host ? `${nameOf(host)} ` : '';
      return { x, y, width, height, name: home + nameOf(one) };
    },
    selector,
    chance,
  );

/**
 * @param {Page} page
 * @param {{ x: number, y: number }} place
 */
export async function click(page, { x, y }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Back or forward in the tab's history, as far as it goes. A page that comes back as it was left loads
 * nothing, so there is no event of the tools to wait for.
 * @param {Page} page
 * @param {-1 | 1} steps
 */
export async function travel(page, steps) {
  const mark = Math.random();
  // Asked for a moment later, so that the question is answered by the page that is left.
  await page.evaluate(`window.soakMark = ${mark}; void setTimeout(() => history.go(${steps}), 20)`);
  for (let tries = 0; tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    // The page that was asked may have been left meanwhile.
    const isThere = await page
      .evaluate(`document.readyState === 'complete' && window.soakMark !== ${mark}`)
      .catch(() => false);
    if (isThere) return;
    // There is none in that direction.
    if (tries === 20 && (await page.evaluate(`window.soakMark === ${mark}`).catch(() => false)))
      return;
  }
  throw new Error('waited in vain for the page before or behind');
}
