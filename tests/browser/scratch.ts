import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { site } from '../build-site.ts';
import { pageUrl } from './figure.ts';

// Pages and figures modified on their way to the browser.

/** Edits a file of the site before the browser reads it. */
export async function editFile(page: Page, url: string | RegExp, edit: (text: string) => string) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const body = edit(before);
    // An error here would fail the run outside of any test, so the response reports it.
    if (body === before) await route.fulfill({ status: 500, body: `Nothing to edit in ${url}.` });
    else await route.fulfill({ response, body });
  });
}

export const editPage = (page: Page, path: string, edit: (html: string) => string) =>
  editFile(page, pageUrl(path), edit);

/**
 * Replaces a script's export. The code may use `original`, and `globalThis.scratch` for data that
 * the test changes later.
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

/** Matches a figure's script, but not its survey's, whose name has a hyphen there. */
export const figureScript = (name: string) => new RegExp(`/_astro/${name}\\.[\\w-]+\\.js(\\?|$)`);
export const surveyScript = (name: string) => new RegExp(`/_astro/${name}-[\\w-]{8}\\.js(\\?|$)`);

/** The name, without its hash, of the script with the run of a function that a listing shows. */
export function runScript(fn: string): string {
  const folder = `${site.dir}/_astro`;
  const isIt = (file: string) =>
    file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes(`return{${fn}:`);
  const found = readdirSync(folder).find(isIt);
  if (!found) throw new Error(`No script has the run of ${fn}.`);
  return found.replace(/\.[\w-]{8}\.js$/, '');
}
