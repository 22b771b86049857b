import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { writeServiceWorker } from '#site/integrations/service-worker.ts';
import { serve } from '../../../scripts/serve.mjs';
import { site } from '../../build-site.ts';

/** A site that is published again while its pages are open. Omitting files makes it faster. */
export async function openPublisher({ without = /^$/ } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'editions-'));
  const dir = join(folder, 'site');
  mkdirSync(dir);
  const { url, close } = await serve({ dir, port: 0 });
  const worker = join(dir, 'service-worker.js');

  /**
   * Publishes an edition whose headings contain its name, with scripts of its own. `before` runs at
   * the start of its service worker.
   */
  async function publish(edition: string, before = '') {
    const next = join(folder, edition);
    const isIn = (file: string) => file === site.dir || !without.test(relative(site.dir, file));
    cpSync(site.dir, next, { recursive: true, filter: isIn });
    renameSync(join(next, '_astro'), join(next, 'scripts'));
    mkdirSync(join(next, '_astro'));
    renameSync(join(next, 'scripts'), join(next, '_astro', edition));
    for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js|css)$/.test(name)) continue;
      const text = readFileSync(join(next, name), 'utf8');
      const own = text.replaceAll('_astro/', `_astro/${edition}/`);
      writeFileSync(join(next, name), own.replace('</h1>', `, ${edition} edition</h1>`));
    }
    await writeServiceWorker(pathToFileURL(`${next}/`));
    rmSync(dir, { recursive: true, force: true });
    renameSync(next, dir);
    writeFileSync(worker, before + readFileSync(worker, 'utf8'));
  }

  return {
    url,
    publish,
    /** Replaces the service worker by this text, or removes it. */
    replaceWorker: (text: string | null) =>
      text === null ? rmSync(worker) : writeFileSync(worker, text),
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Makes the browser look for a new edition. */
export const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

export const isOf = async (page: Page, edition: string) =>
  expect(await page.locator('h1').textContent()).toContain(`${edition} edition`);
