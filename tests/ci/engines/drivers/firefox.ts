import { type Browser, type KeyInput, launch, type TouchHandle } from 'puppeteer-core';
import { findFirefox } from '../../../../scripts/engines.mjs';
import { callOf, chordOf, type Driver, fingerMoves, type Wishes } from './driver.ts';
import { accessibilityTree, focusPage } from './firefox-window.ts';

/** The reader's system settings as preferences. */
const preferencesOf = ({ reducedMotion, forcedColours }: Wishes) => ({
  ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
  ...(forcedColours && { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }),
});

/** Firefox by Puppeteer over WebDriver BiDi. */
export async function startFirefox(
  wishes: Wishes = {},
  preferences: Record<string, unknown> = {},
): Promise<Driver> {
  const browser: Browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    // Allows scripts in the browser window.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: { ...preferencesOf(wishes), ...preferences },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    engine: 'Firefox',
    leavesWindow: false,
    goto: async (url) => {
      await page.goto(url);
      await focusPage(browser);
    },
    evaluate: async (fn, ...args) => (await page.evaluate(callOf(fn, args))) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    down: (button = 'left') => page.mouse.down({ button }),
    up: (button = 'left') => page.mouse.up({ button }),
    fingers: async (...moments) => {
      const touches: TouchHandle[] = [];
      for (const { put, moved, lifted } of fingerMoves(moments)) {
        for (const { at } of put) touches.push(await page.touchscreen.touchStart(at.x, at.y));
        for (const { finger, at } of moved) await touches[finger]!.move(at.x, at.y);
        for (const _ of lifted) await touches.pop()!.end();
      }
    },
    press: async (keys) => {
      const { held, key } = chordOf(keys);
      for (const one of held) await page.keyboard.down(one as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const one of held.reverse()) await page.keyboard.up(one as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    spoken: () => accessibilityTree(browser),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
