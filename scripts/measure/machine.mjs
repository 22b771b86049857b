// How fast the machine is while it measures, without which no time means much.

/** Runs in the page. Milliseconds of a job that is always the same: the middle of many times. */
function fixedJob() {
  const numbers = new Float64Array(4096);
  const taken = [];
  for (let time = 0; time < 60; time += 1) {
    const start = performance.now();
    for (let i = 0; i < 1_000_000; i += 1) {
      numbers[i & 4095] = Math.sqrt(i + (numbers[(i * 7) & 4095] ?? 0));
    }
    if (time >= 10) taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[25] ?? Number.NaN;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureMachine(browser) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const rows = [];
    for (const rate of [1, 4]) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const slow = rate === 1 ? '' : `, CPU ${rate}x slower`;
      const value = await page.evaluate(fixedJob);
      rows.push({ measure: `a million square roots, ms${slow}`, page: '', value, digits: 2 });
    }
    return rows;
  } finally {
    await context.close();
  }
}
