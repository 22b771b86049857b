import { viewport } from './moves.mjs';

/**
 * What the page's main thread has to do until a page stands still, in milliseconds of work.
 * @param {{ browser: import('playwright-core').Browser, url: string, slowdown?: number }} target
 */
export async function loadCost({ browser, url, slowdown = 1 }) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    const { metrics } = await devtools.send('Performance.getMetrics');
    /** @param {string} wanted */
    const metric = (wanted) =>
      1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
    return {
      script: metric('ScriptDuration'),
      render: metric('LayoutDuration') + metric('RecalcStyleDuration'),
      task: metric('TaskDuration'),
    };
  } finally {
    await context.close();
  }
}
