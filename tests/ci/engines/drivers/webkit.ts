import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Button, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findWebKit } from '../../../../scripts/engines.mjs';
import { callOf, chordOf, type Driver, fingerMoves, type Wishes } from './driver.ts';
import { madeFingers, madeRightButton } from './made-events.ts';
import { computedRoles } from './webkit-roles.ts';

/** WebDriver's key codes. A letter needs none. */
const keys: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
};
const codeOf = (key: string) => keys[key] ?? key;

/** Without a GPU, WebKit's compositor uses Mesa's software GL, which sometimes crashes. */
const withoutGl = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** WebKit by its own WebDriver, on a virtual screen. */
export async function startWebKit({ reducedMotion = false }: Wishes = {}): Promise<Driver> {
  const { driver: program, display, browser } = findWebKit();
  const port = await freePort();
  // GTK's settings determine what the page receives.
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  const animates = `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`;
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), animates);
  // A process group, so that the screen and the browser end together.
  const server = spawn(display, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...withoutGl, XDG_CONFIG_HOME: settings },
  });
  const end = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  };
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await isListening(url);

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const begin = async () => {
    const begun = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await begun.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
    return begun;
  };
  let session = await begin();
  let place = { x: 0, y: 0 };
  const hand = () => session.actions({ async: true });
  let size: { width: number; height: number } | undefined;

  const resize = async (width: number, height: number) => {
    size = { width, height };
    const own = await session.executeScript<number>('return outerHeight - innerHeight');
    const rect = { x: 0, y: 0, width, height: height + own };
    await session.manage().window().setRect(rect);
  };

  /** A crash ends the session, but the following tests must not fail. */
  const revive = async () => {
    try {
      await session.getWindowHandle();
    } catch (error) {
      if ((error as Error).name !== 'NoSuchSessionError') throw error;
      session = await begin();
      if (size) await resize(size.width, size.height);
    }
  };

  const evaluate: Driver['evaluate'] = async (fn, ...args) => {
    const outcome = await session.executeAsyncScript<{ error?: string; value?: never }>(
      `const [done] = arguments;
      Promise.resolve()
        .then(() => ${callOf(fn, args)})
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.value as never;
  };

  return {
    engine: 'WebKit',
    leavesWindow: false,
    goto: async (to) => {
      await revive();
      await session.get(to);
    },
    evaluate,
    moveTo: (x, y) => {
      place = { x, y };
      const to = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
      return hand().move(to).perform();
    },
    down: (button = 'left') =>
      button === 'left'
        ? hand().press(Button.LEFT).perform()
        : evaluate(madeRightButton, 'pointerdown', place),
    up: (button = 'left') =>
      button === 'left'
        ? hand().release(Button.LEFT).perform()
        : evaluate(madeRightButton, 'pointerup', place),
    fingers: (...moments) => evaluate(madeFingers, fingerMoves(moments)),
    press: (chord) => {
      const { held, key } = chordOf(chord);
      const all = [...held, key].map(codeOf);
      const pressed = all.reduce((steps, one) => steps.keyDown(one), hand());
      return all
        .reverse()
        .reduce((steps, one) => steps.keyUp(one), pressed)
        .perform();
    },
    type: (text) => hand().sendKeys(text).perform(),
    resize: async (width, height) => {
      await revive();
      await resize(width, height);
    },
    spoken: () => computedRoles(session),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      // A crashed one has already ended.
      await session.quit().catch(() => {});
      end();
      await once(server, 'exit');
      rmSync(settings, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The driver accepts commands a few seconds after its start. */
async function isListening(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answers = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
