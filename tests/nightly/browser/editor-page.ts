import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { pageUrl } from '../../browser/figure.ts';

// Adds the editor to a page of the site, under the page's own policy.

/** The script that opens editors as the global `editors`, from tests/support/editor-page.ts. */
export async function bundleEditor(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'tests/support/editor-page.ts', formats: ['iife'], name: 'editors' },
    },
  });
  const [bundle] = result as Rolldown.RolldownOutput[];
  return bundle?.output[0].code ?? '';
}

const styles = `@layer listing {${readFileSync('src/site/styles/editor.css', 'utf8')}}`;

/** Opens a page of the site with the script and styles as files of the site. */
export async function openEditorPage(page: Page, path: string, script: string): Promise<void> {
  const files = {
    js: { url: pageUrl('_astro/editor-page.js'), contentType: 'text/javascript', body: script },
    css: { url: pageUrl('_astro/editor-page.css'), contentType: 'text/css', body: styles },
  };
  for (const { url, ...answer } of Object.values(files)) {
    await page.route(url, (route) => route.fulfill(answer));
  }
  await page.goto(pageUrl(path));
  await page.addStyleTag({ url: files.css.url });
  await page.addScriptTag({ url: files.js.url });
}
