import { launchBrowser } from '../../../scripts/browser.mjs';
import { callOf, type Driver } from './driver.ts';

/** Chromium by Playwright. */
export async function startChromium(): Promise<Driver> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ permissions: ['clipboard-write'] });
  const page = await context.newPage();
  return {
    engine: 'Chromium',
    leavesWindow: true,
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (fn, ...args) => (await page.evaluate(callOf(fn, args))) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
