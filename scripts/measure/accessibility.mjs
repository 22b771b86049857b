import axe from 'axe-core';
import { dragHandle } from './drag.mjs';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @typedef {import('playwright-core').Page} Page */

/**
 * The names of the broken rules.
 * @param {Page} page
 */
async function findViolations(page) {
  // Not a <script>, which the site's content security policy would refuse.
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: checker } = /** @type {{ axe: typeof import('axe-core') }} */ (
      /** @type {unknown} */ (window)
    );
    const { violations } = await checker.run(document, { runOnly: { type: 'tag', values } });
    return violations.map(({ id, nodes }) => `${id} (${nodes.length})`);
  }, tags);
}

/**
 * Checks the page as it loads and again after it was used, in both themes.
 * @param {{ browser: import('playwright-core').Browser, page: string, url: string }} target
 */
export async function measureAccessibility({ browser, page: name, url }) {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: theme,
    });
    const page = await context.newPage();
    /** @param {string} when */
    const check = async (when) => {
      const violations = await findViolations(page);
      rows.push({
        measure: `axe violations, ${theme}, ${when}`,
        page: name,
        value: violations.length,
        budget: 0,
        note: violations.join(', '),
      });
    };
    try {
      await page.goto(url, { waitUntil: 'networkidle' });
      await check('on load');
      await dragHandle(page, await context.newCDPSession(page), { count: 30 });
      const preset = page.locator('first-contact-figure button[data-preset]').first();
      if ((await preset.count()) > 0) await preset.click();
      await check('after use');
    } finally {
      await context.close();
    }
  }
  return rows;
}
