import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../browser.mjs';

const scoreBudget = 100;
const shiftBudget = 0.01;
// One run is at the mercy of whatever else the machine does; the middle one of three is not.
const runs = 3;
const categories = {
  performance: 'Lighthouse performance',
  accessibility: 'Lighthouse accessibility',
  'best-practices': 'Lighthouse best practices',
  seo: 'Lighthouse SEO',
};

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Lighthouse as it comes, which is a slow phone on a slow network. It gets a browser of its own:
 * it drives one through a port, and must not meet the pages of the other measurements.
 * @param {{ executablePath: string, page: string, url: string }} target
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureLighthouse({ executablePath, page, url }) {
  const port = await findFreePort();
  const args = [`--remote-debugging-port=${port}`];
  const browser = await launchBrowser({ executablePath, args });
  try {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
    /** @param {import('lighthouse').Result} result */
    const performance = (result) => result.categories.performance?.score ?? 0;
    const lhr = results.sort((a, b) => performance(a) - performance(b))[Math.floor(runs / 2)];
    if (lhr === undefined) throw new Error('Lighthouse gave no result');
    const scores = Object.entries(categories).map(([id, measure]) => ({
      measure,
      page,
      value: Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100),
      budget: scoreBudget,
      atLeast: true,
      note: failedAudits(lhr, id),
    }));
    const shift = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
    const shiftRow = { measure: 'layout shift (CLS)', page, value: shift, budget: shiftBudget };
    return [...scores, { ...shiftRow, digits: 3 }];
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} url
 * @param {number} port
 */
async function runOnce(url, port) {
  const onlyCategories = Object.keys(categories);
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

/**
 * What keeps a category below 100, by name.
 * @param {import('lighthouse').Result} lhr
 * @param {string} id
 */
function failedAudits(lhr, id) {
  const weighted = lhr.categories[id]?.auditRefs.filter((ref) => ref.weight > 0) ?? [];
  return weighted
    .map((ref) => ref.id)
    .filter((audit) => (lhr.audits[audit]?.score ?? 1) < 0.9)
    .join(', ');
}
