import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figureOn, openFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// The cost of a move depends on how much of the page it changes. The browser reports whether it
// lays out only the changed parts or the whole document, and whether it repaints existing layers or
// rebuilds all. Both are counted, because times differ between machines.

const browser = await openBrowser();
afterAll(() => browser.close());

const moves = 30;

interface TraceEvent {
  name: string;
  args?: { beginData?: { partialLayout?: boolean } };
}

describe.each([
  ['start-here/', 'turned-ship', 'p.at'],
  ['voronoi-regions/', 'voronoi-regions', 'circle.center'],
])('%s', async (path, name, handle) => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  let layouts: TraceEvent[] = [];
  let puttings = 0;

  // Before every test, so that a single test also has something to count.
  beforeAll(async () => {
    await openFigure(page, path, name);
    await page.waitForLoadState('networkidle');
    const figure = figureOn(page, name);
    await figure.locator('.stage').scrollIntoViewIfNeeded();
    const box = (await figure.locator(`[data-handle="${handle}"]`).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // The first moves highlight the handle, and load what only a drag needs.
    for (let i = 1; i <= 4; i += 1) await page.mouse.move(x - i, y + i);
    await page.waitForTimeout(200);
    const engine = page.context().browser()!;
    await engine.startTracing(page, { categories: ['devtools.timeline', 'blink', 'benchmark'] });
    for (let i = 0; i < moves; i += 1) {
      await page.mouse.move(x - 5 - i, y + 5 + 20 * Math.sin(i / 6));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const trace = JSON.parse((await engine.stopTracing()).toString());
    await page.mouse.up();
    const events: TraceEvent[] = trace.traceEvents;
    layouts = events.filter((event) => event.name === 'Layout');
    puttings = events.filter(({ name }) => name === 'PaintArtifactCompositor::Update').length;
  });

  it('is laid out at each move', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(moves - 5);
  });

  it('lays out the parts that change, not the document', () => {
    const whole = layouts.filter(({ args }) => !args?.beginData?.partialLayout);
    // Proves that the browser distinguishes the two.
    expect(layouts.length).toBeGreaterThan(whole.length);
    expect(whole.length).toBeLessThanOrEqual(moves / 10);
  });

  it('paints in the layers that are there', () => {
    // The first move, which highlights a handle, does.
    expect(layouts.length).toBeGreaterThan(0);
    expect(puttings).toBeLessThanOrEqual(moves / 5);
  });
});
