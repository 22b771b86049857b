import { type KeyInput, launch } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/engines.mjs';
import { callOf, type Driver } from './driver.ts';

/** Firefox by Puppeteer, which speaks WebDriver BiDi to it. */
export async function startFirefox(preferences: Record<string, unknown> = {}): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: preferences,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    engine: 'Firefox',
    leavesWindow: false,
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (fn, ...args) => (await page.evaluate(callOf(fn, args))) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
