import type { Page } from 'playwright-core';
import { pageUrl } from './figure.ts';

// Pages and figures that the site does not have: its own, with a change on their way to the browser.

/** Edits a page of the site before the browser reads it. */
export async function editPage(page: Page, path: string, edit: (html: string) => string) {
  const url = pageUrl(path);
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const body = edit(before);
    if (body === before) throw new Error(`Nothing was changed in ${path}.`);
    await route.fulfill({ response, body });
  });
}

/**
 * Puts code in the place of a script's export: it may use the original as `original`, and
 * `globalThis.scratch`, where a test keeps what it changes later.
 */
export async function replaceExport(page: Page, file: RegExp, name: string, code: string) {
  await page.route(file, async (route) => {
    const url = new URL(route.request().url());
    if (url.search === '?original') return route.continue();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `import { ${name} as original } from '${url.pathname}?original';
        export * from '${url.pathname}?original';
        export const ${name} = ${code};`,
    });
  });
}

/** The script of a figure, not that of its survey in the worker, whose name has a hyphen there. */
export const figureScript = (name: string) => new RegExp(`/_astro/${name}\\.[\\w-]+\\.js(\\?|$)`);
export const surveyScript = (name: string) => new RegExp(`/_astro/${name}-[\\w-]{8}\\.js(\\?|$)`);
