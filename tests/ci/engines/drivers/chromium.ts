import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../../scripts/browser.mjs';
import { callOf, type Driver, fingerMoves, type Wishes } from './driver.ts';
import type { Spoken, State } from './spoken.ts';

/** Chromium by Playwright. */
export async function startChromium({
  reducedMotion = false,
  forcedColours = false,
}: Wishes = {}): Promise<Driver> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColours ? 'active' : 'none',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let hasTouch = false;
  return {
    engine: 'Chromium',
    leavesWindow: true,
    goto: async (url) => {
      if (hasTouch) await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      hasTouch = false;
      await page.goto(url);
    },
    evaluate: async (fn, ...args) => (await page.evaluate(callOf(fn, args))) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    down: (button = 'left') => page.mouse.down({ button }),
    up: (button = 'left') => page.mouse.up({ button }),
    fingers: async (...moments) => {
      // Touch emulation must outlast the tap, and ends with the next change of size.
      if (!hasTouch) {
        await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        // The first tap afterwards is not a click, so spend it on the corner of the window.
        const corner = [{ x: 1, y: 1 }];
        for (const [type, touchPoints] of [
          ['touchStart', corner],
          ['touchEnd', []],
        ] as const) {
          await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
        }
      }
      hasTouch = true;
      for (const { now, put, moved, lifted } of fingerMoves(moments)) {
        const type = put.length > 0 ? 'touchStart' : lifted.length > 0 ? 'touchEnd' : 'touchMove';
        if (type === 'touchMove' && moved.length === 0) continue;
        const touchPoints = now.map(({ x, y }, id) => ({ x, y, id }));
        await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      }
    },
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    resize: async (width, height) => {
      await page.setViewportSize({ width, height });
      hasTouch = false;
    },
    spoken: () => accessibilityTree(page),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** The tree that Chromium creates for screen readers. */
async function accessibilityTree(page: Page): Promise<Spoken[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const said: Spoken[] = [];
  const visit = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const { ignored, role, name, value, properties = [] } = node;
    const told = new Map<string, unknown>(properties.map((one) => [one.name, one.value.value]));
    if (!ignored) {
      said.push({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        value: String(value?.value ?? ''),
        level: role?.value === 'heading' ? Number(told.get('level')) : 0,
        states: statesOf(told),
      });
    }
    for (const child of node.childIds ?? []) visit(child);
  };
  if (nodes[0]) visit(nodes[0].nodeId);
  return said;
}

/** Chromium does not report the current item here. */
function statesOf(told: ReadonlyMap<string, unknown>): State[] {
  const is = (name: string) => String(told.get(name)) === 'true';
  const states: State[] = [];
  if (told.has('expanded')) states.push(is('expanded') ? 'expanded' : 'collapsed');
  if (told.has('pressed')) states.push(is('pressed') ? 'pressed' : 'not pressed');
  if (told.get('checked') === 'mixed') states.push('partly checked');
  else if (told.has('checked')) states.push(is('checked') ? 'checked' : 'not checked');
  if (is('invalid')) states.push('invalid');
  if (is('disabled')) states.push('disabled');
  return states;
}
