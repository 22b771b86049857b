import { figure } from '#chapters/voronoi-regions/figures/voronoi-nearest-vertex.ts';

/** @typedef {import('playwright-core').Page} Page */

const times = 15;
const { minX, maxX, minY, maxY } = figure.world;
const pentagon = figure.presets.find(({ name }) => name === 'pentagon')?.state;

/**
 * From the question to the pixels, in the page's own worker: every place of 600 by 400, or of a
 * fourth of it each way, asked of the published test and of ours.
 * @param {{ browser: import('playwright-core').Browser, page: string, url: string }} target
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureMap({ browser, page: name, url }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const legend = page.locator(`[data-truth-figure="${figure.name}"]`);
    await page.goto(url, { waitUntil: 'networkidle' });
    if ((await legend.count()) === 0) return [];
    const started = page.waitForEvent('worker');
    await legend.scrollIntoViewIfNeeded();
    const address = (await started).url();
    const [fine, coarse] = await page.evaluate(askWorker, {
      address,
      times,
      request: {
        figure: figure.name,
        state: pentagon,
        view: { left: minX, top: maxY, width: maxX - minX, height: maxY - minY },
        paints: [0, 1, 2, 3].map((kind) => ({
          ground: [0, 0, 0, 0],
          line: [0, 0, 0, 255],
          mark: kind === 2 ? 'lines' : 'plain',
          side: kind % 2,
        })),
        arrowColumns: 0,
        arrowRows: 0,
      },
    });
    return [
      { measure: 'map of 600 x 400, ms', page: name, value: fine ?? NaN, digits: 1 },
      { measure: 'coarse map, ms', page: name, value: coarse ?? NaN, digits: 1 },
    ];
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. Gives the middle of all times, fine and coarse; the first of each is not
 * counted, because it loads the code.
 * @param {{ address: string, times: number, request: object }} task
 */
async function askWorker({ address, times, request }) {
  const worker = new Worker(address, { type: 'module' });
  const middles = [];
  for (const across of [1, 4]) {
    const taken = [];
    for (let id = 0; id <= times; id += 1) {
      const start = performance.now();
      worker.postMessage({
        ...request,
        id,
        columns: 600 / across,
        rows: 400 / across,
        fine: across === 1,
      });
      await new Promise((resolve) => {
        worker.onmessage = resolve;
      });
      if (id > 0) taken.push(performance.now() - start);
    }
    middles.push(taken.sort((a, b) => a - b)[Math.floor(times / 2)]);
  }
  worker.terminate();
  return middles;
}
