// How fast many moving circles are drawn on a canvas and as elements of SVG. Part of `npm run measure`;
// `node scripts/measure/surfaces.mjs` measures this alone.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../astro.mjs';
import { findBrowser, launchBrowser } from '../browser.mjs';
import { isMain } from '../is-main.mjs';
import { middle, p95 } from './moves.mjs';
import { printTable } from './table.mjs';
import { categories } from './trace.mjs';

/** @typedef {typeof import('../../tests/support/surface-page.ts')} Surfaces */

const frames = 240;
/** Loading and the first frames compile the script. */
const warmUp = 60;

/** The script of the page that the surfaces are tried on: a global `surfaces`. */
export async function bundleSurfaces() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(root, 'tests', 'support', 'surface-page.ts'),
        formats: ['iife'],
        name: 'surfaces',
      },
    },
  });
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
  return bundle?.output[0].code ?? '';
}

/**
 * What its thread worked in each frame, in milliseconds: a clock would count what else the machine
 * does meanwhile.
 * @param {import('./trace.mjs').TraceEvent[]} events
 */
function scriptPerFrame(events) {
  return events
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .sort((a, b) => a.ts - b.ts)
    .map(({ tdur }) => (tdur ?? 0) / 1000);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureSurfaces(browser) {
  const code = await bundleSurfaces();
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  for (const [kind, count] of /** @type {const} */ ([
    ['canvas', 1000],
    ['svg', 300],
  ])) {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><body>');
    await page.addScriptTag({ content: code });
    await browser.startTracing(page, { categories });
    const times = await page.evaluate(
      ([kind, count, frames]) => {
        const { surfaces } = /** @type {{ surfaces: Surfaces }} */ (
          /** @type {unknown} */ (window)
        );
        return surfaces.move(kind, count, frames).then(({ times }) => times);
      },
      /** @type {const} */ ([kind, count, warmUp + frames]),
    );
    const trace = JSON.parse((await browser.stopTracing()).toString());
    await page.close();
    const measured = scriptPerFrame(trace.traceEvents).slice(warmUp);
    const seconds = ((times.at(-1) ?? 0) - (times[warmUp] ?? 0)) / 1000;
    const name = `${count} circles, ${kind}`;
    rows.push(
      { measure: `${name}: script, median, ms`, page: '', value: middle(measured), digits: 1 },
      { measure: `${name}: script, p95, ms`, page: '', value: p95(measured), budget: 4, digits: 1 },
      { measure: `${name}: frames a second`, page: '', value: (frames - 1) / seconds, digits: 1 },
    );
  }
  return rows;
}

if (isMain(import.meta.url)) {
  const browser = await launchBrowser({ executablePath: findBrowser() });
  printTable(await measureSurfaces(browser));
  await browser.close();
}
