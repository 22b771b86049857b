// `npm run measure`: how fast, how small and how accessible every chapter of the built site is.
// `-- --page point-and-circle` measures one chapter, `-- --quick` leaves Lighthouse out. Bytes and
// scores have budgets; times depend on the machine and are only told. `-- --against REF` compares
// times with another commit's, measured in turns: `-- --against HEAD~1 --page nine-zones --rounds 5`.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, root } from './astro.mjs';
import { findBrowser, launchBrowser } from './browser.mjs';
import { measureAccessibility } from './measure/accessibility.mjs';
import { measureAgainst } from './measure/against.mjs';
import { findChapters } from './measure/chapters.mjs';
import { buildCommit } from './measure/checkout.mjs';
import { measureDrag } from './measure/drag.mjs';
import { measureLighthouse } from './measure/lighthouse.mjs';
import { measureMap } from './measure/map.mjs';
import { printTable } from './measure/table.mjs';
import { measureTransfer } from './measure/transfer.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    page: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '1' },
  },
});
const dist = join(root, 'dist');

/**
 * A number from the command line.
 * @param {'rounds' | 'slowdown'} name
 */
function positive(name) {
  const number = Number(options[name]);
  if (Number.isFinite(number) && number >= 1) return number;
  throw new Error(`--${name} is ${options[name]}; give a number from 1 on, for example 5.`);
}

/** This tree and a commit, in turns. */
async function compareWith(/** @type {string} */ ref) {
  const [rounds, slowdown] = [positive('rounds'), positive('slowdown')];
  console.log(`Building this tree, and ${ref}.`);
  await buildSite({ outDir: dist });
  const { name, dist: distBefore } = buildCommit(ref);
  const known = findChapters(distBefore);
  const pages = findChapters(dist)
    .filter((page) => known.includes(page))
    .filter((page) => !options.page || page === options.page)
    .map((page) => (page === '.' ? '' : page));
  if (pages.length === 0) throw new Error(`No chapter of both is called ${options.page}.`);
  const now = await serve({ dir: dist, port: 0, offline: false });
  const before = await serve({ dir: distBefore, port: 0, offline: false });
  const browser = await launchBrowser();
  try {
    const common = { browser, now, before, name, pages };
    const slower = await measureAgainst({ ...common, rounds: Math.floor(rounds), slowdown });
    process.exitCode = slower === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([now.close(), before.close()]);
  }
}

async function measureAll() {
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

  /** Builds into a folder of its own, so that dist/ stays unchanged if it exists. */
  async function measureBuild() {
    const outDir = existsSync(dist) ? join(root, '.cache', 'measured-build') : dist;
    const start = performance.now();
    await buildSite({ outDir });
    const seconds = (performance.now() - start) / 1000;
    if (outDir !== dist) rmSync(outDir, { recursive: true });
    return [{ measure: 'astro build, s', page: '', value: seconds, digits: 1 }];
  }

  await attempt('the build', measureBuild);

  const chapters = findChapters(dist).filter((one) => !options.page || one === options.page);
  if (chapters.length === 0) {
    unmeasured += 1;
    console.log(options.page ? `No chapter is called ${options.page}.` : 'No page has a figure.');
  }

  const executablePath = findBrowser();
  const server = await serve({ dir: dist, port: 0, offline: false });
  const browser = await launchBrowser({ executablePath });
  for (const page of chapters) {
    const target = { browser, executablePath, page, url: `${server.url}${page}/` };
    if (!options.quick) await attempt(`${page}: Lighthouse`, () => measureLighthouse(target));
    await attempt(`${page}: transfer`, () => measureTransfer(target));
    await attempt(`${page}: drag`, () => measureDrag({ ...target, slowdown: 1 }));
    await attempt(`${page}: drag, slowed down`, () => measureDrag({ ...target, slowdown: 4 }));
    await attempt(`${page}: maps`, () => measureMap(target));
    if (page === 'voronoi-regions') {
      // Each move of a corner needs another map.
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
}

await (options.against ? compareWith(options.against) : measureAll());
