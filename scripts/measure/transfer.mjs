import { brotliCompressSync } from 'node:zlib';

// 1 kB = 1000 bytes.
const scriptBudget = 30;
// A chapter's live listings come on top.
const liveBudget = 8;
const pageBudget = 200;

/** @typedef {import('playwright-core').Page} Page */

/**
 * Scrolls down to the end, so that whatever waits until it is seen is loaded too.
 * @param {Page} page
 */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * On a busy machine the network may be idle before the page has asked for its scripts.
 * @param {Page} page
 */
async function settle(page) {
  const requests = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await requests(); now !== before; now = await requests()) {
    before = now;
    await page.waitForTimeout(500);
  }
}

/**
 * Scripts that stand in the page itself never show up as a transfer of their own.
 * @param {Page} page
 */
async function inlineScriptBytes(page) {
  const source = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && /^(module|text\/javascript|)$/.test(script.type))
      .map((script) => script.textContent)
      .join('\n'),
  );
  return source === '' ? 0 : brotliCompressSync(source).length;
}

/**
 * Bytes on the wire, headers included, before the reader touches anything. Pagefind is left out: it
 * is loaded by the first search.
 * @param {{ browser: import('playwright-core').Browser, url: string }} target
 */
export async function transferOf({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    /** @type {Map<string, { isScript: boolean, isSearch: boolean }>} */
    const responses = new Map();
    let total = 0;
    let scripts = 0;
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      const isScript = /javascript|wasm/.test(response.mimeType);
      responses.set(requestId, { isScript, isSearch: response.url.includes('/pagefind/') });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = responses.get(requestId);
      if (response === undefined || response.isSearch) return;
      total += encodedDataLength;
      if (response.isScript) scripts += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await settle(page);
    const isLive = (await page.locator('[data-listing-figure]').count()) > 0;
    const inline = await inlineScriptBytes(page);
    const opened = scripts + inline;
    await scrollThrough(page);
    return { opened, scripts: scripts + inline, total, isLive };
  } finally {
    await context.close();
  }
}

/**
 * @param {{ browser: import('playwright-core').Browser, page: string, url: string }} target
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureTransfer(target) {
  const { page } = target;
  const { opened, scripts, total, isLive } = await transferOf(target);
  const budget = scriptBudget + (isLive ? liveBudget : 0);
  return [
    { measure: 'JavaScript as it opens, kB', page, value: opened / 1000, budget },
    { measure: 'JavaScript, all seen, kB', page, value: scripts / 1000 },
    { measure: 'whole page, kB', page, value: total / 1000, budget: pageBudget },
  ].map((row) => ({ ...row, digits: 1 }));
}
