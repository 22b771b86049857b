import { launch } from 'puppeteer-core';
import { launchBrowser } from '../browser.mjs';
import { findFirefox } from '../engines.mjs';
import { viewport } from '../measure/moves.mjs';

/** @typedef {import('./page.mjs').Page} Page */

/**
 * A browser with one tab. Both tools have the same names for what a soak does on a page.
 * @param {'chromium' | 'firefox'} engine
 * @returns {Promise<{ page: Page, close: () => Promise<void> }>}
 */
export async function openTab(engine) {
  if (engine === 'firefox') {
    const executablePath = findFirefox();
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    const [page = await browser.newPage()] = await browser.pages();
    await page.setViewport(viewport);
    return {
      page: /** @type {Page} */ (/** @type {unknown} */ (page)),
      close: () => browser.close(),
    };
  }
  const browser = await launchBrowser();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ viewport, permissions });
  return { page: await context.newPage(), close: () => browser.close() };
}
