import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { pageUrl } from '../../browser/figure.ts';

// No page has the editor yet: here one of the site's own gets it, under its own policy.

/** The script that opens editors: a global `editors`, which is tests/support/editor-page.ts. */
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

/** Opens a page of the site and gives it the script, and styles, as files of the site. */
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
