// `npm run measure`: how fast, how small and how accessible every chapter of the built site is,
// against its budgets. `-- --page point-and-circle` measures one chapter, `-- --quick` leaves
// Lighthouse out. A value over its budget is only reported, because times vary with the machine;
// what could not be measured at all makes the exit code 1.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, root } from './astro.mjs';
import { findBrowser, launchBrowser } from './browser.mjs';
import { measureAccessibility } from './measure/accessibility.mjs';
import { findChapters } from './measure/chapters.mjs';
import { measureDrag } from './measure/drag.mjs';
import { measureLighthouse } from './measure/lighthouse.mjs';
import { measureMachine } from './measure/machine.mjs';
import { measureMap } from './measure/map.mjs';
import { measureSurfaces } from './measure/surfaces.mjs';
import { printTable } from './measure/table.mjs';
import { measureTransfer } from './measure/transfer.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: { page: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const dist = join(root, 'dist');

/** @type {import('./measure/table.mjs').Row[]} */
const rows = [];
let unmeasured = 0;

/**
 * @param {string} what
 * @param {() => Promise<import('./measure/table.mjs').Row[]>} measure
 */
async function attempt(what, measure) {
  console.log(`Measuring ${what}.`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    unmeasured += 1;
    console.log(`Could not measure ${what}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Builds beside dist/, which stays what it is, unless there is none yet. */
async function measureBuild() {
  const outDir = existsSync(dist) ? join(root, '.cache', 'measured-build') : dist;
  const start = performance.now();
  await buildSite({ outDir });
  const seconds = (performance.now() - start) / 1000;
  if (outDir !== dist) rmSync(outDir, { recursive: true });
  return [{ measure: 'astro build, s', page: '', value: seconds, digits: 1 }];
}

await attempt('the build', measureBuild);

const chapters = findChapters(dist).filter((chapter) => !options.page || chapter === options.page);
if (chapters.length === 0) {
  unmeasured += 1;
  console.log(options.page ? `No chapter is called ${options.page}.` : 'No page has a figure.');
}

const executablePath = findBrowser();
const server = await serve({ dir: dist, port: 0 });
const browser = await launchBrowser({ executablePath });
await attempt('the machine', () => measureMachine(browser));
await attempt('the surfaces', () => measureSurfaces(browser));
for (const page of chapters) {
  const target = { browser, executablePath, page, url: `${server.url}${page}/` };
  if (!options.quick) await attempt(`${page}: Lighthouse`, () => measureLighthouse(target));
  await attempt(`${page}: transfer`, () => measureTransfer(target));
  await attempt(`${page}: drag`, () => measureDrag({ ...target, slowdown: 1 }));
  await attempt(`${page}: drag, slowed down`, () => measureDrag({ ...target, slowdown: 4 }));
  await attempt(`${page}: maps`, () => measureMap(target));
  if (page === 'voronoi-regions') {
    // A corner is dragged: each move asks for another map.
    const corner = { figure: 'voronoi-nearest-vertex', id: 'polygon.2' };
    for (const slowdown of [1, 4]) {
      const what = `${page}: drag over a map${slowdown > 1 ? ', slowed down' : ''}`;
      await attempt(what, () => measureDrag({ ...target, ...corner, slowdown }));
    }
  }
  await attempt(`${page}: accessibility`, () => measureAccessibility(target));
}
await browser.close();
await server.close();

printTable(rows);
process.exitCode = unmeasured === 0 ? 0 : 1;
